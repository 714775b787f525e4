import { type ReactNode, useId } from 'react'
import form from '../../staff-ui/screen.module.css'
import styles from './account.module.css'

/** A part of the account screen under its heading; what was done in it is said to everybody. */
export function Section({ title, notice = '', children }: { title: string; notice?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p role="status" aria-live="polite" className={form.ok} hidden={notice === ''}>
        {notice}
      </p>
      {children}
    </section>
  )
}
