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

/**
 * Deletes a page with its containers and drafts; all of it lies in the bin. Its address leads to the page above it.
 * @param below how many pages below it go with it, as whoever asks for it was told
 * @throws Problem 404, 409 `house_page`; 409 `has_children` with their number when it is another; 409 `has_links`
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
    const gone = [page, ...children]
    await refuseLinksBelow(tx, gone)
    const parent = page.parentId === null ? undefined : await lockPage(tx, page.parentId)
    const remains = await readRemains(tx, gone)
    const ids = idsOf(gone)
    await tx.delete(containers).where(and(eq(containers.contentType, 'page'), inArray(containers.objectId, ids)))
    // Children first: none may be left below a page that is gone.
    for (const one of gone.toReversed()) await tx.delete(pages).where(eq(pages.id, one.id))
    const to = pageUrl(parent?.path ?? '')
    await recordMovedAddresses(
      tx,
      gone.map(({ path }) => ({ from: pageUrl(path), to })),
    )
    for (const one of children) await log.record(tx, viewer, { ...pageLogObject(one), action: 'deleted' })
    await log.record(tx, viewer, { ...pageLogObject(page), action: 'deleted', before: remains })
    invalidateAll(invalidate, remains)
  })
}

/**
 * Brings a deleted page back with all it held and all that was below it, to its old address; to one like it where that is
 * taken, and to the top of the tree where the page above it is gone.
 * @throws Problem 404 no such deletion, 409 `not_gone`, 410 `gone` when it was deleted too long ago
 */
export function restorePage({ platform, log }: ContentServices, viewer: Viewer, id: number, changeId: number) {
  return platform.write(async (tx, invalidate) => {
    const remains = await log.readDeleted(tx, id, changeId)
    if (remains === undefined) throw notFound()
    if (remains === null) throw gone(t('This page was deleted too long ago and can no longer be restored.'))
    const [there] = await tx
      .select({ id: pages.id })
      .from(pages)
      .where(inArray(pages.id, idsOf(remains.pages)))
    if (there) throw new Problem(409, 'not_gone', t('This page has already been restored.'))
    const placed = await placesFor(tx, remains)
    await insertPages(tx, placed)
    await insertContent(tx, remains)
    await giveAddressesBack(tx, remains, placed)
    const [root] = placed
    if (!root) throw new Error('a deletion without a page')
    await renumber(tx, root.parentId, root.id, await siblingAfter(tx, root))
    for (const one of placed.toReversed()) await log.record(tx, viewer, { ...pageLogObject(one), action: 'restored' })
    invalidateAll(invalidate, remains)
    return settingsOf(await lockPage(tx, root.id))
  })
}

/** Links of the navigation are records of their own and do not go with a page. @throws Problem 409 `has_links` */
async function refuseLinksBelow(tx: Database, gone: PageRow[]): Promise<void> {
  const links = await tx
    .select({ title: navigationLinks.title })
    .from(navigationLinks)
    .where(inArray(navigationLinks.belowPageId, idsOf(gone)))
  if (links.length === 0) return
  const names = links.map(({ title }) => title).join(', ')
  throw new Problem(409, 'has_links', t('This page has navigation links below it: {names}. Move or delete them first.', { names }))
}

async function readRemains(tx: Database, gone: PageRow[]): Promise<DeletedPages> {
  const its = await tx
    .select()
    .from(containers)
    .where(and(eq(containers.contentType, 'page'), inArray(containers.objectId, idsOf(gone))))
    .for('update')
  return {
    pages: gone,
    containers: its,
    drafts:
      its.length === 0
        ? []
        : await tx
            .select()
            .from(drafts)
            .where(inArray(drafts.containerId, idsOf(its))),
    redirects: await tx
      .select({ oldPath: redirects.oldPath, newPath: redirects.newPath })
      .from(redirects)
      .where(
        inArray(
          redirects.newPath,
          gone.map(({ path }) => pageUrl(path)),
        ),
      ),
  }
}

