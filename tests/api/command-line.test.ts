import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BackupPlace, backUp, DATABASE_FILE, folderPlace, restore } from '../../app/backup/index.server.ts'
import { openDatabase } from '../../app/platform/database/open-database.ts'
import { productions, productionTags, tags } from '../../app/programme/tables.ts'
import { recordChanges } from '../../app/records/tables.ts'
import { freePort } from '../support/free-port.ts'
import { createTestApp, DATABASES, required, type TestApp } from '../support/test-app.ts'
import { buildPicture } from '../support/test-picture.ts'
import { Visitor } from '../support/visitor.ts'

/** Writers are slow on a busy machine. */
const PATIENCE = { timeout: 30_000 }

describe.each(DATABASES)('a backup on %s', (database) => {
  let app: TestApp
  let copy: TestApp
  const folder = mkdtempSync(join(tmpdir(), 'foyer-backup-'))
  const place = folderPlace(folder)
  beforeAll(async () => {
    app = await createTestApp({ database })
    copy = await createTestApp({ database })
  })
  afterAll(async () => {
    await app.close()
    await copy.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** One transaction that writes three related rows. */
  const writeTogether = (number: number) =>
    app.foyer.platform.write(async (tx) => {
      const [tag] = await tx
        .insert(tags)
        .values({ slug: `last-${number}`, name: `Last ${number}` })
        .returning()
      const [production] = await tx
        .insert(productions)
        .values({ slug: `last-${number}`, title: `Last ${number}` })
        .returning()
      await tx.insert(productionTags).values({ productionId: production?.id ?? 0, tagId: tag?.id ?? 0 })
    })
  const written = ({ foyer }: TestApp) => foyer.platform.db.select().from(productions).where(like(productions.title, 'Last %'))

  it('taken during writes is restored to a complete site with its files, which continues to work', async () => {
    const picture = await app.foyer.media.add(buildPicture('gesichert'))
    const editor = await app.editor()
    let isOver = false
    let number = 0
    const writers = Array.from({ length: 3 }, async () => {
      while (!isOver) await writeTogether(number++)
    })
    await expect.poll(async () => (await written(app)).length, PATIENCE).toBeGreaterThan(5)
    await backUp(app.foyer.platform, place)
    const atItsEnd = number
    await expect.poll(() => number, PATIENCE).toBeGreaterThan(atItsEnd + 5)
    isOver = true
    await Promise.all(writers)

    await restore(copy.foyer.platform, { place, key: DATABASE_FILE }, { replace: false })
    await copy.foyer.searchIndex.rebuild()
    const back = await written(copy)
    expect(back.length).toBeGreaterThan(5)
    expect(back.length).toBeLessThan((await written(app)).length)
    const { db } = copy.foyer.platform
    const links = await db.select().from(productionTags).innerJoin(tags, eq(productionTags.tagId, tags.id))
    expect(links).toHaveLength(back.length)
    expect(await db.select().from(tags).where(like(tags.name, 'Last %'))).toHaveLength(back.length)
    expect((await copy.visitor().fetch(`/media/${picture.key}/480.jpg`)).status).toBe(200)
    expect(await (await copy.visitor().fetch(`/de/stuecke/x/${back[0]?.id}`)).text()).toContain(back[0]?.title)
    const [next] = await db.insert(tags).values({ slug: 'danach', name: 'Danach' }).returning()
    expect(next?.id).toBeGreaterThan(Math.max(...links.map(({ tags: tag }) => tag.id)))
    expect((await editor.getJson('/api/admin/tag')).status).toBe(200)
  })

  it('never overwrites a site with content, unless forced', async () => {
    const before = (await written(copy)).length
    await copy.foyer.platform.db.delete(productionTags)
    await expect(restore(copy.foyer.platform, { place, key: DATABASE_FILE }, { replace: false })).rejects.toThrow('--replace')
    await restore(copy.foyer.platform, { place, key: DATABASE_FILE }, { replace: true })
    expect(await written(copy)).toHaveLength(before)
    expect(await copy.foyer.platform.db.select().from(productionTags)).toHaveLength(before)
    expect(await copy.foyer.platform.db.select().from(tags).where(eq(tags.slug, 'danach'))).toHaveLength(0)
  })

  it('that is damaged or has lost its end says so and changes nothing', async () => {
    const before = (await written(copy)).length
    const whole = await place.read(DATABASE_FILE)
    const lines = gunzipSync(whole).toString().split('\n')
    const withoutItsEnd = gzipSync(`${lines.slice(0, -2).join('\n')}\n`)
    for (const damaged of [whole.subarray(0, Math.floor(whole.length * 0.6)), withoutItsEnd, Buffer.from('nothing of the kind')]) {
      const broken: BackupPlace = { ...place, read: async (key) => (key === DATABASE_FILE ? damaged : place.read(key)) }
      await expect(restore(copy.foyer.platform, { place: broken, key: DATABASE_FILE }, { replace: true })).rejects.toThrow('beschädigt')
    }
    expect(await written(copy)).toHaveLength(before)
  })
})

describe('the command line of a running server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-running-'))
  const [running, restored, backup] = ['running', 'restored', 'backup'].map((name) => join(folder, name)) as [string, string, string]
  const admin = { email: 'verwaltung@haus.example', password: 'nur für diesen Test' }
  const program = resolve(required('TEST_BUILD_DIR'), 'server/index.js')
  const environment = (data: string) => ({ ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATA_DIR: data, DATABASE_URL: '' })
  let server: ChildProcess
  let app: Visitor
  beforeAll(async () => {
    for (const data of [running, restored]) cpSync(required('TEST_PGLITE_TEMPLATE'), data, { recursive: true })
    const port = await freePort()
    const settings = { PORT: String(port), HOST: '127.0.0.1', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
    server = spawn(process.execPath, [program], { env: { ...environment(running), ...settings }, stdio: 'inherit' })
    app = new Visitor(`http://localhost:${port}`)
    await vi.waitFor(async () => expect((await app.fetch('/readyz')).status).toBe(200), { timeout: 60_000, interval: 200 })
    await app.logIn(admin.email, admin.password)
  })
  afterAll(async () => {
    await ended(server)
    rmSync(folder, { recursive: true, force: true })
  })

  function ended(child: ChildProcess): Promise<unknown> {
    if (child.exitCode !== null) return Promise.resolve()
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    return exit
  }

  /** Runs a command while the test's server keeps running. */
  async function foyer(data: string, ...args: string[]): Promise<{ exit: number | null; output: string }> {
    const child = spawn(process.execPath, [program, ...args], { env: environment(data) })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    const [exit] = await once(child, 'close')
    return { exit, output }
  }

  it('backs it up while it is written to, and what is restored from that is whole', async () => {
    let isOver = false
    let made = 0
    const writers = Array.from({ length: 2 }, async (_, writer) => {
      while (!isOver) {
        const name = `Wort ${writer}-${made}`
        expect((await app.send('POST', '/api/admin/tag', { name })).status).toBe(201)
        made += 1
      }
    })
    await expect.poll(() => made, PATIENCE).toBeGreaterThan(5)
    const taken = await foyer(running, 'backup', backup)
    expect(taken).toEqual({ exit: 0, output: expect.stringMatching(/tags: \d+\n[\s\S]*Zeilen und 0 neue Dateien liegen in/) })
    const atItsEnd = made
    await expect.poll(() => made, PATIENCE).toBeGreaterThan(atItsEnd + 2)
    isOver = true
    await Promise.all(writers)

    expect(await foyer(running, 'check')).toEqual({ exit: 0, output: 'Alles in Ordnung.\n' })
    expect(await foyer(running, 'create-admin', 'Leitung@Haus.example')).toEqual({
      exit: 0,
      output: expect.stringMatching(/^leitung@haus\.example gehört zur Verwaltung\. Passwort: \S{16}\n$/),
    })
    expect(await foyer(running, 'restore', backup, '--replace')).toEqual({
      exit: 1,
      output: expect.stringContaining('is in use by process'),
    })

    const back = await foyer(restored, 'restore', backup)
    expect(back).toEqual({ exit: 0, output: expect.stringContaining('ein anderes AUTH_SECRET') })
    const database = await openDatabase({ url: undefined, folder: restored })
    const words = await database.db.select({ id: tags.id }).from(tags)
    const noted = await database.db.select({ id: recordChanges.objectId }).from(recordChanges).where(eq(recordChanges.contentType, 'tag'))
    await database.close()
    expect(words.length).toBeGreaterThan(5)
    expect(words.length).toBeLessThan(made)
    expect(noted.map(({ id }) => id).sort()).toEqual(words.map(({ id }) => id).sort())
  })
})

