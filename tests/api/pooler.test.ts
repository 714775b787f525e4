import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PostgresPool } from '../../app/platform/database/postgres-pool.ts'
import { findPgbouncer, type PoolMode, startPgbouncer, type TestPooler } from '../support/pgbouncer.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createPostgresDatabase, DATABASES } from '../support/test-app.ts'
import { Visitor } from '../support/visitor.ts'

const program = findPgbouncer()

describe.runIf(program && DATABASES.includes('postgres')).each<PoolMode>(['session', 'transaction'])(
  'behind a pooler in %s mode',
  (mode) => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-pooler-'))
    const servers: ServerProcess[] = []
    let database: Awaited<ReturnType<typeof createPostgresDatabase>>
    let pooler: TestPooler
    const start = async (name: string, direct: string | undefined) => {
      const environment = {
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: direct ?? '',
        FOYER_STARTER: 'theatre',
        AUTH_SECRET: 'x'.repeat(40),
      }
      const server = await startServerProcess(join(folder, name), environment)
      servers.push(server)
      return server
    }

    beforeAll(async () => {
      database = await createPostgresDatabase()
      pooler = await startPgbouncer(program ?? '', database.url, mode)
    })
    afterAll(async () => {
      for (const server of servers) if (server.child.exitCode === null) await server.kill()
      await pooler?.stop()
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    })

    it('a house that does not know the way past it ends with one sentence', async () => {
      const { child, errors } = await start('alone', undefined)
      expect(child.exitCode).toBe(1)
      expect(errors()).toMatch(/^DATABASE_URL leads to a pooler \(127\.0\.0\.1:\d+\)\. Set DATABASE_DIRECT_URL beside it: .+\.\n$/)
    })

    it('two nodes run and see each other’s writes', async () => {
      const first = await start('first', database.url)
      const second = await start('second', database.url)
      expect([first.child.exitCode, second.child.exitCode]).toEqual([null, null])
      const admin = await first.administrator()
      const reader = new Visitor(second.url)
      const shows = async (title: string) => (await (await reader.fetch('/de/stuecke')).text()).includes(title)
      // Kept by the second, and read often enough that what is read at once would have a name.
      for (let times = 0; times < 5; times++) expect(await shows('Die Möwe')).toBe(false)
      const values = { title: 'Die Möwe', isOnline: true }
      expect((await admin.send('POST', '/api/admin/production', values)).status).toBe(201)
      await vi.waitUntil(() => shows('Die Möwe'), { timeout: 10_000, interval: 20 })
      for (const path of ['/de', '/de/spielplan', '/de/search?q=möwe', '/de/stuecke']) {
        const answers = await Promise.all([first, second].map(({ url }) => new Visitor(url).fetch(path).then(({ status }) => status)))
        expect(answers, path).toEqual([200, 200])
      }
    })
  },
)

describe.runIf(program && DATABASES.includes('postgres'))('statements of the same name', () => {
  it('of two nodes are not taken for each other where the pooler gives both the same connection', async () => {
    const database = await createPostgresDatabase()
    const pooler = await startPgbouncer(program ?? '', database.url, 'transaction')
    const nodes = [1, 2].map((number) => ({ number, pool: new PostgresPool(pooler.url, { isPooled: true, isUnavailable: () => false }) }))
    for (const { number, pool } of [...nodes, ...nodes]) {
      const { rows } = await pool.query({ name: 'together_0', text: `SELECT ${number} AS number` })
      expect(rows).toEqual([{ number }])
    }
    for (const { pool } of nodes) await pool.end()
    await pooler.stop()
    await database.drop()
  })
})

describe.runIf(program && DATABASES.includes('postgres'))('a way past the pooler that is none', () => {
  it('is named in one sentence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-pooler-'))
    const database = await createPostgresDatabase()
    const pooler = await startPgbouncer(program ?? '', database.url, 'transaction')
    const { child, errors } = await startServerProcess(folder, { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: pooler.url })
    expect(child.exitCode).toBe(1)
    expect(errors()).toMatch(/^What is sent by DATABASE_URL does not arrive at DATABASE_DIRECT_URL .+\.\n$/)
    await pooler.stop()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })
})
