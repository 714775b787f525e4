import { readShopCondition } from '../../booking/index.server.ts'
import { requireFound, requireId } from '../../platform/http/required.ts'
import { platformOf } from '../../platform/platform.ts'
import { type FeedArgs, feedLink } from '../../platform/routing/feeds.ts'
import { link } from '../../platform/routing/link.ts'
import { readSettings } from '../../site/index.server.ts'
import { findEvent } from '../events/queries.server.ts'
import { readLocations } from '../locations.server.ts'
import { calendarResponse, calendarText } from './calendar.server.ts'

/** The calendar file of one performance. */
export async function loader({ context, params }: FeedArgs) {
  const platform = platformOf(context)
  const id = requireId(params.id)
  const row = requireFound(await findEvent(platform, id))
  const { slug, title } = row.production
  const { design } = await readSettings(platform)
  const text = calendarText(platform, {
    name: title,
    page: link('events-slug-id', { slug, id }),
    self: feedLink('event-calendar', { slug, id }),
    rows: [row],
    places: await readLocations(platform),
    notation: design,
    house: design.houseName,
    shop: await readShopCondition(platform),
  })
  return calendarResponse(text, `${slug}-${id}`)
}
