import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { type ContainerDocument, emptyDocument } from './document.ts'
import { lockContainers, writeVersion } from './publishing.server.ts'
import type { PageRow } from './queries.server.ts'
import { containers, drafts, pages } from './tables.ts'

type InsertedPage = { page: PageRow; containers: { id: number; revision: number }[] }

/** A container of a new page. */
export type NewContainer = { model?: string; document: ContainerDocument }

/**
 * Inserts a page with its containers, by default one that is empty, and its first version.
 * @param viewer undefined when the server creates it by itself
 * @returns the page with its containers in the given order; undefined when its path is taken
 */
export async function insertPage(
  tx: Database,
  platform: Platform,
  viewer: Viewer | undefined,
  values: typeof pages.$inferInsert,
  content: NewContainer[] = [{ document: emptyDocument() }],
): Promise<InsertedPage | undefined> {
  const [page] = await tx.insert(pages).values(values).onConflictDoNothing().returning()
  if (!page) return undefined
  const object = { contentType: 'page', objectId: page.id }
  const created = await tx
    .insert(containers)
    .values(content.map((container, index) => ({ ...object, ...container, slug: `page-${page.id}${index === 0 ? '' : `-${index + 1}`}` })))
    .returning({ id: containers.id, revision: containers.revision })
  await writeVersion(tx, platform, viewer, { ...object, kind: 'created', summary: t('New page') }, await lockContainers(tx, object))
  return { page, containers: created.toSorted((left, right) => left.id - right.id) }
}

/** Gives new containers their drafts, in their order; without one a container has none. */
export async function insertDrafts(
  tx: Database,
  viewer: Pick<Viewer, 'id'>,
  created: readonly { id: number; revision: number }[],
  documents: readonly (ContainerDocument | undefined)[],
): Promise<void> {
  const values = created.flatMap(({ id, revision }, index) => {
    const document = documents[index]
    return document ? [{ containerId: id, document, revision: revision + 1, liveRevision: revision, updatedBy: viewer.id }] : []
  })
  if (values.length > 0) await tx.insert(drafts).values(values)
}
