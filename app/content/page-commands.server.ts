import { and, asc, count, eq, isNull, max, or, sql } from 'drizzle-orm'
import { matchPath } from 'react-router'
import type { Viewer } from '../platform/auth/auth.ts'
import { dateOf } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { ROUTE_TABLE } from '../platform/routing/table.ts'
import { noteMovedAddresses, noteTakenAddress } from '../site/index.server.ts'
import { navigationLinks } from '../site/tables.ts'
import { insertPage } from './insert-page.server.ts'
import type { PageChange, PageCreation, PageMove, PageSettings } from './page-schema.ts'
import { columnsOf, fieldsOf, settingsOf } from './page-settings.server.ts'
import { lockContainers, writeVersion } from './publishing.server.ts'
import { type PageRow, pageUrl } from './queries.server.ts'
import { sameJson } from './same-json.ts'
import { containers, pages } from './tables.ts'

const LOCALE = 'de'
const MAX_PATH_LENGTH = 300

type Emit = (...tags: string[]) => void

/** Makes a page with one empty container, at the end of its siblings. @throws Problem 404 no such parent, 409 `address_taken` */
export function createPage(platform: Platform, viewer: Viewer, given: PageCreation) {
  return platform.write(async (tx, emit) => {
    const parent = given.parent_id === null ? undefined : await lockPage(tx, given.parent_id)
    const path = await freePath(tx, parent, given.slug)
    const [last] = await tx
      .select({ position: max(pages.position) })
      .from(pages)
      .where(siblingsOf(given.parent_id))
    const position = (last?.position ?? 0) + 1
    const made = await insertPage(tx, platform, viewer, {
      path,
      title: given.title,
      isOnline: given.is_online,
      parentId: given.parent_id,
      position,
    })
    if (!made) throw new Error('the page was not written')
    await noteTakenAddress(tx, pageUrl(path))
    emitPage(emit, made.page)
    return { ...settingsOf(made.page), containers: made.containers }
  })
}

/**
 * Changes a page's fields at once for visitors, and makes a version. A changed slug moves the page and all below it;
 * the old addresses lead to the new ones.
 * @throws Problem 404, 409 `conflict` with the present state when somebody else changed the page, 409 `address_taken`
 */
export function changePage(platform: Platform, viewer: Viewer, id: number, change: PageChange): Promise<PageSettings> {
  return platform.write(async (tx, emit) => {
    const before = await lockPage(tx, id)
    if (before.revision !== change.revision) {
      throw new Problem(409, 'conflict', t('Somebody else has changed this page meanwhile.'), { theirs: settingsOf(before) })
    }
    const { revision: _, slug, ...fields } = change
    refuseWindow({ ...fieldsOf(before), ...fields })
    const set = { ...columnsOf(fields), revision: before.revision + 1, updatedAt: dateOf(platform.clock.now()) }
    const [changed] = await tx.update(pages).set(set).where(eq(pages.id, id)).returning()
    let after = changed ?? before
    if (slug !== undefined && before.path !== '' && slug !== before.path.split('/').at(-1)) {
      const parent = before.parentId === null ? undefined : await lockPage(tx, before.parentId)
      await changePaths(tx, emit, after, await freePath(tx, parent, slug))
      after = await lockPage(tx, id)
    }
    await keepVersion(tx, platform, viewer, after, settingsSummary(before, after))
    emitPage(emit, before, after)
    return settingsOf(after)
  })
}

/** Puts a page elsewhere in the tree, with all below it; old addresses lead to the new ones. @throws Problem 404, 409 */
export function movePage(platform: Platform, viewer: Viewer, id: number, { parent_id, before_id }: PageMove): Promise<PageSettings> {
  return platform.write(async (tx, emit) => {
    const page = await lockPage(tx, id)
    if (page.path === '') throw new Problem(409, 'home_stays', t('The home page stays where it is.'))
    const parent = parent_id === null ? undefined : await lockPage(tx, parent_id)
    if (parent && (parent.id === id || parent.path.startsWith(`${page.path}/`))) {
      throw new Problem(409, 'into_itself', t('A page cannot stand below itself.'))
    }
    if (parent_id !== page.parentId) {
      const slug = page.path.split('/').at(-1) ?? ''
      const path = await freePath(tx, parent, slug)
      await tx.update(pages).set({ parentId: parent_id }).where(eq(pages.id, id))
      await changePaths(tx, emit, page, path)
    }
    await renumber(tx, parent_id, id, before_id)
    await tx
      .update(pages)
      .set({ revision: page.revision + 1 })
      .where(eq(pages.id, id))
    const after = await lockPage(tx, id)
    if (after.path !== page.path) await keepVersion(tx, platform, viewer, after, settingsSummary(page, after))
    emitPage(emit, page, after)
    return settingsOf(after)
  })
}

/**
 * Deletes a page with its containers; its address leads to the page above it.
 * @throws Problem 404, 409 `has_children`, 409 `home_stays`
 */
