import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { executeCommand } from '../../app/command-line/run.ts'
import { drafts, pages } from '../../app/content/tables.ts'
import { importSources } from '../../app/imports/tables.ts'
import { moduleRegistry } from '../../app/modules/module-registry.server.ts'
import { moduleSchemas } from '../../app/modules/module-schemas.server.ts'
import { moveIns } from '../../app/move-in/tables.ts'
import { users } from '../../app/platform/auth/tables.ts'
import { allTables, rowsOf } from '../../app/platform/database/whole-tables.ts'
import { openTarEntry, readTarIndex, TAR_END, tarHeader, tarPadding } from '../../app/platform/files/tar.ts'
import { productions } from '../../app/programme/tables.ts'
import { planningFeeds } from '../../app/scheduling/tables.ts'
import { settings } from '../../app/site/tables.ts'
import { ARCHIVED_TABLES, LEFT_OUT } from '../../app/site-archive/archived-tables.server.ts'
import { readArchive, writeArchive } from '../../app/site-archive/index.server.ts'
// The rules of records are those that the program registers.
import '../../app/server/record-types.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { createTestApp, required, type TestApp } from '../support/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The entries of an archive by name. */
type Contents = Map<string, Buffer>

async function exported(app: TestApp, name: string): Promise<string> {
  const path = join(folder, name)
  await pipeline(writeArchive(app.foyer.platform, moduleSchemas()), createWriteStream(path))
  return path
}

async function contentsOf(path: string): Promise<Contents> {
  const contents: Contents = new Map()
  for (const entry of (await readTarIndex(path, 100_000)).values()) {
    contents.set(entry.name, Buffer.concat(await Array.fromAsync(openTarEntry(path, entry))))
  }
  return contents
}

/** What an archive holds, whatever the order of its rows and the moment at which it was taken. */
function canonical(contents: Contents): Map<string, string> {
  return new Map(
    [...contents].flatMap(([name, bytes]) => {
      if (name === 'manifest.json') return []
      const text = name.endsWith('.jsonl') ? bytes.toString().split('\n').sort().join('\n') : bytes.toString('base64')
      return [[name, text]]
    }),
  )
}

function packed(name: string, contents: Contents): string {
  const path = join(folder, name)
  const pieces = [...contents].flatMap(([entry, bytes]) => [tarHeader(entry, bytes.length, new Date(0)), bytes, tarPadding(bytes.length)])
  writeFileSync(path, Buffer.concat([...pieces, TAR_END]))
  return path
}

