import { useRef, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { ApiError, request } from '../staff-ui/api-client.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import form from '../staff-ui/screen.module.css'
import { failureText } from '../staff-ui/use-action.ts'
import { Field } from '../ui/Field.tsx'
import type { ImportPreview } from './api.server.ts'
import { ColumnMapping } from './ColumnMapping.tsx'
import type { Cells, ColumnMeanings, TableColumn } from './columns.ts'
import { ImportChoices } from './ImportChoices.tsx'
import { doneText, Running, useProgress } from './ImportProgress.tsx'
import { ImportSummary } from './ImportSummary.tsx'
import type { ImportChoice, SheetNote } from './imported-line.ts'
import { PastImports } from './PastImports.tsx'
import { RejectedOfImport } from './RejectedOfImport.tsx'
import { SheetChoice } from './SheetChoice.tsx'
import type { readImports } from './stored-imports.server.ts'

/** The preview, and the choices, columns and sheets it was made with. */
type Shown = { result: ImportPreview; choices: ImportChoice[]; meanings: ColumnMeanings; chosen: readonly string[] | null }
/** Rows as somebody has corrected them, by their place in the file. */
type Repairs = Record<number, Cells>

/** The import of a programme from a spreadsheet or a calendar: preview, import, past imports with undo. */
export function Import({ imports }: { imports: Awaited<ReturnType<typeof readImports>> }) {
  const [file, setFile] = useState<File | null>(null)
  const [choices, setChoices] = useState<ImportChoice[]>([])
  const [columns, setColumns] = useState<TableColumn[]>([])
  const [meanings, setMeanings] = useState<ColumnMeanings>({})
  const [sheets, setSheets] = useState<SheetNote[]>([])
  /** the sheets that somebody has chosen; null while nobody has */
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const [repairs, setRepairs] = useState<Repairs>({})
  const [shown, setShown] = useState<Shown | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [runId, setRunId] = useState<number | null>(null)
  /** the past import whose rejected rows are shown; 0 for none, even of the one that has just run */
  const [openedId, setOpenedId] = useState<number | null>(null)
  const [failure, setFailure] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const progress = useProgress(runId)

  async function send<T>(isDryRun: boolean, { sent = file, corrected = repairs } = {}): Promise<T> {
    if (!sent) throw new Error('No file has been chosen.')
    const body = new FormData()
    body.set('file', sent)
    body.set('dry_run', String(isDryRun))
    body.set('clears', choices.join(','))
    body.set('columns', JSON.stringify(meanings))
    if (chosen) body.set('sheets', JSON.stringify(chosen))
    body.set('repairs', JSON.stringify(corrected))
    setBusy(true)
    setFailure('')
    setRunId(null)
    setOpenedId(null)
    return request<T>('POST', '/api/admin/import', body).finally(() => setBusy(false))
  }

  /** What is shown stays, unless the file itself cannot be read. */
  function fail(error: unknown): void {
    setFailure(failureText(error))
    if (!(error instanceof ApiError) || error.problem.code !== 'unreadable') return
    setColumns(listIn<TableColumn>(error, 'columns'))
    setSheets(listIn<SheetNote>(error, 'sheets'))
    setShown(null)
  }

  /** @throws ApiError */
  async function show(corrected: Repairs): Promise<void> {
    // A file that is chosen once more, after it was changed, is another one; browsers report no change then.
    const sent = input.current?.files?.[0] ?? file
    const kept = sent === file ? corrected : {}
    const result = await send<ImportPreview>(true, { sent, corrected: kept })
    setFile(sent)
    setRepairs(kept)
    setShown({ result, choices, meanings, chosen })
    setColumns(result.columns)
    setSheets(result.sheets)
  }
  /** Rows are corrected by their place, which is another one in other sheets. */
  function chooseSheets(names: string[]): void {
    setChosen(names)
    setRepairs({})
  }
  const showAgain = () => void show(repairs).catch(fail)

  /** @throws ApiError what has been typed stays in its form then */
  async function repair(index: number, cells: Cells): Promise<void> {
    await show({ ...repairs, [index]: cells })
    // The form may be gone with its row; the focus moves to what has become of it.
    outcome.current?.focus()
  }

  async function start(): Promise<void> {
    const started = await send<{ id: number }>(false).catch(fail)
    // The button disappears; the focus moves to the progress.
    if (started) outcome.current?.focus()
    setRunId(started?.id ?? null)
  }

  const result = shown?.result
  const hasOtherChoices = shown !== null && shown.choices.join() !== choices.join()
  const hasOtherColumns = JSON.stringify(shown?.meanings ?? {}) !== JSON.stringify(meanings)
  const hasOtherSheets = chosen?.join('\n') !== shown?.chosen?.join('\n')
  const isStale = hasOtherChoices || hasOtherColumns || hasOtherSheets
  const hasRejected = progress?.state === 'done' && (progress.counts?.rejected ?? 0) > 0
  const correctedId = openedId ?? (hasRejected ? runId : null)
  const corrected = imports.find(({ id, state, sourceId }) => id === correctedId && state === 'done' && sourceId === null)
  const pendingCount = result && !isStale ? result.counts.create + result.counts.change : 0
  return (
    <>
      <PageHeader
        title={t('Import programme')}
        lead={t(
          'An Excel or LibreOffice file (.xlsx, .xls, .ods), a calendar (.ics) or a table saved as CSV. A table has the columns Produktion, Raum, Beginn and, optionally, Ende, Status, Hinweis, Shopnummer, Ticketseite, Kennung. In a calendar, the summary is the production and the location is the room. Existing performances are updated and new ones created. Nothing is deleted, and empty cells are ignored.',
        )}
        notice={progress?.state === 'done' ? doneText(progress) : ''}
      />
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) showAgain()
        }}
      >
        <div className={form.fields}>
          <Field label={t('File')} error={failure}>
            {(control) => (
              <input
                {...control}
                ref={input}
                type="file"
                accept=".xlsx,.xlsm,.xlsb,.xls,.ods,.ics,.csv,.txt,.json,.tar,text/csv,text/calendar,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                onChange={(event) => {
                  setFile(event.target.files?.[0] ?? null)
                  setShown(null)
                  setChoices([])
                  setColumns([])
                  setMeanings({})
                  setSheets([])
                  setChosen(null)
                  setRepairs({})
                  setFailure('')
                  setRunId(null)
                }}
              />
            )}
          </Field>
        </div>
        {runId === null && (
          <SheetChoice {...{ sheets, chosen }} onChange={chooseSheets} onApply={showAgain} isChanged={hasOtherSheets && !hasOtherColumns} />
        )}
        {runId === null && (
          <ColumnMapping
            {...{ columns, meanings }}
            onChange={setMeanings}
            onApply={showAgain}
            isChanged={hasOtherColumns}
            isOpen={failure !== ''}
          />
        )}
        {result && runId === null && (
          <ImportChoices
            {...{ result, choices }}
            onChange={setChoices}
            onApply={showAgain}
            isChanged={hasOtherChoices && !hasOtherColumns && !hasOtherSheets}
          />
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
        {result && !isStale && progress?.state !== 'done' && (
          <ImportSummary result={result} sheets={result.sheets} rooms={result.rooms} onRepair={runId === null ? repair : undefined} />
        )}
      </div>
      {corrected && (
        <RejectedOfImport
          key={corrected.id}
          id={corrected.id}
          fileName={corrected.fileName}
          isAsked={openedId !== null}
          onClose={() => setOpenedId(0)}
        />
      )}
      <PastImports imports={imports} onCorrect={setOpenedId} />
    </>
  )
}

/** What a table that could not be read has: its columns, or the sheets of its workbook. */
function listIn<Item>({ problem }: ApiError, name: 'columns' | 'sheets'): Item[] {
  return Array.isArray(problem[name]) ? (problem[name] as Item[]) : []
}
