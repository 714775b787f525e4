import { and, desc, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import type { ApiEnv } from '../platform/http/api.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { recordChanges } from '../records/tables.ts'
import type { ContentObject } from './content-object.ts'
import type { EditWatch } from './edit-watch.server.ts'
import { readVisibility } from './object-visibility.server.ts'
import { type DraftRevision, readDraftRevisions, readPresence } from './presence.server.ts'

/** A stream ends after a minute and the browser opens the next: sessions and rights are checked each time. */
const LIFETIME_MS = 60_000
/** How soon the browser opens the next stream. */
const REOPEN_MS = 250
/** Streams of one person at a time; browsers have one per window that is in sight. */
const MAX_PER_PERSON = 12

export const streamQuerySchema = z.strictObject({ visit: z.uuid() })

/** Reads a text that differs whenever comments on an object or its review have changed; they lie in a layer above. */
export type ReadReviewRevision = (object: ContentObject) => Promise<string>

/** How far an object is: its drafts by container id, its comments and review, and its properties. Five statements at most. */
export async function readEditState(
  platform: Platform,
  object: ContentObject,
  readReviewRevision: ReadReviewRevision,
): Promise<{ containers: Record<number, DraftRevision>; review: string; properties: string }> {
  return {
    containers: await readDraftRevisions(platform, object),
    review: await readReviewRevision(object),
    properties: await readPropertiesRevision(platform, object),
  }
}

/**
 * A text that differs whenever the properties of an object have changed, such as its title, or whether visitors see it; empty
 * once it is deleted. Three statements at most.
 */
async function readPropertiesRevision(platform: Platform, object: ContentObject): Promise<string> {
  const isThis = and(eq(recordChanges.contentType, object.contentType), eq(recordChanges.objectId, object.objectId))
  const { id, action } = recordChanges
  const [last] = await platform.db.select({ id, action }).from(recordChanges).where(isThis).orderBy(desc(id)).limit(1)
  if (last?.action === 'deleted') return ''
  return JSON.stringify([last?.id ?? 0, await readVisibility(platform, object)])
}

/**
 * Streams the state of an object to an editor window, as server-sent events `state`: at once, and whenever its drafts, the
 * people on it, its comments, its review or its properties change. The data are those of a heartbeat's answer.
 */
export function createEditStreams(platform: Platform, watch: EditWatch, readReviewRevision: ReadReviewRevision) {
  const open = new Map<string, number>()

  async function stateFor(viewer: Viewer, object: ContentObject, visit: string): Promise<string> {
    const [others, state] = await Promise.all([
      readPresence(platform, viewer, object, visit),
      readEditState(platform, object, readReviewRevision),
    ])
    return JSON.stringify({ others, ...state })
  }

  /** @throws Problem 429 when somebody has too many streams open */
  return async function stream(context: Context<ApiEnv>, viewer: Viewer, object: ContentObject, visit: string): Promise<Response> {
    const count = open.get(viewer.id) ?? 0
    if (count >= MAX_PER_PERSON)
      throw new Problem(429, 'too_many_streams', t('Too many requests from your connection. Please try again in a few minutes.'))
    open.set(viewer.id, count + 1)
    const subscription = await watch.subscribe(object)
    const left = new AbortController()
    const end = AbortSignal.any([AbortSignal.timeout(LIFETIME_MS), platform.closing, left.signal])
    context.header('x-accel-buffering', 'no')
    return streamSSE(context, async (events) => {
      events.onAbort(() => left.abort())
      try {
        while (!end.aborted) {
          await events.writeSSE({ event: 'state', data: await stateFor(viewer, object, visit), retry: REOPEN_MS })
          await subscription.changed(end)
        }
      } finally {
        subscription.end()
        const others = (open.get(viewer.id) ?? 1) - 1
        if (others > 0) open.set(viewer.id, others)
        else open.delete(viewer.id)
      }
    })
  }
}
