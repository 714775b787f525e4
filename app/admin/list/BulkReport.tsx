import { t } from '../../platform/i18n/i18n.ts'
import form from '../form/form.module.css'
import styles from './list.module.css'
import type { BulkRun } from './use-bulk.ts'

/** How far a change of many records has come, what was left out and why, and the way back. */
export function BulkReport({ run: { result, failure, undo, stop, clear } }: { run: BulkRun }) {
  return (
    <div role="status" aria-live="polite">
      {result && (
        <div className={styles.report}>
          {result.isRunning ? (
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
              <p className={form.ok}>{t(result.isUndone ? '{n} taken back.' : '{n} done.', { n: result.done })}</p>
              {result.changes.length > 0 && !result.isUndone && (
                <button type="button" className={form.second} onClick={undo}>
                  {t('Take it back')}
                </button>
              )}
              <button type="button" className={styles.quiet} onClick={clear}>
                {t('Close the report')}
              </button>
            </>
          )}
          {failure && <p className={form.error}>{failure}</p>}
          {result.left.length > 0 && (
            <details open={result.left.length <= 5}>
              <summary>{t('{n} left out', { n: result.left.length })}</summary>
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
