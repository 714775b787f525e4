import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'
import { SmartLink } from './SmartLink.tsx'

/**
 * Something that is chosen, and the link that takes it away again; the list that it narrows scrolls by itself.
 * @param label what the link does, for those who do not see the cross
 */
export function Chip({ children, to, label }: { children: string; to: string; label: string }) {
  return (
    <SmartLink to={to} isChoice className={styles.chip} aria-label={label}>
      {children} <Icon name="close" />
    </SmartLink>
  )
}
