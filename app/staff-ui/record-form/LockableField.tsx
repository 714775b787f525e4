import type { ReactNode } from 'react'
import styles from '../screen.module.css'

type Props = {
  name: string
  /** stands beside another short one */
  isShort: boolean
  /** the viewer's role may not change it */
  isLocked: boolean
  /** id of the text that says why */
  reason: string
  children: ReactNode
}

/** A field of a record's form, which its role may keep somebody from changing. */
export function LockableField({ name, isShort, isLocked, reason, children }: Props) {
  if (!isLocked) {
    return (
      <div className={styles.named} data-field={name} data-short={isShort || undefined}>
        {children}
      </div>
    )
  }
  return (
    <fieldset className={styles.locked} data-field={name} data-short={isShort || undefined} disabled aria-describedby={reason}>
      {children}
    </fieldset>
  )
}