export function deletePage(platform: Platform, id: number): Promise<void> {
  return platform.write(async (tx, emit) => {
    const page = await lockPage(tx, id)
    if (page.path === '') throw new Problem(409, 'home_stays', t('The home page stays where it is.'))
    const [below] = await tx.select({ count: count() }).from(pages).where(eq(pages.parentId, id))
    if (below && below.count > 0)
      throw new Problem(409, 'has_children', t('There are pages below this one. Please move or delete them first.'))
    const links = await tx.select({ id: navigationLinks.id }).from(navigationLinks).where(eq(navigationLinks.belowPageId, id)).limit(1)
    if (links.length > 0)
      throw new Problem(409, 'has_children', t('There are links of the navigation below this page. Please move or delete them first.'))
    const parent = page.parentId === null ? undefined : await lockPage(tx, page.parentId)
    await tx.delete(containers).where(and(eq(containers.contentType, 'page'), eq(containers.objectId, id)))
    await tx.delete(pages).where(eq(pages.id, id))
    await noteMovedAddresses(tx, [{ from: pageUrl(page.path), to: pageUrl(parent?.path ?? '') }])
    emitPage(emit, page)
    emit(`containers:page:${id}`)
  })
}

/** A page, locked for this transaction. @throws Problem 404 */
async function lockPage(tx: Database, id: number): Promise<PageRow> {
  const [page] = await tx.select().from(pages).where(eq(pages.id, id)).for('update')
  if (!page) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
  return page
}

/** The path of a slug below a parent. @throws Problem 409 when another page or another part of the site has it */
async function freePath(tx: Database, parent: PageRow | undefined, slug: string): Promise<string> {
  const path = parent?.path ? `${parent.path}/${slug}` : slug
  const isTaken = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.locale, LOCALE), eq(pages.path, path)))
  const isRoute = Object.entries(ROUTE_TABLE).some(([name, { de }]) => name !== 'page' && matchPath(`/${de}`, `/${path}`))
  if (isTaken.length > 0 || isRoute || path.length > MAX_PATH_LENGTH) {
    const message = t('This address is taken.')
    throw new Problem(409, 'address_taken', message, { errors: { slug: [message] } })
  }
  return path
}

/** Gives a page and all below it their new paths. */
async function changePaths(tx: Database, emit: Emit, page: PageRow, path: string): Promise<void> {
  if (path === page.path) return
  const moved = await tx
    .select({ id: pages.id, path: pages.path })
    .from(pages)
    .where(and(eq(pages.locale, page.locale), or(eq(pages.id, page.id), sql`starts_with(${pages.path}, ${`${page.path}/`})`)))
  const ends = page.path.length
  await tx
    .update(pages)
    .set({ path: sql`${path} || substr(${pages.path}, ${ends + 1}::int)` })
    .where(and(eq(pages.locale, page.locale), or(eq(pages.id, page.id), sql`starts_with(${pages.path}, ${`${page.path}/`})`)))
  await noteMovedAddresses(
    tx,
    moved.map((row) => ({ from: pageUrl(row.path), to: pageUrl(path + row.path.slice(ends)) })),
  )
  for (const row of moved) emit(`page:${row.id}`)
}

/** Numbers siblings anew, one of them before another or at the end. */
async function renumber(tx: Database, parentId: number | null, id: number, beforeId: number | null): Promise<void> {
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

function siblingsOf(parentId: number | null) {
  return and(eq(pages.locale, LOCALE), parentId === null ? isNull(pages.parentId) : eq(pages.parentId, parentId))
}

async function keepVersion(tx: Database, platform: Platform, viewer: Viewer, page: PageRow, summary: string): Promise<void> {
  const object = { contentType: 'page', objectId: page.id }
  await writeVersion(tx, platform, viewer, { ...object, summary }, await lockContainers(tx, object))
}

/** Which fields were changed, for the list of versions. */
function settingsSummary(before: PageRow, after: PageRow): string {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const names = Object.keys(now).filter((name) => !sameJson(old[name as keyof typeof old], now[name as keyof typeof now]))
  const isMoved = before.path !== after.path
  const parts = [names.length > 0 && t('page settings'), isMoved && t('new address {path}', { path: pageUrl(after.path) })]
  return parts.filter(Boolean).join(' · ') || t('page settings')
}

/** A page cannot end before it begins. @throws Problem 400 */
function refuseWindow({ publish_at, unpublish_at }: { publish_at: string | null; unpublish_at: string | null }): void {
  if (!publish_at || !unpublish_at || Date.parse(publish_at) < Date.parse(unpublish_at)) return
  const message = t('The end must lie after the beginning.')
  throw new Problem(400, 'validation_failed', message, { errors: { unpublish_at: [message] } })
}

function emitPage(emit: Emit, ...rows: PageRow[]): void {
  emit('pages', ...rows.map((row) => `page:${row.id}`))
}
