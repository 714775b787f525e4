import { eq, max } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate } from '../platform/clock/clock.ts'
import { isInverted } from '../platform/clock/time-window.ts'
import type { Database } from '../platform/database/database.ts'
import { conflict, invalidField, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { recordTakenAddress } from '../site/index.server.ts'
import { emptyDocument } from './document.ts'
import { insertDrafts, insertPage } from './insert-page.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
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
import { copyTemplate } from './reuse/reuse.server.ts'
import { sameJson } from './same-json.ts'
import { pages } from './tables.ts'
import { pathAbove } from './variants/read-variants.server.ts'

/**
 * Creates a page after its siblings, with one empty container, or with a draft of the modules of a template.
 * @throws Problem 404 no such parent or template, 409 `address_taken`
 */
export function createPage({ platform, log }: ContentServices, modules: ModuleRegistry, viewer: Viewer, input: PageCreation) {
  return platform.write(async (tx, invalidate) => {
    const parent = input.parent_id === null ? undefined : await lockPage(tx, input.parent_id)
    const path = await freePath(tx, parent, input.slug)
    const [last] = await tx
      .select({ position: max(pages.position) })
      .from(pages)
      .where(siblingsOf(input.parent_id))
    const position = (last?.position ?? 0) + 1
    const proposed = input.template_id === null ? [] : await copyTemplate(tx, modules, input.template_id)
    const content = proposed.length > 0 ? proposed.map(() => ({ document: emptyDocument() })) : undefined
    const row = { path, title: input.title, isOnline: input.is_online, parentId: input.parent_id, position }
    const created = await insertPage(tx, platform, viewer, row, content)
    if (!created) throw new Error('page insert returned no row')
    await insertDrafts(tx, viewer, created.containers, proposed)
    await recordTakenAddress(tx, pageUrl(path))
    await log.record(tx, viewer, { ...pageLogObject(created.page), action: 'created' })
    invalidatePages(invalidate, created.page)
    return { ...settingsOf(created.page), containers: created.containers }
  })
}

/**
 * Changes a page's fields, live, and writes a version. A changed slug changes the paths of the page and of all pages below
 * it; the old addresses redirect to the new ones.
 * @throws Problem 400 invalid window or picture; 404; 409 `conflict` with the current state when `revision` is stale,
 * `address_taken`, `house_page`
 */
export function changePage({ platform, log }: ContentServices, viewer: Viewer, id: number, change: PageChange): Promise<PageSettings> {
  return platform.write(async (tx, invalidate) => {
    const before = await lockPage(tx, id)
    if (before.revision !== change.revision) {
      throw conflict(t('Someone else has since changed this page.'), { theirs: settingsOf(before) })
    }
    const { revision: _, slug, ...fields } = change
    if (hidesPage(fields) || (slug !== undefined && slug !== before.path.split('/').at(-1))) assertNotSystemPage(before)
    assertValidWindow({ ...fieldsOf(before), ...fields })
    await assertIsImage(tx, fields.og_image)
    const set = { ...columnsOf(fields), revision: before.revision + 1, updatedAt: toDate(platform.clock.now()) }
    const [changed] = await tx.update(pages).set(set).where(eq(pages.id, id)).returning()
    let after = changed ?? before
    if (slug !== undefined && slug !== (before.path.split('/').at(-1) ?? '')) {
      const parent = before.parentId === null ? undefined : await lockPage(tx, before.parentId)
      await changePaths(tx, invalidate, after, await freePath(tx, parent ?? recordAbove(before), slug))
      after = await lockPage(tx, id)
    }
    await saveVersion(tx, platform, viewer, after, settingsSummary(before, after))
    await log.record(tx, viewer, { ...pageLogObject(after), action: 'changed', before: logFields(before), after: logFields(after) })
    // The pages below are visible only while this one is.
    invalidatePages(invalidate, before, after, ...(await readBelow(tx, after)))
    return settingsOf(after)
  })
}

/**
 * Moves a page in the tree with all pages below it; the old addresses redirect to the new ones.
 * @throws Problem 404; 409 `into_itself`, `address_taken`, `house_page`, `is_variant`
 */
export function movePage(
  { platform, log }: ContentServices,
  viewer: Viewer,
  id: number,
  { parent_id, before_id }: PageMove,
): Promise<PageSettings> {
  return platform.write(async (tx, invalidate) => {
    const page = await lockPage(tx, id)
    if (parent_id !== page.parentId) assertMayLeave(page)
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
    if (after.path !== page.path) await saveVersion(tx, platform, viewer, after, settingsSummary(page, after))
    await log.record(tx, viewer, { ...pageLogObject(after), action: 'moved', before: logFields(page), after: logFields(after) })
    invalidatePages(invalidate, page, after)
    return settingsOf(after)
  })
}

/** Pages of the house and variants stay where they are. @throws Problem 409 `house_page`, `is_variant` */
function assertMayLeave(page: PageRow): void {
  assertNotSystemPage(page)
  if (page.variant) throw new Problem(409, 'is_variant', t('This is a variant of another page and stays where it is.'))
}

/** The address of the record that a page is a variant of, below which its own lies. */
function recordAbove({ variant, variantOfType, path }: PageRow): Pick<PageRow, 'path'> | undefined {
  return variant && variantOfType !== 'page' ? { path: pathAbove(path) } : undefined
}

/** Whether a change hides a page from visitors, now or later. */
function hidesPage({ is_online, publish_at, unpublish_at }: Partial<PageChange>): boolean {
  return is_online === false || Boolean(publish_at) || Boolean(unpublish_at)
}

/** A page's fields for the audit log, with its path and parent, so that moves are recorded too. */
function logFields(page: PageRow): Record<string, unknown> {
  return { ...fieldsOf(page), path: page.path, parent_id: page.parentId }
}

async function saveVersion(tx: Database, platform: Platform, viewer: Viewer, page: PageRow, summary: string): Promise<void> {
  const object = { contentType: 'page', objectId: page.id }
  await writeVersion(tx, platform, viewer, { ...object, kind: 'settings', summary }, await lockContainers(tx, object))
}

/** What a change of settings touched, for the list of versions. */
function settingsSummary(before: PageRow, after: PageRow): string {
  const [oldFields, newFields] = [fieldsOf(before), fieldsOf(after)]
  const names = Object.keys(newFields).filter(
    (name) => !sameJson(oldFields[name as keyof typeof oldFields], newFields[name as keyof typeof newFields]),
  )
  const isMoved = before.path !== after.path
  const parts = [names.length > 0 && t('page settings'), isMoved && t('new URL {path}', { path: pageUrl(after.path) })]
  return parts.filter(Boolean).join(' · ') || t('page settings')
}

/** Requires that a media file is an image. @throws Problem 400 */
async function assertIsImage(tx: Database, id: number | null | undefined): Promise<void> {
  if (!id) return
  const [file] = await tx.select({ mimeType: media.mimeType }).from(media).where(eq(media.id, id))
  if (file?.mimeType.startsWith('image/')) return
  const message = t('This is not an image from the media library.')
  throw invalidField('og_image', message)
}

/** Requires that a publication window ends after its beginning. @throws Problem 400 */
function assertValidWindow({ publish_at, unpublish_at }: { publish_at: string | null; unpublish_at: string | null }): void {
  const [from, until] = [publish_at, unpublish_at].map((bound) => (bound ? new Date(bound) : null))
  if (!isInverted({ from: from ?? null, until: until ?? null })) return
  const message = t('The end must be after the start.')
  throw invalidField('unpublish_at', message)
}
