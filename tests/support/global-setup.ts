import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPostgres } from './postgres.ts'
import { openBuild, TEST_NOW, TestClock } from './test-app.ts'

/** Runs once before the API tests: builds the server, starts PostgreSQL if installed, makes one template per database. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.TEST_BUILD_DIR ??= build()
  const template = mkdtempSync(join(tmpdir(), 'foyer-template-'))
  process.env.TEST_PGLITE_TEMPLATE = template
  await openOnce(template)
  const filled = mkdtempSync(join(tmpdir(), 'foyer-filled-'))
  process.env.TEST_FILLED_FOLDER = filled

  const postgres = await startPostgres()
  if (postgres) {
    process.env.TEST_POSTGRES_URL = postgres.url
    await createTemplateDatabase(postgres.url)
  } else {
    console.warn('No PostgreSQL server is installed: the API tests run on PGlite alone.')
  }
  return async () => {
    await postgres?.stop()
    rmSync(template, { recursive: true, force: true })
    rmSync(filled, { recursive: true, force: true })
  }
}

function build(): string {
  const folder = 'build-test'
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    env: { ...process.env, BUILD_DIR: folder },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the build failed:\n${stderr}`)
  return resolve(folder)
}

/** Migrates an empty database and does what a server does at its first start, such as creating its queues. */
async function openOnce(folder: string, url?: string): Promise<void> {
  const foyer = await openBuild(folder, url, { clock: new TestClock(TEST_NOW) })
  await foyer.listen()
  await foyer.close()
  // Each house makes its own.
  rmSync(join(folder, 'auth-secret'))
}

async function createTemplateDatabase(maintenanceUrl: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: maintenanceUrl })
  await client.connect()
  await client.query('CREATE DATABASE foyer_template')
  await client.end()
  const url = new URL(maintenanceUrl)
  url.pathname = '/foyer_template'
  const folder = mkdtempSync(join(tmpdir(), 'foyer-template-'))
  await openOnce(folder, url.href)
  rmSync(folder, { recursive: true, force: true })
}
