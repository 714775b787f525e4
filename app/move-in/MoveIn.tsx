import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import form from '../staff-ui/screen.module.css'
import { failureText } from '../staff-ui/use-action.ts'
import { Field } from '../ui/Field.tsx'
import { MoveInRun, type ShownRun } from './MoveInRun.tsx'
import styles from './move-in.module.css'
import { PastMoveIns } from './PastMoveIns.tsx'
import type { listMoveIns } from './stored-move-ins.server.ts'

type Props = { run: ShownRun | undefined; past: Awaited<ReturnType<typeof listMoveIns>> }
const POLL_MS = 700

/** Moving another site in: its address or export file, what would be moved, the move, and earlier ones with undo. */
export function MoveIn({ run, past }: Props) {
  const { revalidate } = useRevalidator()
  const isBusy = run !== undefined && ['reading', 'moving', 'undoing'].includes(run.state)
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => void revalidate(), POLL_MS)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
  return (
    <>
      <PageHeader
        title={t('Move in')}
        lead={t(
          'Brings another site here: from WordPress with The Events Calendar, from a WordPress export file, or from any site page by page. First you see what would come; nothing is written before you say so, and everything can be taken back.',
        )}
      />
      <Source />
      {run && <MoveInRun run={run} />}
      <PastMoveIns past={past.filter(({ id }) => id !== run?.id)} />
    </>
  )
}

/** Asks where the other site is. */
function Source() {
  const navigate = useNavigate()
  const [address, setAddress] = useState('')
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)

  async function read(send: () => Promise<{ id: number }>): Promise<void> {
    setFailure('')
    setSending(true)
    await send()
      .then(({ id }) => navigate(`/cms-hub/move-in?run=${id}`))
      .catch((error) => setFailure(failureText(error)))
      .finally(() => setSending(false))
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void read(() => request('POST', '/api/admin/move-ins', { address }))
  }
  function onFile(file: File | undefined): void {
    if (!file) return
    const body = new FormData()
    body.set('file', file)
    void read(() => request('POST', '/api/admin/move-ins/file', body))
  }
  return (
    <form className={form.form} onSubmit={onSubmit} noValidate>
      <div className={form.fields}>
        <Field label={t('Address of your present site')} error={failure}>
          {(control) => (
            <input
              {...control}
              type="url"
              inputMode="url"
              autoComplete="url"
              placeholder="https://"
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </Field>
      </div>
      <div className={form.actions}>
        <button type="submit" className={form.action} disabled={isSending || address.trim() === ''}>
          {isSending ? t('One moment…') : t('Look what is there')}
        </button>
        <label className={`${form.second} ${styles.file}`}>
          {t('Or: WordPress export file (.xml)')}
          <input
            type="file"
            accept=".xml,text/xml,application/xml"
            className="visually-hidden"
            disabled={isSending}
            onChange={({ target }) => onFile(target.files?.[0])}
          />
        </label>
      </div>
    </form>
  )
}
