import { withClockWord } from '../platform/format/clock-word.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Conflict } from '../programme/schedule-slot.ts'
import { minutesOfDay } from './days.ts'

const format = (options: Intl.DateTimeFormatOptions) => {
  const written = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', ...options })
  return (day: string) => written.format(Date.parse(`${day}T00:00Z`))
}

/** `Samstag, 21. November` */
export const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' })
/** `Sa` */
export const shortWeekday = format({ weekday: 'short' })
/** `21.11.` */
export const dayAndMonth = format({ day: 'numeric', month: 'numeric' })
/** `November 2026` */
export const monthAndYear = format({ month: 'long', year: 'numeric' })
const longDate = format({ day: 'numeric', month: 'long', year: 'numeric' })

/** `23.–29. November 2026`, with the month and the year wherever they change. */
export function weekLabel(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const begins =
    first.slice(0, 4) !== last.slice(0, 4) ? longDate(first) : first.slice(0, 7) !== last.slice(0, 7) ? dayWithMonth(first) : ''
  return `${begins || `${Number(first.slice(8))}.`} – ${longDate(last)}`
}

const dayWithMonth = format({ day: 'numeric', month: 'long' })

/** `19:30` of minutes since whenever. */
export function formatClock(minutes: number): string {
  const ofDay = minutesOfDay(minutes)
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`
}

/** `19:30 Uhr` in a sentence. */
export function clockLabel(minutes: number): string {
  return withClockWord(formatClock(minutes))
}

/** What stands in the way, with what staff call the other performance. */
export type NamedConflict = { kind: Conflict['kind']; other: { title: string; room: string; when: string }; persons: string[] }

/** Where a performance is held, and what it would meet there, as one text to be read out; conflicts are sentences. */
export function describeTarget(place: string, conflicts: string[]): string {
  return [`${place}.`, ...conflicts].join(' ')
}

/** A conflict as a sentence. */
export function describeConflict({ kind, other, persons }: NamedConflict): string {
  switch (kind) {
    case 'room':
      return t('{room} is taken: {title}, {when}.', other)
    case 'changeover':
      return t('Too little time to set up {room}: {title}, {when}.', other)
    case 'person':
      return t('{persons}: on stage in “{title}” then, {when}, {room}.', { ...other, n: persons.length, persons: persons.join(', ') })
  }
}