/** The program on a data folder: run to its end, or begun. */
function programOn(house: string) {
  const program = resolve(required('TEST_BUILD_DIR'), 'server/index.js')
  const env = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATA_DIR: house, DATABASE_URL: '' }
  return {
    run(...args: string[]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { env, encoding: 'utf8' })
      return { exit: status, output: stdout + stderr }
    },
    begin: (...args: string[]) => spawn(process.execPath, [program, ...args], { env, stdio: 'ignore' }),
  }
}

it('a house whose database is lost or damaged says so and does not start, and its backup takes the place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-damaged-'))
  const [house, backup] = [join(folder, 'house'), join(folder, 'backup')]
  cpSync(required('TEST_PGLITE_TEMPLATE'), house, { recursive: true })
  const { run } = programOn(house)
  expect(run('create-admin', 'leitung@haus.example').exit).toBe(0)
  expect(run('backup', backup).exit).toBe(0)

  // One file of three bytes.
  rmSync(join(house, 'database/PG_VERSION'))
  const lost = run()
  expect(lost).toEqual({
    exit: 3,
    output: expect.stringMatching(/^In .* liegt ein Haus \([^)]*database\), aber nicht seine Datenbank.*\nA house lies in /),
  })
  expect(lost.output).toContain('npm run foyer -- restore')
  expect(run('restore', join(folder, 'none'))).toEqual({ exit: 1, output: expect.stringContaining('Sie liegt wieder, wo sie lag.') })
  expect(run('restore', backup)).toEqual({ exit: 0, output: expect.stringContaining('liegt jetzt in') })

  truncateSync(join(house, 'database/global/pg_control'), 0)
  const damaged = run('check')
  expect(damaged).toEqual({
    exit: 4,
    output: expect.stringMatching(/lässt sich nicht lesen: „.*pg_control.*“[\s\S]*cannot be read: “.*pg_control/),
  })
  expect(damaged.output).not.toMatch(/Aborted|wasm|\bat .*:\d+:\d+/)
  expect(run('restore', backup).exit).toBe(0)
  expect(readdirSync(house).filter((name) => name.startsWith('database-'))).toHaveLength(2)
  expect(run('create-admin', 'leitung@haus.example').output).toContain('leitung@haus.example')
  rmSync(folder, { recursive: true, force: true })
})

