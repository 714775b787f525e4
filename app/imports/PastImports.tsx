import { useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { request } from '../staff-ui/api-client.ts'
import form from '../staff-ui/screen.module.css'
import { Table } from '../staff-ui/table/Table.tsx'
import { failureText } from '../staff-ui/use-action.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { useFollowing } from '../staff-ui/use-following.ts'
import { HiddenLinesNote } from './HiddenLinesNote.tsx'
import styles from './import.module.css'
import { MAX_SHOWN_LINES } from './imported-line.ts'
import type { readImports } from './stored-imports.server.ts'
import { UndoDialog } from './UndoDialog.tsx'

type Past = Awaited<ReturnType<typeof readImports>>[number]

/** The latest imports with their results, and undo. */
export function PastImports({ imports, onCorrect }: { imports: Past[]; onCorrect: (id: number) => void }) {
  const format = useDateFormat()
  const { revalidate } = useRevalidator()
  const [asks, setAsks] = useState<Past | null>(null)
  const [undone, setUndone] = useState<number | null>(null)
  const [failure, setFailure] = useState('')
  const report = useRef<HTMLElement>(null)
  useFollowing(imports.some((one) => one.isBusy))

  async function undo({ id }: Past): Promise<void> {
    setAsks(null)
    setFailure('')
    setUndone(id)
    try {
      await request('POST', `/api/admin/import/${id}/undo`)
    } catch (error) {
      setFailure(failureText(error))
    }
    await revalidate()
    // The button disappears; the focus moves to the report.
    report.current?.focus()
  }

  const latest = imports.find(({ id }) => id === undone)
  if (imports.length === 0) return null
  return (
    <section ref={report} tabIndex={-1} aria-label={t('Imports in the last 30 days')}>
      <h2 className={styles.summary}>{t('Imports in the last 30 days')}</h2>
      <p role="status" className={form.ok}>
        {latest && !failure && stateInWords(latest)}
      </p>
      {failure && <p className={form.error}>{failure}</p>}
      {latest?.state === 'undone' && latest.kept && latest.kept.length > 0 && (
        <>
          <p>{t('These were not changed:')}</p>
          <ul className={styles.kept}>
            {latest.kept.map(({ title, reason }) => (
              <li key={`${title} ${reason}`}>
                <strong>{title}</strong>: {reason}
              </li>
            ))}
          </ul>
          <HiddenLinesNote count={latest.kept.length === MAX_SHOWN_LINES ? 1 : 0} />
        </>
      )}
      <Table
        head={[t('When'), t('File'), t('Who'), t('Result')]}
        empty=""
        rows={imports.map((one) => ({
          key: one.id,
          cells: [format.dateTime(one.createdAt), one.fileName || '–', one.userName, stateInWords(one)],
          actions: (
            <>
              <CorrectRejected past={one} onCorrect={onCorrect} />
              {mayUndo(one) && (
                <button type="button" className={form.quiet} onClick={() => setAsks(one)}>
                  {t('Undo import…')}
                </button>
              )}
            </>
          ),
        }))}
      />
      {asks && <UndoDialog id={asks.id} onClose={() => setAsks(null)} onUndo={() => void undo(asks)} />}
    </section>
  )
}

/** The way to what was rejected: here, or at the source, whose rows are corrected for each of its readings. */
function CorrectRejected({ past: { id, state, sourceId, counts }, onCorrect }: { past: Past; onCorrect: (id: number) => void }) {
  const count = counts?.rejected ?? 0
  if (state !== 'done' || count === 0) return null
  if (sourceId !== null)
    return (
      <Link className={form.quiet} to={`${adminUrl('import-sources')}#source-${sourceId}`}>
        {t('To the source')}
      </Link>
    )
  return (
    <button type="button" className={form.quiet} onClick={() => onCorrect(id)}>
      {t('Correct rejected rows ({n})', { n: count })}
    </button>
  )
}

/** A failed import may have written some records, so it can be undone. */
function mayUndo({ state, counts }: Past): boolean {
  return state === 'failed' || (state === 'done' && (counts?.create ?? 0) + (counts?.change ?? 0) > 0)
}

function stateInWords({ state, counts, done, all, kept }: Past): string {
  switch (state) {
    case 'proposed':
      return t('Waits to be applied.')
    case 'dismissed':
      return t('Dismissed.|import')
    case 'waiting':
      return t('Waiting.')
    case 'running':
      return t('Importing: {done} of {all}', { done, all })
    case 'undoing':
      return t('Undoing: {done} of {all}', { done, all })
    case 'failed':
      return t('Failed. Some rows may already have been imported.')
    case 'undone':
      return kept && kept.length > 0 ? t('Undone, except for {n}.', { n: kept.length }) : t('Undone.')
    default:
      return counts ? t('{create} new, {change} changed, {same} unchanged, {rejected} rejected.', counts) : ''
  }
}
