import { events, productions, rooms, venues } from '../../app/programme/tables.ts'
import type { TestApp } from './test-app.ts'

type EventInput = Pick<typeof events.$inferInsert, 'idJet' | 'status'> & { startsAt: string }

/** Creates performances of one production in one room. @returns their ids */
export async function createEvents(app: TestApp, inputs: EventInput[]): Promise<number[]> {
  return app.foyer.platform.write(async (tx, invalidate) => {
    const [venue] = await tx.insert(venues).values({ slug: 'haus', name: 'Haus' }).returning()
    const [room] = await tx
      .insert(rooms)
      .values({ venueId: venue?.id ?? 0, slug: 'studio', name: 'Studio' })
      .returning()
    const [production] = await tx.insert(productions).values({ slug: 'probe', title: 'Probe' }).returning()
    const shared = { productionId: production?.id ?? 0, roomId: room?.id ?? 0 }
    const rows = inputs.map((fields) => ({ ...shared, ...fields, startsAt: new Date(fields.startsAt) }))
    const added = await tx.insert(events).values(rows).returning({ id: events.id })
    invalidate('events')
    return added.map(({ id }) => id)
  })
}
