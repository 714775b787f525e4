import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { count, eq } from 'drizzle-orm'
import { z } from 'zod'
import { noteDemoHouse } from '../app/first-day/index.server.ts'
import { users } from '../app/platform/auth/tables.ts'
import { defineQueue, handleQueue } from '../app/platform/jobs/queue.ts'
import { productions } from '../app/programme/tables.ts'
import type { Foyer } from '../app/server.ts'
import { extendSchedule, followShop } from './extend-schedule.ts'
import { fillHouse } from './fill-house.ts'
import { fillTranslations } from './fill-translations.ts'
import { provisionShop } from './provision-shop.ts'
import { tellEarlierSales } from './sales-history.ts'

const EDITOR_EMAIL = 'redaktion@marienbrueck.example'
const PASSWORD_BYTES = 12
const EVERY_SIX_HOURS = '30 */6 * * *'

const drawOn = defineQueue('demo.draw-on', z.strictObject({}), { isExclusive: true, retries: 0 })

/**
 * Starts the demo: fills an empty database, creates the demo editor at the first start, and extends the programme
 * periodically while the program runs.
 */
export async function openDemoHouse(foyer: Foyer): Promise<void> {
  await reopenDemoHouse(foyer)
  // A shop that does not answer must not prevent the start; the next run tries again.
  await bringToShop(foyer).catch((error) => noteFailure(foyer, error))
}

/** The same without the shop, which has the programme already or is brought it later. */
export async function reopenDemoHouse(foyer: Foyer): Promise<void> {
  const { platform } = foyer
  await fillEmptyHouse(foyer)
  await makeEditor(foyer)
  await extendSchedule(platform).catch((error) => noteFailure(foyer, error))
  await platform.jobs.register([handleQueue(drawOn, () => keepProgrammeAhead(foyer), { cron: EVERY_SIX_HOURS })])
}

function noteFailure({ platform }: Foyer, error: unknown): void {
  platform.log.error({ err: error }, 'the demo programme could not be drawn on')
}

/** Fills the database with the content of the demo, where it has none. No account is made, so that the house can be given to others. */
export async function fillEmptyHouse({ platform, media }: Pick<Foyer, 'platform' | 'media'>): Promise<void> {
  const [existing] = await platform.db.select({ productions: count() }).from(productions)
  if (existing?.productions !== 0) return
  await fillHouse(platform, media)
  if (platform.config.LOCALES.includes('en')) await fillTranslations(platform)
  await noteDemoHouse(platform)
}

async function keepProgrammeAhead(foyer: Foyer): Promise<void> {
  await extendSchedule(foyer.platform)
  await bringToShop(foyer)
}

/** Brings the programme to the sandbox shop, and reads from the shop what it offers and has sold. */
export async function bringToShop({ platform, refreshOffers, refreshSales }: Foyer): Promise<void> {
  await followShop(platform)
  await provisionShop(platform)
  await refreshOffers()
  await refreshSales()
  await tellEarlierSales(platform)
}

/**
 * Creates the demo editor with a random password, which is stored in the data folder. If another
 * node on the same database has created the editor, the password is in that node's folder only.
 */
export async function makeEditor({ platform, auth }: Pick<Foyer, 'platform' | 'auth'>): Promise<void> {
  const file = join(platform.config.DATA_DIR, 'demo-access.json')
  if (existsSync(file)) return
  const existing = await platform.db.select({ id: users.id }).from(users).where(eq(users.email, EDITOR_EMAIL))
  if (existing.length > 0) return
  const access = { email: EDITOR_EMAIL, password: randomBytes(PASSWORD_BYTES).toString('base64url') }
  await auth.createUser({ ...access, firstName: 'Rita', lastName: 'Redaktion', role: 'editor' })
  writeFileSync(file, JSON.stringify(access), { mode: 0o600 })
}
