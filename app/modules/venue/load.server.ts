import type { ContentNode } from '../../content/index.ts'
import { type PictureSource, pictureOf } from '../../platform/media/picture.ts'
import type { Platform } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import type { ZweiklangName } from '../../platform/theme/color-pair.ts'
import { listVenuesWithRooms } from '../../programme/index.server.ts'

/** What the venue modules show of a venue. */
export type VenueCard = {
  id: number
  name: string
  claim: string
  address: string
  rooms: string[]
  url: string
  /** the schedule of its first room */
  eventsUrl: string
  zweiklang: ZweiklangName
  picture: PictureSource | null
}

/**
 * Loads the venues of each module: the one it names, those it names, or all. Two statements for all modules of a page.
 */
export default async function loadVenues(platform: Platform, nodes: ContentNode[]): Promise<Record<string, VenueCard[]>> {
  const cards = (await listVenuesWithRooms(platform)).map(cardOf)
  return Object.fromEntries(
    nodes.map(({ id, type, data }) => {
      const selectedIds = [data.venue].flat().filter((id) => typeof id === 'number')
      const isWholeHouse = type === 'venue-list' && selectedIds.length === 0
      return [id, isWholeHouse ? cards : cards.filter((card) => selectedIds.includes(card.id))]
    }),
  )
}

function cardOf({ venue, image, rooms }: Awaited<ReturnType<typeof listVenuesWithRooms>>[number]): VenueCard {
  return {
    id: venue.id,
    name: venue.name,
    claim: venue.claim,
    address: [venue.street, `${venue.postalCode} ${venue.city}`.trim()].filter(Boolean).join(', '),
    rooms: rooms.map((room) => room.name),
    url: link('venues-slug-id', { slug: venue.slug, id: venue.id }),
    eventsUrl: link('events', {}, { room: rooms[0]?.id }),
    zweiklang: venue.zweiklang,
    picture: pictureOf(image),
  }
}
