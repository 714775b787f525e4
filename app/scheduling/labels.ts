import { monthOf } from '../platform/clock/calendar-days.ts'
import { formatIsoDayOfMonth, formatIsoLongDate } from '../platform/format/iso-date.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Conflict, SlotId } from '../programme/schedule-slot.ts'
import { minutesOfDay } from './wall-clock.ts'

/** `23.–29. November 2026`, with the month and the year wherever they change. */
export function weekLabel(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const begins =
    first.slice(0, 4) !== last.slice(0, 4)
      ? formatIsoLongDate(first)
      : monthOf(first) !== monthOf(last)
        ? formatIsoDayOfMonth(first)
        : `${Number(first.slice(8))}.`
  return `${begins} – ${formatIsoLongDate(last)}`
}

/** `19:30` of minutes of the local time; an input of `DateFormat.clock` and `DateFormat.time`. */
export function timeOfDay(minutes: number): string {
  const ofDay = minutesOfDay(minutes)
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`
}

/** A conflict with the names of the other performance, its room and the people concerned; no title where it is not the reader's to know. */
export type NamedConflict = {
  kind: Conflict['kind']
  other: { id: SlotId; title: string; room: string; when: string }
  persons: string[]
}

/** A target position and its conflicts, as one announcement. @param conflicts sentences */
export function describeTarget(place: string, conflicts: string[]): string {
  return [`${place}.`, ...conflicts].join(' ')
}

/** A conflict as a sentence. */
export function describeConflict({ kind, other, persons }: NamedConflict): string {
  if (other.title === '') return describeForeign(kind, other, persons)
  switch (kind) {
    case 'room':
      return t('{room} is already booked: {title}, {when}.', other)
    case 'changeover':
      return t('Not enough changeover time in {room}: {title}, {when}.', other)
    case 'person':
      if (typeof other.id === 'string')
        return t('{persons}: needed for “{title}”, {when}, {room}.', { ...other, n: persons.length, persons: persons.join(', ') })
      return t('{persons}: already on stage in “{title}”, {when}, {room}.', { ...other, n: persons.length, persons: persons.join(', ') })
  }
}

function describeForeign(kind: NamedConflict['kind'], { room, when }: NamedConflict['other'], persons: string[]): string {
  if (kind === 'room') return t('{room} is occupied, {when}.', { room, when })
  if (kind === 'changeover') return t('Not enough changeover time in {room}: occupied, {when}.', { room, when })
  return t('{persons}: needed elsewhere, {when}.', { n: persons.length, persons: persons.join(', '), when })
}
