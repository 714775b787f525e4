import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  backUpTonight,
  listBackups,
  nightQueue,
  nightsOf,
  type ReadBackFailure,
  readBackQueue,
  readReadBackState,
} from '../../app/backup/index.server.ts'
import { executeCommand } from '../../app/command-line/run.ts'
import { putOffCards } from '../../app/first-day/state.server.ts'
import type { DatabaseHandle } from '../../app/platform/database/database.ts'
import { openDatabase } from '../../app/platform/database/open-database.ts'
import { queryRows } from '../../app/platform/database/query-rows.ts'
import { productions } from '../../app/programme/tables.ts'
import { migrationsUpTo } from '../support/migrations-up-to.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { buildPicture } from '../support/test-picture.ts'
import type { Visitor } from '../support/visitor.ts'

const DAY = { hours: 24 }
/** Jobs begin within seconds. */
const PATIENCE = { timeout: 90_000 }

/** The migrations that a database has had. */
const applied = ({ db }: DatabaseHandle) => queryRows(db, sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id`)

describe('a house with the embedded database', () => {
  let app: TestApp
  let admin: Visitor
  beforeAll(async () => {
    app = await createTestApp({ database: 'pglite' })
    admin = await app.editor('admin')
    // The first day has begun, so that the hub opens on *Heute*.
    await putOffCards(app.foyer.platform, [])
  })
  afterAll(() => app.close())

  const nights = async () => (await listBackups(nightsOf(app.foyer.platform.config))).map(({ takenAt }) => takenAt.toString())
  const say = async (name: string, argument = '', flags = {}) => {
    const lines: string[] = []
    const code = await executeCommand(app.foyer, { name, argument, flags }, (line) => lines.push(line))
    return { code, text: lines.join('\n') }
  }
  const takeOne = () => backUpTonight(app.foyer.platform)
  /** Has the newest read back. @returns what failed of it */
  async function readBack(): Promise<ReadBackFailure | undefined> {
    const { config, db, jobs } = app.foyer.platform
    rmSync(join(app.folder, 'backups/read-back.json'), { force: true })
    await jobs.enqueue(db, readBackQueue, {})
    await expect.poll(() => readReadBackState(config), PATIENCE).toBeDefined()
    return (await readReadBackState(config))?.failure
  }
  const today = async () => (await admin.fetch('/cms-hub')).text()

  it('is due to be backed up each night, and read back each week', async () => {
    const due = await queryRows(
      app.foyer.platform.db,
      sql`SELECT name, cron FROM jobs.schedule WHERE name IN (${nightQueue.name}, ${readBackQueue.name}) ORDER BY name`,
    )
    expect(due).toEqual([
      { name: nightQueue.name, cron: '40 3 * * *' },
      { name: readBackQueue.name, cron: '20 4 * * 0' },
    ])
  })

  it('keeps the backups of a week beside its database, with its pictures as links that take no room', async () => {
    const { key } = await app.foyer.media.add(buildPicture('bei Nacht'))
    const { db, jobs } = app.foyer.platform
    await jobs.enqueue(db, nightQueue, {})
    await expect.poll(nights, PATIENCE).toHaveLength(1)
    const kept = join(app.folder, 'backups/files/originals', key)
    expect(statSync(kept).ino).toBe(statSync(join(app.folder, 'files/originals', key)).ino)
    for (let night = 0; night < 9; night++) {
      app.clock.advance(DAY)
      await takeOne()
    }
    expect(await nights()).toHaveLength(8)
    expect((await say('backups')).text.split('\n')).toHaveLength(8)
  })

  it('gets back what was deleted by one command, its pictures too', async () => {
    const picture = await app.foyer.media.add(buildPicture('verloren'))
    const { db } = app.foyer.platform
    await db.insert(productions).values({ slug: 'verloren', title: 'Der verlorene Sohn' })
    app.clock.advance(DAY)
    await takeOne()
    await db.delete(productions).where(eq(productions.slug, 'verloren'))
    rmSync(join(app.folder, 'files/originals', picture.key))
    expect((await say('restore-night', 'latest')).text).toContain('--replace')
    expect((await say('restore-night', 'latest', { replace: true })).code).toBe(0)
    expect(await db.select().from(productions).where(eq(productions.slug, 'verloren'))).toHaveLength(1)
    expect(existsSync(join(app.folder, 'files/originals', picture.key))).toBe(true)
    // Everybody is logged out by it.
    admin = await app.editor('admin')
  })

  it('counts its newest backup in a second database, and says at Heute which cannot be read back', async () => {
    expect(await readBack()).toBeUndefined()
    expect(await today()).not.toContain('zurücklesen')
    const [newest = ''] = readdirSync(join(app.folder, 'backups'))
      .filter((name) => name.startsWith('database-'))
      .toSorted()
      .reverse()
    const path = join(app.folder, 'backups', newest)
    const whole = readFileSync(path)
    truncateSync(path, Math.floor(whole.length / 2))
    expect(await readBack()).toEqual({ kind: 'damaged' })
    const said = await today()
    expect(said).toContain('Die jüngste Sicherung lässt sich nicht zurücklesen')
    expect(said).toContain('Ihre Datei ist beschädigt.')
    expect((await say('check')).text).toContain('lässt sich nicht zurücklesen')
    writeFileSync(path, whole)
    expect(await readBack()).toBeUndefined()
    expect(await today()).not.toContain('zurücklesen')
  })

  it('says at Heute for how many days there has been none', async () => {
    expect(await today()).not.toContain('keine Sicherung')
    app.clock.advance({ hours: 24 * 3 })
    admin = await app.editor('admin')
    expect(await today()).toContain('Seit 3 Tagen keine Sicherung des Hauses')
    expect((await say('check')).text).toContain('Seit 3 Tagen keine Sicherung')
  })
})

describe('a house of an earlier release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-earlier-'))
  let before: unknown
  beforeAll(async () => {
    const migrations = migrationsUpTo('0086_what_runs_over_days')
    const handle = await openDatabase({ url: undefined, folder })
    await handle.migrate(migrations)
    before = await applied(handle)
    await handle.close()
    rmSync(migrations, { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.for([
    ['on', 1],
    ['off', 0],
  ] as const)('is backed up as it is before its tables change: %s, %i', async ([BACKUP_NIGHTLY, number]) => {
    const app = await createTestApp({ template: { folder, database: undefined }, environment: { BACKUP_NIGHTLY } })
    expect(await listBackups(nightsOf(app.foyer.platform.config))).toHaveLength(number)
    await app.close()
  })

  it('stays as it is where it cannot be backed up, and says why', async () => {
    writeFileSync(join(folder, 'backups'), 'im Weg')
    const opened = createTestApp({ template: { folder, database: undefined } })
    await expect(opened).rejects.toThrow(/wird nicht aktualisiert, denn vorher ließ es sich nicht sichern: .*EEXIST/)
    const after = await openDatabase({ url: undefined, folder })
    expect(await applied(after)).toEqual(before)
    await after.close()
  })
})
