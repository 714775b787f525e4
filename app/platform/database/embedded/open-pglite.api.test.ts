import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DamagedDatabase, LostDatabase } from './damaged-database.ts'
import { openPglite } from './open-pglite.ts'
import { setDatabaseAside } from './set-aside.ts'

const ROWS = 3000
let folder: string
let whole: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-damage-'))
  whole = join(folder, 'whole')
  const handle = await openPglite(whole)
  await handle.db.execute(
    sql`CREATE TABLE words AS SELECT n AS id, repeat(md5(n::text), 4) AS word FROM generate_series(1, ${sql.raw(String(ROWS))}) AS n`,
  )
  await handle.db.execute(sql`CREATE INDEX ON words (word)`)
  await handle.db.execute(sql`CREATE TABLE kept (id int PRIMARY KEY, word text)`)
  await handle.db.execute(sql`INSERT INTO kept VALUES (1, 'bleibt')`)
  await handle.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const copyOfHouse = (name: string) => {
  const copy = join(folder, name)
  cpSync(whole, copy, { recursive: true })
  return copy
}

async function rowsIn(house: string): Promise<number> {
  const handle = await openPglite(house)
  try {
    await handle.migrate(join(folder, 'none')).catch((error) => {
      // There are no migrations; before those each table is read.
      if (error instanceof DamagedDatabase) throw error
    })
    const { rows } = await handle.execute('SELECT count(*)::int AS rows FROM words')
    return (rows as { rows: number }[])[0]?.rows ?? 0
  } finally {
    await handle.close()
  }
}

/** All files but locks, with their bytes. */
const contentOf = (house: string) =>
  Object.fromEntries(
    readdirSync(house, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^(lock\.sqlite|foyer\.pid)/.test(entry.name))
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'latin1')]),
  )

const segment = (house: string) => `pg_wal/${readdirSync(join(house, 'database/pg_wal')).find((name) => name.length === 24)}`
const largest = (house: string) =>
  readdirSync(join(house, 'database/base/5'))
    .map((name) => `base/5/${name}`)
    .filter((name) => Number(name.split('/').at(-1)) > 16_000)
    .toSorted((a, b) => statSync(join(house, 'database', b)).size - statSync(join(house, 'database', a)).size)[0] ?? ''

const FILES: Record<string, (house: string) => string> = {
  version: () => 'PG_VERSION',
  'control file': () => 'global/pg_control',
  log: segment,
  'system tables': () => 'base/5/1259',
  'map of system tables': () => 'base/5/pg_filenode.map',
  'state of transactions': () => 'pg_xact/0000',
  'table or index': largest,
}
const DAMAGES: Record<string, (file: string) => void> = {
  lost: (file) => rmSync(file),
  'filled with noise': (file) => writeFileSync(file, Buffer.alloc(statSync(file).size, 'Rauschen')),
}

describe('a house whose database has a file', () => {
  for (const [name, fileOf] of Object.entries(FILES))
    for (const [damage, lay] of Object.entries(DAMAGES))
      it(`${damage} (${name}) says so and is whole again with the file, or has lost nothing`, async () => {
        const house = copyOfHouse(`${name}-${damage}`)
        const file = join(house, 'database', fileOf(house))
        const before = readFileSync(file)
        lay(file)
        const rows = await rowsIn(house).catch((error) => {
          expect(error).toSatisfy((thrown) => thrown instanceof DamagedDatabase || thrown instanceof LostDatabase)
          expect((error as Error).message).not.toMatch(/Aborted|wasm/i)
        })
        if (rows === undefined) {
          writeFileSync(file, before)
          expect(await rowsIn(house)).toBe(ROWS)
        } else expect(rows).toBe(ROWS)
      })

  it('that is missing writes nothing, whichever it is of those that are looked at before', async () => {
    for (const file of ['PG_VERSION', 'global/pg_control', 'base/5/pg_filenode.map', segment(whole)]) {
      const house = copyOfHouse(`untouched-${file.replaceAll('/', '-')}`)
      rmSync(join(house, 'database', file))
      const before = contentOf(house)
      await expect(openPglite(house)).rejects.toThrow(Error)
      expect(contentOf(house)).toEqual(before)
    }
  })
})

describe('a table', () => {
  it('whose file was emptied says so, though it looks like one without rows', async () => {
    const house = copyOfHouse('emptied')
    const handle = await openPglite(house)
    const { rows } = await handle.execute(`SELECT pg_relation_filepath('kept') AS path`)
    await handle.close()
    const file = join(house, 'database', (rows as { path: string }[])[0]?.path ?? '')
    const before = readFileSync(file)
    writeFileSync(file, '')
    await expect(rowsIn(house)).rejects.toThrow(DamagedDatabase)
    writeFileSync(file, before)
    expect(await rowsIn(house)).toBe(ROWS)
  })
})

describe('a database is made', () => {
  const PARTS = ['files', 'lock.sqlite', 'house', 'backups', 'outbox']

  it('where nothing of a house lies, and its secret alone is nothing', async () => {
    const house = mkdtempSync(join(folder, 'new-'))
    writeFileSync(join(house, 'auth-secret'), 'geheim')
    await (await openPglite(house)).close()
    await (await openPglite(house)).close()
  })

  it('never over a house whose database is gone', async () => {
    for (const part of PARTS) {
      const house = mkdtempSync(join(folder, 'lost-'))
      if (part.includes('.') || part === 'house') writeFileSync(join(house, part), '')
      else cpSync(join(whole, 'database/global'), join(house, part), { recursive: true })
      const before = contentOf(house)
      await expect(openPglite(house), part).rejects.toMatchObject({ found: [part] })
      expect(contentOf(house)).toEqual(before)
    }
  })

  it('anew where a first start was cut off, at whichever file', async () => {
    const house = mkdtempSync(join(folder, 'cut-'))
    writeFileSync(join(house, 'house.begun'), '')
    cpSync(join(whole, 'database/global'), join(house, 'database/global'), { recursive: true })
    await (await openPglite(house)).close()
    expect(readdirSync(house)).not.toContain('house.begun')
  })

  it('beside one that was set aside, which comes back when it is put back', async () => {
    const house = copyOfHouse('aside')
    const aside = setDatabaseAside(house, Temporal.Instant.from('2026-11-30T14:15:16.5Z'))
    expect(aside.path).toBe(join(house, 'database-2026-11-30T141517Z'))
    await (await openPglite(house)).close()
    aside.putBack()
    expect(await rowsIn(house)).toBe(ROWS)
  })
})
