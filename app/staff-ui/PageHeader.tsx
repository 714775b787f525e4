import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'
import form from './screen.module.css'

type Props = {
  title: string
  /** purpose of the screen, if not obvious */
  lead?: string
  /** result or failure of the last action */
  notice?: string
  children?: ReactNode
}

/** The header of a screen: title, actions and notice. */
export function PageHeader({ title, lead, notice = '', children }: Props) {
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        {children && <div className={form.actions}>{children}</div>}
      </header>
      {lead && <p className={styles.lead}>{lead}</p>}
      <p role="status" aria-live="polite" className={form.ok}>
        {notice}
      </p>
    </>
  )
}