const rowsIn = (contents: Contents, table: string): Record<string, unknown>[] =>
  (contents.get(`tables/${table}.jsonl`)?.toString() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** An archive with other rows in a table, as whole as it was. */
async function withRows(path: string, table: string, rows: object[]): Promise<string> {
  const contents = await contentsOf(path)
  const name = `tables/${table}.jsonl`
  const bytes = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const manifest = JSON.parse(contents.get('manifest.json')?.toString() ?? '')
  manifest.entries[name] = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  manifest.rows[table] = rows.length
  return packed('with-rows.tar', contents.set(name, bytes).set('manifest.json', Buffer.from(JSON.stringify(manifest))))
}

const readIn = (app: TestApp, path: string, options: { replace?: boolean; dryRun?: boolean } = {}) =>
  readArchive(app.foyer.platform, moduleRegistry, path, { replace: false, dryRun: false, ...options })
const filesIn = (data: string) => {
  const path = join(data, 'files/originals')
  return existsSync(path) ? readdirSync(path).sort() : []
}
const filesOf = (app: TestApp) => filesIn(app.folder)

// The commands below do the same on PGlite.
describe('the archive of a site', () => {
  let house: TestApp
  let empty: TestApp
  let path: string
  beforeAll(async () => {
    house = await createDemoApp()
    empty = await createTestApp()
    await house.editor('admin')
    const [page] = await house.foyer.platform.db.select().from(pages).limit(1)
    await house.foyer.platform.db
      .update(pages)
      .set({ metaTitle: 'Mitgenommen' })
      .where(eq(pages.id, page?.id ?? 0))
    path = await exported(house, 'house.tar')
  }, 240_000)
  afterAll(async () => {
    await house?.close()
    await empty?.close()
  })

  it('names every table of the database, or says why it leaves it out', async () => {
    expect([...ARCHIVED_TABLES, ...Object.keys(LEFT_OUT)].sort()).toEqual((await allTables(house.foyer.platform.db)).sort())
  })

  it('holds no secret of an account', async () => {
    const contents = await contentsOf(path)
    const account = JSON.parse(contents.get('tables/users.jsonl')?.toString().split('\n')[0] ?? '')
    expect(Object.keys(account)).not.toContain('two_factor_enabled')
    expect([...contents.keys()].filter((name) => /accounts|two_factors|passkeys|sessions|verifications/.test(name))).toEqual([])
  })

  it('refuses what is no archive, is damaged, newer, or would write elsewhere, and changes nothing', async () => {
    const contents = await contentsOf(path)
    const manifest = JSON.parse(contents.get('manifest.json')?.toString() ?? '')
    const changed = (name: string, text: string) => packed('changed.tar', new Map(contents).set(name, Buffer.from(text)))
    const about = (change: object) => changed('manifest.json', JSON.stringify({ ...manifest, ...change }))
    await expect(readIn(empty, about({ version: 2 }))).rejects.toThrow('neueren Version')
    await expect(readIn(empty, about({ format: 'anything' }))).rejects.toThrow('kein Archiv')
    await expect(readIn(empty, changed('tables/productions.jsonl', '{}\n'))).rejects.toThrow('beschädigt: tables/productions.jsonl')
    await expect(readIn(empty, changed('tables/accounts.jsonl', '{}\n'))).rejects.toThrow('beschädigt: tables/accounts.jsonl')
    const [file = ''] = [...contents.keys()].filter((name) => name.startsWith('files/'))
    const without = new Map(contents)
    without.delete(file)
    await expect(readIn(empty, packed('without.tar', without))).rejects.toThrow(`beschädigt: ${file}`)
    expect(await empty.foyer.platform.db.select().from(productions)).toEqual([])
    expect(filesOf(empty)).toEqual([])
  })

  it('tells what it would do without doing it', async () => {
    const report = await readIn(empty, path, { dryRun: true })
    expect(report).toMatchObject({ replaces: false, files: { missing: 0 } })
    expect(report.rows.productions).toBeGreaterThan(5)
    expect(await empty.foyer.platform.db.select().from(productions)).toEqual([])
    expect(filesOf(empty)).toEqual([])
  })

  it('makes an empty site the same: its archive is equal, its pages are shown, its pictures are there', async () => {
    await readIn(empty, path)
    await empty.foyer.platform.forgetReads()
    await empty.foyer.searchIndex.rebuild()
    const again = await contentsOf(await exported(empty, 'again.tar'))
    const before = canonical(await contentsOf(path))
    const after = canonical(again)
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
    for (const [name, text] of before) expect(after.get(name) === text, name).toBe(true)
    expect(filesOf(empty)).toEqual(filesOf(house))
    const page = async (app: TestApp, address: string) => (await app.visitor().fetch(address)).status
    for (const address of ['/de', '/de/spielplan', '/de/stuecke'])
      expect(await page(empty, address), address).toBe(await page(house, address))
  })

  it('takes the place of what is there only when told to, and leaves administrators their way in', async () => {
    const admin = await empty.editor('admin')
    const editor = await empty.editor('editor')
    await expect(readIn(empty, path)).rejects.toThrow('--replace')
    await empty.foyer.platform.db.delete(drafts)
    await readIn(empty, path, { replace: true })
    await empty.foyer.platform.forgetReads()
    expect((await admin.getJson('/api/admin/tag')).status).toBe(200)
    expect((await editor.getJson('/api/admin/tag')).status).toBe(401)
    const people = await empty.foyer.platform.db.select({ role: users.role }).from(users)
    expect(people).toHaveLength((await house.foyer.platform.db.select().from(users)).length + 1)
  })

  it('gives up no site of which somebody has entered no more than a venue, unless told to', async () => {
    const begun = await createTestApp()
    try {
      const admin = await begun.editor('admin')
      expect(await readIn(begun, path, { dryRun: true })).toMatchObject({ replaces: false })
      expect((await admin.send('POST', '/api/admin/venue', { name: 'Haus am Markt' })).status).toBe(201)
      await expect(readIn(begun, path)).rejects.toThrow('--replace')
      expect(await readIn(begun, path, { dryRun: true })).toMatchObject({ replaces: true })
    } finally {
      await begun.close()
    }
  })

  it('leaves the site as it was when the rows contradict each other', async () => {
    const [first] = rowsIn(await contentsOf(path), 'production_tags')
    const changed = await withRows(path, 'production_tags', [{ ...first, production_id: 999_999 }])
    const before = await empty.foyer.platform.db.select().from(productions)
    await expect(readIn(empty, changed, { replace: true })).rejects.toThrow('widerspricht sich')
    expect(await empty.foyer.platform.db.select().from(productions)).toEqual(before)
  })

  it('takes no look with which no page could be drawn, and cleans the drawing of one that it takes', async () => {
    const others = rowsIn(await contentsOf(path), 'settings').filter(({ key }) => key !== 'identity')
    const withLook = (value: object) => withRows(path, 'settings', [...others, { ...others[0], key: 'identity', value }])
    const home = async () => (await empty.visitor().fetch('/de')).status
    const wrong = await withLook({ header: { arrangement: 'upside-down', announcement: null, line: [], bar: [] } })
    await expect(readIn(empty, wrong, { replace: true })).rejects.toThrow('Das Archiv widerspricht sich: settings.header.arrangement.')
    await empty.foyer.platform.forgetReads()
    expect(await home()).toBe(200)
    const data = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><script>alert(1)</script><path d="M0 0h4v4z"/></svg>'
    await readIn(empty, await withLook({ logo: { kind: 'svg', data } }), { replace: true })
    await empty.foyer.platform.forgetReads()
    expect(await home()).toBe(200)
    const [look] = await empty.foyer.platform.db.select().from(settings).where(eq(settings.key, 'identity'))
    expect(JSON.stringify(look?.value)).toContain('M0 0h4v4z')
    expect(JSON.stringify(look?.value)).not.toContain('script')
  })
})

describe('the rows of an archive', () => {
  let house: TestApp
  let path: string
  beforeAll(async () => {
    house = await createTestApp()
    path = await exported(house, 'rules.tar')
  })
  afterAll(() => house?.close())

  const text = (node: object) => ({ type: 'doc', content: [node] })
  const person = { id: 1, slug: 'eva-lind', first_name: 'Eva', last_name: 'Lind' }
  const areas = { programme: 'none', magazine: 'none', media: 'none', site: 'none', entries: 'none', settings: 'none', people: 'none' }
  const container = (nodes: object[]) => ({
    ...{ id: 1, slug: 'page-1', content_type: 'page', object_id: 1 },
    document: { layout: 0, extraClass: '', image: null, columns: [{ classes: '', children: nodes }] },
  })
  const link = (address: string) => ({ id: 'verweis-1', type: 'link', version: 1, data: { link: address, link_text: 'Mehr' } })
  const english = { record_type: 'person', record_id: 1, field: 'biography', locale: 'en', source: '', updated_by: 'Rita' }

  it.each([
    [
      'a role that may make administrators',
      'roles',
      { id: 'zuviel', name: 'Zu viel', permissions: { areas: { ...areas, people: 'delete' }, fields: {}, scope: 'all' } },
      'roles zuviel, permissions.areas.people',
    ],
    ['a role with rights of no known shape', 'roles', { id: 'kaputt', name: 'Kaputt', permissions: {} }, 'roles kaputt, permissions.areas'],
    ['rich text with an unknown node', 'persons', { ...person, biography: text({ type: 'marquee' }) }, 'persons 1, biography.content.0'],
    [
      'a link in rich text that runs a script',
      'persons',
      {
        ...person,
        biography: text({
          type: 'paragraph',
          content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
        }),
      },
      'persons 1, biography.content.0',
    ],
    ['a redirect that runs a script', 'redirects', { id: 1, old_path: '/de/alt', new_path: 'javascript:alert(1)' }, 'redirects 1, newPath'],
    [
      'an alert whose link runs a script',
      'alerts',
      { id: 1, title: 'Achtung', link_title: 'Mehr', link_url: 'javascript:alert(1)' },
      'alerts 1, linkUrl',
    ],
    ['a form whose fields are none', 'forms', { id: 1, slug: 'form', title: 'Formular', fields: { not: 'a list' } }, 'forms 1'],
    ['a module whose link runs a script', 'containers', container([link(' java\nscript:alert(1)')]), 'containers 1, document.link.link'],
    ['a module that no one knows', 'containers', container([{ ...link('/de'), type: 'hologram' }]), 'containers 1, document.hologram.type'],
    ['a module of another shape', 'containers', container([{ ...link('/de'), children: [] }]), 'containers 1, document.columns.0'],
    [
      'a planning system in the file system',
      'planning_feeds',
      { id: 1, name: 'Planung', address: 'file:///etc/passwd', kind: 'hire' },
      'planning_feeds 1, address',
    ],
    ['a page at an address that leads elsewhere', 'pages', { id: 1, path: '../haus.example', title: 'Seite' }, 'pages 1, path'],
  ])('%s: the archive is refused in a sentence that names the row, and nothing is written', async (_, table, row, place) => {
    await expect(readIn(house, await withRows(path, table, [row]))).rejects.toThrow(`niemand eintragen könnte: ${place}`)
    expect(await rowsOf(house.foyer.platform.db, `SELECT 1 FROM ${table} WHERE id::text = '${row.id}'`)).toEqual([])
  })

  it('are refused with a translation of rich text that is none', async () => {
    const biography = text({ type: 'paragraph', content: [{ type: 'text', text: 'Singt.' }] })
    const withPerson = await withRows(path, 'persons', [{ ...person, biography }])
    const broken = await withRows(withPerson, 'translations', [{ ...english, text: '{"type":"doc","content":[{"type":"marquee"}]}' }])
    await expect(readIn(house, broken)).rejects.toThrow('translations, person.1.biography.en')
    expect(await rowsOf(house.foyer.platform.db, 'SELECT 1 FROM persons')).toEqual([])
  })

  it('are taken where the same could have been entered', async () => {
    const whole = await withRows(path, 'persons', [{ ...person, biography: text({ type: 'paragraph' }) }])
    const role = { id: 'gut', name: 'Gut', permissions: { areas, fields: {}, scope: 'all' } }
    const archive = await withRows(await withRows(whole, 'roles', [role]), 'containers', [container([link('halb getip')])])
    const report = await readIn(house, archive, { dryRun: true })
    expect(report.rows).toMatchObject({ persons: 1, roles: 1, containers: 1 })
  })

  it('hold no name and no password of other servers', async () => {
    const { db } = house.foyer.platform
    const address = 'https://leser:GEHEIM@planung.example/spielplan.ics?key=1'
    await db.insert(planningFeeds).values({ name: 'Planung', address, kind: 'hire' })
    await db.insert(importSources).values({ name: 'Tabelle', address, schedule: 'manual', leads: [] })
    await db.insert(moveIns).values({ source: address, userId: 'x', userName: 'Rita', problems: [`Nicht lesbar: ${address}`] })
    const contents = await contentsOf(await exported(house, 'secrets.tar'))
    for (const table of ['planning_feeds', 'import_sources', 'move_ins']) {
      expect(JSON.stringify(rowsIn(contents, table)), table).toContain('https://planung.example/spielplan.ics?key=1')
    }
    expect([...contents].filter(([, bytes]) => bytes.includes('GEHEIM')).map(([name]) => name)).toEqual([])
  })
})

describe('the commands export and import', () => {
  const program = resolve(required('TEST_BUILD_DIR'), 'server/index.js')

  async function foyer(data: string, ...args: string[]): Promise<{ exit: number | null; output: string }> {
    const environment = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATA_DIR: data, DATABASE_URL: '' }
    const child = spawn(process.execPath, [program, ...args], { env: environment })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    const [exit] = await once(child, 'close')
    return { exit, output }
  }

  it('carry a site to another folder, and one killed on the way leaves that as it was', async () => {
    const house = await createDemoApp()
    const path = await exported(house, 'command.tar')
    const pictures = filesOf(house).length
    await house.close()
    const data = mkdtempSync(join(folder, 'data-'))
    cpSync(required('TEST_PGLITE_TEMPLATE'), data, { recursive: true })
    const environment = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATA_DIR: data, DATABASE_URL: '' }
    const killed = spawn(process.execPath, [program, 'import', path], { env: environment, stdio: 'ignore' })
    // Files are written after all rows and before the commit: with the first of them it is on its way.
    await expect.poll(() => filesIn(data).length, { timeout: 60_000, interval: 1 }).toBeGreaterThan(0)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(filesIn(data).length).toBeLessThan(pictures)
    const done = await foyer(data, 'import', path)
    expect(done).toEqual({ exit: 0, output: expect.stringContaining('Das Haus ist jetzt, was das Archiv von') })
    expect(await foyer(data, 'import', path)).toEqual({ exit: 1, output: expect.stringContaining('--replace') })
    expect(await foyer(data, 'export', join(folder, 'out.tar'))).toMatchObject({ exit: 0 })
    const [before, after] = [canonical(await contentsOf(path)), canonical(await contentsOf(join(folder, 'out.tar')))]
    for (const [name, text] of before) expect(after.get(name) === text, name).toBe(true)
  }, 240_000)

  it('know an archive by what it holds, say in a sentence what they cannot read, and leave nothing unfinished behind', async () => {
    const place = mkdtempSync(join(folder, 'place-'))
    const data = mkdtempSync(join(folder, 'data-'))
    const file = (name: string, bytes: Buffer | string) => {
      writeFileSync(join(place, name), bytes)
      return join(place, name)
    }
    const archive = join(place, 'haus.tar')
    chmodSync(data, 0o755)
    expect(await foyer(data, 'export', archive)).toMatchObject({ exit: 0 })
    const written = [data, archive, ...readdirSync(data, { recursive: true }).map((name) => join(data, String(name)))]
    expect(
      written.filter((path) => (statSync(path).mode & 0o077) !== 0),
      'open to other users',
    ).toEqual([])
    // Another process would open the same house for each.
    const house = await createTestApp()
    const run = async (name: string, argument: string, flags = {}) => {
      const lines: string[] = []
      const exit = await executeCommand(house.foyer, { name, argument, flags }, (line) => lines.push(line))
      return { exit, output: lines.join('\n') }
    }
    const renamed = await run('import', file('haus von gestern', readFileSync(archive)), { 'dry-run': true })
    expect(renamed).toEqual({ exit: 0, output: expect.stringMatching(/Geändert wurde nichts\.$/) })
    const packed = await run('import', file('haus.tar.gz', gzipSync(readFileSync(archive))))
    expect(packed).toEqual({ exit: 1, output: expect.stringMatching(/^Diese Datei ist gepackt\..*gunzip .*$/) })
    const table = await run('import', file('plan.csv', 'Titel;"offen'))
    expect(table).toEqual({ exit: 1, output: expect.stringMatching(/^Diese Spalten fehlen in den ersten 20 Zeilen: .*$/) })
    mkdirSync(join(place, 'ordner'))
    expect(await run('export', join(place, 'ordner'))).toMatchObject({ exit: 1 })
    await house.close()
    expect(readdirSync(place).filter((name) => name.endsWith('.new'))).toEqual([])
  }, 120_000)
})
