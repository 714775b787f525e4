import { useEffect, useRef } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import form from '../screen.module.css'
import styles from './BulkReport.module.css'
import type { BulkRun } from './use-bulk.ts'

/** The progress of a bulk action, the records it skipped with the reasons, and a button that undoes it. */
export function BulkReport({ run: { result, failure, undo, stop, clear } }: { run: BulkRun }) {
  const report = useRef<HTMLDivElement>(null)
  const isRunning = result?.isRunning ?? false
  // The pressed button is removed together with the selection; the focus moves to the report.
  useEffect(() => {
    if (isRunning) report.current?.focus()
  }, [isRunning])
  function close(): void {
    report.current?.focus()
    clear()
  }
  return (
    <div ref={report} role="status" aria-live="polite" tabIndex={-1}>
      {result && (
        <div className={styles.report}>
          {isRunning ? (
            <>
              <label>
                {t('{n} of {total} done', { n: result.done + result.left.length, total: result.of })}
                <progress max={result.of} value={result.done + result.left.length} />
              </label>
              <button type="button" className={form.second} onClick={stop}>
                {t('Stop')}
              </button>
            </>
          ) : (
            <>
              <p className={form.ok}>{t(result.isUndone ? '{n} changes undone.' : '{n} entries processed.', { n: result.done })}</p>
              {result.changes.length > 0 && !result.isUndone && (
                <button type="button" className={form.second} onClick={undo}>
                  {t('Undo changes')}
                </button>
              )}
              <button type="button" className={form.quiet} onClick={close}>
                {t('Close report')}
              </button>
            </>
          )}
          {failure && <p className={form.error}>{failure}</p>}
          {result.left.length > 0 && (
            <details open={result.left.length <= 5}>
              <summary>{t('{n} skipped', { n: result.left.length })}</summary>
              <ul>
                {result.left.map(({ id, title, reason }) => (
                  <li key={id}>
                    <strong>{title}</strong>: {reason}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </div>
  )
}
