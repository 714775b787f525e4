import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'
import { SmartLink } from './SmartLink.tsx'

/**
 * A selected option with a link that removes it; the filtered list controls scrolling itself.
 * @param label the link's accessible name, since it shows only a cross
 */
export function Chip({ children, to, label }: { children: string; to: string; label: string }) {
  return (
    <SmartLink to={to} isChoice className={styles.chip} aria-label={label}>
      {children} <Icon name="close" />
    </SmartLink>
  )
}
