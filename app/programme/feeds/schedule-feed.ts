import { lastingSaleLabel, readShopCondition } from '../../booking/index.server.ts'
import { dayOf, isoWithOffset, startOfDay, toInstant } from '../../platform/clock/clock.ts'
import { atomFeed } from '../../platform/format/atom-feed.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { type FeedArgs, feedLink } from '../../platform/routing/feeds.ts'
import { link } from '../../platform/routing/link.ts'
import { readSettings } from '../../site/index.server.ts'
import { eventPhase } from '../event-phase.ts'
import { type EventView, eventView } from '../event-view.ts'
import { type EventRow, listEvents } from '../events/queries.server.ts'
import { entryTitle } from './entry-title.ts'
import { feedTitle, parseFeedFilter } from './feed-filter.server.ts'

const ENTRIES = 50

/** The feed of upcoming performances, filtered as the schedule is. */
export async function loader({ context, request }: FeedArgs) {
  const platform = platformOf(context)
  const filter = parseFeedFilter(platform, request)
  const now = platform.clock.now()
  const [title, { rows }, { design }, shop] = await Promise.all([
    feedTitle(platform, filter),
    listEvents(platform, { filter, from: startOfDay(dayOf(now)), pageSize: 2 * ENTRIES }),
    readSettings(platform),
    readShopCondition(platform),
  ])
  // Performances that are over are left out, as in the list; enough are loaded that enough remain.
  const coming = rows.filter((row) => eventPhase(row, now) !== 'over').slice(0, ENTRIES)
  const body = atomFeed({
    title,
    subtitle: t('Next performances'),
    home: link('events', {}, filter),
    self: feedLink('events-feed', {}, filter),
    origin: platform.config.publicUrl,
    entries: coming.map((row) => entryOf(row, eventView(row, now, design, shop))),
  })
  return new Response(body, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
}

function entryOf(row: EventRow, view: EventView) {
  const { title, shortDate, dates, until = '', time, room, url, typeName, status, marks, note, priceLabel, sale, saleFrom } = view
  const { subline, teaser } = row.production
  return {
    id: `performance/${row.event.id}`,
    title: `${dates ?? shortDate}, ${time}: ${entryTitle(title, status)}`,
    path: url,
    updatedAt: isoWithOffset(toInstant(row.event.updatedAt)),
    category: typeName,
    summary: [until, room, subline, ...marks, note, teaser, priceLabel, lastingSaleLabel(sale, saleFrom)].filter(Boolean).join(' · '),
  }
}
