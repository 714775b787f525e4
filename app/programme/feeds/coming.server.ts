import { dayOf, startOfDay } from '../../platform/clock/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSettings } from '../../site/index.server.ts'
import { readPlaces } from '../places.server.ts'
import { ALL_EVENTS, type EventListQuery, listEvents } from '../queries.server.ts'

/** A calendar keeps what has just been: a program forgets what its source no longer names. */
const DAYS_KEPT = 30

/** What a calendar of these performances holds: those of the last weeks and all that come, with their places, as the house writes it. */
export async function readForCalendar(platform: Platform, query: Pick<EventListQuery, 'filter' | 'productionId'>) {
  const from = startOfDay(dayOf(platform.clock.now()).subtract({ days: DAYS_KEPT }))
  const [{ rows }, places, { design }] = await Promise.all([
    listEvents(platform, { ...query, from, pageSize: ALL_EVENTS }),
    readPlaces(platform),
    readSettings(platform),
  ])
  return { rows, places, notation: design }
}
