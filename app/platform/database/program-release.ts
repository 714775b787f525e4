import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import about from '../../../package.json' with { type: 'json' }

/** A release of Foyer by what decides whether it suits a database: its version, and the last of its migrations. */
export type Release = { version: string; migration: string }

/** The database was written by a later release, and one of its migrations does not suit this program. */
export class LaterDatabase extends Error {
  readonly release: Release
  readonly program: Release
  /** by which a backup knows that it is of this program */
  readonly schema: string

  constructor(release: Release, program: Release, schema: string) {
    super(`the database was written by Foyer ${nameOfRelease(release)}, this is ${nameOfRelease(program)}`)
    this.release = release
    this.program = program
    this.schema = schema
  }
}

/** The migrations of this program. `last`: the moment of the last one, by which a database counts them. */
export type ProgramMigrations = { folder: string; release: Release; last: number; journal: Entry[] }
type Entry = { tag: string; when: number }

/** What the program that last changed the tables of a database leaves in it. `suitsFrom`: only what has the migration of this moment suits. */
type Note = Release & { last: number; suitsFrom: number }

/** Runs a statement and gives its rows. */
export type Ask = (statement: string) => Promise<unknown[]>

/** The line of a migration after which the programs before it can no longer work on the database. */
const NOT_FOR_EARLIER = /^-- Earlier programs do not suit\./m
const TABLE = 'drizzle.__drizzle_migrations'

/** @param folder that of the migrations */
export async function readProgram(folder: string): Promise<ProgramMigrations> {
  const { entries } = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: Entry[] }
  const last = entries.at(-1) ?? { tag: '', when: 0 }
  return { folder, release: { version: about.version, migration: last.tag }, last: last.when, journal: entries }
}

/**
 * How a database stands to the program: `new` has no tables yet; `behind` lacks migrations; `later` has been written by a later
 * release, with whose tables this program can work, as it does while nodes are updated one after the other.
 * @throws LaterDatabase when it cannot
 */
export async function compareWithProgram(
  ask: Ask,
  program: ProgramMigrations,
): Promise<{ stands: 'new' | 'behind' | 'equal' } | { stands: 'later'; release: Release }> {
  const [found] = (await ask(`SELECT to_regclass('${TABLE}') IS NOT NULL AS known`)) as { known: boolean }[]
  if (!found?.known) return { stands: 'new' }
  const [row] = (await ask(`SELECT max(created_at)::text AS last FROM ${TABLE}`)) as { last: string | null }[]
  const last = Number(row?.last ?? 0)
  if (last <= program.last) return { stands: last < program.last ? 'behind' : 'equal' }
  const note = await readNote(ask)
  const release = { version: note?.version ?? '', migration: note?.migration ?? '' }
  if (note && note.suitsFrom > program.last) throw new LaterDatabase(release, program.release, await schemaOf(program))
  return { stands: 'later', release }
}

/** Leaves in the database which release it is of. For whoever has just migrated it. */
export async function noteProgram(ask: Ask, program: ProgramMigrations): Promise<void> {
  const before = await readNote(ask)
  if (before?.version === program.release.version && before.migration === program.release.migration) return
  const note: Note = { ...program.release, last: program.last, suitsFrom: await lastNotForEarlier(program) }
  await ask(`COMMENT ON TABLE ${TABLE} IS '${JSON.stringify(note).replaceAll("'", "''")}'`)
}

/** A release as operators read it. */
export function nameOfRelease({ version, migration }: Release): string {
  return [version, migration.slice(0, 4)].filter(Boolean).join(' · ') || '?'
}

async function readNote(ask: Ask): Promise<Note | undefined> {
  const [row] = (await ask(`SELECT obj_description(to_regclass('${TABLE}'), 'pg_class') AS note`)) as { note: string | null }[]
  try {
    return row?.note ? (JSON.parse(row.note) as Note) : undefined
  } catch {
    return undefined
  }
}

/** As Drizzle notes a migration. */
async function schemaOf({ folder, release }: ProgramMigrations): Promise<string> {
  const text = await readFile(join(folder, `${release.migration}.sql`), 'utf8')
  return createHash('sha256').update(text).digest('hex')
}

async function lastNotForEarlier({ folder, journal }: ProgramMigrations): Promise<number> {
  const texts = await Promise.all(
    journal.map(async ({ tag, when }) => ({ when, text: await readFile(join(folder, `${tag}.sql`), 'utf8') })),
  )
  return texts.findLast(({ text }) => NOT_FOR_EARLIER.test(text))?.when ?? 0
}
