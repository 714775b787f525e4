import { readShopCondition } from '../../booking/index.server.ts'
import { dayOf, startOfDay } from '../../platform/clock/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSettings } from '../../site/index.server.ts'
import { ALL_EVENTS, type EventListQuery, listEvents } from '../events/queries.server.ts'
import { readLocations } from '../locations.server.ts'

/** Past performances are kept this long: calendar programs delete what the source no longer lists. */
const DAYS_KEPT = 30

/** The events of a calendar: those of the last weeks and all upcoming ones, with their locations, the house's name and how it writes dates. */
export async function readCalendarEvents(platform: Platform, query: Pick<EventListQuery, 'filter' | 'productionId'>) {
  const from = startOfDay(dayOf(platform.clock.now()).subtract({ days: DAYS_KEPT }))
  const [{ rows }, places, { design }, shop] = await Promise.all([
    listEvents(platform, { ...query, from, pageSize: ALL_EVENTS }),
    readLocations(platform),
    readSettings(platform),
    readShopCondition(platform),
  ])
  return { rows, places, notation: design, house: design.houseName, shop }
}
