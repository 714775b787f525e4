import type { ReactNode } from 'react'
import styles from './Mark.module.css'

/** A word in a hairline frame that says something special about what stands beside it. */
export function Mark({ children, strong }: { children: ReactNode; strong?: boolean }) {
  return <span className={`${styles.mark} ${strong ? styles.strong : ''}`}>{children}</span>
}