it('a restore that is killed over a damaged house leaves no house that would start, and is begun anew by the same command', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-cut-'))
  const [house, backup] = [join(folder, 'house'), join(folder, 'backup')]
  cpSync(required('TEST_PGLITE_TEMPLATE'), house, { recursive: true })
  const { run, begin } = programOn(house)
  run('create-admin', 'leitung@haus.example')
  expect(run('backup', backup).exit).toBe(0)
  truncateSync(join(house, 'database/global/pg_control'), 0)

  const killed = begin('restore', backup)
  const aside = () => readdirSync(house).filter((name) => name.startsWith('database-'))
  await expect.poll(aside, { ...PATIENCE, interval: 5 }).toHaveLength(1)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  for (const command of [[], ['check']]) {
    const cut = run(...command)
    expect(cut).toEqual({ exit: 3, output: expect.stringMatching(/Wiederherstellung abgebrochen[\s\S]*A restore in .* was cut off/) })
    expect(cut.output).toContain(join(house, aside()[0] ?? ''))
  }
  expect(run('restore', join(folder, 'none'))).toEqual({ exit: 1, output: expect.stringContaining('Sie liegt wieder, wo sie lag.') })
  expect(run('check').exit).toBe(4)
  expect(run('restore', backup).exit).toBe(0)
  expect(run('create-admin', 'leitung@haus.example').output).toContain('leitung@haus.example')
  rmSync(folder, { recursive: true, force: true })
})

it('the server is run by its path through a symbolic link, by which releases are switched', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-release-'))
  const current = join(folder, 'current')
  symlinkSync(resolve(required('TEST_BUILD_DIR')), current)
  const child = spawn(process.execPath, [join(current, 'server/index.js'), 'no-command'], { stdio: 'ignore' })
  const [exit] = await once(child, 'close')
  rmSync(folder, { recursive: true, force: true })
  expect(exit).toBe(2)
})
