import { defineCachedRead, type ReadContext } from '../platform/cache/cached-read.ts'
import { expireAt } from '../platform/cache/dependencies.ts'
import { defineSmallTable } from '../platform/cache/small-tables.ts'
import { dayOf, startOfDay } from '../platform/clock/clock.ts'
import { rowTranslator } from '../records/translate-rows.server.ts'
import { entriesOn, type HoursRow, hoursOf, type OpeningHoursEntry } from './hours-of-day.ts'
import { type DayOfHours, labelChanges, type OpeningHoursLabel, openingHoursLabel, openTimes } from './opening-hours.ts'
import { counters, openingHours } from './tables.ts'

/** Today's hours and exceptions (B §7 `opening-hours-today`). Cached. */
export const readOpeningHoursToday = defineCachedRead('opening-hours-today', async (platform) => {
  const today = dayOf(platform.clock.now())
  expireAt(startOfDay(today.add({ days: 1 })))
  const { regular, exceptions } = entriesOn(today.toString(), today.dayOfWeek, (await readHoursOfCounters(platform))[0]?.rows ?? [])
  return { opening_hours: regular, opening_hours_exceptions: exceptions }
})

const readCounters = defineSmallTable({
  name: 'counters',
  tags: ['opening-hours'],
  select: (db) => db.select().from(counters).orderBy(counters.position, counters.id),
})

const readRows = defineSmallTable({
  name: 'opening-hours',
  tags: ['opening-hours'],
  select: (db) => db.select().from(openingHours).orderBy(openingHours.timeFrom, openingHours.id),
})

/** The counters in their order, each with the rows of its hours. The first is the house's. */
async function readHoursOfCounters(platform: ReadContext): Promise<{ name: string; rows: HoursRow[] }[]> {
  const [all, rows, translate] = await Promise.all([readCounters(platform), readRows(platform), rowTranslator(platform)])
  return all.map(({ id, name }) => {
    const { hours, ...counter } = translate('opening-hours', { id, name, hours: rows.filter(({ counterId }) => counterId === id) })
    return { name: counter.name, rows: hours }
  })
}

type OpeningHoursToday = { name: string; label: OpeningHoursLabel | null; entries: OpeningHoursEntry[] }

/** Today's opening hours of each counter and their current label; expires the cached page when a label changes. Cached. */
const readOpeningHoursNow = defineCachedRead('opening-hours-now', async (platform): Promise<OpeningHoursToday[]> => {
  const now = platform.clock.now()
  const day = dayOf(now)
  expireAt(startOfDay(day.add({ days: 1 })))
  return (await readHoursOfCounters(platform)).map(({ name, rows }) => {
    const hoursOn = (date: Temporal.PlainDate): DayOfHours => ({
      day: date,
      entries: hoursOf(entriesOn(date.toString(), date.dayOfWeek, rows)),
    })
    const [yesterday, today] = [hoursOn(day.subtract({ days: 1 })), hoursOn(day)]
    for (const moment of labelChanges(yesterday, today)) if (Temporal.Instant.compare(moment, now) > 0) expireAt(moment)
    return { name, label: openingHoursLabel(yesterday, today, now), entries: today.entries }
  })
})

/** The current label of the house's opening hours today, those of its first counter. Cached. */
export async function readOpeningHoursLabel(platform: ReadContext): Promise<OpeningHoursLabel | null> {
  return (await readOpeningHoursNow(platform))[0]?.label ?? null
}

/** The label with all hours of the day as text (B §4), and that of the further counters by name; null when there are no entries. Cached. */
export async function readOpeningHoursText(platform: ReadContext) {
  const [first, ...others] = (await readOpeningHoursNow(platform)).map(
    ({ name, label, entries }) => label && { name, ...textOf(label, entries) },
  )
  return first ? { ...first, others: others.filter((other) => other !== null) } : null
}

function textOf(label: OpeningHoursLabel, entries: OpeningHoursEntry[]) {
  const times = openTimes(entries)
  return { ...label, times: times === label.text ? '' : times }
}
