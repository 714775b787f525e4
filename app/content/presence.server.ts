import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { dateOf } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { presence } from './tables.ts'

/** Editors tell every ten seconds that they are here; who has been silent for three times that has left. */
const SEEN_FOR_SECONDS = 30

type ContentObject = { contentType: string; objectId: number }

/** Notes that an editor has an object open, in a module or not. @returns the others who have it open now */
export async function noteAndReadPresence(
  platform: Platform,
  viewer: Viewer,
  object: ContentObject,
  here: { visit: string; node: string | null },
): Promise<{ visit: string; name: string; node: string | null }[]> {
  const now = platform.clock.now()
  const gone = dateOf(now.subtract({ seconds: SEEN_FOR_SECONDS }))
  const row = { ...object, visit: here.visit, node: here.node, userName: viewer.name, seenAt: dateOf(now) }
  return platform.write(async (tx) => {
    await tx.delete(presence).where(lt(presence.seenAt, gone))
    await tx.insert(presence).values(row).onConflictDoUpdate({ target: presence.visit, set: row })
    const here = and(eq(presence.contentType, object.contentType), eq(presence.objectId, object.objectId))
    return tx
      .select({ visit: presence.visit, name: presence.userName, node: presence.node })
      .from(presence)
      .where(and(here, ne(presence.visit, row.visit), gt(presence.seenAt, gone)))
      .orderBy(presence.userName, presence.visit)
      .limit(50)
  })
}

/** Notes that an editor has left. */
export async function forgetPresence(platform: Platform, visit: string): Promise<void> {
  await platform.write((tx) => tx.delete(presence).where(eq(presence.visit, visit)))
}
