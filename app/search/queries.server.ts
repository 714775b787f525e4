import { sql } from 'drizzle-orm'
import { noteTags } from '../platform/cache/tracking.ts'
import { dateOf } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'

type Reader = Pick<Platform, 'db' | 'clock'>
export type SearchCategory = 'events' | 'others'
export const SEARCH_CATEGORIES: SearchCategory[] = ['events', 'others']
export const SEARCH_PAGE_SIZE = 20
const SUGGESTIONS_SHOWN = 8

export type Hit = { kind: string; title: string; text: string; url: string }
type Row = { kind: string; id: number; slug: string; title: string; text: string; total: number }

/** Everything that can be found besides performances, one source a line; the index of a later day replaces this view. */
const OTHERS = sql`
  SELECT 'production' AS kind, id, slug, title, subline || ' ' || teaser AS text FROM productions WHERE is_online
  UNION ALL SELECT 'person', id, slug, first_name || ' ' || last_name, position FROM persons WHERE is_online AND category_id IS NOT NULL
  UNION ALL SELECT 'article', id, slug, title, lead FROM articles WHERE is_online AND published_at <= now()
  UNION ALL SELECT 'series', id, slug, name, claim FROM series
  UNION ALL SELECT 'venue', id, slug, name, claim FROM venues
  UNION ALL SELECT 'page', id, path, title, meta_description FROM pages WHERE is_online AND path <> ''`

/** Hits of one tab, titles first, twenty a page. One statement. */
export async function search(
  platform: Reader,
  category: SearchCategory,
  query: string,
  page: number,
): Promise<{ count: number; hits: Hit[] }> {
  noteTags('productions', 'persons', 'articles', 'series-list', 'venues', 'pages', 'events')
  const pattern = patternOf(query)
  const offset = (page - 1) * SEARCH_PAGE_SIZE
  const source =
    category === 'others'
      ? OTHERS
      : sql`SELECT 'event' AS kind, e.id, p.slug, p.title,
          to_char(e.starts_at AT TIME ZONE 'Europe/Berlin', 'DD.MM.YYYY, HH24:MI') || ' Uhr · ' || r.name || ' · ' || p.subline AS text
          FROM events e JOIN productions p ON p.id = e.production_id JOIN rooms r ON r.id = e.room_id
          WHERE e.is_online AND p.is_online AND e.starts_at >= ${dateOf(platform.clock.now()).toISOString()}::timestamptz`
  const statement = sql`SELECT *, count(*) OVER ()::int AS total FROM (${source}) AS found
    WHERE unaccent(title || ' ' || text) ILIKE unaccent(${pattern})
    ORDER BY (unaccent(title) ILIKE unaccent(${pattern})) DESC, id LIMIT ${SEARCH_PAGE_SIZE} OFFSET ${offset}`
  const { rows } = (await platform.db.execute(statement)) as unknown as { rows: Row[] }
  return { count: rows[0]?.total ?? 0, hits: rows.map(hitOf) }
}

/** Titles that hold the typed letters. One statement. */
export async function suggest(platform: Reader, query: string): Promise<{ title: string; url: string }[]> {
  const pattern = patternOf(query)
  const { rows } = (await platform.db.execute(
    sql`SELECT *, 0 AS total FROM (${OTHERS}) AS found WHERE unaccent(title) ILIKE unaccent(${pattern}) ORDER BY length(title), id LIMIT ${SUGGESTIONS_SHOWN}`,
  )) as unknown as { rows: Row[] }
  return rows.map(hitOf).map(({ title, url }) => ({ title, url }))
}

/** What is typed is text, not a pattern. */
function patternOf(query: string): string {
  return `%${query.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

function hitOf({ kind, id, slug, title, text }: Row): Hit {
  return { kind, title, text, url: urlOf(kind, slug, id) }
}

function urlOf(kind: string, slug: string, id: number): string {
  switch (kind) {
    case 'event':
      return link('events-slug-id', { slug, id })
    case 'production':
      return link('productions-slug-id', { slug, id })
    case 'person':
      return link('ensemble-slug-id', { slug, id })
    case 'article':
      return link('magazine-slug-id', { slug, id })
    case 'series':
      return link('series-slug-id', { slug, id })
    case 'venue':
      return link('venues-slug-id', { slug, id })
    default:
      return `/de/${slug}`
  }
}
