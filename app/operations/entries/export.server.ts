import type { EntrySummary } from '../../forms/index.server.ts'
import { csvOf } from '../../platform/format/csv.ts'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ENTRY_STATE_LABELS } from './state-labels.ts'

/** Characters. */
const COLUMN_WIDTH = 24
/** Characters that Excel takes in a cell. */
const MAX_CELL = 32_767

/** Entries as CSV. Spreadsheets read numbers into it: 01067 loses its zero there, and keeps it in Excel's own form. */
export function entriesAsCsv(entries: EntrySummary[], format: DateFormat): string {
  return csvOf(tableOf(entries, format))
}

/** Entries as an Excel file whose every cell is text, so that it shows what was written. */
export async function entriesAsExcel(entries: EntrySummary[], format: DateFormat): Promise<Buffer> {
  const { default: writeExcel } = await import('write-excel-file/node')
  const [head = [], ...rows] = tableOf(entries, format)
  const cell = (value: string) => ({ value: value.slice(0, MAX_CELL), type: String, wrap: true, alignVertical: 'top' as const })
  const data = [head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })), ...rows.map((row) => row.map(cell))]
  return writeExcel(data, { columns: head.map(() => ({ width: COLUMN_WIDTH })), stickyRowsCount: 1 }).toBuffer()
}

/** A row for the head and one for each entry: how it stands, and a column for every question that one of them answers. */
function tableOf(entries: EntrySummary[], format: DateFormat): string[][] {
  const questions = [...new Set(entries.flatMap(({ facts }) => facts.map(({ label }) => label)))]
  const hasFiles = entries.some(({ files }) => files.length > 0)
  const head = [
    t('Number'),
    t('Form'),
    t('When'),
    t('State'),
    t('Done by'),
    t('Done on'),
    t('Internal note'),
    t('Answers'),
    ...(hasFiles ? [t('Files|entry')] : []),
  ]
  const rows = entries.map(({ id, form, createdAt, state, done, note, answers, files, facts }) => [
    ...[String(id), form.title, format.dateTime(createdAt), t(ENTRY_STATE_LABELS[state])],
    ...[done?.by ?? '', done ? format.dateTime(done.at) : '', note.text],
    answers.map(({ at, by, text }) => `${format.dateTime(at)}, ${by}:\n${text}`).join('\n\n'),
    ...(hasFiles ? [files.map(({ filename }) => filename).join('\n')] : []),
    // Two questions may have the same label.
    ...questions.map((label) => facts.flatMap((fact) => (fact.label === label ? [fact.value] : [])).join('\n')),
  ])
  return [[...head, ...questions], ...rows]
}
