import { and, asc, count, desc, eq, gte, ilike, type SQL, sum } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { hasTicketShop } from '../booking/index.server.ts'
import { offers } from '../booking/tables.ts'
import { pageUrl } from '../content/index.server.ts'
import { pages, versions } from '../content/tables.ts'
import { articles } from '../magazine/tables.ts'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import { likePrefix } from '../platform/database/like-pattern.ts'
import type { PageQuery } from '../platform/http/paging.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { events, productions } from '../programme/tables.ts'
import { searchWords } from '../search/tables.ts'
import { readSettings } from '../site/index.server.ts'

const iso = (date: Date) => isoWithOffset(toInstant(date))
const offsetOf = ({ page, page_size }: PageQuery) => (page - 1) * page_size

/** Counts of the main records, and whether site and shop are online. */
export async function readSiteFigures(platform: Platform) {
  const [{ site }, allPages, allArticles, allProductions, coming] = await Promise.all([
    readSettings(platform),
    countOf(platform, pages),
    countOf(platform, articles),
    countOf(platform, productions),
    countOf(platform, events, comingEvents(platform)),
  ])
  return {
    is_site_online: site.is_site_online,
    is_shop_online: site.is_shop_online,
    has_shop: hasTicketShop(platform.config),
    pages: allPages,
    articles: allArticles,
    productions: allProductions,
    coming_events: coming,
  }
}

/** The media library by file type, most files first. One statement. */
export async function readMediaByType({ db }: Platform) {
  const bytes = sum(media.bytes).mapWith(Number)
  return db.select({ mime_type: media.mimeType, files: count(), bytes }).from(media).groupBy(media.mimeType).orderBy(desc(bytes))
}

/** Published versions, newest first. Two statements. */
export async function readVersions(platform: Platform, query: PageQuery) {
  const rows = await platform.db
    .select({
      content_type: versions.contentType,
      object_id: versions.objectId,
      number: versions.number,
      createdAt: versions.createdAt,
      user: versions.userName,
      summary: versions.summary,
    })
    .from(versions)
    .orderBy(desc(versions.createdAt), desc(versions.id))
    .limit(query.page_size)
    .offset(offsetOf(query))
  return { count: await countOf(platform, versions), rows: rows.map(({ createdAt, ...row }) => ({ ...row, created_at: iso(createdAt) })) }
}

/** Published versions of existing pages, newest first. Two statements. */
export async function readPageActivities(platform: Platform, query: PageQuery) {
  const onPage = and(eq(versions.contentType, 'page'), eq(versions.objectId, pages.id), eq(versions.kind, 'published'))
  const [total] = await platform.db.select({ count: count() }).from(versions).innerJoin(pages, onPage)
  const rows = await platform.db
    .select({
      id: pages.id,
      title: pages.title,
      path: pages.path,
      number: versions.number,
      createdAt: versions.createdAt,
      user: versions.userName,
      summary: versions.summary,
    })
    .from(versions)
    .innerJoin(pages, onPage)
    .orderBy(desc(versions.createdAt), desc(versions.id))
    .limit(query.page_size)
    .offset(offsetOf(query))
  return {
    count: total?.count ?? 0,
    rows: rows.map(({ path, createdAt, ...row }) => ({ ...row, url: pageUrl(path), created_at: iso(createdAt) })),
  }
}

/** The words of the search index with a prefix, in order. Two statements. */
export async function readSearchWords(platform: Platform, query: PageQuery & { query: string }) {
  const beginning = query.query ? ilike(searchWords.word, likePrefix(query.query)) : undefined
  const rows = await platform.db
    .select()
    .from(searchWords)
    .where(beginning)
    .orderBy(asc(searchWords.word))
    .limit(query.page_size)
    .offset(offsetOf(query))
  return { count: await countOf(platform, searchWords, beginning), rows }
}

/** The upcoming performances with their ids in the ticket shop. Two statements. */
export async function readShopEvents(platform: Platform, query: PageQuery) {
  const rows = await platform.db
    .select({
      id: events.id,
      title: productions.title,
      startsAt: events.startsAt,
      id_jet: events.idJet,
      offersReadAt: offers.readAt,
    })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .leftJoin(offers, eq(events.idJet, offers.performance))
    .where(comingEvents(platform))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(query.page_size)
    .offset(offsetOf(query))
  return {
    count: await countOf(platform, events, comingEvents(platform)),
    rows: rows.map(({ startsAt, offersReadAt, ...row }) => ({
      ...row,
      date_start: iso(startsAt),
      offers_read_at: offersReadAt && iso(offersReadAt),
    })),
  }
}

function comingEvents({ clock }: Platform): SQL {
  return gte(events.startsAt, toDate(clock.now()))
}

async function countOf({ db }: Platform, table: PgTable, where?: SQL): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table).where(where)
  return row?.count ?? 0
}
