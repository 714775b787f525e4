import type { OpenAPIHono } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { knownPagePaths, readPagePaths } from '../content/index.server.ts'
import { defineSmallTable, smallTableKey } from '../platform/cache/small-tables.ts'
import type { BaseEnv } from '../platform/http/base-app.ts'
import type { Platform } from '../platform/platform.ts'
import { WEBSHOP_PATH } from '../platform/routing/webshop-path.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import type { KnownAddresses, PageName } from './page-key.ts'

/** The record type of the pages and calendars whose address has an id. */
const RECORD_TYPES: Partial<Record<PageName, string>> = {
  'magazine-categories-category-id': 'article-category',
  'magazine-tags-tag-id': 'article-tag',
  'magazine-slug-id': 'article',
  'ensemble-slug-id': 'person',
  'series-slug-id': 'series',
  'shared-part-id': 'shared-part',
  'template-id': 'template',
  'events-slug-id': 'event',
  'productions-slug-id': 'production',
  'venues-slug-id': 'venue',
  'event-calendar': 'event',
  'production-calendar': 'production',
  'series-calendar': 'series',
}

const highestName = (type: string) => `highest-id-${type}`
const highestIds = new Map<string, ReturnType<typeof defineHighestId>>()

/** The read of the highest id of a record type, which is defined when it is asked for first. */
function highestIdOf(type: string) {
  const read = highestIds.get(type) ?? defineHighestId(type)
  highestIds.set(type, read)
  return read
}

function defineHighestId(type: string) {
  const { table, tags } = recordTypeNamed(type)
  return defineSmallTable({
    name: highestName(type),
    isOnDemand: () => true,
    tags: tags(0),
    select: (db) => db.select({ id: sql<number>`coalesce(max(${table.id}), 0)`.mapWith(Number).as('id') }).from(table),
  })
}

/**
 * What exists, from memory: the paths of pages and the highest id of each record type. A made-up address is so recognised
 * without a statement; the ids below the highest are as many as there ever were records.
 * @param otherRoots first segments under which there is something other than pages
 */
export function createKnownAddresses(platform: Platform, app: OpenAPIHono<BaseEnv>, otherRoots: readonly string[]) {
  const paths = app.routes.map(({ path }) => path.toLowerCase().split('/').slice(1))
  const fixed = (segments: (string | undefined)[]) => segments.filter((segment) => segment !== undefined && /^[^:*{]+$/.test(segment))
  const roots = new Set([...fixed(paths.map(([root]) => root)), ...otherRoots.map((root) => root.toLowerCase())])
  const underLanguage = new Set([WEBSHOP_PATH.slice(1), ...fixed(paths.flatMap(([root, next]) => (root?.startsWith(':') ? [next] : [])))])
  const known: KnownAddresses = {
    locales: platform.config.LOCALES,
    isOtherRoot: (segment) => roots.has(segment),
    isOtherUnderLanguage: (segment) => underLanguage.has(segment),
    hasPage: (path) => knownPagePaths(platform)?.has(path),
    hasRecord(page, id) {
      const type = RECORD_TYPES[page]
      const rows = type && platform.readCache.peek<{ id: number }[]>(smallTableKey(highestName(type)))
      return rows && rows[0] !== undefined ? id <= rows[0].id : undefined
    },
  }
  /** Reads what has to be known of a page's addresses, unless it is in memory. */
  async function load(page: PageName): Promise<void> {
    const type = RECORD_TYPES[page]
    if (page === 'page') await readPagePaths(platform)
    if (type) await highestIdOf(type)(platform)
  }
  return { known, load }
}
