import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { asc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '../../app/platform/database/database.ts'
import { openDatabase } from '../../app/platform/database/open-database.ts'
import { contributors } from '../../app/programme/tables.ts'
import { migrationsUpTo } from '../support/migrations-up-to.ts'

/** The last migration before a change of cast named the role that it replaces by id. */
const BEFORE = '0049_evening_actions'

/** Contributors as they were: [id, event, person, role, is_extra]; without an event those of the production. */
const ROWS: [number, number | null, number, string, boolean][] = [
  [1, null, 1, 'Lopachin', false],
  [2, null, 2, 'Firs', false],
  [3, null, 3, 'Alle', false],
  [4, null, 4, 'Alle', false],
  // Evening 1: as named, mistyped, and something of its own.
  [11, 1, 5, 'Lopachin', false],
  [12, 1, 6, 'Frs', false],
  [13, 1, 6, 'Einführung', true],
  // Evening 2: one of two who share a part stays, the other is replaced.
  [21, 2, 4, 'Alle', false],
  [22, 2, 5, 'Alle', false],
  // Evening 3: of two who share a part only one was named.
  [31, 3, 3, 'Alle', false],
]

let handle: DatabaseHandle
const folder = mkdtempSync(join(tmpdir(), 'foyer-earlier-'))

beforeAll(async () => {
  handle = await openDatabase({ url: undefined, folder })
  const migrations = migrationsUpTo(BEFORE)
  await handle.migrate(migrations)
  rmSync(migrations, { recursive: true })
  const { db } = handle
  await db.execute(sql`INSERT INTO venues (id, name, slug) VALUES (1, 'Haus', 'haus')`)
  await db.execute(sql`INSERT INTO rooms (id, name, slug, venue_id) VALUES (1, 'Saal', 'saal', 1)`)
  await db.execute(sql`INSERT INTO productions (id, title, slug) VALUES (1, 'Der Kirschgarten', 'der-kirschgarten')`)
  for (const id of [1, 2, 3]) {
    await db.execute(
      sql`INSERT INTO events (id, production_id, room_id, starts_at) VALUES (${id}, 1, 1, now() + make_interval(hours => ${id}))`,
    )
  }
  for (const id of [1, 2, 3, 4, 5, 6]) {
    await db.execute(sql`INSERT INTO persons (id, first_name, last_name, slug) VALUES (${id}, '', ${`P${id}`}, ${`p${id}`})`)
  }
  for (const [id, eventId, personId, role, isExtra] of ROWS) {
    await db.execute(sql`
      INSERT INTO contributors (id, production_id, event_id, person_id, kind, role, is_extra, position)
      VALUES (${id}, 1, ${eventId}, ${personId}, 'cast', ${role}, ${isExtra}, ${id})`)
  }
  await db.execute(sql`ALTER TABLE contributors ALTER COLUMN id RESTART WITH 100`)
  await handle.migrate(resolve('migrations'))
})
afterAll(async () => {
  await handle.close()
  rmSync(folder, { recursive: true })
})

/** The rows of an evening as [person, role, the row it replaces, left out]. */
async function evening(id: number): Promise<unknown[][]> {
  const rows = await handle.db
    .select()
    .from(contributors)
    .where(eq(contributors.eventId, id))
    .orderBy(asc(contributors.position), asc(contributors.id))
  return rows.map(({ personId, role, replacesId, isOmitted }) => [personId, role, replacesId, isOmitted])
}

describe('changes of cast from when roles were only text', () => {
  it('name the role of the same text by id; what has no match stays beside the cast', async () => {
    expect(await evening(1)).toEqual([
      [5, 'Lopachin', 1, false],
      [6, 'Frs', null, false],
      [6, 'Einführung', null, false],
    ])
  })

  it('leave somebody in their own row of a shared part, and replace the other', async () => {
    expect(await evening(2)).toEqual([
      [4, 'Alle', 4, false],
      [5, 'Alle', 3, false],
    ])
  })

  it('leave out who shares the part and was not named', async () => {
    expect(await evening(3)).toEqual([
      [3, 'Alle', 3, false],
      [4, 'Alle', 4, true],
    ])
  })

  it('leave the production as it was', async () => {
    const rows = await handle.db.select().from(contributors).where(isNull(contributors.eventId)).orderBy(asc(contributors.id))
    const expected = ROWS.slice(0, 4).map(([id, , personId, role]) => ({ id, personId, role, replacesId: null, isOmitted: false }))
    expect(rows).toMatchObject(expected)
  })
})
