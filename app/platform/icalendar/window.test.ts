import { expect, test } from 'vitest'
import { generateCalendar } from '../../../scripts/calendar-corpus/generate.ts'
import { ourOccurrences } from '../../../scripts/calendar-corpus/ours.ts'
import { readCalendar } from './read-calendar.ts'

const CALENDARS = 200
/** As the judge of the other test looks at them. */
const SPAN = { from: '2020-01-01T00:00:00Z', to: '2045-01-01T00:00:00Z' }

test('a calendar that is read whole, as imports do, has the times of one that is read in a span', { timeout: 60_000 }, () => {
  for (let seed = 0; seed < CALENDARS; seed += 1) {
    const { text } = generateCalendar(seed)
    const whole = readCalendar(text, { recurrences: 4000 }) ?? []
    const endless = new Set(whole.flatMap(({ entry, fault }) => (fault ? [entry.uid] : [])))
    const lines = whole.flatMap(({ entry, occurrences }) =>
      occurrences.map(({ start }) => `${entry.uid} ${start.toString({ smallestUnit: 'second' })}`),
    )
    const inSpan = lines.filter((line) => (line.split(' ')[1] ?? '') >= SPAN.from && (line.split(' ')[1] ?? '') < SPAN.to)
    const others = ourOccurrences(text).lines.map((line) => line.split(' ').slice(0, 2).join(' '))
    const isRead = (line: string) => !endless.has(line.split(' ')[0] ?? '')
    expect([...new Set(inSpan)].filter(isRead).toSorted(), `seed ${seed}`).toEqual([...new Set(others)].filter(isRead).toSorted())
  }
})
