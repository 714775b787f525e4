import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { countOpenEntries } from '../../forms/index.server.ts'
import { articles } from '../../magazine/tables.ts'
import { isUnlinked } from '../../operations/unlinked.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { can, isScoped, readsOnlyPublished } from '../../platform/auth/rights.ts'
import { defineCachedRead } from '../../platform/cache/cached-read.ts'
import { addCacheTags, expireAt } from '../../platform/cache/dependencies.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { events, persons, productions } from '../../programme/tables.ts'
import type { AreaCount, AreaId } from './menu-area.ts'

/** The numbers beside the names of the areas that the viewer's role may know. Two statements, or one with the cache. */
export async function readAreaCounts(platform: Platform, { role }: Viewer): Promise<Partial<Record<AreaId, AreaCount>>> {
  const [{ plays, people, articles, unlinked }, entries] = await Promise.all([
    readNumbers(platform, platform.config.SHOP_URL !== undefined),
    can(role, 'read', 'entries') ? countOpenEntries(platform) : 0,
  ])
  // Who works with some productions reads of no other.
  const [own, isBookable] = [isScoped(role, 'programme') ? role.records?.production?.length : plays, can(role, 'read', 'programme')]
  // The numbers are those of all there is, which whoever reads what is published does not see.
  if (readsOnlyPublished(role)) return {}
  return {
    ...(entries > 0
      ? { site: { number: entries, says: t('{n} form entries are open', { n: entries }), isOpen: true, on: 'entries' } }
      : {}),
    plays: { number: own ?? 0, says: t('{n} productions', { n: own ?? 0 }) },
    people: { number: people, says: t('{n} people', { n: people }) },
    magazine: { number: articles, says: t('{n} articles', { n: articles }) },
    ...(unlinked > 0 && isBookable
      ? {
          tickets: {
            number: unlinked,
            says: t('{n} performances without a ticket shop ID cannot be booked', { n: unlinked }),
            isOpen: true,
          },
        }
      : {}),
  }
}

type Numbers = { plays: number; people: number; articles: number; unlinked: number }

/** Performances pass by themselves: the numbers are read anew every hour. */
const readNumbers = defineCachedRead('hub-area-counts', async ({ db, clock }, hasShop: boolean): Promise<Numbers> => {
  addCacheTags('productions', 'persons', 'articles', 'events')
  expireAt(clock.now().add({ hours: 1 }))
  const unlinked = hasShop ? countOf(events, isUnlinked({ db, clock })) : sql<number>`0`
  const [row] = await db
    .select({ plays: countOf(productions), people: countOf(persons), articles: countOf(articles), unlinked })
    .from(sql`(SELECT) AS once`)
  return row ?? { plays: 0, people: 0, articles: 0, unlinked: 0 }
})

function countOf(table: PgTable, where?: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from ${table}${where ? sql` where ${where}` : sql``})`
}
