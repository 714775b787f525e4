import { platformOf } from '../../platform/platform.ts'
import { type FeedArgs, feedLink } from '../../platform/routing/feeds.ts'
import { link } from '../../platform/routing/link.ts'
import { calendarResponse, calendarText } from './calendar.server.ts'
import { readCalendarEvents } from './calendar-events.server.ts'
import { feedTitle, parseFeedFilter } from './feed-filter.server.ts'

/** The calendar subscription of the schedule, optionally filtered. */
export async function loader({ context, request }: FeedArgs) {
  const platform = platformOf(context)
  const filter = parseFeedFilter(platform, request)
  const [name, coming] = await Promise.all([feedTitle(platform, filter), readCalendarEvents(platform, { filter })])
  const text = calendarText(platform, {
    name,
    page: link('events', {}, filter),
    self: feedLink('events-calendar', {}, filter),
    ...coming,
  })
  return calendarResponse(text, 'spielplan')
}
