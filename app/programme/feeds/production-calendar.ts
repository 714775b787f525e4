import { requireFound, requireId } from '../../platform/http/required.ts'
import { platformOf } from '../../platform/platform.ts'
import { type FeedArgs, feedLink } from '../../platform/routing/feeds.ts'
import { link } from '../../platform/routing/link.ts'
import { findProduction } from '../productions/queries.server.ts'
import { calendarResponse, calendarText } from './calendar.server.ts'
import { readCalendarEvents } from './calendar-events.server.ts'

/** The calendar subscription of a production. */
export async function loader({ context, params }: FeedArgs) {
  const platform = platformOf(context)
  const id = requireId(params.id)
  const { slug, title } = requireFound(await findProduction(platform, id)).production
  const text = calendarText(platform, {
    name: title,
    page: link('productions-slug-id', { slug, id }),
    self: feedLink('production-calendar', { slug, id }),
    ...(await readCalendarEvents(platform, { productionId: id })),
  })
  return calendarResponse(text, slug)
}
