import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { defineCachedRows } from '../../platform/cache/cached-read.ts'
import { addCacheTags } from '../../platform/cache/dependencies.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { RecordType } from '../../records/record-type.ts'
import { recordTypeNamed, recordTypes } from '../../records/registry.server.ts'
import type { PageSchedule } from '../page-window.server.ts'
import { pages } from '../tables.ts'
import { ORIGINALS } from './variant.ts'

/** What of a page says which page is above it, and what it says in another way. */
export type PageRelations = Pick<typeof pages.$inferSelect, 'id' | 'parentId' | 'variantOfType' | 'variantOfId'>

/** Says for a page what else must be online so that visitors see it: the pages above it, nearest first, and what it is a variant of. */
export type AboveOf<Page> = (page: Page) => PageSchedule[]

/** Stands for an original that has been deleted; its title is empty. */
const DELETED: PageSchedule = { title: '', isOnline: false, publishAt: null, unpublishAt: null }

/** A record that has a variant: what must be so that visitors see it, and the address of its page. */
export type OriginalRecord = PageSchedule & { url: string | null }
/** Records that are originals, by their key. */
export type OriginalRecords = ReadonlyMap<string, OriginalRecord>

/** The key of the record that a page is a variant of; undefined for all other pages. */
export function recordKey({ variantOfType, variantOfId }: Pick<PageRelations, 'variantOfType' | 'variantOfId'>): string | undefined {
  return variantOfType === null || variantOfType === 'page' ? undefined : `${variantOfType}:${variantOfId}`
}

/** A page, the pages above it, and those that one of them is a variant of with the pages above them. */
function chainOf<Page extends PageRelations>(page: Page, byId: ReadonlyMap<number, Page>): Page[] {
  const chain = [page]
  // Grows while it is gone through.
  for (const { parentId, variantOfType, variantOfId } of chain)
    for (const id of [parentId, variantOfType === 'page' ? variantOfId : null]) {
      const above = byId.get(id ?? 0)
      if (above && !chain.includes(above)) chain.push(above)
    }
  return chain
}

/** The keys of the records without which visitors do not see these pages. */
export function recordsAbove<Page extends PageRelations>(below: readonly Page[], byId: ReadonlyMap<number, Page>): string[] {
  return [...new Set(below.flatMap((page) => chainOf(page, byId).flatMap((row) => recordKey(row) ?? [])))]
}

/**
 * What must be online with a page, among pages that are known by their id.
 * @param records those of `recordsAbove`
 */
export function aboveAmong<Page extends PageRelations & PageSchedule>(
  byId: ReadonlyMap<number, Page>,
  records: OriginalRecords,
): AboveOf<Page> {
  return (page) => {
    const chain = chainOf(page, byId)
    const originals = chain.flatMap((row) => {
      const key = recordKey(row)
      if (key !== undefined) return [records.get(key) ?? DELETED]
      return row.variantOfType !== null && !byId.has(row.variantOfId ?? 0) ? [DELETED] : []
    })
    return [...chain.slice(1), ...originals]
  }
}

/** The records of these keys that there are, online or not. One statement; none without keys. */
export async function readOriginals({ db }: Pick<Platform, 'db'>, keys: readonly string[]): Promise<OriginalRecords> {
  addCacheTags(...keys)
  const idsOf = Map.groupBy(
    keys.map((key) => key.split(':')),
    ([type]) => type,
  )
  const selects = recordTypes().flatMap((type) => {
    const ids = idsOf.get(type.name)?.map(([, id]) => Number(id)) ?? []
    return ids.length > 0 && ORIGINALS.some((name) => name === type.name) ? [selectSchedules(type, ids)] : []
  })
  if (selects.length === 0) return new Map()
  const rows = await db
    .select({
      key: sql<string>`key`,
      title: sql<string>`title`,
      slug: sql<string>`slug`,
      isOnline: sql<boolean>`is_online`,
      publishAt: sql<Date | null>`publish_at`.mapWith(pages.publishAt),
    })
    .from(sql`(${sql.join(selects, sql` UNION ALL `)}) AS originals`)
  return new Map(rows.map(({ key, slug, ...schedule }) => [key, { ...schedule, unpublishAt: null, url: urlOf(key, slug) }]))
}

/** The address of a record's page: that of all originals is made of their slug and id. */
function urlOf(key: string, slug: string): string | null {
  const [name, id] = key.split(':')
  return recordTypeNamed(name).url?.(Number(id), { slug }) ?? null
}

/** The same, each of them cached. */
export const readCachedOriginals = defineCachedRows<string, OriginalRecord>('variant-original', {
  read: async (context, keys) => new Map(await readOriginals(context, keys)),
  tags: (key) => [key],
})

function selectSchedules(type: RecordType, ids: number[]): SQL {
  const { isOnline, publishedAt, slug } = getTableColumns(type.table) as Record<string, PgColumn | undefined>
  return sql`SELECT ${`${type.name}:`}::text || ${type.table.id} AS key, (${type.title})::text AS title, ${slug ?? sql`''`}::text AS slug,
    ${isOnline ?? sql`true`} AS is_online, ${publishedAt ?? sql`NULL::timestamptz`} AS publish_at
    FROM ${type.table} WHERE ${inArray(type.table.id, ids)}`
}

/** The variants of what a write has touched, with the pages below them. @param tags what a write names by its id */
export async function variantsOfWritten(tx: Database, tags: { ids: (name: string) => number[] }): Promise<number[]> {
  const isOf = ORIGINALS.flatMap((name) => {
    const ids = tags.ids(name)
    return ids.length > 0 ? [and(eq(pages.variantOfType, name), inArray(pages.variantOfId, ids))] : []
  })
  if (isOf.length === 0) return []
  const rows = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(
      inArray(
        pages.id,
        sql`(WITH RECURSIVE touched AS (
          SELECT id FROM pages WHERE ${or(...isOf)} UNION SELECT p.id FROM pages p JOIN touched ON p.parent_id = touched.id
        ) SELECT id FROM touched)`,
      ),
    )
  return rows.map(({ id }) => id)
}
