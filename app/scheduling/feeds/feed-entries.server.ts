import ICAL from 'ical.js'
import { parseCalendarInstant } from '../../imports/calendar-instant.server.ts'
import { MAX_LINES, UnreadableFile } from '../../imports/imported-line.ts'
import { endOf, entriesIn, matchesRule, onlyRuleOf, overrideKey, zoneNameOf } from '../../imports/parse-calendar.server.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { MAX_BOOKING_DAYS } from '../bookings/booking-kinds.ts'

/** An entry of a planning system's calendar in the window that is kept; times are milliseconds since 1970. */
export type FeedEntry = { title: string; location: string; start: number; end: number }
/** What a calendar has in a window, and how many entries of it cannot be read. */
export type FeedEntries = { entries: FeedEntry[]; skipped: number }
export type FeedWindow = { from: number; to: number }

/** Most recurrences of an entry that are looked at, also before the window: ten years of daily ones. */
const MAX_RECURRENCES = 4000
const MAX_TEXT = 200
const MAX_MILLISECONDS = MAX_BOOKING_DAYS * 24 * 60 * 60_000

/**
 * The entries of a calendar (iCalendar, RFC 5545) that reach into a window, recurring ones once for each time; also those of
 * whole days. Cancelled ones are left out. What lasts longer than a booking may is cut to that.
 * @throws UnreadableFile
 */
export function readFeedEntries(text: string, window: FeedWindow): FeedEntries {
  const components = entriesIn(text)
  const events = components.map((component) => ({ component, event: new ICAL.Event(component) }))
  const overridden = new Set(events.flatMap(({ event }) => overrideKey(event) ?? []))
  const found: FeedEntry[] = []
  let skipped = 0
  for (const { component, event } of events) {
    if (String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED') continue
    const times = timesOf(event, component, window, overridden)
    if (!times) skipped += 1
    const names = { title: cut(event.summary) || '–', location: cut(event.location) }
    for (const time of times ?? []) found.push({ ...names, ...time })
    if (found.length > MAX_LINES) throw new UnreadableFile(t('The file has more than {n} rows.', { n: MAX_LINES }))
  }
  return { entries: found, skipped }
}

function cut(text: string | null | undefined): string {
  return (text ?? '').trim().slice(0, MAX_TEXT)
}

/** When an entry takes place within the window; undefined where that cannot be said. */
function timesOf(event: ICAL.Event, component: ICAL.Component, { from, to }: FeedWindow, overridden: ReadonlySet<string>) {
  if (!event.startDate) return undefined
  const zone = zoneNameOf(component)
  const times: { start: number; end: number }[] = []
  for (const time of startsOf(event, overridden)) {
    const [start, end] = [time, endOf(event, time)].map((at) => parseCalendarInstant(at, zone)?.epochMilliseconds)
    if (start === undefined || end === undefined || end <= start) return undefined
    if (start >= to) break
    if (end > from) times.push({ start, end: Math.min(end, start + MAX_MILLISECONDS) })
  }
  return times
}

/** The starts of an entry in order, without those that another entry overrides. */
function* startsOf(event: ICAL.Event, overridden: ReadonlySet<string>): Generator<ICAL.Time> {
  if (!event.isRecurring()) {
    yield event.startDate
    return
  }
  const rule = onlyRuleOf(event.component)
  const iterator = event.iterator()
  for (let next = iterator.next(), read = 0; next && read < MAX_RECURRENCES; next = iterator.next(), read += 1) {
    if (rule && !matchesRule(rule, next)) continue
    if (!overridden.has(`${event.uid}#${next.toString()}`)) yield next.clone()
  }
}
