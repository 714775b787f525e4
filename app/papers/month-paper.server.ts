import { startOfDay } from '../platform/clock/clock.ts'
import { formatIsoMonth } from '../platform/format/iso-date.ts'
import type { Platform } from '../platform/platform.ts'
import { eventView, groupByDay, listEvents } from '../programme/index.server.ts'
import { readLocations } from '../programme/locations.server.ts'
import { readSettings } from '../site/index.server.ts'

/** More than any house plays in a month. */
const MAX_PERFORMANCES = 2000

/** What the leaflet of a month says. */
export type MonthPaper = Awaited<ReturnType<typeof readMonthPaper>>

/** Reads what is online in a month, by day. @param month `2026-11` */
export async function readMonthPaper(platform: Platform, month: string) {
  const first = Temporal.PlainDate.from(`${month}-01`)
  const [{ rows }, locations, { design }] = await Promise.all([
    listEvents(platform, { from: startOfDay(first), to: startOfDay(first.add({ months: 1 })), pageSize: MAX_PERFORMANCES }),
    readLocations(platform),
    readSettings(platform),
  ])
  const now = platform.clock.now()
  const venueOf = new Map(rows.map(({ event }) => [event.id, locations.get(event.roomId)?.venue.name ?? '']))
  const days = groupByDay(
    rows.map((row) => eventView(row, now, design)),
    first,
  )
  return {
    house: design.houseName,
    month,
    title: formatIsoMonth(`${month}-01`),
    site: new URL(platform.config.publicUrl).host,
    days: days.map(({ events, ...day }) => ({
      ...day,
      events: events.map((event) => ({ ...event, venue: venueOf.get(event.id) ?? '' })),
    })),
  }
}
