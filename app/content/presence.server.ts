import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import type { ContentObject } from './content-object.ts'
import { type Caret, containers, drafts, presence } from './tables.ts'

/** Editors send a heartbeat every ten seconds; after three missed ones they count as gone. */
const PRESENCE_TTL_SECONDS = 30

/** The number of other windows that are sent to one, at most. */
const MAX_OTHERS = 50

/** Another editor window on the same object, possibly of the same user (`is_me`). */
export type OtherEditor = { visit: string; name: string; node: string | null; caret: Caret | null; is_me: boolean }

/** Records the heartbeat of an editor window, and deletes those of windows that are gone. */
export async function recordPresence(
  platform: Platform,
  viewer: Viewer,
  object: ContentObject,
  { visit, node, caret = null }: { visit: string; node: string | null; caret?: Caret | null | undefined },
): Promise<void> {
  const now = platform.clock.now()
  const row = { ...object, visit, node, caret, userId: viewer.id, userName: viewer.name, seenAt: toDate(now) }
  await platform.write(async (tx) => {
    await tx.delete(presence).where(lt(presence.seenAt, staleBefore(now)))
    await tx.insert(presence).values(row).onConflictDoUpdate({ target: presence.visit, set: row })
  })
}

/** The other editor windows on an object, at most 50. One statement. */
export async function readPresence(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  viewer: Viewer,
  object: ContentObject,
  visit: string,
): Promise<OtherEditor[]> {
  const isSameObject = and(eq(presence.contentType, object.contentType), eq(presence.objectId, object.objectId))
  const others = await db
    .select({ visit: presence.visit, name: presence.userName, node: presence.node, caret: presence.caret, userId: presence.userId })
    .from(presence)
    .where(and(isSameObject, ne(presence.visit, visit), gt(presence.seenAt, staleBefore(clock.now()))))
    .orderBy(presence.userName, presence.visit)
    .limit(MAX_OTHERS)
  return others.map(({ userId, ...editor }) => ({ ...editor, is_me: userId === viewer.id }))
}

function staleBefore(now: Temporal.Instant): Date {
  return toDate(now.subtract({ seconds: PRESENCE_TTL_SECONDS }))
}

/** Deletes the presence of an editor window that was closed. */
export async function deletePresence(platform: Platform, visit: string): Promise<void> {
  await platform.write((tx) => tx.delete(presence).where(eq(presence.visit, visit)))
}

/** The revision of a container's draft; of the live document when there is no draft. */
export type DraftRevision = { revision: number; has_changes: boolean }

/** The draft revisions of an object, by container id: an editor that shows an older one fetches the draft. One statement. */
export async function readDraftRevisions({ db }: Pick<Platform, 'db'>, object: ContentObject): Promise<Record<number, DraftRevision>> {
  const rows = await db
    .select({ id: containers.id, live: containers.revision, draft: drafts.revision })
    .from(containers)
    .leftJoin(drafts, eq(drafts.containerId, containers.id))
    .where(and(eq(containers.contentType, object.contentType), eq(containers.objectId, object.objectId)))
  return Object.fromEntries(rows.map(({ id, live, draft }) => [id, { revision: draft ?? live, has_changes: draft !== null }]))
}
