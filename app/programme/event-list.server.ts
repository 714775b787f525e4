import { readShopCondition } from '../booking/index.server.ts'
import type { ReadContext } from '../platform/cache/cached-read.ts'
import { dayOf, startOfDay } from '../platform/clock/clock.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'
import { readSettings } from '../site/index.server.ts'
import { type EventView, eventView, groupByDay } from './event-view.ts'
import { listEventPage } from './events/queries.server.ts'
import { isFiltered, type ParsedQuery, queryStringOf } from './filter.ts'
import { type DayWithTeasers, placeTeasers } from './place-teasers.ts'
import { teaserView } from './teaser-view.ts'
import { listTeasers, readTeasers } from './teasers/queries.server.ts'

/** One page of the schedule, formatted for display, with its own address and its neighbours'. */
export type EventPage = {
  days: DayWithTeasers[]
  /** number of performances of the whole list */
  count: number
  address: string
  next: string | null
  previous: string | null
}

/**
 * Loads a page of the list (B §4): ten performances by day and, without filters, the teasers of its days. Two
 * statements at most.
 */
export async function readEventPage(platform: ReadContext & Pick<Platform, 'config'>, parsed: ParsedQuery): Promise<EventPage> {
  const now = platform.clock.now()
  const today = dayOf(now)
  const { filter, day, page } = parsed
  const hasTeasers = !isFiltered(parsed, today)
  const [{ count, rows, following }, { design }, shop] = await Promise.all([
    listEventPage(platform, { filter, from: startOfDay(day), page }),
    readSettings(platform),
    readShopCondition(platform),
    // Of which days they are shown is known with the performances; read are all of them.
    hasTeasers ? readTeasers(platform) : [],
  ])
  const views = rows.map((row) => eventView(row, now, design, shop)).map(design.eventStyle === '1' ? withoutPicture : (view) => view)
  const days = groupByDay(views, day)
  const first = page === 1 || days[0]?.isOverDays ? day : days[0] && Temporal.PlainDate.from(days[0].day)
  const teasers = first && hasTeasers ? await listTeasers(platform, first, following && dayOf(following)) : []
  const addressOf = (number: number) => link('events', {}, { ...queryStringOf(parsed, today), page: number > 1 ? number : undefined })
  return {
    days: placeTeasers(days, teasers.map(teaserView)).map((day) => ({ ...day, near: day.isOverDays ? '' : nearness(day.day, today) })),
    count,
    address: addressOf(page),
    next: following ? addressOf(page + 1) : null,
    previous: page > 1 ? addressOf(page - 1) : null,
  }
}

/** The plain list shows no pictures, so their addresses are left out of the data. */
function withoutPicture(view: EventView): EventView {
  return { ...view, picture: null }
}

function nearness(day: string, today: Temporal.PlainDate): string {
  if (day === today.toString()) return t('Today')
  return day === today.add({ days: 1 }).toString() ? t('Tomorrow') : ''
}
