import { eq, max } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { conflict, invalidField, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { recordTakenAddress } from '../site/index.server.ts'
import { insertPage } from './insert-page.server.ts'
import {
  assertNotSystemPage,
  changePaths,
  freePath,
  invalidatePages,
  lockPage,
  readBelow,
  renumber,
  siblingsOf,
} from './page-addresses.server.ts'
import { type ContentServices, pageLogObject } from './page-log.ts'
import type { PageChange, PageCreation, PageMove, PageSettings } from './page-schema.ts'
import { columnsOf, fieldsOf, settingsOf } from './page-settings.server.ts'
import { lockContainers, writeVersion } from './publishing.server.ts'
import { type PageRow, pageUrl } from './queries.server.ts'
import { sameJson } from './same-json.ts'
import { pages } from './tables.ts'

/** Makes a page with one empty container, at the end of its siblings. @throws Problem 404 no such parent, 409 `address_taken` */
export function createPage({ platform, log }: ContentServices, viewer: Viewer, given: PageCreation) {
  return platform.write(async (tx, invalidate) => {
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
    await recordTakenAddress(tx, pageUrl(path))
    await log.record(tx, viewer, { ...pageLogObject(made.page), action: 'created' })
    invalidatePages(invalidate, made.page)
    return { ...settingsOf(made.page), containers: made.containers }
  })
}

/**
 * Changes a page's fields at once for visitors, and makes a version. A changed slug moves the page and all below it;
 * the old addresses lead to the new ones.
 * @throws Problem 404, 409 `conflict` with the present state when somebody else changed the page, 409 `address_taken`
 */
export function changePage({ platform, log }: ContentServices, viewer: Viewer, id: number, change: PageChange): Promise<PageSettings> {
  return platform.write(async (tx, invalidate) => {
    const before = await lockPage(tx, id)
    if (before.revision !== change.revision) {
      throw conflict(t('Someone else has since changed this page.'), { theirs: settingsOf(before) })
    }
    const { revision: _, slug, ...fields } = change
    if (goesAway(fields) || (slug !== undefined && slug !== before.path.split('/').at(-1))) assertNotSystemPage(before)
    refuseWindow({ ...fieldsOf(before), ...fields })
    await refuseNoPicture(tx, fields.og_image)
    const set = { ...columnsOf(fields), revision: before.revision + 1, updatedAt: toDate(platform.clock.now()) }
    const [changed] = await tx.update(pages).set(set).where(eq(pages.id, id)).returning()
    let after = changed ?? before
    if (slug !== undefined && slug !== (before.path.split('/').at(-1) ?? '')) {
      const parent = before.parentId === null ? undefined : await lockPage(tx, before.parentId)
      await changePaths(tx, invalidate, after, await freePath(tx, parent, slug))
      after = await lockPage(tx, id)
    }
    await keepVersion(tx, platform, viewer, after, settingsSummary(before, after))
    await log.record(tx, viewer, { ...pageLogObject(after), action: 'changed', before: loggedOf(before), after: loggedOf(after) })
    // What stands below a page is seen only with it.
    invalidatePages(invalidate, before, after, ...(await readBelow(tx, after)))
    return settingsOf(after)
  })
}

/** Puts a page elsewhere in the tree, with all below it; old addresses lead to the new ones. @throws Problem 404, 409 */
export function movePage(
  { platform, log }: ContentServices,
  viewer: Viewer,
  id: number,
  { parent_id, before_id }: PageMove,
): Promise<PageSettings> {
  return platform.write(async (tx, invalidate) => {
    const page = await lockPage(tx, id)
    if (parent_id !== page.parentId) assertNotSystemPage(page)
    const parent = parent_id === null ? undefined : await lockPage(tx, parent_id)
    if (parent && (parent.id === id || parent.path.startsWith(`${page.path}/`))) {
      throw new Problem(409, 'into_itself', t('A page cannot be placed below itself.'))
    }
    if (parent_id !== page.parentId) {
      const slug = page.path.split('/').at(-1) ?? ''
      const path = await freePath(tx, parent, slug)
      await tx.update(pages).set({ parentId: parent_id }).where(eq(pages.id, id))
      await changePaths(tx, invalidate, page, path)
    }
    await renumber(tx, parent_id, id, before_id)
    await tx
      .update(pages)
      .set({ revision: page.revision + 1 })
      .where(eq(pages.id, id))
    const after = await lockPage(tx, id)
    if (after.path !== page.path) await keepVersion(tx, platform, viewer, after, settingsSummary(page, after))
    await log.record(tx, viewer, { ...pageLogObject(after), action: 'moved', before: loggedOf(page), after: loggedOf(after) })
    invalidatePages(invalidate, page, after)
    return settingsOf(after)
  })
}

/** Whether a change takes a page away from visitors, now or later. */
function goesAway({ is_online, publish_at, unpublish_at }: Partial<PageChange>): boolean {
  return is_online === false || Boolean(publish_at) || Boolean(unpublish_at)
}

/** What the log keeps of a page's fields: with its address, so that a rename can be read there. */
function loggedOf(page: PageRow): Record<string, unknown> {
  return { ...fieldsOf(page), path: page.path, parent_id: page.parentId }
}

async function keepVersion(tx: Database, platform: Platform, viewer: Viewer, page: PageRow, summary: string): Promise<void> {
  const object = { contentType: 'page', objectId: page.id }
  await writeVersion(tx, platform, viewer, { ...object, kind: 'settings', summary }, await lockContainers(tx, object))
}

/** Which fields were changed, for the list of versions. */
function settingsSummary(before: PageRow, after: PageRow): string {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const names = Object.keys(now).filter((name) => !sameJson(old[name as keyof typeof old], now[name as keyof typeof now]))
  const isMoved = before.path !== after.path
  const parts = [names.length > 0 && t('page settings'), isMoved && t('new URL {path}', { path: pageUrl(after.path) })]
  return parts.filter(Boolean).join(' · ') || t('page settings')
}

/** Only a picture of the library can stand for a page. @throws Problem 400 */
async function refuseNoPicture(tx: Database, id: number | null | undefined): Promise<void> {
  if (!id) return
  const [file] = await tx.select({ mimeType: media.mimeType }).from(media).where(eq(media.id, id))
  if (file?.mimeType.startsWith('image/')) return
  const message = t('This is not an image from the media library.')
  throw invalidField('og_image', message)
}

/** A page cannot end before it begins. @throws Problem 400 */
function refuseWindow({ publish_at, unpublish_at }: { publish_at: string | null; unpublish_at: string | null }): void {
  if (!publish_at || !unpublish_at || Date.parse(publish_at) < Date.parse(unpublish_at)) return
  const message = t('The end must be after the start.')
  throw invalidField('unpublish_at', message)
}
