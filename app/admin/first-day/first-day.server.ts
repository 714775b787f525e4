import { eq } from 'drizzle-orm'
import { hasTicketShop } from '../../booking/index.server.ts'
import { readFirstDay } from '../../first-day/index.server.ts'
import { readIdentityInTx } from '../../identity/index.server.ts'
import type { Platform } from '../../platform/platform.ts'
import { rooms, venues } from '../../programme/tables.ts'
import { readSettingsRecord } from '../../site/settings-record.server.ts'
import { isStarterPossible } from '../../starters/index.server.ts'

/** What the cards of the first day begin with. */
export async function readFirstDayScreen(platform: Platform) {
  const [firstDay, look, settings, places, canStart] = await Promise.all([
    readFirstDay(platform),
    readIdentityInTx(platform.db),
    readSettingsRecord(platform),
    platform.db
      .select({ id: rooms.id, room: rooms.name, venue: venues.name })
      .from(rooms)
      .innerJoin(venues, eq(venues.id, rooms.venueId))
      .orderBy(venues.position, rooms.position, rooms.id),
    isStarterPossible(platform),
  ])
  const { houseName, webshopLink } = settings.values as { houseName: string; webshopLink: string }
  return {
    firstDay,
    look,
    house: { name: houseName, webshopLink, revision: settings.revision },
    places,
    canStart,
    sendsMails: platform.config.SMTP_URL !== undefined,
    shop: hasTicketShop(platform.config) ? platform.config.SHOP_KIND : null,
  }
}

export type FirstDayScreen = Awaited<ReturnType<typeof readFirstDayScreen>>
