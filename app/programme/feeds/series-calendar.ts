import { requireFound, requireId } from '../../platform/http/required.ts'
import { platformOf } from '../../platform/platform.ts'
import { type FeedArgs, feedLink } from '../../platform/routing/feeds.ts'
import { link } from '../../platform/routing/link.ts'
import { findSeries } from '../series/queries.server.ts'
import { calendarResponse, calendarText } from './calendar.server.ts'
import { readCalendarEvents } from './calendar-events.server.ts'

/** The calendar subscription of a series. */
export async function loader({ context, params }: FeedArgs) {
  const platform = platformOf(context)
  const id = requireId(params.id)
  const { slug, name } = requireFound(await findSeries(platform, id)).series
  const text = calendarText(platform, {
    name,
    page: link('series-slug-id', { slug, id }),
    self: feedLink('series-calendar', { slug, id }),
    ...(await readCalendarEvents(platform, { filter: { series: id } })),
  })
  return calendarResponse(text, slug)
}
