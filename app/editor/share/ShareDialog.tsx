import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { PreviewLink } from '../../review/schema.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'
import { sendBeforeComparing } from '../compare/compared-path.ts'
import type { EditedObject } from '../pages/use-status.ts'
import { CopyAddress } from './CopyAddress.tsx'
import { endInDays } from './end-in-days.ts'
import { PreviewLinkList } from './PreviewLinkList.tsx'
import styles from './share.module.css'

/** How long a link is valid that nobody has chosen otherwise for. */
const USUAL_DAYS = 7
const CHOICES_DAYS = [1, 7, 30] as const

type Props = { subject: EditedObject; onClose: () => void }

/**
 * Shares an object's draft: makes a link for people without an account, which ends by itself, and lists those there are. The
 * address is shown once, when it is made: the server keeps no more than a hash of it.
 */
export default function ShareDialog({ subject: { contentType, objectId }, onClose }: Props) {
  const path = `/api/review/preview-links/${contentType}/${objectId}`
  const [links, setLinks] = useState<PreviewLink[]>()
  const [endsAt, setEndsAt] = useState(() => endInDays(new Date(), USUAL_DAYS))
  const [note, setNote] = useState('')
  const [made, setMade] = useState<{ url: string; note: string }>()
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function load(): Promise<void> {
    setFailed(false)
    await request<PreviewLink[]>('GET', path).then(setLinks, () => setFailed(true))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an object
  useEffect(() => void load(), [path])

  async function make(): Promise<void> {
    setSending(true)
    setFailure('')
    try {
      await sendBeforeComparing()
      const { url } = await request<{ url: string }>('POST', path, { endsAt, note })
      setMade({ url, note })
      setNote('')
    } catch (error) {
      setFailure(reasonOf(error))
    }
    await load()
    setSending(false)
  }
  async function end(id: number): Promise<void> {
    setFailure('')
    try {
      await request('DELETE', `/api/review/preview-links/${id}`)
      await load()
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return (
    <Dialog title={t('Share')} onClose={onClose}>
      <p className={styles.lead}>
        {t('A preview link shows this page as visitors would see it with all changes, to people without an account, until it ends.')}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <label className={forms.field}>
          <span>{t('For whom, optional')}</span>
          <input
            {...NO_PASSWORD_MANAGER}
            data-starts-here
            type="text"
            maxLength={120}
            value={note}
            placeholder={t('Press, sponsors, …')}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        <div className={styles.end}>
          <label className={forms.field}>
            <span>{t('Valid until')}</span>
            <input type="datetime-local" required value={endsAt} onChange={(event) => setEndsAt(event.target.value)} />
          </label>
          <fieldset className={styles.days} aria-label={t('Valid for')}>
            {CHOICES_DAYS.map((days) => {
              const value = endInDays(new Date(), days)
              return (
                <button key={days} type="button" aria-pressed={endsAt.slice(0, 10) === value.slice(0, 10)} onClick={() => setEndsAt(value)}>
                  {t('{n} days', { n: days })}
                </button>
              )
            })}
          </fieldset>
        </div>
        {failure && (
          <p role="alert" className={forms.error}>
            {failure}
          </p>
        )}
        <button type="submit" className={forms.action} disabled={isSending}>
          {t('Create preview link')}
        </button>
      </form>
      {made && <CopyAddress key={made.url} url={made.url} note={made.note} />}
      <h3 className={styles.heading}>{t('Preview links')}</h3>
      <PreviewLinkList links={links} hasFailed={hasFailed} tryAgain={() => void load()} onEnd={(id) => void end(id)} />
    </Dialog>
  )
}

/** What is wrong with a field, else why it failed. */
function reasonOf(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.problem.errors ?? {}).flat() : []
  return fields[0] ?? failureText(error)
}
