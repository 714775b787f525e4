import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../app/platform/database/open-database.ts'
import { LaterDatabase } from '../../app/platform/database/program-release.ts'
import { freePort } from '../support/free-port.ts'
import { migrationsUpTo } from '../support/migrations-up-to.ts'
import { createTestApp, DATABASES, required } from '../support/test-app.ts'

type Journal = { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] }
const LAST = (JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8')) as Journal).entries.at(-1)
const PROGRAM = resolve(required('TEST_BUILD_DIR'), 'server/index.js')
const PATIENCE = { timeout: 60_000 }
const folder = mkdtempSync(join(tmpdir(), 'foyer-later-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The migrations of a later release, which has one more. */
function laterMigrations(sql: string): string {
  const later = migrationsUpTo(LAST?.tag ?? '')
  const path = join(later, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal
  const tag = '9999_of_a_later_release'
  journal.entries.push({ ...journal.entries[0], idx: journal.entries.length, when: (LAST?.when ?? 0) + 1, tag } as Journal['entries'][0])
  writeFileSync(path, JSON.stringify(journal))
  appendFileSync(join(later, `${tag}.sql`), sql)
  return later
}

async function updateTo(sql: string, where: { url: string | undefined; folder: string }): Promise<void> {
  const later = laterMigrations(sql)
  const handle = await openDatabase(where)
  await handle.migrate(later)
  await handle.close()
  rmSync(later, { recursive: true })
}

/** A house with a backup of its own from before it was updated. */
function houseIn(name: string): string {
  const house = join(folder, name)
  cpSync(required('TEST_PGLITE_TEMPLATE'), house, { recursive: true })
  return house
}

function start(house: string, args: string[] = [], settings: Record<string, string> = {}): ChildProcess & { said: string } {
  const environment = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'warn', DATA_DIR: house, DATABASE_URL: '', HOST: '127.0.0.1' }
  const child = Object.assign(spawn(process.execPath, [PROGRAM, ...args], { env: { ...environment, ...settings } }), { said: '' })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (child.said += chunk))
  return child
}

async function outcomeOf(child: ChildProcess & { said: string }) {
  const [exit] = (await once(child, 'close')) as [number | null]
  return { exit, said: child.said }
}

describe('a program on a database of a later release', () => {
  let house: string
  beforeAll(async () => {
    house = houseIn('taken')
    expect((await outcomeOf(start(house, ['create-admin', 'vorher@haus.example']))).exit).toBe(0)
    await backUpInto(house)
    await updateTo('-- Earlier programs do not suit.\nCREATE TABLE of_a_later_release (id int);', { url: undefined, folder: house })
  })

  /** As the program does before an update. */
  async function backUpInto(where: string) {
    const { backUpTonight } = await import('../../app/backup/index.server.ts')
    const { readConfig } = await import('../../app/platform/config/config.ts')
    const handle = await openDatabase({ url: undefined, folder: where })
    await backUpTonight({ db: handle.db, config: readConfig({ DATA_DIR: where }), clock: { now: () => Temporal.Now.instant() } })
    await handle.close()
  }

  it('that does not suit it says which release wrote it, and which backup leads back', async () => {
    const { exit, said } = await outcomeOf(start(house, [], { PORT: String(await freePort()) }))
    expect(exit).toBe(5)
    expect(said).toMatch(/Die Datenbank hat Foyer .+ · 9999 geschrieben\. Dies ist Foyer .+ · \d{4} und kann/)
    expect(said).toContain('The database was written by Foyer')
    expect(said).toMatch(/npm run foyer -- restore-night \d{4}-\d\d-\d\dT\d{6}Z/)
  })

  it('goes back by that backup, with what lay there set aside', async () => {
    const { exit, said } = await outcomeOf(start(house, ['restore-night', 'latest', '--replace']))
    expect({ exit, said }).toMatchObject({ exit: 0 })
    expect(readdirSync(house).some((name) => name.startsWith('database-'))).toBe(true)
    expect((await outcomeOf(start(house, ['create-admin', 'vorher@haus.example']))).said).toContain('das Passwort bleibt')
  })

  it('that suits it works on and says so', async () => {
    const suiting = houseIn('suiting')
    await updateTo('CREATE TABLE of_a_later_release (id int);', { url: undefined, folder: suiting })
    const port = await freePort()
    const server = start(suiting, [], { PORT: String(port) })
    try {
      await expect
        .poll(
          () =>
            fetch(`http://127.0.0.1:${port}/readyz`).then(
              ({ status }) => status,
              () => 0,
            ),
          PATIENCE,
        )
        .toBe(200)
      expect(server.said).toContain('written by a later release')
    } finally {
      server.kill('SIGTERM')
      await once(server, 'close')
    }
    expect((await outcomeOf(start(suiting, ['check']))).said).toMatch(/Die Datenbank hat ein späterer Stand geschrieben, Foyer .+ · 9999/)
  })
})

describe.runIf(DATABASES.includes('postgres'))('a node of an earlier release, on PostgreSQL,', () => {
  async function migratedTo(sql: string) {
    const app = await createTestApp({ database: 'postgres' })
    try {
      await updateTo(sql, { url: app.databaseUrl, folder })
      const earlier = await openDatabase({ url: app.databaseUrl, folder })
      const answer = await earlier.migrate('migrations').finally(() => earlier.close())
      return { answer, status: (await app.visitor().fetch('/readyz')).status }
    } finally {
      await app.close()
    }
  }

  it('works on beside a later one that suits it', async () => {
    const { answer, status } = await migratedTo('CREATE TABLE of_a_later_release (id int);')
    expect(answer).toMatchObject({ migration: '9999_of_a_later_release' })
    expect(status).toBe(200)
  })

  it('does not begin on one that does not', async () => {
    await expect(migratedTo('-- Earlier programs do not suit.\nSELECT 1;')).rejects.toThrow(LaterDatabase)
  })
})
