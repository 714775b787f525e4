import type { ReactNode } from 'react'
import styles from './Strip.module.css'

/** A block of one or two sentences: title on the left, text on the right. */
export function Strip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.strip}>
      <h2>{title}</h2>
      <div className={styles.words}>{children}</div>
    </section>
  )
}
