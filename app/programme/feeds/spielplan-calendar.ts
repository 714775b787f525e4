import { platformOf } from '../../platform/platform.ts'
import { type FeedArgs, feedLink } from '../../platform/routing/feeds.ts'
import { link } from '../../platform/routing/link.ts'
import { calendarResponse, calendarText } from './calendar.server.ts'
import { readForCalendar } from './coming.server.ts'
import { filterIn, nameOfFilter } from './filtered.server.ts'

/** The Spielplan, or what of it a filter leaves, to be subscribed to. */
export async function loader({ context, request }: FeedArgs) {
  const platform = platformOf(context)
  const filter = filterIn(platform, request)
  const [name, coming] = await Promise.all([nameOfFilter(platform, filter), readForCalendar(platform, { filter })])
  const text = calendarText(platform, {
    name,
    page: link('events', {}, filter),
    self: feedLink('events-calendar', {}, filter),
    ...coming,
  })
  return calendarResponse(text, 'spielplan')
}
