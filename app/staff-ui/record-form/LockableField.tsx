import { type ReactNode, use, useId } from 'react'
import styles from '../screen.module.css'
import { LockedFieldsContext } from './locked-fields.ts'

type Props = {
  name: string
  /** stands beside another short one */
  isShort: boolean
  /** the viewer's role may not change it */
  isLocked: boolean
  /** id of the text that says why */
  reason: string
  /** @param isLocked whether it is shown without what changes it, for whatever reason */
  children: (isLocked: boolean) => ReactNode
}

/** A field of a record's form, which its role or where it comes from may keep somebody from changing. */
export function LockableField({ name, isShort, isLocked, reason, children }: Props) {
  const led = use(LockedFieldsContext)?.[name]
  const noteId = useId()
  const isLed = led !== undefined
  if (!isLocked && !isLed) {
    return (
      <div className={styles.named} data-field={name} data-short={isShort || undefined}>
        {children(false)}
      </div>
    )
  }
  return (
    <fieldset
      className={styles.locked}
      data-field={name}
      data-short={isShort || undefined}
      disabled
      aria-describedby={isLed ? noteId : reason}
    >
      {children(true)}
      {isLed && (
        <p id={noteId} className={styles.help}>
          {led}
        </p>
      )}
    </fieldset>
  )
}
