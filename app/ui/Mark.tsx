import type { ReactNode } from 'react'
import styles from './Mark.module.css'

/** A label in a hairline frame that marks something special about the text beside it. */
export function Mark({ children, strong }: { children: ReactNode; strong?: boolean }) {
  return <span className={`${styles.mark} ${strong ? styles.strong : ''}`}>{children}</span>
}
