import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { EntrySummary } from '../../forms/index.server.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import { TextArea } from '../../staff-ui/inputs/TextArea.tsx'
import form from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import styles from './entries.module.css'
import { useKeptText } from './use-kept-text.ts'

type Props = { entry: EntrySummary; ownAddress: string; isMailing: boolean }

/** Answers an entry by email, and says before what is sent. */
export function AnswerForm(props: Props) {
  const { entry, ownAddress, isMailing } = props
  const { written, outcome, send } = useAnswer(entry, isMailing)
  if (!entry.replyTo)
    return (
      <p className={styles.quiet}>
        {t(
          entry.state === 'unconfirmed'
            ? 'It can be answered once the sender has confirmed the address.'
            : 'It cannot be answered from here: no email address was given.',
        )}
      </p>
    )
  return (
    <form
      className={styles.writing}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        void send(submitter?.dataset.closes !== undefined)
      }}
    >
      <div className={form.fields}>
        <TextArea
          label={t('Answer to {address}', { address: entry.replyTo })}
          help={`${t('The email contains your text and below it what was sent to you. Replies to it go to {address}.', { address: ownAddress })}${
            isMailing ? '' : ` ${t('No mail server is configured: it stays in the outbox.')}`
          }`}
          rows={6}
          value={written.text}
          onChange={written.write}
          error={outcome.failure || undefined}
        />
      </div>
      <div className={form.actions}>
        <button type="submit" data-closes className={form.action}>
          {t('Send and mark as done')}
        </button>
        <button type="submit" className={form.second}>
          {t('Only send')}
        </button>
      </div>
      <p role="status" className={form.ok}>
        {outcome.done}
      </p>
    </form>
  )
}

function useAnswer({ id, answers }: EntrySummary, isMailing: boolean) {
  const { revalidate } = useRevalidator()
  const written = useKeptText(`entry/${id}/answer`, '')
  const [outcome, setOutcome] = useState({ failure: '', done: '' })
  const [isBusy, setBusy] = useState(false)
  // The same as long as this answer is not sent, so that a second attempt after a lost connection does not send it twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  async function send(isDone: boolean) {
    if (isBusy) return
    if (!written.text.trim()) return setOutcome({ failure: t('Please write the answer first.'), done: '' })
    setBusy(true)
    const done = t(isMailing ? 'The answer is on its way.' : 'The answer is in the outbox. No mail has been sent.')
    try {
      await request('POST', `/api/admin/entries/${id}/answers`, { key, text: written.text, seen: answers.length, isDone })
      written.forget()
      setKey(crypto.randomUUID())
      setOutcome({ failure: '', done })
      await revalidate()
    } catch (error) {
      setOutcome({ failure: failureText(error), done: '' })
      // What a colleague has answered meanwhile is shown; what was written here stays.
      if (error instanceof ApiError && error.problem.code === 'conflict') await revalidate()
    }
    setBusy(false)
  }
  return { written, outcome, send }
}
