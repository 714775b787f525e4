import { and, eq, inArray, or } from 'drizzle-orm'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import type { SearchKind } from './source.ts'
import { searchCards } from './tables.ts'

/** Which thing, as the index's statements answer it. */
export type Place = { kind: SearchKind; object_id: number }

/** What the index shows of these things, with their pictures, in their order. One statement. */
export async function readCards({ db }: Pick<Platform, 'db'>, places: Place[]) {
  if (places.length === 0) return []
  const kinds = Map.groupBy(places, (place) => place.kind)
  const conditions = Array.from(kinds, ([kind, its]) => {
    const ids = its.map((place) => place.object_id)
    return and(eq(searchCards.kind, kind), inArray(searchCards.objectId, ids))
  })
  const { kind, objectId, title, detail, passages, url } = searchCards
  const cards = await db
    .select({ kind, objectId, title, detail, passages, url, image: media })
    .from(searchCards)
    .leftJoin(media, eq(searchCards.imageId, media.id))
    .where(or(...conditions))
  return places.flatMap((place) => cards.find((card) => card.kind === place.kind && card.objectId === place.object_id) ?? [])
}
