import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Colleague } from '../../review/schema.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'
import { sendBeforeComparing } from '../compare/compared-path.ts'
import type { EditedObject } from '../pages/use-status.ts'
import { currentSession } from '../session/current-session.ts'
import { reviewOf } from './review-store.ts'
import { dropStoredText, readStoredText, storeText } from './stored-text.ts'

/** Hands the draft over for review: to a colleague who may publish it, or to all of them, with a word. */
export default function ReviewDialog({ subject, onClose }: { subject: EditedObject; onClose: () => void }) {
  const { contentType, objectId } = subject
  const place = `request/${contentType}/${objectId}`
  const [colleagues, setColleagues] = useState<Colleague[]>()
  const [reviewer, setReviewer] = useState('')
  const [message, setMessage] = useState(() => readStoredText(place))
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    request<Colleague[]>('GET', `/api/review/colleagues/${contentType}`).then(
      (all) => setColleagues(all.filter(({ isMe, mayPublish }) => mayPublish && !isMe)),
      (error) => setFailure(failureText(error)),
    )
  }, [contentType])
  async function ask(): Promise<void> {
    if (isSending) return
    setSending(true)
    setFailure('')
    const body = { reviewer: reviewer || null, message }
    try {
      await sendBeforeComparing()
      await request('POST', `/api/review/requests/${contentType}/${objectId}`, body)
    } catch (error) {
      setFailure(failureText(error))
      return setSending(false)
    }
    dropStoredText(place)
    await tellSession()
    onClose()
  }
  return (
    <Dialog title={t('Hand over for review')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void ask()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
        }}
      >
        <label className={forms.field}>
          <span>{t('Who is to review it')}</span>
          <select data-starts-here value={reviewer} onChange={({ target }) => setReviewer(target.value)}>
            <option value="">{t('Everybody who may publish')}</option>
            {colleagues?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={forms.field}>
          <span>{t('A word with it, optional')}</span>
          <textarea
            {...NO_PASSWORD_MANAGER}
            rows={3}
            maxLength={1000}
            value={message}
            onChange={({ target }) => {
              setMessage(target.value)
              storeText(place, target.value)
            }}
          />
        </label>
        <p className={forms.hint}>{t('If the page is changed afterwards, the review ends and you hand it over again.')}</p>
        {failure && (
          <p role="alert" className={forms.error}>
            {failure}
          </p>
        )}
        <button type="submit" className={forms.action} disabled={isSending} aria-keyshortcuts="Control+Enter" title={t('Ctrl Enter')}>
          {t('Hand over')}
        </button>
      </form>
    </Dialog>
  )
}

async function tellSession(): Promise<void> {
  const session = currentSession()
  if (!session) return
  await reviewOf(session).load()
  session.showToast(t('Handed over for review.'))
}
