import { eq, max } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Invalidate } from '../platform/platform.ts'
import { recordTakenAddress } from '../site/index.server.ts'
import { applyOperations } from './apply-operation.ts'
import { containerTags } from './cache-tags.ts'
import type { ContentObject } from './content-object.ts'
import { type ContainerDocument, type ContentNode, emptyDocument, MAX_NODES_PER_DOCUMENT } from './document.ts'
import { insertDrafts, insertPage } from './insert-page.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { freePathLike, invalidatePages, siblingsOf } from './page-addresses.server.ts'
import { type ContentServices, pageLogObject } from './page-log.ts'
import { readPendingDrafts } from './pending-drafts.server.ts'
import { lockContainers, writeVersion } from './publishing.server.ts'
import { pageUrl } from './queries.server.ts'
import { ROOT_ID } from './root-id.ts'
import { containers, pages } from './tables.ts'
import { nodesOf } from './tree.ts'

/** A write under way, of which what is taken in is a part. */
export type TakeIn = { services: ContentServices; modules: ModuleRegistry; viewer: Viewer; tx: Database; invalidate: Invalidate }

/** A page made elsewhere. */
export type TakenInPage = {
  title: string
  slug: string
  parentId: number | null
  description: string
  isOnline: boolean
  nodes: ContentNode[]
  /** whether the modules wait as a draft, for staff to finish */
  isDraft?: boolean
  headline?: string
  inMenu?: boolean
  inFooter?: boolean
}

/**
 * Makes a page of modules that come from elsewhere, below another or at the top level, its path with a number where it is
 * taken. Modules with fields that cannot be shown are left out.
 * @returns its id, its address, and how many modules were left out
 */
export async function takeInPage(work: TakeIn, taken: TakenInPage) {
  const { services, viewer, tx, invalidate } = work
  const { slug, parentId, description, nodes, title, isOnline, isDraft = false, headline, inMenu, inFooter } = taken
  const [parent] = parentId === null ? [] : await tx.select().from(pages).where(eq(pages.id, parentId))
  const path = await freePathLike(tx, parent, slug)
  const [last] = await tx
    .select({ position: max(pages.position) })
    .from(pages)
    .where(siblingsOf(parent?.id ?? null))
  const { document, dropped } = documentOf(work.modules, nodes)
  const place = { path, parentId: parent?.id ?? null, position: (last?.position ?? 0) + 1, inMenu, inFooter }
  const row = { ...place, title, headline, isOnline, metaDescription: description }
  const created = await insertPage(tx, services.platform, viewer, row, [{ document: isDraft ? emptyDocument() : document }])
  if (!created) throw new Error('page insert returned no row')
  if (isDraft) await insertDrafts(tx, viewer, created.containers, [document])
  await recordTakenAddress(tx, pageUrl(path))
  await services.log.record(tx, viewer, { ...pageLogObject(created.page), action: 'created' })
  invalidatePages(invalidate, created.page)
  return { id: created.page.id, url: pageUrl(path), dropped }
}

/** Gives an object that has none yet its content, made of modules that come from elsewhere. @returns how many modules were left out */
export async function takeInContent(
  { services: { platform }, modules, viewer, tx, invalidate }: TakeIn,
  { contentType, objectId }: ContentObject,
  nodes: ContentNode[],
): Promise<number> {
  const { document, dropped } = documentOf(modules, nodes)
  const slug = `${contentType}-${objectId}`
  await tx.insert(containers).values({ slug, model: 'container', contentType, objectId, document })
  const object = { contentType, objectId }
  await writeVersion(tx, platform, viewer, { ...object, kind: 'created', summary: t('Moved in') }, await lockContainers(tx, object))
  invalidate(`container:${slug}`, ...containerTags(contentType, objectId))
  return dropped
}

/** Gives an object without content a draft made of modules that come from elsewhere. What has content or a draft already keeps it. */
export async function takeInDraft(
  { modules, viewer, tx, invalidate }: TakeIn,
  { contentType, objectId }: ContentObject,
  nodes: ContentNode[],
): Promise<number> {
  const slug = `${contentType}-${objectId}`
  const { document, dropped } = documentOf(modules, nodes)
  await tx
    .insert(containers)
    .values({ slug, model: 'container', contentType, objectId, document: emptyDocument() })
    .onConflictDoNothing({ target: containers.slug })
  const object = { contentType, objectId }
  const rows = await lockContainers(tx, object)
  const begun = await readPendingDrafts(tx, rows, modules.upgrade)
  if (begun.length > 0 || rows.some((row) => !nodesOf(row.document).next().done)) return 0
  await insertDrafts(
    tx,
    viewer,
    rows.filter((row) => row.slug === slug),
    [document],
  )
  invalidate(`container:${slug}`, ...containerTags(contentType, objectId))
  return dropped
}

/** A document of the modules that can be shown, built by the operations of the editor, which hold it to its bounds. */
export function documentOf(modules: ModuleRegistry, nodes: ContentNode[]): { document: ContainerDocument; dropped: number } {
  const kept = nodes.filter((node) => modules.invalidFields(node).length === 0).slice(0, MAX_NODES_PER_DOCUMENT)
  const operations = kept.map((node) => ({ type: 'insert' as const, node, place: { parent: ROOT_ID, column: 0, before: null } }))
  return { document: applyOperations(emptyDocument(), operations).document, dropped: nodes.length - kept.length }
}
