import { and, eq } from 'drizzle-orm'
import { isPageOnline, readAbove, readFilledObjects } from '../content/index.server.ts'
import { pages } from '../content/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { LEGAL_CONTENT, LEGAL_IDS, LEGAL_PAGES } from '../site/index.server.ts'

type Reader = Pick<Platform, 'db' | 'clock'>

/** The home page, where visitors find it and nothing on it; undefined otherwise. Two statements, three below another page. */
export async function readBlankHome(platform: Reader): Promise<{ id: number; title: string } | undefined> {
  const [home] = await platform.db
    .select()
    .from(pages)
    .where(and(eq(pages.locale, 'de'), eq(pages.path, '')))
  if (!home) return undefined
  const aboveOf = await readAbove(platform, [home])
  if (!isPageOnline(home, aboveOf(home), platform.clock.now())) return undefined
  const filled = await readFilledObjects(platform, 'page', [home.id])
  return filled.has(home.id) ? undefined : home
}

/** The legal pages without content. One statement. */
export async function readBlankLegalPages(platform: Reader): Promise<(typeof LEGAL_PAGES)[number][]> {
  const filled = await readFilledObjects(platform, LEGAL_CONTENT, LEGAL_IDS)
  return LEGAL_PAGES.filter(({ id }) => !filled.has(id))
}
