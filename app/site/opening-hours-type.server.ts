import { sql } from 'drizzle-orm'
import { t } from '../platform/i18n/i18n.ts'
import { defineRecordType, type ValuesOf } from '../records/define-record-type.ts'
import type { Option } from '../records/field-spec.ts'
import type { Issue } from '../records/record-type.ts'
import { counters, openingHours } from './tables.ts'

const weekdays: Option[] = [
  { value: 1, label: 'Monday' },
  { value: 2, label: 'Tuesday' },
  { value: 3, label: 'Wednesday' },
  { value: 4, label: 'Thursday' },
  { value: 5, label: 'Friday' },
  { value: 6, label: 'Saturday' },
  { value: 7, label: 'Sunday' },
]

type Hours = ValuesOf<typeof openingHours, 'weekday' | 'day' | 'lastDay' | 'closed' | 'timeFrom' | 'timeTo' | 'alternativeText'>

/** A row has a weekday or a date, and times, a text or "closed". Closing after midnight is valid. */
function issuesOfHours({ weekday, day, lastDay, closed, timeFrom, timeTo, alternativeText }: Hours): Issue[] {
  const saysNothing = !closed && !alternativeText && !(timeFrom && timeTo)
  return [
    ...(weekday === null && day === null ? [{ path: ['day'], message: t('Choose a weekday or enter the date of the exception.') }] : []),
    ...(weekday !== null && (day !== null || lastDay !== null)
      ? [{ path: ['day'], message: t('An exception cannot have a weekday.') }]
      : []),
    ...(day !== null && lastDay !== null && lastDay < day
      ? [{ path: ['lastDay'], message: t('The last day of an exception is before its first.') }]
      : []),
    ...(saysNothing ? [{ path: [timeFrom ? 'timeTo' : 'timeFrom'], message: t('Enter both times or mark it as closed.') }] : []),
  ]
}

/** A counter with its opening hours: those of the week, and the exceptions. */
export const openingHoursType = defineRecordType(counters, {
  name: 'opening-hours',
  area: 'site',
  label: 'Counter',
  plural: 'Opening hours|plural',
  title: sql`${counters.name}`,
  fields: {
    name: { kind: 'text', max: 80, label: 'Counter name', required: true },
    position: {
      kind: 'number',
      label: 'Position|counter',
      help: 'The first counter is the one whose hours are told in the header.',
      required: true,
      min: 1,
      max: 99,
      initially: 1,
    },
    hours: {
      kind: 'rows',
      asks: 'opening-hours',
      label: 'Opening hours|plural',
      itemLabel: 'Opening hours|singular',
      table: openingHours,
      link: { own: 'counterId' },
      fields: {
        weekday: { kind: 'select', label: 'Weekday', options: weekdays, none: 'None (exception)' },
        day: { kind: 'date', label: 'Exception date' },
        lastDay: { kind: 'date', label: 'Exception until' },
        timeFrom: { kind: 'time', label: 'Open from' },
        timeTo: { kind: 'time', label: 'Open until' },
        closed: { kind: 'boolean', label: 'Closed' },
        alternativeText: { kind: 'text', label: 'Other text' },
        alternativeLinkUrl: { kind: 'url', label: 'Link URL', words: 'alternativeText' },
      },
    },
  },
  list: { columns: ['position'], search: [sql`${counters.name}`], sort: { by: 'position' } },
  tags: () => ['opening-hours'],
  validate: ({ hours }) =>
    (hours as Hours[]).flatMap((row, index) =>
      issuesOfHours(row).map(({ path, message }) => ({ path: ['hours', index, ...path], message })),
    ),
})
