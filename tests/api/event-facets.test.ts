import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReadContext } from '../../app/platform/cache/cached-read.ts'
import { ReadCache } from '../../app/platform/cache/read-cache.ts'
import { readEventOrder } from '../../app/programme/event-order.server.ts'
import { type EventSelection, FILTER_KEYS } from '../../app/programme/filter.ts'
import { readFilterOptions } from '../../app/programme/filter-options.server.ts'
import { events, eventTags } from '../../app/programme/tables.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { DATABASES, type TestApp } from '../support/test-app.ts'

describe.each(DATABASES)('a narrowed list of performances, on %s', (database) => {
  let app: TestApp
  let context: ReadContext
  let directly: ReadContext
  let statements: string[] = []
  beforeAll(async () => {
    app = await createDemoApp({ database })
    const { db, clock, jobs, database: handle } = app.foyer.platform
    await jobs.stop()
    context = { db, clock, readCache: new ReadCache({ db, clock }, { freezes: true }) }
    // At another instant nothing is read from memory: the database narrows the list itself.
    directly = { ...context, clock: { now: () => clock.now() } }
    handle.onStatement((text) => statements.push(text))
  })
  afterAll(() => app.close())

  async function selections(): Promise<EventSelection[]> {
    const options = await readFilterOptions(context)
    const filters = FILTER_KEYS.flatMap((key) => options[key].map(({ id }) => ({ [key]: id })))
    expect(filters.length).toBeGreaterThan(10)
    const pairs = filters.flatMap((one, index) => filters.slice(index + 1).map((other) => ({ ...one, ...other })))
    const rooms = options.room.map(({ id }) => id)
    const ids = [...(await readEventOrder(context, {})).ids]
    return [
      ...[...filters, ...pairs, { room: 999_999 }].map((filter) => ({ filter })),
      { roomIds: rooms.slice(0, 2) },
      { roomIds: [] },
      { typeIds: options.type.slice(0, 2).map(({ id }) => id), filter: filters[0] },
      { ids: ids.filter((id) => id % 3 === 0), roomIds: rooms.slice(0, 1) },
      { productionId: 1, filter: { room: rooms[0] } },
    ]
  }

  it('is in memory what the database finds, whatever it is narrowed by', async () => {
    // A tag of a performance alone, which its production does not bear.
    const [evening] = await context.db.select({ id: events.id }).from(events).where(eq(events.isOnline, true)).limit(1)
    const [tag] = (await readFilterOptions(context)).tag
    await context.db
      .insert(eventTags)
      .values({ eventId: evening?.id ?? 0, tagId: tag?.id ?? 0 })
      .onConflictDoNothing()
    context.readCache.clear()
    const found = []
    for (const selection of await selections()) {
      const order = await readEventOrder(context, selection)
      expect([selection, order]).toEqual([selection, await readEventOrder(directly, selection)])
      found.push(order.ids.length)
    }
    expect(found.filter((count) => count > 0).length).toBeGreaterThan(20)
  })

  it('takes one statement for the first filter after a change, and none for any other', async () => {
    context.readCache.clear()
    await readEventOrder(context, {})
    const [one, ...others] = await selections()
    statements = []
    await readEventOrder(context, one ?? {})
    expect(statements).toHaveLength(1)
    for (const selection of others) await readEventOrder(context, selection)
    expect(statements).toHaveLength(1)
  })
})