/** The pages as they come to stand in the tree, in the order of the remains. */
async function placesFor(tx: Database, remains: DeletedPages): Promise<PageRow[]> {
  const [root] = remains.pages
  if (!root) return []
  const [parent] = root.parentId === null ? [] : await tx.select().from(pages).where(eq(pages.id, root.parentId)).for('update')
  const path = await freePathLike(tx, parent, root.path.split('/').at(-1) ?? '')
  const pictures = remains.pages.flatMap(({ ogImageId }) => ogImageId ?? [])
  const kept = pictures.length === 0 ? [] : await tx.select({ id: media.id }).from(media).where(inArray(media.id, pictures))
  const known = new Set(idsOf(kept))
  return remains.pages.map((page) => ({
    ...page,
    path: path + page.path.slice(root.path.length),
    parentId: page.id === root.id ? (parent?.id ?? null) : page.parentId,
    ogImageId: page.ogImageId !== null && known.has(page.ogImageId) ? page.ogImageId : null,
  }))
}

async function insertPages(tx: Database, placed: PageRow[]): Promise<void> {
  for (const page of placed) {
    await tx.insert(pages).values({
      ...page,
      publishAt: page.publishAt && new Date(page.publishAt),
      unpublishAt: page.unpublishAt && new Date(page.unpublishAt),
      updatedAt: new Date(page.updatedAt),
      // A window of settings that was open all the while is told that this is another state.
      revision: page.revision + 1,
    })
  }
}

async function insertContent(tx: Database, remains: DeletedPages): Promise<void> {
  for (const container of remains.containers) {
    const row = { ...container, updatedAt: new Date(container.updatedAt) }
    const made = await tx.insert(containers).values(row).onConflictDoNothing({ target: containers.slug }).returning({ id: containers.id })
    // Somebody has made another container of this name meanwhile.
    if (made.length === 0) await tx.insert(containers).values({ ...row, slug: `${row.slug}-${row.id}` })
  }
  for (const draft of remains.drafts) await tx.insert(drafts).values({ ...draft, updatedAt: new Date(draft.updatedAt) })
}

/** The old addresses lead to where the pages are now, and so does whatever led to them. */
async function giveAddressesBack(tx: Database, remains: DeletedPages, placed: PageRow[]): Promise<void> {
  const now = new Map<string, string>()
  for (const [index, page] of placed.entries()) now.set(pageUrl(remains.pages[index]?.path ?? page.path), pageUrl(page.path))
  const stillFree = await freeAddresses(tx, remains, now)
  for (const [from, to] of now) {
    await recordTakenAddress(tx, to)
    if (stillFree.has(from)) await recordMovedAddresses(tx, [{ from, to }])
  }
  for (const { oldPath, newPath } of remains.redirects) {
    await tx
      .update(redirects)
      .set({ newPath: now.get(newPath) ?? newPath })
      .where(eq(redirects.oldPath, oldPath))
  }
}

/** The old addresses at which nothing stands now. */
async function freeAddresses(tx: Database, remains: DeletedPages, now: Map<string, string>): Promise<Set<string>> {
  const paths = remains.pages.map(({ path }) => path)
  const rows = await tx
    .select({ path: pages.path })
    .from(pages)
    .where(and(eq(pages.locale, LOCALE), inArray(pages.path, paths)))
  const taken = new Set(rows.map(({ path }) => pageUrl(path)))
  return new Set([...now.keys()].filter((address) => !taken.has(address)))
}

/** The sibling before which a page stood, by its number. */
async function siblingAfter(tx: Database, page: PageRow): Promise<number | null> {
  const [next] = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(siblingsOf(page.parentId), ne(pages.id, page.id), gte(pages.position, page.position)))
    .orderBy(asc(pages.position), asc(pages.id))
    .limit(1)
  return next?.id ?? null
}

function invalidateAll(invalidate: Invalidate, remains: DeletedPages): void {
  invalidatePages(invalidate, ...remains.pages)
  for (const { id } of remains.pages) invalidate(`containers:page:${id}`)
  for (const { slug } of remains.containers) invalidate(`container:${slug}`)
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
