import { useEffect, useRef, useState } from 'react'
import { call } from '../../editor/call.ts'
import { writtenMoment } from '../../platform/format/wall-clock.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { MessageId } from '../../platform/i18n/message-ids.ts'
import { Field } from '../../ui/Field.tsx'
import form from '../form/form.module.css'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { Table } from '../list/Table.tsx'
import type { ImportState } from '../tables.ts'
import { failureText } from '../use-action.ts'
import type { PlannedChange } from './changes-of-line.ts'
import styles from './import.module.css'
import { MAX_SHOWN_LINES, type RejectedLine } from './imported-line.ts'
import type { PlannedLine } from './plan.server.ts'
import type { ImportResult } from './run.server.ts'

const ACTIONS: Record<PlannedLine['action'], MessageId> = {
  rejected: 'Rejected',
  create: 'New',
  change: 'Changed',
  same: 'As it is',
}
const FIELD_NAMES: Record<PlannedChange['field'], MessageId> = {
  startsAt: 'Begins',
  endsAt: 'Ends',
  roomId: 'Room',
  status: 'Status',
  note: 'Note',
  idJet: 'Number in the ticket shop',
  ticketUrl: 'Page in the ticket shop',
  productionId: 'Production (one)',
  planningId: 'Number in the planning system',
}
/** Rejected lines first: they are what somebody has to look at. */
const ORDER = Object.keys(ACTIONS)

/** What the server says of an import that is under way. */
type Progress = {
  state: ImportState
  done: number
  all: number
  counts: ImportResult['counts'] | null
  rejected: RejectedLine[] | null
}
const ASK_EVERY_MS = 400

/** A programme out of a spreadsheet or a calendar: first what it would change, then the change itself. */
export function Import() {
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)
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
    setBusy(true)
    setFailure('')
    setRunId(null)
    try {
      return await call<T>('POST', '/api/admin/import', body)
    } catch (error) {
      setFailure(failureText(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }

  async function start(): Promise<void> {
    const started = await send<{ id: number }>(false)
    // The button goes; the focus goes on where it is told how it fares.
    if (started) outcome.current?.focus()
    setRunId(started?.id ?? null)
  }

  const waiting = result ? result.counts.create + result.counts.change : 0
  return (
    <>
      <ScreenHead
        title={t('Import of the programme')}
        lead={t(
          'An Excel file (.xlsx), a calendar (.ics) or a table saved as CSV. A table has the columns Produktion, Raum, Beginn and, where wanted, Ende, Status, Hinweis, Shopnummer, Ticketseite, Kennung; in a calendar the summary names the production and the place the room. Known performances are changed, others are made; nothing is deleted.',
        )}
        notice={progress?.state === 'done' ? doneInWords(progress) : ''}
      />
      <form
        className={form.form}
        onSubmit={async (event) => {
          event.preventDefault()
          setResult((await send<ImportResult>(true)) ?? null)
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
                  setResult(null)
                  setRunId(null)
                }}
              />
            )}
          </Field>
        </div>
        <div className={form.actions}>
          <button type="submit" className={form.second} disabled={!file || isBusy}>
            {t('Show what would change')}
          </button>
          {waiting > 0 && runId === null && (
            <button type="button" className={form.action} disabled={isBusy} onClick={start}>
              {t('Import {n} performances', { n: waiting })}
            </button>
          )}
        </div>
      </form>
      <div ref={outcome} tabIndex={-1}>
        {progress && progress.state !== 'done' && <Running progress={progress} />}
        {progress?.state === 'done' && <Rejected progress={progress} />}
        {result && progress?.state !== 'done' && <Outcome result={result} />}
      </div>
    </>
  )
}

