import { t } from '../platform/i18n/i18n.ts'
import { saveAsFile } from '../staff-ui/download-response.ts'
import styles from '../staff-ui/screen.module.css'
import type { RejectedLine } from './imported-line.ts'
import { rejectedCsv } from './rejected-csv.ts'

/** Saves rejected rows as a table, to be corrected elsewhere and uploaded again. */
export function RejectedDownload({ rows, name }: { rows: readonly RejectedLine[]; name: string }) {
  return (
    <button
      type="button"
      className={styles.second}
      onClick={() => saveAsFile(new Blob([rejectedCsv(rows)], { type: 'text/csv;charset=utf-8' }), name)}
    >
      {t('Download rejected rows (CSV)')}
    </button>
  )
}
