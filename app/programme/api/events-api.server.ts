import { z } from 'zod'
import { readShopCondition } from '../../booking/index.server.ts'
import { dayOf, startOfDay } from '../../platform/clock/clock.ts'
import { dayOfUrlDate } from '../../platform/format/date.ts'
import { createApi } from '../../platform/http/api.ts'
import { idParameter, publicGet, publicGetById } from '../../platform/http/get-route.ts'
import { listOf, listResponse, pageParameters } from '../../platform/http/paging.ts'
import { orNotFound } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { pictureOf, thumbnailsOf } from '../../platform/media/picture.ts'
import type { Platform } from '../../platform/platform.ts'
import { addressInLanguage } from '../../platform/routing/address-in-language.ts'
import { readEventPage } from '../event-list.server.ts'
import { availableDays, EVENTS_PAGE_SIZE, type EventRow, findEvent, listEventPage } from '../events/queries.server.ts'
import { listTeasers } from '../teasers/queries.server.ts'
import { groupsOf } from './event-groups.server.ts'
import { eventPageResponse, exampleEventPage } from './event-page-response.ts'
import { exampleEvent, exampleTeaser } from './examples.ts'
import { presentEvent } from './presenters.server.ts'
import { eventResponse, teaserResponse } from './responses.ts'

/** A day in the format of URLs (A §5). */
export const dayParameter = z
  .string()
  .meta({ description: 'A day as DD-MM-YYYY.', example: '21-11-2026' })
  .transform((text, context) => {
    const day = dayOfUrlDate(text)
    if (day) return day
    context.addIssue({ code: 'custom', message: t('Some fields are invalid.') })
    return z.NEVER
  })

const filterQuery = {
  room: idParameter.optional(),
  type: idParameter.optional(),
  tag: idParameter.optional(),
  series: idParameter.optional(),
  genre: idParameter.optional(),
}

const listRoute = publicGet({
  path: '/events',
  summary:
    'Performances from a day on, today unless said otherwise, in the order they begin; first those that run over days and are still there.',
  query: z.object({ ...filterQuery, date: dayParameter.optional(), ...pageParameters(EVENTS_PAGE_SIZE) }),
  response: listOf(eventResponse),
  example: { count: 1, next: null, previous: null, results: [exampleEvent] },
})
const pageRoute = publicGet({
  path: '/event-list',
  summary: 'A page of the Spielplan by day, with its teasers, in words ready to be drawn; the parameters are those of its address.',
  query: z.object({ ...filterQuery, date: dayParameter.optional(), page: pageParameters(EVENTS_PAGE_SIZE).page }),
  response: eventPageResponse,
  example: exampleEventPage,
})
const oneRoute = publicGetById({ path: '/events/{id}', summary: 'One performance.', response: eventResponse, example: exampleEvent })
const calendarRoute = publicGet({
  path: '/calendar',
  summary: 'The days of a month on which something plays, exhibitions aside: the month of `date`, else the present one.',
  query: z.object({ ...filterQuery, date: dayParameter.optional() }),
  response: z.array(z.iso.date()),
  example: ['2026-11-21', '2026-11-22', '2026-11-27'],
})
const teasersRoute = publicGet({
  path: '/teasers',
  summary: 'What stands between the days of the Spielplan, from today on.',
  response: z.array(teaserResponse),
  example: [exampleTeaser],
})

/** Performances, calendar and teasers (B §7). Lists are bounded; an invalid parameter gives 400 with its name. */
export function eventsApi(platform: Platform) {
  const api = createApi()
  const today = () => dayOf(platform.clock.now())

  async function entitiesOf(rows: EventRow[]) {
    const groups = await groupsOf(platform, rows)
    const [shop, now] = [await readShopCondition(platform), platform.clock.now()]
    return rows.flatMap((row) => {
      const eventGroups = groups.get(row.event.id)
      return eventGroups ? [presentEvent(row, eventGroups, { shop, now })] : []
    })
  }

  api.openapi(listRoute, async (context) => {
    const query = context.req.valid('query')
    const from = startOfDay(query.date ?? today())
    const { count, rows } = await listEventPage(platform, { filter: query, from, page: query.page, pageSize: query.page_size })
    return context.json(listResponse(context.req.url, query, count, await entitiesOf(rows)), 200)
  })
  api.openapi(pageRoute, async (context) => {
    const { date, page, ...filter } = context.req.valid('query')
    return context.json(await readEventPage(platform, { filter, day: date ?? today(), page }), 200)
  })
  api.openapi(oneRoute, async (context) => {
    const row = orNotFound(await findEvent(platform, context.req.valid('param').id))
    const [entity] = await entitiesOf([row])
    return context.json(orNotFound(entity), 200)
  })
  api.openapi(calendarRoute, async (context) => {
    const query = context.req.valid('query')
    const month = (query.date ?? today()).toPlainYearMonth()
    return context.json(await availableDays(platform, month, query), 200)
  })
  api.openapi(teasersRoute, async (context) => {
    const rows = await listTeasers(platform, today())
    const entities = rows.map(({ teaser, image }) => ({
      id: teaser.id,
      name: teaser.name,
      link: { url: addressInLanguage(teaser.linkUrl) },
      preline: teaser.preline,
      subline: teaser.subline,
      headline: teaser.headline,
      link_text: teaser.linkText,
      image_obj: pictureOf(image),
      image_thumbnails: thumbnailsOf(image),
      position: teaser.position,
    }))
    return context.json(entities, 200)
  })
  return api
}
