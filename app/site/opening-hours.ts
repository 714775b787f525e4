import { instantAt, TIMEZONE } from '../platform/clock/clock.ts'
import { t } from '../platform/i18n/i18n.ts'
import { type OpeningHoursEntry, padded, timeRanges } from './hours-of-day.ts'

export type OpeningHoursLabel = { text: string; url: string | null }

/** A day with the entries that apply to it. */
export type DayOfHours = { day: Temporal.PlainDate; entries: OpeningHoursEntry[] }

/** A span during which the theatre is open. */
type Span = { from: Temporal.Instant; to: Temporal.Instant }

/**
 * The label of the opening hours at an instant (B §4, AMB-33, AMB-51). A closing time before the opening time is on the next
 * day, so a span of yesterday may still be open. Between two spans of a day the label says when the theatre opens again.
 * @param today today in the time zone of Berlin, with its entries
 * @returns null when there are no entries
 */
export function openingHoursLabel(yesterday: DayOfHours, today: DayOfHours, now: Temporal.Instant): OpeningHoursLabel | null {
  const alternative = today.entries.find((entry) => entry.alternative_text !== '')
  if (alternative) return { text: alternative.alternative_text, url: alternative.alternative_link_url || null }
  const [before, spans] = [joined([...spansOf(yesterday), ...spansOf(today)]), joined(spansOf(today))]
  const open = before.find(({ from, to }) => !isBefore(now, from) && isBefore(now, to))
  if (open) return { text: t('Open until {time}', { time: clockOf(open.to) }), url: null }
  if (today.entries.length === 0) return null
  const next = spans.find(({ from }) => isBefore(now, from))
  if (!next) return { text: t('Closed'), url: null }
  return { text: t(next === spans[0] ? 'Open from {time}' : 'Reopens at {time}', { time: clockOf(next.from) }), url: null }
}

/** The instants at which the label of today changes, including the spans that began yesterday. */
export function labelChanges(yesterday: DayOfHours, today: DayOfHours): Temporal.Instant[] {
  return [...spansOf(yesterday), ...spansOf(today)].flatMap(({ from, to }) => [from, to])
}

/** The spans that begin on a day, as instants, so that daylight saving changes are counted correctly. */
function spansOf({ day, entries }: DayOfHours): Span[] {
  if (entries.some(({ alternative_text }) => alternative_text !== '')) return []
  return entries.flatMap(({ closed, time_from, time_to }) => {
    const [from, to] = [padded(time_from), padded(time_to)]
    if (closed || !from || !to || from === to) return []
    return { from: instantAt(day, from), to: instantAt(to < from ? day.add({ days: 1 }) : day, to) }
  })
}

/** Sorts spans and merges those that touch or overlap. */
function joined(spans: Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans.toSorted((one, other) => Temporal.Instant.compare(one.from, other.from))) {
    const last = result.at(-1)
    if (!last || isBefore(last.to, span.from)) result.push(span)
    else if (isBefore(last.to, span.to)) result[result.length - 1] = { from: last.from, to: span.to }
  }
  return result
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0
}

function clockOf(moment: Temporal.Instant): string {
  return t('{time}|clock', { time: moment.toZonedDateTimeISO(TIMEZONE).toPlainTime().toString({ smallestUnit: 'minute' }) })
}

/** The hours of a day as text, e.g. `Öffnungszeiten: 10:00–13:00 und 16:00–18:00` (B §4); empty when an alternative text replaces them. */
export function openTimes(entries: OpeningHoursEntry[]): string {
  const ranges = timeRanges(entries)
  const last = ranges.pop()
  const list = ranges.length > 0 ? `${ranges.join(', ')} ${t('and')} ${last}` : last
  if (list) return `${t('Open times')}: ${list}`
  return entries.some(({ alternative_text }) => alternative_text) ? '' : t('Closed')
}
