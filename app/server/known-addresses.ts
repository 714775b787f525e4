import type { OpenAPIHono } from '@hono/zod-openapi'
import { max } from 'drizzle-orm'
import { knownPagePaths, readPagePaths } from '../content/index.server.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { BaseEnv } from '../platform/http/base-app.ts'
import type { Platform } from '../platform/platform.ts'
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

/**
 * What exists, from memory: the paths of pages and the highest id of each record type. A made-up address is so recognised
 * without a statement; the ids below the highest are as many as there ever were records.
 * @param otherRoots first segments under which there is something other than pages
 */
export function createKnownAddresses(platform: Platform, app: OpenAPIHono<BaseEnv>, otherRoots: readonly string[]) {
  const paths = app.routes.map(({ path }) => path.toLowerCase().split('/').slice(1))
  const fixed = (segments: (string | undefined)[]) => segments.filter((segment) => segment !== undefined && /^[^:*{]+$/.test(segment))
  const roots = new Set([...fixed(paths.map(([root]) => root)), ...otherRoots.map((root) => root.toLowerCase())])
  const underLanguage = new Set(fixed(paths.flatMap(([root, next]) => (root?.startsWith(':') ? [next] : []))))
  const highestKey = (type: string) => `highest-id:${type}`

  function readHighest(name: string): Promise<number> {
    return platform.readCache.getOrLoad(highestKey(name), async () => {
      const { table, tags } = recordTypeNamed(name)
      addCacheTags(...tags(0))
      const [row] = await platform.db.select({ id: max(table.id) }).from(table)
      return Number(row?.id ?? 0)
    })
  }

  const known: KnownAddresses = {
    isOtherRoot: (segment) => roots.has(segment),
    isOtherUnderLanguage: (segment) => underLanguage.has(segment),
    hasPage: (path) => knownPagePaths(platform)?.has(path),
    hasRecord(page, id) {
      const type = RECORD_TYPES[page]
      const highest = type && platform.readCache.peek<number>(highestKey(type))
      return typeof highest === 'number' ? id <= highest : undefined
    },
  }
  /** Reads what has to be known of a page's addresses, unless it is in memory. */
  async function load(page: PageName): Promise<void> {
    const type = RECORD_TYPES[page]
    if (page === 'page') await readPagePaths(platform)
    if (type) await readHighest(type)
  }
  return { known, load }
}
