import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { ApiError, request } from '../staff-ui/api-client.ts'
import { Sheet } from '../staff-ui/Sheet.tsx'
import { failureText } from '../staff-ui/use-action.ts'
import type { ActionFormProps } from './desk.ts'
import { UNDO_MINUTES } from './limits.ts'
import { SentenceField } from './SentenceField.tsx'
import styles from './SheetForm.module.css'
import { Switch } from './Switch.tsx'
import { soldWords } from './sale-words.ts'
import type { EveningAction } from './schema.ts'
import type { SentenceState } from './use-sentence.ts'

/** An action without what every one has: the form adds it. */
type OwnPart<Kind = EveningAction> = Kind extends EveningAction ? Omit<Kind, 'base' | 'sentence' | 'showsAlert'> : never

type Props = ActionFormProps & {
  title: string
  sentence: SentenceState
  /** what is done; null while something is to be chosen */
  action: OwnPart | null
  /** what to choose, where nothing is chosen yet */
  lacks?: string
  /** what is done, in a word for the button */
  verb: string
  /** what is true once it is done */
  done: string
  isLoss?: boolean
  /** whether the alert at the top of every page is proposed */
  alertsFirst?: boolean
  /** further switches */
  switches?: ReactNode
  children?: ReactNode
}

/** A sheet with the choices of an action, the sentence that visitors will read, what is done together, and one button. */
export function SheetForm(props: Props) {
  const { evening, performance, sentence, action, children, switches } = props
  // Of what visitors do not see, they are told nothing.
  const mayAlert = evening.mayAlert && performance.isOnline
  const [showsAlert, setShowsAlert] = useState(mayAlert && (props.alertsFirst ?? false))
  const [isTried, setTried] = useState(false)
  const { failure, isBusy, send, refuse } = useSending(props)
  return (
    <Sheet title={props.title} onClose={props.onClose} isTall>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!action) refuse(props.lacks ?? '')
          else if (sentence.text.trim()) void send({ ...action, ...{ base: performance.revision, sentence: sentence.text, showsAlert } })
        }}
      >
        <p className={styles.lead}>{soldWords(performance)}</p>
        {children}
        <SentenceField sentence={sentence} isAsked={action !== null && (isTried || sentence.isOwn)} />
        <div className={styles.together}>
          <p>
            {performance.isOnline
              ? t('Site, schedule, calendar and feeds: at once')
              : t('Offline: visitors see nothing of this performance.')}
          </p>
          {mayAlert && <Switch label={t('Notice on every page')} isOn={showsAlert} onChange={setShowsAlert} />}
          {switches}
        </div>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <button
          type="submit"
          className={styles.submit}
          data-loss={props.isLoss || undefined}
          aria-disabled={!action || !sentence.text.trim() || isBusy}
        >
          {t('{verb} – can be taken back for {minutes} minutes', { verb: props.verb, minutes: UNDO_MINUTES })}
        </button>
      </form>
    </Sheet>
  )
}

function useSending({ performance, sentence, done, onDone }: Props) {
  const { revalidate } = useRevalidator()
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  async function send(action: object) {
    if (isBusy) return
    setIsBusy(true)
    setFailure('')
    try {
      await request('POST', `/api/admin/evening/${performance.id}/actions`, action)
      sentence.forget()
      await onDone(done)
    } catch (error) {
      const isChanged = error instanceof ApiError && error.problem.code === 'conflict'
      setFailure(
        isChanged ? t('Somebody else has changed this performance meanwhile. Please look at it and press again.') : failureText(error),
      )
      // What somebody else did meanwhile is shown at once; what was written here stays.
      if (isChanged) await revalidate()
    }
    setIsBusy(false)
  }
  return { failure, isBusy, send, refuse: setFailure }
}
