import { and, eq, inArray, or } from 'drizzle-orm'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import type { SearchKind } from './source.ts'
import { searchCards } from './tables.ts'

/** The key of a document, in the columns of the index's statements. */
export type DocumentKey = { kind: SearchKind; object_id: number }

/** Reads the cards of these documents with their pictures, in the given order. One statement. */
export async function readCards({ db }: Pick<Platform, 'db'>, keys: DocumentKey[]) {
  if (keys.length === 0) return []
  const kinds = Map.groupBy(keys, (key) => key.kind)
  const conditions = Array.from(kinds, ([kind, keysOfKind]) => {
    const ids = keysOfKind.map((key) => key.object_id)
    return and(eq(searchCards.kind, kind), inArray(searchCards.objectId, ids))
  })
  const { kind, objectId, title, detail, passages, url } = searchCards
  const cards = await db
    .select({ kind, objectId, title, detail, passages, url, image: media })
    .from(searchCards)
    .leftJoin(media, eq(searchCards.imageId, media.id))
    .where(or(...conditions))
  return keys.flatMap((key) => cards.find((card) => card.kind === key.kind && card.objectId === key.object_id) ?? [])
}
