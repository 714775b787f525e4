// The damage trial: each kind of file of a data folder is lost, cut in half, filled with noise, or has a page zeroed. Whatever the
// program then says, it says in German and English and with an exit code by kind, it writes nothing where it does not start,
// and one command leads back to a house that is equal.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { formUploads } from '../app/forms/tables.ts'
import { queryRows } from '../app/platform/database/query-rows.ts'
import { defineQueue } from '../app/platform/jobs/queue.ts'
import { productions } from '../app/programme/tables.ts'
import { printTable } from '../bench/table.ts'
import { buildPicture } from '../tests/support/test-picture.ts'
import { BUILT, inFolder, openHere } from './program.ts'
import { type Trial, until } from './trial.ts'

const PAGE = 8192
const PATIENCE_MS = 60_000
/** The job of every night. Its room brings the pages of the site along, which only the build can read. */
const NIGHT = defineQueue('backup.night', z.strictObject({}), {})
const PRODUCTIONS = 400
const RENDITION = { width: 480, format: 'jpg' } as const
/** What the program leaves behind wherever it was, and PostgreSQL where it was opened before the damage showed. */
const COMES_AND_GOES = /^(lock\.sqlite|foyer\.pid|control\/|database\/(postmaster\.pid|.*pg_internal\.init|global\/pg_control|pg_wal\/))/
/** What people must never read: frames of machine code, and the runtime's own complaint. */
const RAW = /Aborted\(|wasm|RuntimeError|\n\s+at .+:\d+:\d+/

type Damage = (path: string) => void
const DAMAGES: Record<string, Damage> = {
  lost: (path) => rmSync(path),
  'cut in half': (path) => truncateSync(path, Math.floor(statSync(path).size / 2)),
  noise: (path) => writeFileSync(path, Buffer.alloc(statSync(path).size, 'Rauschen')),
  'a page zeroed': (path) => {
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.fill(0, 0, Math.min(PAGE, bytes.length)))
  },
}

/** A whole house, and where in it a file of each kind lies. */
type House = { folder: string; kinds: Record<string, string>; rows: string; key: string; rendition: Buffer }
type Said = { exit: number | null; words: string }
type Row = [kind: string, damage: string, start: string, deep: string, back: string]

export const trial: Trial = async () =>
  inFolder(async (folder) => {
    const house = await build(join(folder, 'whole'))
    const rows: Row[] = []
    const faults: string[] = []
    for (const [kind, path] of Object.entries(house.kinds))
      for (const [damage, lay] of Object.entries(DAMAGES)) {
        const copy = join(folder, 'damaged')
        cpSync(house.folder, copy, { recursive: true })
        lay(join(copy, path))
        const { row, fault } = await tryOut(house, copy, kind, damage)
        rows.push(row)
        if (fault) faults.push(`${kind}, ${damage}: ${fault}`)
        if (fault) console.log(`${kind}, ${damage}: ${fault}`)
        rmSync(copy, { recursive: true, force: true })
      }
    printTable(['file', 'damage', 'start', 'check --deep', 'way back'], rows)
    return faults
  })

/** Lets the program look at a damaged house, and walks the way back. */
async function tryOut(house: House, copy: string, kind: string, damage: string): Promise<{ row: Row; fault?: string }> {
  const before = contentOf(copy)
  const deep = await foyer(copy, 'check', '--deep')
  const isOpened = deep.exit === 0 || deep.exit === 1
  const row: Row = [kind, damage, isOpened ? 'starts' : `exit ${deep.exit}`, '–', '–']
  const fault = (words: string) => ({ row, fault: `${words}: ${deep.words.trim().slice(0, 300)}` })
  if (RAW.test(deep.words)) return fault('raw words')
  if (!isOpened) {
    if (!/[.!?]( |$)/.test(deep.words) || !/ (der|die|das|nicht) /.test(deep.words)) return fault('no sentence in German')
    if (!/ (the|not|it) /.test(deep.words)) return fault('no sentence in English')
    const written = differenceOf(before, contentOf(copy))
    if (written.length > 0) return fault(`something was written (${written.join(', ')})`)
  } else row[3] = deep.exit === 1 ? 'named' : 'whole'
  // What is no more than derived comes by itself.
  if (deep.exit === 0 && (await rowsOf(copy)) !== house.rows) return fault('the house is another, and nothing says so')
  if (kind === 'rendition' && !(await isDrawnAgain(house, copy))) return fault('visitors get a broken picture')
  if (deep.exit === 0) return { row }
  const back = await wayBack(house, copy, kind)
  row[4] = back ?? 'equal'
  return back && !back.startsWith('no copy') ? { row, fault: back } : { row }
}

/** @returns undefined where it leads to a house that is equal; else what is in the way */
async function wayBack(house: House, copy: string, kind: string): Promise<string | undefined> {
  if (kind === 'secret') cpSync(join(house.folder, 'auth-secret'), join(copy, 'auth-secret'))
  else {
    const { exit, words } = await foyer(copy, 'restore-night', 'latest', '--replace')
    if (exit !== 0) return `restore-night ends with ${exit}: ${words.trim().slice(0, 200)}`
  }
  if ((await rowsOf(copy)) !== house.rows) return 'the house that came back is another'
  const { exit, words } = await foyer(copy, 'check', '--deep')
  // Files of a backup are links to those of the house: what is spoilt in place is spoilt there, too.
  if (exit === 1 && (kind === 'picture' || kind === 'upload')) return 'no copy on this disk'
  return exit === 0 ? undefined : `afterwards check --deep says: ${words.trim().slice(0, 200)}`
}

