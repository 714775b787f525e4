import * as pglite from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drizzleClient, READ_BY_DRIZZLE } from './drizzle-client.ts'

const TIMES = [1, 2, 3, 12]

describe('PGlite as Drizzle uses it', () => {
  let client: pglite.PGlite
  let db: ReturnType<typeof drizzle>
  let plain: ReturnType<typeof drizzle>
  beforeAll(async () => {
    client = await pglite.PGlite.create()
    db = drizzle({ client: drizzleClient(client, pglite) })
    plain = drizzle({ client })
    await client.exec('CREATE TABLE words (id int PRIMARY KEY, word text NOT NULL)')
  })
  afterAll(() => client.close())

  const prepared = async () =>
    (await client.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements')).rows.map(({ statement }) => statement)

  it('gives and takes each kind of value as PGlite itself does, at the first time and at the tenth', async () => {
    const statement = sql`SELECT ${new Date('2031-05-18T18:00:00Z')}::timestamptz AS at, ${'2031-05-18'}::date AS day, ${true}::bool AS yes,
      ${{ über: ['Ä', null] }}::jsonb AS tree, ${sql.param([1, 2])}::int[] AS numbers, ${sql.param(['a"b', 'ü,', 'NULL'])}::text[] AS words,
      ${new Uint8Array([0, 255])}::bytea AS bytes, ${'12.50'}::numeric AS price, ${null}::text AS nothing, ${12.5}::float8 AS half,
      ${'1 day'}::interval AS span, ARRAY[${'2031-05-18'}::date] AS days, ${9007199254740993n}::int8 AS large, ''::text AS empty`
    const { rows } = await plain.execute(statement)
    for (const time of TIMES) expect((await db.execute(statement)).rows, `time ${time}`).toEqual(rows)
    expect(rows).toHaveLength(1)
  })

  it('prepares what comes again, and keeps no more than some hundred statements', async () => {
    for (let number = 0; number < 700; number++)
      for (const _ of [1, 2]) await db.execute(sql`SELECT ${sql.raw(String(number))} AS number, ${'x'}::text AS letter`)
    const kept = await prepared()
    expect(kept.length).toBeGreaterThan(100)
    expect(kept.length).toBeLessThanOrEqual(300)
    expect(kept.some((statement) => statement.includes('SELECT 699 AS'))).toBe(true)
    await db.execute(sql`SELECT 'once'`)
    expect((await prepared()).some((statement) => statement.includes('once'))).toBe(false)
  })

  it('says of a statement that fails what PostgreSQL says, and runs the next', async () => {
    const insert = () => db.execute(sql`INSERT INTO words VALUES (${1}, ${'Meer'})`)
    expect((await insert()).affectedRows).toBe(1)
    for (const _ of TIMES) await expect(insert()).rejects.toMatchObject({ cause: { code: '23505', constraint: 'words_pkey' } })
    for (const _ of TIMES) await expect(db.execute(sql`SELECT nothing`)).rejects.toMatchObject({ cause: { code: '42703' } })
    expect((await db.execute(sql`SELECT * FROM words`)).rows).toEqual([{ id: 1, word: 'Meer' }])
  })

  it('takes back what a transaction and what a part of one has written', async () => {
    const insert = (on: Pick<typeof db, 'execute'>, id: number) => on.execute(sql`INSERT INTO words VALUES (${id}, ${'Hafen'})`)
    await db.transaction(async (outer) => {
      await insert(outer, 2)
      for (const _ of TIMES)
        await expect(outer.transaction((inner) => insert(inner, 2))).rejects.toMatchObject({ cause: { code: '23505' } })
      await insert(outer, 3)
    })
    const broken = db.transaction(async (outer) => {
      await insert(outer, 4)
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow('changed my mind')
    expect((await db.execute(sql`SELECT id FROM words ORDER BY id`)).rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  })

  it('runs a statement whose table has changed since', async () => {
    const read = async () => (await db.execute(sql`SELECT * FROM words WHERE id = ${1}`)).rows
    for (const _ of TIMES) await read()
    await client.exec('ALTER TABLE words ADD COLUMN loud boolean DEFAULT true')
    expect(await read()).toEqual([{ id: 1, word: 'Meer', loud: true }])
    await client.exec('DEALLOCATE ALL')
    expect(await read()).toEqual([{ id: 1, word: 'Meer', loud: true }])
    await client.exec('ALTER TABLE words DROP COLUMN loud')
    await expect(db.transaction((transaction) => transaction.execute(sql`SELECT * FROM words WHERE id = ${1}`))).rejects.toThrow()
    expect(await read()).toEqual([{ id: 1, word: 'Meer' }])
  })

  it('lets statements of others wait until a transaction has ended', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const long = db.transaction(async (transaction) => {
      await transaction.execute(sql`UPDATE words SET word = 'Möwe' WHERE id = 1`)
      await promise
    })
    const read = db.execute(sql`SELECT word FROM words WHERE id = ${1}`)
    resolve()
    await long
    expect((await read).rows).toEqual([{ word: 'Möwe' }])
  })
})

it('the types that are left to Drizzle are those that it asks for as text', async () => {
  let asked: pglite.QueryOptions | undefined
  const client = {
    query: async (_statement: string, _values: unknown[], options: pglite.QueryOptions) => {
      asked = options
      return { rows: [] }
    },
  }
  await drizzle({ client: client as never }).execute(sql`SELECT 1`)
  expect(Object.keys(asked?.parsers ?? {}).map(Number)).toEqual(Object.values(READ_BY_DRIZZLE).toSorted((one, other) => one - other))
  for (const parse of Object.values(asked?.parsers ?? {})) expect(parse('2031-01-02')).toBe('2031-01-02')
})
