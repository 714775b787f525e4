import { events, productions, rooms, venues } from '../../app/programme/tables.ts'
import type { TestHouse } from './house.ts'

type Given = Pick<typeof events.$inferInsert, 'idJet' | 'status'> & { startsAt: string }

/** Plans performances of one production in one room. @returns their ids */
export async function addPerformances(house: TestHouse, given: Given[]): Promise<number[]> {
  return house.foyer.platform.write(async (tx, invalidate) => {
    const [venue] = await tx.insert(venues).values({ slug: 'haus', name: 'Haus' }).returning()
    const [room] = await tx
      .insert(rooms)
      .values({ venueId: venue?.id ?? 0, slug: 'studio', name: 'Studio' })
      .returning()
    const [production] = await tx.insert(productions).values({ slug: 'probe', title: 'Probe' }).returning()
    const own = { productionId: production?.id ?? 0, roomId: room?.id ?? 0 }
    const rows = given.map((fields) => ({ ...own, ...fields, startsAt: new Date(fields.startsAt) }))
    const added = await tx.insert(events).values(rows).returning({ id: events.id })
    invalidate('events')
    return added.map(({ id }) => id)
  })
}
