import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { recordMovedAddresses } from '../site/index.server.ts'
import { type PageRow, pageUrl } from './queries.server.ts'
import { isSystemPage } from './route-pages.ts'
import { pages } from './tables.ts'

export const LOCALE = 'de'
const MAX_PATH_LENGTH = 300
/** Most paths that are tried for a restored page whose own is taken. */
const MAX_NUMBER = 100

export type Invalidate = (...tags: string[]) => void

/** Locks a page for this transaction. @throws Problem 404 */
export async function lockPage(tx: Database, id: number): Promise<PageRow> {
  const [page] = await tx.select().from(pages).where(eq(pages.id, id)).for('update')
  if (!page) throw notFound()
  return page
}

/** The path of a slug below a parent. @throws Problem 409 `address_taken` when another page or a route has it */
export async function freePath(tx: Database, parent: Pick<PageRow, 'path'> | undefined, slug: string): Promise<string> {
  const path = pathBelow(parent, slug)
  if (await isTaken(tx, path)) {
    const message = t('This URL is already in use.')
    throw new Problem(409, 'address_taken', message, { errors: { slug: [message] } })
  }
  return path
}

/** The path of a slug below a parent, with a number appended when it is taken. @throws Problem 409 `address_taken` */
export async function freePathLike(tx: Database, parent: Pick<PageRow, 'path'> | undefined, slug: string): Promise<string> {
  for (let number = 1; number < MAX_NUMBER; number += 1) {
    const path = pathBelow(parent, number === 1 ? slug : `${slug}-${number}`)
    if (!(await isTaken(tx, path))) return path
  }
  return freePath(tx, parent, slug)
}

function pathBelow(parent: Pick<PageRow, 'path'> | undefined, slug: string): string {
  return parent?.path ? `${parent.path}/${slug}` : slug
}

async function isTaken(tx: Database, path: string): Promise<boolean> {
  if (path.length > MAX_PATH_LENGTH || isSystemPage(path)) return true
  const [page] = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.locale, LOCALE), eq(pages.path, path)))
  return page !== undefined
}

/** System pages can be neither moved, renamed, deleted nor taken offline. @throws Problem 409 `house_page` */
export function assertNotSystemPage(page: PageRow): void {
  if (!isSystemPage(page.path)) return
  const message = t('This is a system page: its URL is fixed and it always stays online. You can change everything else.')
  throw new Problem(409, 'house_page', message)
}

/** All descendants of a page, parents before their children. */
export function readBelow(tx: Database, page: PageRow): Promise<PageRow[]> {
  return tx
    .select()
    .from(pages)
    .where(and(eq(pages.locale, page.locale), sql`starts_with(${pages.path}, ${`${page.path}/`})`))
    .orderBy(asc(pages.path))
}

/** Changes the path of a page and of all its descendants; the old addresses redirect to the new ones. */
export async function changePaths(tx: Database, invalidate: Invalidate, page: PageRow, path: string): Promise<void> {
  if (path === page.path) return
  const isPageOrBelow = and(eq(pages.locale, page.locale), or(eq(pages.id, page.id), sql`starts_with(${pages.path}, ${`${page.path}/`})`))
  const moved = await tx.select({ id: pages.id, path: pages.path }).from(pages).where(isPageOrBelow)
  const oldLength = page.path.length
  await tx
    .update(pages)
    .set({ path: sql`${path} || substr(${pages.path}, ${oldLength + 1}::int)` })
    .where(isPageOrBelow)
  await recordMovedAddresses(
    tx,
    moved.map((row) => ({ from: pageUrl(row.path), to: pageUrl(path + row.path.slice(oldLength)) })),
  )
  for (const row of moved) invalidate(`page:${row.id}`)
}

/** Places a page at a position among its siblings, from 1; beyond their number it is last. */
export async function placeAt(tx: Database, { id, parentId }: Pick<PageRow, 'id' | 'parentId'>, position: number): Promise<void> {
  const rows = await tx.select({ id: pages.id }).from(pages).where(siblingsOf(parentId)).orderBy(asc(pages.position), asc(pages.id))
  const others = rows.filter((row) => row.id !== id)
  await renumber(tx, parentId, id, others[position - 1]?.id ?? null)
}

/** Renumbers siblings with one of them placed before another, or at the end. */
export async function renumber(tx: Database, parentId: number | null, id: number, beforeId: number | null): Promise<void> {
  const rows = await tx.select({ id: pages.id }).from(pages).where(siblingsOf(parentId)).orderBy(asc(pages.position), asc(pages.id))
  const order = rows.map((row) => row.id).filter((sibling) => sibling !== id)
  const index = beforeId === null ? -1 : order.indexOf(beforeId)
  order.splice(index < 0 ? order.length : index, 0, id)
  const numbers = sql.join(
    order.map((sibling, position) => sql`(${sibling}::int, ${position + 1}::int)`),
    sql`, `,
  )
  await tx.execute(
    sql`UPDATE pages SET position = numbered.position FROM (VALUES ${numbers}) AS numbered(id, position) WHERE pages.id = numbered.id`,
  )
}

export function siblingsOf(parentId: number | null) {
  return and(eq(pages.locale, LOCALE), parentId === null ? isNull(pages.parentId) : eq(pages.parentId, parentId))
}

/** Invalidates what depends on these pages. */
export function invalidatePages(invalidate: Invalidate, ...rows: Pick<PageRow, 'id'>[]): void {
  invalidate('pages', ...rows.map((row) => `page:${row.id}`))
}
