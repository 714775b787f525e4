import { eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { addCacheTags } from '../cache/dependencies.ts'
import type { Database } from '../database/database.ts'
import type { Platform } from '../platform.ts'
import { type MediaRow, media, mediaKeys } from './tables.ts'

/** Tells that a picture has come in; pages need not be drawn anew for it, but its address is known from then on. */
export const NEW_PICTURE_TAG = 'media-taken-in'

type Pictures = {
  /** the pictures there are, by key, with whether nobody but staff may have them */
  isWithheld: Map<string, boolean>
  /** where pictures have gone whose bytes were replaced, by the key they had */
  movedTo: Map<string, string>
}

/**
 * The key under which a visitor gets a picture: its own, or that of what was put in its place.
 * @returns undefined for what was withdrawn, was deleted, or never was. Answered from memory.
 */
export async function shownKey(platform: Pick<Platform, 'db' | 'readCache'>, key: string): Promise<string | undefined> {
  const { isWithheld, movedTo } = await readPictures(platform)
  const now = isWithheld.has(key) ? key : (movedTo.get(key) ?? '')
  return isWithheld.get(now) === false ? now : undefined
}

/** What was put in the place of a file that was replaced; undefined when the key was no file's. One statement. */
export async function findByFormerKey(db: Database, key: string): Promise<MediaRow | undefined> {
  const [found] = await db
    .select({ row: media })
    .from(mediaKeys)
    .innerJoin(media, eq(media.id, mediaKeys.mediaId))
    .where(eq(mediaKeys.key, key))
  return found?.row
}

/** Notes the keys that a file has had, so that each of them leads to it. */
export async function noteKeys(tx: Database, mediaId: number, keys: string[]): Promise<void> {
  await tx
    .insert(mediaKeys)
    .values(keys.map((key) => ({ key, mediaId })))
    .onConflictDoNothing()
}

/** All keys that files have or have had, each with its file. One statement. */
export async function keysOf(db: Database, files: number[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: media.key, file: media.id })
    .from(media)
    .where(inArray(media.id, files))
    .union(db.select({ key: mediaKeys.key, file: mediaKeys.mediaId }).from(mediaKeys).where(inArray(mediaKeys.mediaId, files)))
  return new Map(rows.map(({ key, file }) => [key, file]))
}

/** Two statements, or none while nothing of the library has changed. */
function readPictures(platform: Pick<Platform, 'db' | 'readCache'>): Promise<Pictures> {
  return platform.readCache.getOrLoad('pictures-by-key', async () => {
    addCacheTags('media', NEW_PICTURE_TAG)
    const rows = await platform.db.select({ key: media.key, isWithheld: media.isWithdrawn }).from(media).where(isNotNull(media.width))
    const moved = await platform.db
      .select({ from: mediaKeys.key, to: media.key })
      .from(mediaKeys)
      .innerJoin(media, eq(media.id, mediaKeys.mediaId))
      .where(ne(media.key, mediaKeys.key))
    return {
      isWithheld: new Map(rows.map(({ key, isWithheld }) => [key, isWithheld])),
      movedTo: new Map(moved.map(({ from, to }) => [from, to])),
    }
  })
}
