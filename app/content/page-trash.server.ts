import { and, asc, eq, gte, inArray, ne } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import { gone, notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { media } from '../platform/media/tables.ts'
import { recordMovedAddresses, recordTakenAddress } from '../site/index.server.ts'
import { navigationLinks, redirects } from '../site/tables.ts'
import type { DeletedPages } from './deleted-pages.ts'
import {
  assertNotSystemPage,
  freePathLike,
  type Invalidate,
  invalidatePages,
  LOCALE,
  lockPage,
  readBelow,
  renumber,
  siblingsOf,
} from './page-addresses.server.ts'
import type { ContentServices } from './page-log.ts'
import { pageLogObject } from './page-log.ts'
import { settingsOf } from './page-settings.server.ts'
import { type PageRow, pageUrl } from './queries.server.ts'
import { containers, drafts, pages } from './tables.ts'
import { replacedVariants } from './variants/find-variant.server.ts'

/**
 * Deletes a page and its descendants with their containers and drafts, and stores them in the trash. Their addresses
 * redirect to the parent.
 * @param below the number of descendants that the caller has confirmed
 * @throws Problem 404; 409 `house_page`; `has_children` with their number when it is not `below`; `has_links`
 */
export function deletePage({ platform, log }: ContentServices, viewer: Viewer, id: number, below = 0): Promise<void> {
  return platform.write(async (tx, invalidate) => {
    const page = await lockPage(tx, id)
    assertNotSystemPage(page)
    const children = await readBelow(tx, page)
    if (children.length !== below) {
      const message = t('This page has {n} subpages that would be deleted too.', { n: children.length })
      throw new Problem(409, 'has_children', message, { below: children.length })
    }
    const deletedPages = [page, ...children]
    await assertNoLinksBelow(tx, deletedPages)
    const parent = page.parentId === null ? undefined : await lockPage(tx, page.parentId)
    const snapshot = await readPageSnapshot(tx, deletedPages)
    const ids = idsOf(deletedPages)
    await tx.delete(containers).where(and(eq(containers.contentType, 'page'), inArray(containers.objectId, ids)))
    // Children first, because of the foreign key.
    for (const deletedPage of deletedPages.toReversed()) await tx.delete(pages).where(eq(pages.id, deletedPage.id))
    const to = pageUrl(parent?.path ?? '')
    await recordMovedAddresses(
      tx,
      deletedPages.map(({ path }) => ({ from: pageUrl(path), to })),
    )
    for (const child of children) await log.record(tx, viewer, { ...pageLogObject(child), action: 'deleted' })
    await log.record(tx, viewer, { ...pageLogObject(page), action: 'deleted', before: snapshot })
    invalidateAll(invalidate, snapshot)
  })
}

/**
 * Restores a deleted page with its content and descendants: at its old path, or with a number appended when that is taken;
 * at the top level when its parent is gone.
 * @throws Problem 404 no such deletion, 409 `not_gone` when it was restored already, 410 `gone` after the retention period
 */
export function restorePage({ platform, log }: ContentServices, viewer: Viewer, id: number, changeId: number) {
  return platform.write(async (tx, invalidate) => {
    const snapshot = await log.readDeleted(tx, id, changeId)
    if (snapshot === undefined) throw notFound()
    if (snapshot === null) throw gone(t('This page was deleted too long ago and can no longer be restored.'))
    const [existing] = await tx
      .select({ id: pages.id })
      .from(pages)
      .where(inArray(pages.id, idsOf(snapshot.pages)))
    if (existing) throw new Problem(409, 'not_gone', t('This page has already been restored.'))
    const restored = await restoredPages(tx, snapshot)
    await insertPages(tx, restored)
    await insertContent(tx, snapshot)
    await restoreAddresses(tx, snapshot, restored)
    const [root] = restored
    if (!root) throw new Error('deletion entry contains no page')
    await renumber(tx, root.parentId, root.id, await siblingAfter(tx, root))
    for (const restoredPage of restored.toReversed()) await log.record(tx, viewer, { ...pageLogObject(restoredPage), action: 'restored' })
    invalidateAll(invalidate, snapshot)
    return settingsOf(await lockPage(tx, root.id))
  })
}

/** Navigation links below a page are records of their own; the page cannot be deleted while there are any. @throws Problem 409 `has_links` */
async function assertNoLinksBelow(tx: Database, deletedPages: PageRow[]): Promise<void> {
  const links = await tx
    .select({ title: navigationLinks.title })
    .from(navigationLinks)
    .where(inArray(navigationLinks.belowPageId, idsOf(deletedPages)))
  if (links.length === 0) return
  const names = links.map(({ title }) => title).join(', ')
  throw new Problem(409, 'has_links', t('This page has navigation links below it: {names}. Move or delete them first.', { names }))
}

async function readPageSnapshot(tx: Database, deletedPages: PageRow[]): Promise<DeletedPages> {
  const containerRows = await tx
    .select()
    .from(containers)
    .where(and(eq(containers.contentType, 'page'), inArray(containers.objectId, idsOf(deletedPages))))
    .for('update')
  return {
    pages: deletedPages,
    containers: containerRows,
    drafts:
      containerRows.length === 0
        ? []
        : await tx
            .select()
            .from(drafts)
            .where(inArray(drafts.containerId, idsOf(containerRows))),
    redirects: await tx
      .select({ oldPath: redirects.oldPath, newPath: redirects.newPath })
      .from(redirects)
      .where(
        inArray(
          redirects.newPath,
          deletedPages.map(({ path }) => pageUrl(path)),
        ),
      ),
  }
}

/** The rows to insert: with free paths, an existing parent, and only pictures that still exist; in the order of the snapshot. */
async function restoredPages(tx: Database, snapshot: DeletedPages): Promise<PageRow[]> {
  const [root] = snapshot.pages
  if (!root) return []
  const [parent] = root.parentId === null ? [] : await tx.select().from(pages).where(eq(pages.id, root.parentId)).for('update')
  const path = await freePathLike(tx, parent, root.path.split('/').at(-1) ?? '')
  const pictures = snapshot.pages.flatMap(({ ogImageId }) => ogImageId ?? [])
  const existing = pictures.length === 0 ? [] : await tx.select({ id: media.id }).from(media).where(inArray(media.id, pictures))
  const existingIds = new Set(idsOf(existing))
  const replaced = await replacedVariants(tx, snapshot.pages)
  return snapshot.pages.map((page) => ({
    ...page,
    ...(replaced.has(page.id) ? { variant: null, variantOfType: null, variantOfId: null, variantSource: null } : {}),
    path: path + page.path.slice(root.path.length),
    parentId: page.id === root.id ? (parent?.id ?? null) : page.parentId,
    ogImageId: page.ogImageId !== null && existingIds.has(page.ogImageId) ? page.ogImageId : null,
  }))
}

async function insertPages(tx: Database, restored: PageRow[]): Promise<void> {
  for (const page of restored) {
    await tx.insert(pages).values({
      ...page,
      publishAt: page.publishAt && new Date(page.publishAt),
      unpublishAt: page.unpublishAt && new Date(page.unpublishAt),
      updatedAt: new Date(page.updatedAt),
      // A settings form that was open before the deletion gets a conflict.
      revision: page.revision + 1,
    })
  }
}

async function insertContent(tx: Database, snapshot: DeletedPages): Promise<void> {
  for (const container of snapshot.containers) {
    const row = { ...container, updatedAt: new Date(container.updatedAt) }
    const inserted = await tx
      .insert(containers)
      .values(row)
      .onConflictDoNothing({ target: containers.slug })
      .returning({ id: containers.id })
    // Another container has taken the slug meanwhile.
    if (inserted.length === 0) await tx.insert(containers).values({ ...row, slug: `${row.slug}-${row.id}` })
  }
  for (const draft of snapshot.drafts) await tx.insert(drafts).values({ ...draft, updatedAt: new Date(draft.updatedAt) })
}

/** Redirects the old addresses, and everything that redirected to them, to the restored pages. */
async function restoreAddresses(tx: Database, snapshot: DeletedPages, restored: PageRow[]): Promise<void> {
  const newAddresses = new Map<string, string>()
  for (const [index, page] of restored.entries()) newAddresses.set(pageUrl(snapshot.pages[index]?.path ?? page.path), pageUrl(page.path))
  const freeOldAddresses = await freeAddresses(tx, snapshot, newAddresses)
  for (const [from, to] of newAddresses) {
    await recordTakenAddress(tx, to)
    if (freeOldAddresses.has(from)) await recordMovedAddresses(tx, [{ from, to }])
  }
  for (const { oldPath, newPath } of snapshot.redirects) {
    await tx
      .update(redirects)
      .set({ newPath: newAddresses.get(newPath) ?? newPath })
      .where(eq(redirects.oldPath, oldPath))
  }
}

/** The old addresses that no page has now. */
async function freeAddresses(tx: Database, snapshot: DeletedPages, newAddresses: Map<string, string>): Promise<Set<string>> {
  const paths = snapshot.pages.map(({ path }) => path)
  const rows = await tx
    .select({ path: pages.path })
    .from(pages)
    .where(and(eq(pages.locale, LOCALE), inArray(pages.path, paths)))
  const taken = new Set(rows.map(({ path }) => pageUrl(path)))
  return new Set([...newAddresses.keys()].filter((address) => !taken.has(address)))
}

/** The id of the next sibling at a page's old position; null at the end. */
async function siblingAfter(tx: Database, page: PageRow): Promise<number | null> {
  const [next] = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(siblingsOf(page.parentId), ne(pages.id, page.id), gte(pages.position, page.position)))
    .orderBy(asc(pages.position), asc(pages.id))
    .limit(1)
  return next?.id ?? null
}

function invalidateAll(invalidate: Invalidate, snapshot: DeletedPages): void {
  invalidatePages(invalidate, ...snapshot.pages)
  for (const { id } of snapshot.pages) invalidate(`containers:page:${id}`)
  for (const { slug } of snapshot.containers) invalidate(`container:${slug}`)
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
