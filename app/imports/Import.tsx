import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import form from '../staff-ui/screen.module.css'
import { Table } from '../staff-ui/table/Table.tsx'
import { failureText } from '../staff-ui/use-action.ts'
import { Field } from '../ui/Field.tsx'
import type { ImportResult } from './apply-lines.server.ts'
import { HiddenLinesNote } from './HiddenLinesNote.tsx'
import { ImportChoices } from './ImportChoices.tsx'
import { ImportSummary } from './ImportSummary.tsx'
import styles from './import.module.css'
import type { ImportChoice, RejectedLine } from './imported-line.ts'
import { PastImports } from './PastImports.tsx'
import type { readImports } from './stored-imports.server.ts'
import type { ImportState } from './tables.ts'

/** The progress of an import, as the API returns it. */
type Progress = {
  state: ImportState
  done: number
  all: number
  counts: ImportResult['counts'] | null
  rejected: RejectedLine[] | null
}
/** The preview and the choices it was made with. */
type Shown = { result: ImportResult; choices: ImportChoice[] }
const POLL_MS = 400

/** The import of a programme from a spreadsheet or a calendar: preview, import, past imports with undo. */
export function Import({ imports }: { imports: Awaited<ReturnType<typeof readImports>> }) {
  const [file, setFile] = useState<File | null>(null)
  const [choices, setChoices] = useState<ImportChoice[]>([])
  const [shown, setShown] = useState<Shown | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [runId, setRunId] = useState<number | null>(null)
  const [failure, setFailure] = useState('')
  const outcome = useRef<HTMLDivElement>(null)
  const progress = useProgress(runId)

  async function send<T>(isDryRun: boolean): Promise<T | undefined> {
    if (!file) return undefined
    const body = new FormData()
    body.set('file', file)
    body.set('dry_run', String(isDryRun))
    body.set('clears', choices.join(','))
    setBusy(true)
    setFailure('')
    setRunId(null)
    return request<T>('POST', '/api/admin/import', body)
      .catch((error) => {
        setFailure(failureText(error))
        return undefined
      })
      .finally(() => setBusy(false))
  }

  async function show(): Promise<void> {
    const result = await send<ImportResult>(true)
    setShown(result ? { result, choices } : null)
  }

  async function start(): Promise<void> {
    const started = await send<{ id: number }>(false)
    // The button disappears; the focus moves to the progress.
    if (started) outcome.current?.focus()
    setRunId(started?.id ?? null)
  }

  const result = shown?.result
  const isStale = shown !== null && shown.choices.join() !== choices.join()
  const pendingCount = result && !isStale ? result.counts.create + result.counts.change : 0
  return (
    <>
      <PageHeader
        title={t('Import programme')}
        lead={t(
          'An Excel file (.xlsx), a calendar (.ics) or a table saved as CSV. A table has the columns Produktion, Raum, Beginn and, optionally, Ende, Status, Hinweis, Shopnummer, Ticketseite, Kennung. In a calendar, the summary is the production and the location is the room. Existing performances are updated and new ones created. Nothing is deleted, and empty cells are ignored.',
        )}
        notice={progress?.state === 'done' ? doneText(progress) : ''}
      />
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          void show()
        }}
      >
        <div className={form.fields}>
          <Field label={t('File')} error={failure}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".xlsx,.ics,.csv,text/csv,text/calendar,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                onChange={(event) => {
                  setFile(event.target.files?.[0] ?? null)
                  setShown(null)
                  setChoices([])
                  setRunId(null)
                }}
              />
            )}
          </Field>
        </div>
        {result && runId === null && (
          <ImportChoices result={result} choices={choices} onChange={setChoices} onApply={() => void show()} isChanged={isStale} />
        )}
        <div className={form.actions}>
          <button type="submit" className={form.second} disabled={!file} aria-disabled={isBusy}>
            {t('Preview changes')}
          </button>
          {pendingCount > 0 && runId === null && (
            <button type="button" className={form.action} aria-disabled={isBusy} onClick={() => !isBusy && void start()}>
              {t('Import {n} performances', { n: pendingCount })}
            </button>
          )}
        </div>
      </form>
      <div ref={outcome} tabIndex={-1}>
        {progress && progress.state !== 'done' && <Running progress={progress} />}
        {progress?.state === 'done' && <Rejected progress={progress} />}
        {result && !isStale && progress?.state !== 'done' && <ImportSummary result={result} />}
      </div>
      <PastImports imports={imports} />
    </>
  )
}

/** Polls the progress of an import until it has ended. */
function useProgress(id: number | null): Progress | null {
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<Progress | null>(null)
  useEffect(() => {
    setProgress(null)
    if (id === null) return
    let timer: ReturnType<typeof setTimeout>
    async function poll(): Promise<void> {
      const response = await request<Progress>('GET', `/api/admin/import/${id}`).catch(() => null)
      if (response) setProgress(response)
      if (response?.state !== 'done' && response?.state !== 'failed') timer = setTimeout(poll, POLL_MS)
      else await revalidate()
    }
    void poll()
    return () => clearTimeout(timer)
  }, [id, revalidate])
  return progress
}

/** The final message with the counts, which may differ from the preview. */
function doneText({ counts }: Progress): string {
  const counted = counts ? t('{create} new, {change} changed, {same} unchanged, {rejected} rejected.', counts) : ''
  return `${t('Programme imported.')} ${counted}`.trim()
}

function Running({ progress: { state, done, all } }: { progress: Progress }) {
  if (state === 'failed')
    return (
      <p role="alert">
        {t('The import failed. Anything already imported is kept. Import the file again to add the rest, or undo the import below.')}
      </p>
    )
  return (
    <p role="status">
      <label>
        {t('Importing the programme. You can leave this page.')} <progress {...(all > 0 ? { value: done, max: all } : {})} />
      </label>{' '}
      {all > 0 && t('{done} of {all}', { done, all })}
    </p>
  )
}

/** The lines rejected in the end, with reasons; they may differ from the preview. */
function Rejected({ progress: { counts, rejected } }: { progress: Progress }) {
  if (!rejected || rejected.length === 0) return null
  return (
    <section aria-label={t('Rejected rows')}>
      <h2 className={styles.summary}>{t('Rejected rows')}</h2>
      <Table
        head={[t('Row'), t('Performance'), t('Details')]}
        empty=""
        rows={rejected.map(({ line, title, reasons }, index) => ({ key: index, cells: [line, title, reasons.join(' · ')] }))}
      />
      <HiddenLinesNote count={(counts?.rejected ?? 0) - rejected.length} />
    </section>
  )
}
