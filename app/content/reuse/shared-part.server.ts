import { eq, inArray } from 'drizzle-orm'
import { inAlphabet } from '../../platform/format/alphabet.ts'
import type { Platform } from '../../platform/platform.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { pageUrl } from '../queries.server.ts'
import { pages, sharedParts } from '../tables.ts'
import { placesOf, slugOfPart } from './places.server.ts'
import type { ShownPlace } from './reusable.ts'

/** A shared part with the places where it is shown; undefined when there is none. Three statements at most. */
export async function readSharedPart(
  { db }: Pick<Platform, 'db'>,
  id: number,
): Promise<{ title: string; places: ShownPlace[] } | undefined> {
  const [part] = await db.select().from(sharedParts).where(eq(sharedParts.id, id))
  if (!part) return undefined
  const found = await placesOf(db, [slugOfPart(id)])
  const pageIds = found.flatMap(({ contentType, objectId }) => (contentType === 'page' && objectId !== null ? [objectId] : []))
  const rows = pageIds.length > 0 ? await db.select().from(pages).where(inArray(pages.id, pageIds)) : []
  const places = new Map<string, ShownPlace>()
  for (const { contentType, objectId, slug, isDraft, nodes } of found) {
    const page = contentType === 'page' ? rows.find((row) => row.id === objectId) : undefined
    for (const node of nodes) {
      const key = `${slug}:${node.id}`
      // What is live is not only a draft.
      if (places.has(key) && isDraft) continue
      const own = page
        ? `${pageUrl(page.path, page.locale)}?edit=${encodeURIComponent(node.id)}`
        : objectId === null
          ? ''
          : adminUrl(contentType, objectId)
      places.set(key, { title: page?.title ?? slug, url: own, isDraft })
    }
  }
  return { title: part.title, places: [...places.values()].toSorted(inAlphabet(({ title }) => title)) }
}
