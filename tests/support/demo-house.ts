import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { extendSchedule } from '../../demo/extend-schedule.ts'
import { fillProgramme } from '../../demo/fill-programme.ts'
import { fillSite } from '../../demo/fill-site.ts'
import { type DatabaseKind, type HouseOptions, openTestHouse, required, type Template, type TestHouse } from './house.ts'

const LOOK_AGAIN_MS = 200

/** A house filled as the demo house is at the tests' moment, without its shop. Close it when done. */
export async function openFilledHouse(options: Pick<HouseOptions, 'database' | 'environment'> = {}): Promise<TestHouse> {
  return openTestHouse({ ...options, template: await filledTemplate(options.database ?? 'pglite') })
}

/** The demo house that others are copied from. Drawing and filling it takes long, so the first who asks does it for all. */
async function filledTemplate(database: DatabaseKind): Promise<Template> {
  const made = join(required('TEST_FILLED_FOLDER'), database)
  const note = `${made}.json`
  while (!existsSync(note)) {
    const sign = `${made}.making`
    if (isFirst(sign)) await makeTemplate(database, made, note).finally(() => rmdirSync(sign))
    else await setTimeout(LOOK_AGAIN_MS)
  }
  return JSON.parse(readFileSync(note, 'utf8'))
}

function isFirst(sign: string): boolean {
  try {
    mkdirSync(sign)
    return true
  } catch {
    return false
  }
}

async function makeTemplate(database: DatabaseKind, folder: string, note: string): Promise<void> {
  const house = await openTestHouse({ database })
  const { platform, media } = house.foyer
  await fillProgramme(platform, media)
  await fillSite(platform, media)
  await extendSchedule(platform)
  await house.foyer.close()
  renameSync(house.folder, folder)
  const template: Template = { folder, database: house.databaseUrl && new URL(house.databaseUrl).pathname.slice(1) }
  // Whoever waits must find the whole of it.
  writeFileSync(`${note}.new`, JSON.stringify(template))
  renameSync(`${note}.new`, note)
}
