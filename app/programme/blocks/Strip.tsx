import type { ReactNode } from 'react'
import styles from './Strip.module.css'

/** A block of a sentence or two: what it is on the left, what is said on the right. */
export function Strip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.strip}>
      <h2>{title}</h2>
      <div className={styles.words}>{children}</div>
    </section>
  )
}
