import { instantAt, isoWithOffset, parseInstant } from '../platform/clock/clock.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import type { ImportedLine } from './imported-line.ts'

const STATUSES: Record<string, ImportedLine['status']> = {
  'findet statt': 'scheduled',
  scheduled: 'scheduled',
  abgesagt: 'cancelled',
  'fällt aus': 'cancelled',
  cancelled: 'cancelled',
  verlegt: 'moved',
  moved: 'moved',
}

/** The status that a cell names; undefined when it names none. */
export function parseStatusText(text: string): ImportedLine['status'] {
  return STATUSES[text.toLowerCase()]
}

export function isStatusText(text: string): boolean {
  return parseStatusText(text) !== undefined
}

/** Parses a local date and time: `24.12.2026 19:30`, `24.12.26, 19.30 Uhr`, `2026-12-24T19:30`. @returns ISO with offset */
export function parseInstantText(text: string): string | undefined {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})[,\s]+(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?(?:\s?Uhr)?$/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::\d{2})?$/.exec(text)
  const [day, month, year, hour, minute] = german
    ? [german[1], german[2], german[3], german[4], german[5]].map(Number)
    : iso
      ? [iso[3], iso[2], iso[1], iso[4], iso[5]].map(Number)
      : []
  if (day === undefined || month === undefined || year === undefined || hour === undefined || minute === undefined) return undefined
  try {
    const date = Temporal.PlainDate.from({ year: year < 100 ? 2000 + year : year, month, day }, { overflow: 'reject' })
    return isoWithOffset(instantAt(date, `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`))
  } catch {
    return undefined
  }
}

export function isInstantText(text: string): boolean {
  return parseInstantText(text) !== undefined
}

/** An instant as a cell of a table says it, and as `parseInstantText` reads it. */
export function instantCell(iso: string): string {
  const format = createDateFormat()
  const local = isoWithOffset(parseInstant(iso))
  return `${format.date(local)} ${format.clock(local)}`
}