/** Whether a rendition is what it was, when somebody asks for it. */
async function isDrawnAgain({ key, rendition }: House, copy: string): Promise<boolean> {
  const foyer = await openHere({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATA_DIR: copy })
  try {
    const bytes = await foyer.media.rendition(key, RENDITION)
    return bytes !== undefined && rendition.equals(bytes)
  } finally {
    await foyer.close()
  }
}

/** A house with a little of everything, with a backup of its own, closed. */
async function build(folder: string): Promise<House> {
  mkdirSync(folder, { recursive: true })
  const foyer = await openHere({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATA_DIR: folder })
  const { platform, media, auth } = foyer
  await auth.createUser({
    email: 'verwaltung@haus.example',
    password: 'nur für diese Prüfung',
    firstName: 'Rita',
    lastName: 'Amt',
    role: 'admin',
  })
  await platform.db.insert(productions).values(
    Array.from({ length: PRODUCTIONS }, (_, number) => ({
      slug: `stueck-${number}`,
      title: `Das Stück ${number}`,
      description: paragraph('Ein langer Abend. '.repeat(number + 1)),
    })),
  )
  const picture = await media.add(buildPicture('Probe'))
  const rendition = Buffer.from((await media.rendition(picture.key, RENDITION)) ?? [])
  const [upload] = await platform.db
    .insert(formUploads)
    .values({ filename: 'brief.txt', mimeType: 'text/plain', bytes: 5, source: 'probe' })
    .returning()
  mkdirSync(join(folder, 'files/uploads'), { recursive: true })
  writeFileSync(join(folder, 'files/uploads', upload?.id ?? ''), 'Brief')
  await foyer.searchIndex.rebuild()
  await foyer.work()
  await platform.jobs.enqueue(platform.db, NIGHT, {})
  await until(async () => readdirSync(join(folder, 'backups')).some((name) => name.endsWith('.jsonl.gz')), PATIENCE_MS)
  const relations = await queryRows<{ name: string; path: string }>(
    platform.db,
    sql`SELECT relname AS name, pg_relation_filepath(oid) AS path FROM pg_class WHERE relname IN ('productions', 'productions_pkey', 'search_documents', 'pg_class')
      UNION SELECT 'long values', pg_relation_filepath(reltoastrelid) FROM pg_class WHERE relname = 'productions'`,
  )
  await platform.db.execute(sql`CHECKPOINT`)
  await foyer.close()
  const pathOf = (name: string) => `database/${relations.find((relation) => relation.name === name)?.path}`
  const segment = readdirSync(join(folder, 'database/pg_wal')).find((name) => name.length === 24)
  const drawn = readdirSync(join(folder, 'files/renditions'), { recursive: true, withFileTypes: true }).find((entry) => entry.isFile())
  const kinds: Record<string, string> = {
    version: 'database/PG_VERSION',
    control: 'database/global/pg_control',
    log: `database/pg_wal/${segment}`,
    'state of transactions': 'database/pg_xact/0000',
    'map of system tables': 'database/base/5/pg_filenode.map',
    catalogue: pathOf('pg_class'),
    table: pathOf('productions'),
    'long values': pathOf('long values'),
    index: pathOf('productions_pkey'),
    search: pathOf('search_documents'),
    secret: 'auth-secret',
    lock: 'lock.sqlite',
    upload: `files/uploads/${upload?.id}`,
    picture: `files/originals/${picture.key}`,
    ...(drawn ? { rendition: join(drawn.parentPath, drawn.name).slice(folder.length + 1) } : {}),
  }
  const there = Object.entries(kinds).filter(([, path]) => existsSync(join(folder, path)))
  return { folder, kinds: Object.fromEntries(there), rows: await rowsOf(folder), key: picture.key, rendition }
}

const paragraph = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})

/** All rows of a house, by a backup of it: but for its head, which says when. */
async function rowsOf(house: string): Promise<string> {
  const backup = `${house}-backup`
  rmSync(backup, { recursive: true, force: true })
  const { exit, words } = await foyer(house, 'backup', backup)
  if (exit !== 0) return `no backup: ${words}`
  const [, ...lines] = gunzipSync(readFileSync(join(backup, 'database.jsonl.gz')))
    .toString()
    .split('\n')
  rmSync(backup, { recursive: true, force: true })
  // A restore marks what waits; jobs are not part of a backup.
  return lines.filter((line) => !line.startsWith('["mails"')).join('\n')
}

/** Runs a command of the program in a house. */
function foyer(house: string, ...args: string[]): Promise<Said> {
  const environment = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'fatal', DATA_DIR: house, DATABASE_URL: '' }
  const child = spawn(process.execPath, [BUILT, ...args], { env: environment })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk))
  return new Promise((resolve) => child.once('close', (exit) => resolve({ exit, words })))
}

function contentOf(house: string): Map<string, string> {
  const files = readdirSync(house, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(paths.map((path) => [path.slice(house.length + 1), readFileSync(path, 'latin1')]))
}

function differenceOf(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => !COMES_AND_GOES.test(path) && before.get(path) !== after.get(path),
  )
}