/** Asks how an import fares until it has ended; it goes on by itself when nobody asks. */
function useProgress(id: number | null): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null)
  useEffect(() => {
    setProgress(null)
    if (id === null) return
    let timer: ReturnType<typeof setTimeout>
    async function ask(): Promise<void> {
      const answer = await call<Progress>('GET', `/api/admin/import/${id}`).catch(() => null)
      if (answer) setProgress(answer)
      if (answer?.state !== 'done' && answer?.state !== 'failed') timer = setTimeout(ask, ASK_EVERY_MS)
    }
    void ask()
    return () => clearTimeout(timer)
  }, [id])
  return progress
}

/** That it is done, and what came of it: something may have been changed by others since it was looked at. */
function doneInWords({ counts }: Progress): string {
  const came = counts ? t('{create} new, {change} changed, {same} as they are, {rejected} rejected.', counts) : ''
  return `${t('The programme has been imported.')} ${came}`.trim()
}

function Running({ progress: { state, done, all } }: { progress: Progress }) {
  if (state === 'failed')
    return <p role="alert">{t('The import has failed. What was imported stays; import the file again for the rest.')}</p>
  return (
    <p role="status">
      <label>
        {t('The programme is being imported. You may leave this page.')} <progress {...(all > 0 ? { value: done, max: all } : {})} />
      </label>{' '}
      {all > 0 && t('{done} of {all}', { done, all })}
    </p>
  )
}

function Outcome({ result: { counts, warned, newProductions, lines } }: { result: ImportResult }) {
  const sorted = lines.toSorted((a, b) => urgencyOf(a) - urgencyOf(b) || a.line - b.line)
  return (
    <section aria-live="polite" aria-label={t('What would change')}>
      <p className={styles.summary}>
        {t('{create} new, {change} changed, {same} as they are, {rejected} rejected.', counts)}{' '}
        {warned > 0 && <strong>{t('Something stands in the way of {n} lines.', { n: warned })}</strong>}{' '}
        {newProductions.length > 0 && t('New productions, offline for now: {names}.', { names: newProductions.join(', ') })}
      </p>
      <Table
        head={[t('Line'), t('Performance'), t('State'), t('Details')]}
        empty={t('There is nothing here yet.')}
        rows={sorted.slice(0, MAX_SHOWN_LINES).map((line, index) => ({
          // An entry of a calendar that repeats becomes several performances with the same number.
          key: index,
          cells: [line.line, line.title, t(ACTIONS[line.action]), <Details key="details" line={line} />],
        }))}
      />
      <Unshown count={sorted.length - MAX_SHOWN_LINES} />
    </section>
  )
}

/** What was left out in the end, with the reasons: somebody may have changed the house since it was looked at. */
function Rejected({ progress: { counts, rejected } }: { progress: Progress }) {
  if (!rejected || rejected.length === 0) return null
  return (
    <section aria-label={t('What was rejected')}>
      <h2 className={styles.summary}>{t('What was rejected')}</h2>
      <Table
        head={[t('Line'), t('Performance'), t('Details')]}
        empty=""
        rows={rejected.map(({ line, title, reasons }, index) => ({ key: index, cells: [line, title, reasons.join(' · ')] }))}
      />
      <Unshown count={(counts?.rejected ?? 0) - rejected.length} />
    </section>
  )
}

function Unshown({ count }: { count: number }) {
  return count > 0 && <p>{t('{n} further lines are not shown.', { n: count })}</p>
}

/** Rejected lines first, then those in whose way something stands. */
function urgencyOf({ action, warnings }: PlannedLine): number {
  return action !== 'rejected' && warnings.length > 0 ? ORDER.indexOf('rejected') + 0.5 : ORDER.indexOf(action)
}

function Details({ line: { reasons, warnings, changes } }: { line: PlannedLine }) {
  return (
    <>
      {warnings.length > 0 && (
        <ul className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {[...reasons, ...changes.map(inWords)].join(' · ')}
    </>
  )
}

function inWords({ field, from, to }: PlannedChange): string {
  const shown = (text: string) => (text === '' ? '–' : field === 'startsAt' || field === 'endsAt' ? writtenMoment(text) : text)
  return `${t(FIELD_NAMES[field])}: ${shown(from)} → ${shown(to)}`
}
