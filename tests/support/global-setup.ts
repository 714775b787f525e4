import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase } from '../../app/platform/database/open-database.ts'
import { openJobs } from '../../app/platform/jobs/jobs.ts'
import { createLogger } from '../../app/platform/logging/logger.ts'
import { startPostgres } from './postgres.ts'

/** Runs once before the API tests: builds the server, starts PostgreSQL if installed, migrates one template per database. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.TEST_BUILD_DIR ??= build()
  const template = mkdtempSync(join(tmpdir(), 'foyer-template-'))
  process.env.TEST_PGLITE_TEMPLATE = template
  await migrateTemplate(undefined, template)
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

async function migrateTemplate(url: string | undefined, folder: string): Promise<void> {
  const handle = await openDatabase({ url, folder })
  await handle.migrate(resolve('migrations'))
  const jobs = await openJobs(handle, createLogger('fatal'))
  await jobs.stop()
  await handle.close()
}

async function createTemplateDatabase(maintenanceUrl: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: maintenanceUrl })
  await client.connect()
  await client.query('CREATE DATABASE foyer_template')
  await client.end()
  const url = new URL(maintenanceUrl)
  url.pathname = '/foyer_template'
  await migrateTemplate(url.href, '')
}
