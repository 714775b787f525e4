import { desc, eq } from 'drizzle-orm'
import { deletePage, pageUrl } from '../content/index.server.ts'
import { pages } from '../content/tables.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { deleteInTx, withWriteContext } from '../records/write.server.ts'
import { recordTakenAddress } from '../site/index.server.ts'
import type { MoveInServices } from './move-in-services.ts'
import { latestChangeOf } from './moved-objects.server.ts'
import { movedObjects, moveIns } from './tables.ts'

/** What refers to others goes before them. */
const ORDER = [
  ...['redirect', 'event', 'article', 'page', 'production', 'person', 'person-category', 'genre', 'season', 'room', 'venue'],
  ...['article-tag', 'article-category', 'media'],
]

export type UndoneMoveIn = { removed: number; kept: { title: string; reason: string }[] }

/**
 * Takes back what a run has created. What somebody has changed since, and what something else refers to, stays and is told.
 * Whatever is removed lies in the trash; an interrupted undo is finished by another.
 * @throws Problem 404
 */
export async function undoMoveIn(services: MoveInServices, viewer: Viewer, id: number): Promise<UndoneMoveIn> {
  const { db } = services.platform
  const [run] = await db.select().from(moveIns).where(eq(moveIns.id, id))
  if (!run) throw notFound()
  // The newest first: pages below others were made after them.
  const moved = await db.select().from(movedObjects).where(eq(movedObjects.moveInId, id)).orderBy(desc(movedObjects.id))
  const undone: UndoneMoveIn = { removed: 0, kept: [] }
  for (const type of ORDER) {
    for (const object of moved.filter(({ contentType }) => contentType === type)) {
      const reason = await removeOne(services, viewer, object)
      if (reason === '') undone.removed += 1
      else undone.kept.push({ title: object.sourceAddress ?? `${type} ${object.objectId}`, reason })
    }
  }
  const problems = undone.kept.map(({ title, reason }) => `${title}: ${reason}`)
  await db.update(moveIns).set({ state: 'undone', problems }).where(eq(moveIns.id, id))
  return undone
}

type Moved = typeof movedObjects.$inferSelect

/** @returns why it stays; empty when it is gone */
async function removeOne(services: MoveInServices, viewer: Viewer, object: Moved): Promise<string> {
  const { db } = services.platform
  if ((await latestChangeOf(db, object.contentType, object.objectId)) !== object.changeId) return t('It has been changed since.')
  try {
    if (object.contentType === 'page') await removePage(services, viewer, object)
    else await removeRecord(services, viewer, object)
    await db.delete(movedObjects).where(eq(movedObjects.id, object.id))
    return ''
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}

function removeRecord({ platform }: MoveInServices, viewer: Viewer, { contentType, objectId }: Moved): Promise<void> {
  return withWriteContext({ platform, viewer, type: recordTypeNamed(contentType) }, (work) => deleteInTx(work, objectId))
}

/** Removes a page and the redirect that deleting it leaves, since nobody outside knows its address yet. */
async function removePage(services: MoveInServices, viewer: Viewer, { objectId }: Moved): Promise<void> {
  const { platform } = services
  const [page] = await platform.db.select({ path: pages.path }).from(pages).where(eq(pages.id, objectId))
  await deletePage(services, viewer, objectId)
  if (page) await platform.write((tx) => recordTakenAddress(tx, pageUrl(page.path)))
}
