import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hasTicketShop } from '../booking/index.server.ts'
import { countWrittenPages } from '../content/index.server.ts'
import { users } from '../platform/auth/tables.ts'
import { defineCachedRead } from '../platform/cache/cached-read.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { events, rooms } from '../programme/tables.ts'
import { readSettings } from '../site/index.server.ts'
import { settings } from '../site/tables.ts'
import { CARDS, type Card, type FirstDay } from './card.ts'

/** The row of the settings that holds what was put off. */
const FIRST_DAY_KEY = 'first-day'

const storedSchema = z.object({ putOff: z.array(z.enum(CARDS)).catch([]).default([]) })

/** What of it the house itself says is read from there; only what was put off is stored. Cached. */
const readHouse = defineCachedRead('first-day', async ({ db }) => {
  addCacheTags('settings', 'options', 'venues', 'events', 'pages', 'people')
  const [row] = await db
    .select({
      hasRooms: sql<boolean>`EXISTS (SELECT 1 FROM ${rooms})`,
      hasEvents: sql<boolean>`EXISTS (SELECT 1 FROM ${events})`,
      people: sql<number>`(SELECT count(*)::int FROM ${users})`,
    })
    .from(sql`(SELECT 1) AS one`)
  const [stored] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, FIRST_DAY_KEY))
  return {
    ...{ hasRooms: row?.hasRooms ?? false, hasEvents: row?.hasEvents ?? false, hasColleagues: (row?.people ?? 0) > 1 },
    ...{
      hasPages: (await countWrittenPages(db)) > 0,
      hasBegun: stored !== undefined,
      putOff: storedSchema.parse(stored?.value ?? {}).putOff,
    },
  }
})

/** How far a house is with its first day. Cached. */
export async function readFirstDay(platform: Platform): Promise<FirstDay> {
  const [{ design, isNamed }, house] = await Promise.all([readSettings(platform), readHouse(platform)])
  const isDone: Record<Card, boolean> = {
    house: isNamed,
    places: house.hasRooms,
    shop: hasTicketShop(platform.config) || design.webshopLink !== '',
    starter: house.hasPages,
    production: house.hasEvents,
    colleagues: house.hasColleagues,
  }
  return { done: CARDS.filter((card) => isDone[card]), putOff: house.putOff, hasBegun: house.hasBegun }
}

/** Whether nobody has done anything here yet: where the first to log in is led. */
export function isUntouched({ done, hasBegun }: FirstDay): boolean {
  return !hasBegun && done.every((card) => card === 'shop' || card === 'colleagues')
}

/** Stores which cards are put off, in place of those before. */
export function putOffCards(platform: Platform, putOff: Card[]): Promise<void> {
  return platform.write(async (tx, invalidate) => {
    await storePutOff(tx, putOff)
    invalidate('settings')
  })
}

async function storePutOff(tx: Database, putOff: Card[]): Promise<void> {
  const value = { putOff }
  await tx.insert(settings).values({ key: FIRST_DAY_KEY, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
}
