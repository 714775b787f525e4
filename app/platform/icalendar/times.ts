import type { ContentLine } from './content-lines.ts'

/** A date or a time by the clock on a wall, and whose wall that is. */
export type CalendarTime = {
  plain: Temporal.PlainDateTime
  isDate: boolean
  /** a TZID, `UTC`, or an offset such as `+02:00`; undefined for the clock of wherever it is read */
  zone: string | undefined
}

const DATE = /^(\d{4})-?(\d{2})-?(\d{2})$/
const TIME = /^(\d{4})-?(\d{2})-?(\d{2})[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/**
 * Reads the dates and times of a line, as the standard writes them and as programs do: a date without VALUE=DATE, a time without
 * seconds, in the extended form or with an offset.
 * @returns undefined for what is none of these; none where the line says nothing
 */
export function timesOf(line: ContentLine | undefined): (CalendarTime | undefined)[] {
  if (!line) return []
  return line.value.split(',').flatMap((text) => (text.trim() === '' ? [] : [calendarTime(text.trim(), line.parameters.get('TZID'))]))
}

/** @param zone the TZID of its line, which UTC and an offset overrule */
export function calendarTime(text: string, zone: string | undefined): CalendarTime | undefined {
  const date = DATE.exec(text)
  const [, year, month, day, hour = '0', minute = '0', second = '0', offset] = date ?? TIME.exec(text) ?? []
  if (year === undefined) return undefined
  const [hours, isMidnight] = [Number(hour), hour === '24']
  const parts = { year: Number(year), month: Number(month), day: Number(day), hour: isMidnight ? 0 : hours, minute: Number(minute) }
  try {
    // A leap second is the last one of its minute.
    const plain = Temporal.PlainDateTime.from({ ...parts, second: Math.min(Number(second), 59) }, { overflow: 'reject' })
    return { plain: isMidnight ? plain.add({ days: 1 }) : plain, isDate: date !== null, zone: offset ? offsetZone(offset) : zone }
  } catch {
    return undefined
  }
}

function offsetZone(offset: string): string {
  return offset.toUpperCase() === 'Z' ? 'UTC' : offset.replace(/^(...):?(..)$/, '$1:$2')
}

/** A duration (RFC 5545, 3.3.6); undefined for what is none. */
export function calendarDuration(text: string): Temporal.Duration | undefined {
  try {
    return Temporal.Duration.from(text.trim().toUpperCase())
  } catch {
    return undefined
  }
}

/** How a time is written in an id: `2027-01-14T19:30:00`, with `Z` in UTC, a date alone for a whole day. */
export function timeKey({ plain, isDate, zone }: CalendarTime): string {
  if (isDate) return plain.toPlainDate().toString()
  return `${plain.toString({ smallestUnit: 'second' })}${zone === 'UTC' ? 'Z' : ''}`
}
