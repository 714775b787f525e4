import { MAX_LINES, UnreadableFile } from '../../imports/imported-line.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { readCalendar } from '../../platform/icalendar/read-calendar.ts'
import { MAX_BOOKING_DAYS } from '../bookings/booking-kinds.ts'

/** An entry of a planning system's calendar in the window that is kept; times are milliseconds since 1970. */
export type FeedEntry = { title: string; location: string; start: number; end: number }
/** An entry that the board does not show: without a start where its time cannot be read, else without a room of the house. */
export type LeftOut = { title: string; location: string; start: number | null }
/** What a calendar has in a window, and the entries of it that cannot be read. */
export type FeedEntries = { entries: FeedEntry[]; leftOut: LeftOut[] }
export type FeedWindow = { from: number; to: number }

/** Most recurrences of an entry within the window: every two hours of two seasons. */
const MAX_RECURRENCES = 8000
const MAX_TEXT = 200
const MAX_MILLISECONDS = MAX_BOOKING_DAYS * 24 * 60 * 60_000

/**
 * The entries of a calendar (iCalendar, RFC 5545) that reach into a window, recurring ones once for each time; also those of
 * whole days. Cancelled ones are left out. What lasts longer than a booking may is cut to that.
 * @throws UnreadableFile
 */
export function readFeedEntries(text: string, window: FeedWindow): FeedEntries {
  // What has begun before may reach into it.
  const [from, to] = [window.from - MAX_MILLISECONDS, window.to].map(Temporal.Instant.fromEpochMilliseconds)
  const readings = from && to && readCalendar(text, { recurrences: MAX_RECURRENCES, window: { from, to } })
  if (!readings) throw new UnreadableFile(t('This calendar cannot be read. It must start with BEGIN:VCALENDAR.'))
  const found: FeedEntry[] = []
  const leftOut: LeftOut[] = []
  const leaveOut = ({ summary, location }: { summary: string; location: string }) =>
    leftOut.push({ title: cut(summary) || '–', location: cut(location), start: null })
  for (const { entry, occurrences, fault } of readings) {
    if (entry.words.isCancelled) continue
    if (fault) leaveOut(entry.words)
    for (const { words, start, end } of occurrences) {
      if (words.isCancelled) continue
      const [begins, ends] = [start.epochMilliseconds, end?.epochMilliseconds]
      if (ends === undefined) leaveOut(words)
      else if (begins < window.to && ends > window.from)
        found.push({
          title: cut(words.summary) || '–',
          location: cut(words.location),
          start: begins,
          end: Math.min(ends, begins + MAX_MILLISECONDS),
        })
    }
    if (found.length > MAX_LINES) throw new UnreadableFile(t('The file has more than {n} rows.', { n: MAX_LINES }))
  }
  return { entries: found, leftOut }
}

function cut(text: string): string {
  return text.trim().slice(0, MAX_TEXT)
}
