import { inArray, sql } from 'drizzle-orm'
import { t } from '../../platform/i18n/i18n.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import { link } from '../../platform/routing/link.ts'
import type { SearchSource } from '../../search/index.ts'
import { venues } from '../tables.ts'
import { allIds } from './affected-productions.server.ts'

/** The search documents of venues, including the names of their rooms. */
export const venueSource: SearchSource = {
  kind: 'venue',
  all: (tx) => allIds(tx, venues),
  touchedBy: async (_tx, tags) => (tags.unnamed('options', 'venues') ? 'all' : tags.ids('venue')),

  async read(tx, ids) {
    const rooms = sql<string>`COALESCE((SELECT string_agg(rooms.name, ', ' ORDER BY rooms.position) FROM rooms WHERE rooms.venue_id = venues.id), '')`
    const rows = await tx.select({ venue: venues, rooms }).from(venues).where(inArray(venues.id, ids))
    return rows.map(({ venue, rooms: itsRooms }) => ({
      objectId: venue.id,
      title: venue.name,
      detail: venue.claim,
      keywords: [itsRooms, venue.street, venue.city],
      passages: [
        { text: plainTextOf(venue.description) },
        {
          label: t('Getting here'),
          text: [`${venue.street}, ${venue.postalCode} ${venue.city}`, plainTextOf(venue.directions)].join('\n'),
        },
        { label: t('Accessibility'), text: plainTextOf(venue.accessibility) },
        { label: t('Rooms'), text: itsRooms },
      ],
      url: link('venues-slug-id', { slug: venue.slug, id: venue.id }),
      imageId: venue.imageId,
    }))
  },
}
