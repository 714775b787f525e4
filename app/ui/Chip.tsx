import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'
import { SmartLink } from './SmartLink.tsx'

/**
 * A selected option with a link that removes it; the filtered list controls scrolling itself. Crawlers do
 * not follow it: combinations of filters are too many, and show nothing that is not in the whole list.
 * @param label the link's accessible name, since it shows only a cross
 */
export function Chip({ children, to, label }: { children: string; to: string; label: string }) {
  return (
    <SmartLink to={to} rel="nofollow" isChoice className={styles.chip} aria-label={label}>
      {children} <Icon name="close" />
    </SmartLink>
  )
}
