import { eq, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as bookingTables from '../../app/booking/tables.ts'
import * as contentTables from '../../app/content/tables.ts'
import * as magazineTables from '../../app/magazine/tables.ts'
import { defineSelect } from '../../app/platform/cache/define-select.ts'
import { queryRows } from '../../app/platform/database/query-rows.ts'
import { rowMapperOf } from '../../app/platform/database/row-mapper.ts'
import * as mediaTables from '../../app/platform/media/tables.ts'
import type { Platform } from '../../app/platform/platform.ts'
import * as programmeTables from '../../app/programme/tables.ts'
import * as siteTables from '../../app/site/tables.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { DATABASES, type TestApp } from '../support/test-app.ts'

const TABLES = [bookingTables, contentTables, magazineTables, mediaTables, programmeTables, siteTables].flatMap((module) =>
  Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
)
/** As many as a page asks for together. */
const AT_ONCE = 5
const { media, rooms, venues } = { ...mediaTables, ...programmeTables }

const selectVenues = defineSelect((db, parameter) =>
  db
    .select({ venue: venues, image: media, room: rooms, count: sql<number>`count(*) OVER ()`.mapWith(Number) })
    .from(venues)
    .leftJoin(media, eq(venues.imageId, media.id))
    .leftJoin(rooms, eq(rooms.venueId, venues.id))
    .where(sql`${venues.id} = ANY(${parameter('ids')})`)
    .orderBy(venues.id, rooms.id),
)
const selectNames = defineSelect((db) => db.select({ name: venues.name }).from(venues).orderBy(venues.id))
const selectFailing = defineSelect((db) => db.select({ failing: sql`1 / (count(*) - count(*))` }).from(venues))

describe.each(DATABASES)('selects that are read together, on %s', (database) => {
  let app: TestApp
  let platform: Platform
  let alone: Platform
  let statements: string[] = []
  beforeAll(async () => {
    app = await createDemoApp({ database })
    platform = app.foyer.platform
    await platform.jobs.stop()
    // At another instant nothing is read together.
    alone = { ...platform, clock: { now: () => platform.clock.now() } }
    platform.database.onStatement((text) => statements.push(text))
  })
  afterAll(() => app.close())

  it('give the rows that each gives alone, whatever the columns are of', async () => {
    expect(TABLES.length).toBeGreaterThan(30)
    const selects = TABLES.map((table) => defineSelect<unknown>((db) => db.select().from(table).orderBy(sql`1, 2`).limit(50)))
    for (let first = 0; first < selects.length; first += AT_ONCE) {
      const some = selects.slice(first, first + AT_ONCE)
      statements = []
      const together = await Promise.all(some.map((select) => select(platform)))
      expect(statements).toHaveLength(1)
      for (const [index, select] of some.entries()) expect(together[index]).toEqual(await select(alone))
    }
  })

  it('are told apart where names and parameters are the same', async () => {
    const [{ id: first }, { id: second }] = (await platform.db.select({ id: venues.id }).from(venues)) as [{ id: number }, { id: number }]
    statements = []
    const [one, none, other] = await Promise.all([[first], [], [second, first]].map((ids) => selectVenues(platform, { ids })))
    expect(statements).toHaveLength(1)
    expect(none).toEqual([])
    expect(one).toEqual(await selectVenues(alone, { ids: [first] }))
    expect(other).toEqual(await selectVenues(alone, { ids: [second, first] }))
    expect(new Set(other?.map(({ venue }) => venue.id))).toEqual(new Set([first, second]))
  })

  it('fail each for itself, which is told once', async () => {
    const told = vi.spyOn(platform.log, 'warn')
    const [{ id }] = (await platform.db.select({ id: venues.id }).from(venues)) as [{ id: number }]
    const [failed, found] = await Promise.allSettled([selectFailing(platform), selectVenues(platform, { ids: [id] })])
    expect(failed.status).toBe('rejected')
    expect(found).toEqual({ status: 'fulfilled', value: await selectVenues(alone, { ids: [id] }) })
    await Promise.allSettled([selectFailing(platform), selectVenues(platform, { ids: [id] })])
    expect(told.mock.calls.map(([, text]) => text)).toEqual([expect.stringContaining('in one statement')])
  })

  it('are kept by PostgreSQL once the same are asked for again and again, and give the same rows', async () => {
    const [{ id }] = (await platform.db.select({ id: venues.id }).from(venues)) as [{ id: number }]
    const ask = () => Promise.all([selectVenues(platform, { ids: [id] }), selectNames(platform), selectVenues(platform, { ids: [] })])
    const first = await ask()
    for (let times = 0; times < 3; times++) expect(await ask()).toEqual(first)
    const kept = await queryRows<{ name: string }>(platform.db, sql`SELECT name FROM pg_prepared_statements WHERE name LIKE 'together%'`)
    expect(kept.length > 0).toBe(database === 'postgres')
  })

  it('are refused where rows cannot be mapped once', () => {
    const nested = platform.db.select({ venue: { name: { of: venues.name } } as never }).from(venues)
    expect(() => rowMapperOf(nested.prepare(''))).toThrow('cannot be mapped once')
  })
})
