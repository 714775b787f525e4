import type { EntrySummary } from '../../forms/index.server.ts'
import { csvOf } from '../../platform/format/csv.ts'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ENTRY_STATE_LABELS } from './state-labels.ts'

/** Entries as a table: how each stands, and a column for every question that one of them answers. */
export function entriesAsCsv(entries: EntrySummary[], format: DateFormat): string {
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
  return csvOf([[...head, ...questions], ...rows])
}
