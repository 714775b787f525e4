import { eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { defineCachedRead, type ReadContext } from '../cache/cached-read.ts'
import { addCacheTags } from '../cache/dependencies.ts'
import type { Database } from '../database/database.ts'
import { type MediaRow, media, mediaKeys } from './tables.ts'

/** Cache tag invalidated by an upload: no page shows the new file yet, so `media`, which drops every page, is not needed. */
export const MEDIA_ADDED_TAG = 'media-taken-in'

/** A picture that visitors may see: its current key, what it says of who made it, and the last day on which it may be shown. */
export type VisiblePicture = Pick<MediaRow, 'key' | 'credit' | 'rightsUntil'>

type PictureKeys = {
  /** by their current keys; null for those that are withdrawn */
  current: Map<string, VisiblePicture | null>
  /** the current key by former key, for pictures whose bytes were replaced */
  currentKey: Map<string, string>
}

/**
 * A picture that visitors may see, by a current or former key. Read from the cache.
 * @returns undefined for a picture that is withdrawn, deleted or unknown
 */
export async function visiblePicture(platform: ReadContext, key: string): Promise<VisiblePicture | undefined> {
  const { current, currentKey } = await readPictureKeys(platform)
  return current.get(current.has(key) ? key : (currentKey.get(key) ?? '')) ?? undefined
}

/** The file that had this key before its bytes were replaced; undefined if none had. One statement. */
export async function findByFormerKey(db: Database, key: string): Promise<MediaRow | undefined> {
  const [former] = await db
    .select({ row: media })
    .from(mediaKeys)
    .innerJoin(media, eq(media.id, mediaKeys.mediaId))
    .where(eq(mediaKeys.key, key))
  return former?.row
}

/** Stores keys of a file, so that the URLs made of them keep leading to it. */
export async function recordKeys(tx: Database, mediaId: number, keys: string[]): Promise<void> {
  await tx
    .insert(mediaKeys)
    .values(keys.map((key) => ({ key, mediaId })))
    .onConflictDoNothing()
}

/** The current and former keys of files, each with the id of its file. One statement. */
export async function currentAndFormerKeys(db: Database, files: number[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: media.key, file: media.id })
    .from(media)
    .where(inArray(media.id, files))
    .union(db.select({ key: mediaKeys.key, file: mediaKeys.mediaId }).from(mediaKeys).where(inArray(mediaKeys.mediaId, files)))
  return new Map(rows.map(({ key, file }) => [key, file]))
}

/** Two statements; cached. */
const readPictureKeys = defineCachedRead('pictures-by-key', async ({ db }): Promise<PictureKeys> => {
  addCacheTags('media', MEDIA_ADDED_TAG)
  const rows = await db
    .select({ key: media.key, credit: media.credit, rightsUntil: media.rightsUntil, isWithdrawn: media.isWithdrawn })
    .from(media)
    .where(isNotNull(media.width))
  const replaced = await db
    .select({ from: mediaKeys.key, to: media.key })
    .from(mediaKeys)
    .innerJoin(media, eq(media.id, mediaKeys.mediaId))
    .where(ne(media.key, mediaKeys.key))
  return {
    current: new Map(rows.map(({ isWithdrawn, ...picture }) => [picture.key, isWithdrawn ? null : picture])),
    currentKey: new Map(replaced.map(({ from, to }) => [from, to])),
  }
})
