import { readCalendar } from '../../app/platform/icalendar/read-calendar.ts'

/** The span that the other reader looks at. */
const WINDOW = { from: Temporal.Instant.from('2020-01-01T00:00:00Z'), to: Temporal.Instant.from('2045-01-01T00:00:00Z') }
/** More than a daily series has in the span. */
const RECURRENCES = 20_000

/** When the entries of a calendar take place, as sorted lines `uid start end status`; faults stand apart, as they have no time. */
export function ourOccurrences(text: string): { lines: string[]; faults: string[] } {
  const readings = readCalendar(text, { recurrences: RECURRENCES, window: WINDOW }) ?? []
  const lines = readings.flatMap(({ entry, occurrences }) =>
    occurrences
      .filter(
        ({ start }) => start.epochMilliseconds >= WINDOW.from.epochMilliseconds && start.epochMilliseconds < WINDOW.to.epochMilliseconds,
      )
      .map(
        ({ start, end, words }) =>
          `${entry.uid} ${moment(start)} ${end ? moment(end) : '-'} ${words.isCancelled ? 'cancelled' : 'scheduled'}`,
      ),
  )
  const faults = readings.flatMap(({ entry, fault }) => (fault ? [`${entry.uid} ${fault}`] : []))
  return { lines: [...new Set(lines)].toSorted(), faults }
}

function moment(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' })
}
