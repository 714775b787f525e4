import { and, eq, getTableColumns, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { pageUrl } from '../content/index.server.ts'
import { containers, drafts, pages } from '../content/tables.ts'
import { type DocumentOwner, ownerKey } from '../media-library/documents-using.server.ts'
import type { MediaUsage } from '../media-library/media-usage.ts'
import { ownerUsages } from '../media-library/owner-usages.server.ts'
import type { Database } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/query-rows.ts'
import { orNotFound } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { listOptions } from '../records/list.server.ts'
import { recordTypes } from '../records/registry.server.ts'
import { redirects } from '../site/tables.ts'

/** Field kinds that can contain addresses. */
const MAY_NAME_ADDRESSES = ['url', 'text', 'textarea', 'richText', 'items']
const SHOWN = 100

/** The delete impact of a page. */
export type PageDeleteImpact = {
  /** titles of the child pages that are deleted with it */
  below: string[]
  /** titles of the pages that say one of them in another way and stay, unseen by visitors */
  variants: string[]
  /** usages outside of them that link to one of them */
  linked: MediaUsage[]
  inMenu: boolean
  inFooter: boolean
  /** number of redirects to one of them */
  redirects: number
}

/** The delete impact of a page: the child pages deleted with it, and the links that will be redirected to its parent. @throws Problem 404 */
export async function pageDeleteImpact(db: Database, id: number): Promise<PageDeleteImpact> {
  const [row] = await db.select().from(pages).where(eq(pages.id, id))
  const page = orNotFound(row)
  const isBelow = sql`starts_with(${pages.path}, ${`${page.path}/`})`
  const below = await db
    .select()
    .from(pages)
    .where(and(eq(pages.locale, page.locale), isBelow))
    .orderBy(pages.path)
  const deleted = [page, ...below]
  const urls = deleted.map(({ path, locale }) => pageUrl(path, locale))
  const moved = await db.select({ oldPath: redirects.oldPath }).from(redirects).where(inArray(redirects.newPath, urls))
  return {
    below: below.map(({ title }) => title),
    variants: await titlesOfVariants(db, deleted),
    linked: [...(await documentsLinking(db, deleted, urls)), ...(await recordsLinking(db, urls))],
    inMenu: deleted.some(({ inMenu }) => inMenu),
    inFooter: deleted.some(({ inFooter }) => inFooter),
    redirects: moved.length,
  }
}

async function titlesOfVariants(db: Database, deleted: { id: number }[]): Promise<string[]> {
  const ids = deleted.map(({ id }) => id)
  const rows = await db
    .select({ title: pages.title })
    .from(pages)
    .where(and(eq(pages.variantOfType, 'page'), inArray(pages.variantOfId, ids), notInArray(pages.id, ids)))
    .orderBy(pages.path)
  return rows.map(({ title }) => title)
}

/** A regular expression that matches the URLs, but neither as prefix of a longer one nor within another site's. */
function patternOf(urls: string[]): string {
  return `(^|[^[:alnum:]_.-])(${urls.map((url) => url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})($|[^[:alnum:]_/-])`
}

/** Owners of documents that link to one of the URLs, published or in a draft. */
async function documentsLinking(db: Database, deleted: { id: number }[], urls: string[]): Promise<MediaUsage[]> {
  const pattern = patternOf(urls)
  const rows = await db
    .select({ contentType: containers.contentType, objectId: containers.objectId, slug: containers.slug })
    .from(containers)
    .leftJoin(drafts, eq(drafts.containerId, containers.id))
    .where(or(sql`${containers.document}::text ~ ${pattern}`, sql`${drafts.document}::text ~ ${pattern}`))
    .limit(SHOWN)
  const isDeleted = ({ contentType, objectId }: DocumentOwner) => contentType === 'page' && deleted.some(({ id }) => id === objectId)
  const holders = new Map(rows.filter((row) => !isDeleted(row)).map((row) => [ownerKey(row), row]))
  return [...(await ownerUsages(db, [...holders.values()])).values()].flat()
}

/** Records with a field that contains one of the URLs; without redirects, which are counted. */
async function recordsLinking(db: Database, urls: string[]): Promise<MediaUsage[]> {
  const pattern = patternOf(urls)
  const types = recordTypes().filter(({ name }) => name !== 'redirect')
  const parts = types.flatMap((type, index): SQL[] => {
    const columns = getTableColumns(type.table) as Record<string, PgColumn>
    const texts = Object.entries(type.fields).flatMap(([name, { kind }]) =>
      MAY_NAME_ADDRESSES.includes(kind) && columns[name] ? [sql`${columns[name]}::text ~ ${pattern}`] : [],
    )
    if (texts.length === 0) return []
    return [sql`(SELECT ${index}::integer AS type, ${type.table.id} AS record FROM ${type.table} WHERE ${or(...texts)} LIMIT ${SHOWN})`]
  })
  const rows = await queryRows<{ type: number; record: number }>(db, sql.join(parts, sql` UNION ALL `))
  const uses: MediaUsage[] = []
  for (const [index, group] of Map.groupBy(rows, ({ type }) => type)) {
    const type = types[index]
    if (!type) continue
    const options = await listOptions(db, type, { q: '', ids: group.map(({ record }) => record) })
    uses.push(...options.map(({ id, title }) => ({ kind: t(type.label), title, to: adminUrl(type.name, id) })))
  }
  return uses
}
