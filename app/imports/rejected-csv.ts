import { csvOf } from '../platform/format/csv.ts'
import { t } from '../platform/i18n/i18n.ts'
import { COLUMN_FIELDS, COLUMN_LABELS } from './columns.ts'
import type { RejectedLine } from './imported-line.ts'

/**
 * Rejected rows as a table that can be uploaded again, with the reason as its last column. It is opened by a spreadsheet, so
 * no cell of a stranger's file becomes a formula (`csvOf`).
 */
export function rejectedCsv(rows: readonly Pick<RejectedLine, 'cells' | 'reasons'>[]): string {
  const columns = COLUMN_FIELDS.filter((column) => rows.some(({ cells }) => cells?.[column] !== undefined))
  const head = [...columns.map((column) => t(COLUMN_LABELS[column])), t('Reason|import')]
  return csvOf([head, ...rows.map(({ cells, reasons }) => [...columns.map((column) => cells?.[column] ?? ''), reasons.join(' · ')])])
}
