import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { openFoyer as OpenFoyer } from '../../app/main.ts'
import type { Clock } from '../../app/platform/clock/clock.ts'
import type { Foyer, FoyerOptions } from '../../app/server.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { freePort } from './free-port.ts'
import { Visitor } from './visitor.ts'

export type DatabaseKind = 'pglite' | 'postgres'

/** The databases to test on: always PGlite, and PostgreSQL if its server is installed. */
export const DATABASES: DatabaseKind[] = process.env.TEST_POSTGRES_URL ? ['pglite', 'postgres'] : ['pglite']

/**
 * The one database for rules above the store, whose statements others run on both: PostgreSQL where it is installed, since
 * the stories run on PGlite. What depends on SQL of its own, locks, notifications, migrations or the search takes `DATABASES`.
 */
export const ONE_DATABASE: DatabaseKind = DATABASES.at(-1) ?? 'pglite'

/** The database of an empty house in the PostgreSQL server of the tests. */
export const EMPTY_DATABASE = 'foyer_template'

/** Saturday, 21 November 2026, noon in Berlin: the default time of a test app's clock. */
export const TEST_NOW = '2026-11-21T12:00:00+01:00'

const EDITOR = { email: 'redaktion@marienbrueck.example', password: 'ein langes Passwort', firstName: 'Rita', lastName: 'Redaktion' }

/** A clock that only moves when a test sets or advances it. */
export class TestClock implements Clock {
  #now: Temporal.Instant
  constructor(moment: string) {
    this.#now = Temporal.Instant.from(moment)
  }
  now(): Temporal.Instant {
    return this.#now
  }
  set(moment: string): void {
    this.#now = Temporal.Instant.from(moment)
  }
  advance(duration: Temporal.DurationLike): void {
    this.#now = this.#now.add(duration)
  }
}

/** A server with its own database and data folder, listening on a port of the loopback interface. */
export type TestApp = {
  url: string
  /** its data folder, which holds the database too if that is PGlite */
  folder: string
  /** URL of its PostgreSQL database; undefined on PGlite */
  databaseUrl: string | undefined
  foyer: Foyer
  clock: TestClock
  /** a new client without cookies */
  visitor(): Visitor
  /** a new user with the role of this id, logged in; `productions` for a role limited to some */
  editor(role?: string, productions?: number[]): Promise<Visitor>
  close(): Promise<void>
}

export type TestAppOptions = {
  /** that of its template; without one that of `ONE_DATABASE`, which opens in a tenth of the time */
  database?: DatabaseKind
  now?: string
  environment?: Record<string, string>
  /** the database of another test app, to be a second node of it */
  databaseUrl?: string
  /** hashes passwords as a house does that people use; for what shows that hash, or logs in at a process beside the test's */
  hasRealPasswords?: boolean
  /** what to copy data and files from; by default a database that is migrated and empty */
  template?: Template
}

/** A closed test app to copy from: its data folder, and the name of its database on PostgreSQL. */
export type Template = { folder: string; database: string | undefined }

/** Starts a server of the current build on a fresh database, in this process. The caller closes it. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-house-'))
  const clock = new TestClock(options.now ?? TEST_NOW)
  const database =
    options.databaseUrl || kindOf(options) !== 'postgres' ? undefined : await createPostgresDatabase(options.template?.database)
  const template = options.template?.folder ?? (options.databaseUrl || database ? undefined : required('TEST_PGLITE_TEMPLATE'))
  if (template) cpSync(template, folder, { recursive: true })
  const replaced = { clock, ...(options.hasRealPasswords ? {} : { password: cheapPasswords }) }
  const foyer = await openBuild(folder, options.databaseUrl ?? database?.url, replaced, options.environment)
  const url = await foyer.listen()
  return {
    url,
    folder,
    databaseUrl: options.databaseUrl ?? database?.url,
    foyer,
    clock,
    visitor: () => new Visitor(url),
    async editor(role = 'editor', productions = []) {
      const user = { ...EDITOR, email: `${role}-${randomUUID()}@marienbrueck.example`, role, productions }
      await foyer.auth.createUser(user)
      const visitor = new Visitor(url)
      await visitor.logIn(user.email, user.password)
      return visitor
    },
    async close() {
      await foyer.close()
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function kindOf({ database, template }: TestAppOptions): DatabaseKind {
  if (template) return template.database === undefined ? 'pglite' : 'postgres'
  return database ?? ONE_DATABASE
}

/** Opens the current build on a data folder and, if its URL is given, a PostgreSQL database. */
export async function openBuild(
  folder: string,
  databaseUrl: string | undefined,
  replaced: Pick<FoyerOptions, 'clock' | 'password'>,
  environment: Record<string, string> = {},
): Promise<Foyer> {
  const { openFoyer } = await loadBuild()
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal',
    // Visitors see a change with their next request; the test of the delay sets its own.
    PAGE_STALE_SECONDS: '0',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: folder,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  }
  return openFoyer({ ...settings, ...environment }, replaced)
}

async function loadBuild(): Promise<{ openFoyer: typeof OpenFoyer }> {
  const path = resolve(required('TEST_BUILD_DIR'), 'server/index.js')
  return import(/* @vite-ignore */ pathToFileURL(path).href)
}

/** Creates a PostgreSQL database as a copy of another, by default of one that is migrated and empty. The caller drops it. */
export async function createPostgresDatabase(template = EMPTY_DATABASE): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `house_${randomUUID().replaceAll('-', '')}`
  await maintain(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(required('TEST_POSTGRES_URL'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => maintain(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

async function maintain(statement: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: required('TEST_POSTGRES_URL') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export function required(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(`${name} is not set: run these tests with \`npm test\` or \`vitest --project api\`, whose set-up provides it.`)
  return value
}
