import { inArray } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Platform } from '../platform/platform.ts'
import { events } from '../programme/tables.ts'
import { listOptions } from '../records/list.server.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { typeFor } from '../records/role-limits.server.ts'
import { readUnavailable } from './availability.server.ts'
import type { Unavailability } from './cast-grid.ts'

/** People found by a part of their name, with when they cannot play. */
export type FoundPeople = { people: { id: number; title: string }[]; unavailable: Unavailability[] }

/** Searches people for some performances. Five statements. */
export async function findPeople(
  platform: Platform,
  viewer: Viewer,
  { q, eventIds }: { q: string; eventIds: number[] },
): Promise<FoundPeople> {
  const { db } = platform
  const people = await listOptions(db, typeFor(platform, viewer, recordTypeNamed('person')), { q, ids: undefined })
  const evenings =
    eventIds.length > 0
      ? await db.select({ id: events.id, startsAt: events.startsAt }).from(events).where(inArray(events.id, eventIds))
      : []
  const unavailable = await readUnavailable(
    db,
    viewer.role,
    evenings,
    people.map(({ id }) => id),
  )
  return { people, unavailable }
}
