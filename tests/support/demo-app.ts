import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { extendSchedule } from '../../demo/extend-schedule.ts'
import { fillHouse } from '../../demo/fill-house.ts'
import { createTestApp, type DatabaseKind, ONE_DATABASE, required, type Template, type TestApp, type TestAppOptions } from './test-app.ts'

const POLL_MS = 200

/** Starts a test app with the content of the demo at the tests' time, without its shop. The caller closes it. */
export async function createDemoApp(options: Pick<TestAppOptions, 'database' | 'environment'> = {}): Promise<TestApp> {
  return createTestApp({ ...options, template: await demoTemplate(options.database ?? ONE_DATABASE) })
}

/** The template with the demo's content. Filling it is slow, so the first process that needs it does it for all. */
async function demoTemplate(database: DatabaseKind): Promise<Template> {
  const folder = join(required('TEST_FILLED_FOLDER'), database)
  const manifest = `${folder}.json`
  while (!existsSync(manifest)) {
    const lock = `${folder}.making`
    if (acquireLock(lock)) await makeTemplate(database, folder, manifest).finally(() => rmdirSync(lock))
    else await setTimeout(POLL_MS)
  }
  return JSON.parse(readFileSync(manifest, 'utf8'))
}

function acquireLock(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

async function makeTemplate(database: DatabaseKind, folder: string, manifest: string): Promise<void> {
  const app = await createTestApp({ database })
  const { platform, media } = app.foyer
  await fillHouse(platform, media)
  await extendSchedule(platform)
  await app.foyer.close()
  renameSync(app.folder, folder)
  const template: Template = { folder, database: app.databaseUrl && new URL(app.databaseUrl).pathname.slice(1) }
  // Written atomically: processes that wait must not read half of it.
  writeFileSync(`${manifest}.new`, JSON.stringify(template))
  renameSync(`${manifest}.new`, manifest)
}
