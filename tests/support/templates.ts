import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './postgres.ts'
import { EMPTY_DATABASE, openBuild, TEST_NOW, TestClock } from './test-app.ts'

/** The database of the demo house in the kept PostgreSQL server. */
export const FILLED_DATABASE = 'foyer_filled'

/** Makes an empty folder the data folder of an empty house. */
export async function keepEmptyHouse(folder: string): Promise<void> {
  await openOnce(folder)
}

/** Makes an empty folder the data folder of the demo house. */
export async function keepFilledHouse(folder: string): Promise<void> {
  await openOnce(folder, undefined, true)
}

/**
 * Puts the `data` of a stopped PostgreSQL server into a folder, with the databases of an empty house and of the demo house, and
 * as `filled` the demo's data folder.
 */
export async function keepPostgres(folder: string): Promise<void> {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('The PostgreSQL server that was found did not start.')
  const empty = mkdtempSync(join(tmpdir(), 'foyer-template-'))
  const filled = join(folder, 'filled')
  mkdirSync(filled)
  try {
    await openOnce(empty, await createDatabase(postgres.url, EMPTY_DATABASE))
    await openOnce(filled, await createDatabase(postgres.url, FILLED_DATABASE, EMPTY_DATABASE), true)
  } finally {
    await postgres.stop(join(folder, 'data'))
    rmSync(empty, { recursive: true, force: true })
  }
}

/** Migrates a database and does what a server does at its first start, such as creating its queues. */
async function openOnce(folder: string, url?: string, isFilled = false): Promise<void> {
  const foyer = await openBuild(folder, url, { clock: new TestClock(TEST_NOW) })
  await foyer.listen()
  if (isFilled) {
    const [{ fillHouse }, { extendSchedule }] = await Promise.all([
      import('../../demo/fill-house.ts'),
      import('../../demo/extend-schedule.ts'),
    ])
    await fillHouse(foyer.platform, foyer.media)
    await extendSchedule(foyer.platform)
  }
  await foyer.close()
  // Each house makes its own.
  rmSync(join(folder, 'auth-secret'))
}

/** @returns the address of the new database */
async function createDatabase(maintenanceUrl: string, name: string, template = 'template1'): Promise<string> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: maintenanceUrl })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  await client.end()
  const url = new URL(maintenanceUrl)
  url.pathname = `/${name}`
  return url.href
}
