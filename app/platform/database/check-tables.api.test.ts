import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkTables } from './check-tables.ts'
import { openPglite } from './embedded/open-pglite.ts'
import { queryRows } from './query-rows.ts'

const PAGE = 8192
const RELATIONS = ['words', 'words_pkey', 'words_parts', 'words_likeness'] as const
let folder: string
let whole: string
const pathOf: Record<string, string> = {}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-deep-'))
  whole = join(folder, 'whole')
  const { db, close } = await openPglite(whole)
  for (const statement of [
    'CREATE EXTENSION pg_trgm',
    'CREATE TABLE words (id int PRIMARY KEY, word text, long text)',
    'ALTER TABLE words ALTER COLUMN long SET STORAGE EXTERNAL',
    'INSERT INTO words SELECT n, md5(n::text), repeat(md5(n::text), CASE WHEN n < 20 THEN 400 ELSE 1 END) FROM generate_series(1, 3000) AS n',
    'CREATE INDEX words_parts ON words USING gin (word gin_trgm_ops)',
    'CREATE INDEX words_likeness ON words USING gist (word gist_trgm_ops)',
    // What is read afterwards comes from the files.
    'VACUUM words',
    'CHECKPOINT',
  ])
    await db.execute(sql.raw(statement))
  const files = await queryRows<{ name: string; path: string }>(
    db,
    sql`
      SELECT relname AS name, pg_relation_filepath(oid) AS path FROM pg_class WHERE relname LIKE 'words%'
      UNION SELECT 'long', pg_relation_filepath(reltoastrelid) FROM pg_class WHERE relname = 'words'`,
  )
  for (const { name, path } of files) pathOf[name] = path
  await close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Checks a copy of the house in which something was done to a file of a relation. */
async function checkAfter(name: string, damage: (file: string) => void) {
  const house = mkdtempSync(join(folder, 'house-'))
  cpSync(whole, house, { recursive: true })
  damage(join(house, 'database', pathOf[name] ?? ''))
  const { db, close } = await openPglite(house)
  try {
    return await checkTables(db)
  } finally {
    await close()
  }
}

const spoilByte = (file: string, page: number) => {
  const bytes = readFileSync(file)
  const at = page * PAGE + PAGE - 64
  bytes[at] = (bytes[at] ?? 0) ^ 0xff
  writeFileSync(file, bytes)
}

describe('a look into every table', () => {
  it('finds nothing in a whole house, and leaves nothing behind', async () => {
    const { db, close } = await openPglite(whole)
    const extensions = sql`SELECT extname FROM pg_extension ORDER BY 1`
    const before = await queryRows(db, extensions)
    const { faults, tables, indices } = await checkTables(db)
    expect(faults).toEqual([])
    expect(tables).toBeGreaterThan(50)
    expect(indices).toBeGreaterThan(100)
    expect(await queryRows(db, extensions)).toEqual(before)
    await close()
  })

  for (const name of RELATIONS)
    it(`finds one byte that is another in the last but one page of ${name}`, async () => {
      const { faults } = await checkAfter(name, (file) => spoilByte(file, Math.floor(readFileSync(file).length / PAGE) - 2))
      expect(faults.map(({ relation }) => relation)).toContain(`public.${name}`)
    })

  it('finds one in a long value, which lies in a table of its own', async () => {
    const { faults } = await checkAfter('long', (file) => spoilByte(file, 3))
    expect(faults.some(({ relation }) => relation.startsWith('pg_toast.'))).toBe(true)
  })

  it('finds a page of zeros, of which PostgreSQL says nothing', async () => {
    const { faults } = await checkAfter('words', (file) => writeFileSync(file, readFileSync(file).fill(0, PAGE, 2 * PAGE)))
    expect(faults).toContainEqual({ relation: 'public.words', fault: 'page 1 is empty' })
  })

  it('finds a table whose file was cut in half, and one that was emptied', async () => {
    for (const share of [2, Number.POSITIVE_INFINITY]) {
      const { faults } = await checkAfter('words', (file) =>
        truncateSync(file, Math.floor(readFileSync(file).length / PAGE / share) * PAGE),
      )
      expect(faults.map(({ relation }) => relation)).toContain('public.words')
    }
  })
})
