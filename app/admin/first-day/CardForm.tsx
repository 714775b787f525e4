import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import styles from './first-day.module.css'

/** Where the buttons below a card lead. */
export type CardWays = {
  next: string
  onNext: () => void
  /** what was entered is stored, and the card begins anew */
  onSaved: () => void
  onBack: (() => void) | undefined
  onPutOff: () => void
  onDirty: (isDirty: boolean) => void
}

type Props = {
  title: string
  lead: string
  ways: CardWays
  /** whether something was entered that is not saved */
  isDirty: boolean
  /** whether the card can be left to the next one without anything being entered */
  isDone: boolean
  isReady?: boolean
  save: () => Promise<void>
  children: (errors: Record<string, string[]>) => ReactNode
}

/** One card: what it asks, and the ways on, back and past it. What was entered stays when saving fails. */
export function CardForm({ title, lead, ways, isDirty, isDone, isReady = true, save, children }: Props) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [failure, setFailure] = useState('')
  const [state, setState] = useState<'asked' | 'saving' | 'saved'>('asked')

  const isUnsaved = isDirty && state !== 'saved'
  const { onDirty } = ways
  useEffect(() => onDirty(isUnsaved), [onDirty, isUnsaved])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isDirty && isDone) ways.onNext()
    else send()
  }
  function send(): void {
    setFailure('')
    setErrors({})
    setState('saving')
    save().then(
      () => {
        setState('saved')
        ways.onSaved()
      },
      (error) => {
        setState('asked')
        setFailure(failureText(error))
        setErrors(error instanceof ApiError ? (error.problem.errors ?? {}) : {})
      },
    )
  }

  return (
    <form className={styles.card} noValidate onSubmit={submit}>
      <div className={styles.asked}>
        <div className={form.fields}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children(errors)}
          <p role="alert" className={form.error}>
            {failure}
          </p>
        </div>
      </div>
      <div className={styles.ways}>
        {ways.onBack && (
          <button type="button" className={form.second} onClick={ways.onBack}>
            {t('Back|first day')}
          </button>
        )}
        {!isDone && (
          <button type="button" className={styles.putOff} onClick={ways.onPutOff}>
            {t('Put off')}
          </button>
        )}
        <button type="submit" className={form.action} disabled={state !== 'asked' || !isReady || (!isDirty && !isDone)}>
          {state === 'saving' ? t('One moment…') : ways.next}
        </button>
      </div>
    </form>
  )
}
