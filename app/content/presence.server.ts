import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { containers, drafts, presence } from './tables.ts'

/** Editors tell every ten seconds that they are here; who has been silent for three times that has left. */
const SEEN_FOR_SECONDS = 30

type ContentObject = { contentType: string; objectId: number }

/** Another visit of the same object: somebody else's, or one's own in another window. */
export type OtherEditor = { visit: string; name: string; node: string | null; is_me: boolean }

/** Notes that an editor has an object open, in a module or not. @returns the others who have it open now */
export async function recordAndReadPresence(
  platform: Platform,
  viewer: Viewer,
  object: ContentObject,
  here: { visit: string; node: string | null },
): Promise<OtherEditor[]> {
  const now = platform.clock.now()
  const gone = toDate(now.subtract({ seconds: SEEN_FOR_SECONDS }))
  const row = { ...object, visit: here.visit, node: here.node, userId: viewer.id, userName: viewer.name, seenAt: toDate(now) }
  return platform.write(async (tx) => {
    await tx.delete(presence).where(lt(presence.seenAt, gone))
    await tx.insert(presence).values(row).onConflictDoUpdate({ target: presence.visit, set: row })
    const here = and(eq(presence.contentType, object.contentType), eq(presence.objectId, object.objectId))
    const others = await tx
      .select({ visit: presence.visit, name: presence.userName, node: presence.node, userId: presence.userId })
      .from(presence)
      .where(and(here, ne(presence.visit, row.visit), gt(presence.seenAt, gone)))
      .orderBy(presence.userName, presence.visit)
      .limit(50)
    return others.map(({ userId, ...other }) => ({ ...other, is_me: userId === viewer.id }))
  })
}

/** Notes that an editor has left. */
export async function deletePresence(platform: Platform, visit: string): Promise<void> {
  await platform.write((tx) => tx.delete(presence).where(eq(presence.visit, visit)))
}

/** How far a container's draft is; without one, what is live. */
export type DraftRevision = { revision: number; has_changes: boolean }

/** How far the drafts of an object are, by container: whoever shows an older one fetches what is new. One statement. */
export async function readDraftRevisions({ db }: Pick<Platform, 'db'>, object: ContentObject): Promise<Record<number, DraftRevision>> {
  const rows = await db
    .select({ id: containers.id, live: containers.revision, draft: drafts.revision })
    .from(containers)
    .leftJoin(drafts, eq(drafts.containerId, containers.id))
    .where(and(eq(containers.contentType, object.contentType), eq(containers.objectId, object.objectId)))
  return Object.fromEntries(rows.map(({ id, live, draft }) => [id, { revision: draft ?? live, has_changes: draft !== null }]))
}
