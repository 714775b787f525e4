import type { EntrySummary } from '../../forms/index.server.ts'
import { csvOf } from '../../platform/format/csv.ts'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ENTRY_STATE_LABELS } from './state-labels.ts'

/** Entries as a table: how each stands, and a column for every question that one of them answers. */
export function entriesAsCsv(entries: EntrySummary[], format: DateFormat): string {
  const questions = [...new Set(entries.flatMap(({ facts }) => facts.map(({ label }) => label)))]
  const head = [t('Number'), t('Form'), t('When'), t('State'), t('Done by'), t('Done on'), t('Internal note'), t('Answers')]
  const rows = entries.map(({ id, form, createdAt, state, done, note, answers, facts }) => [
    ...[String(id), form.title, format.dateTime(createdAt), t(ENTRY_STATE_LABELS[state])],
    ...[done?.by ?? '', done ? format.dateTime(done.at) : '', note.text],
    answers.map(({ at, by, text }) => `${format.dateTime(at)}, ${by}:\n${text}`).join('\n\n'),
    ...questions.map((label) => facts.find((fact) => fact.label === label)?.value ?? ''),
  ])
  return csvOf([[...head, ...questions], ...rows])
}
