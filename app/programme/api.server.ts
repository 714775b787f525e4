import { z } from 'zod'
import { dayOf, instantOf, isoWithOffset, startOfDay } from '../platform/clock/clock.ts'
import { dayOfUrlDate } from '../platform/format/date.ts'
import { createApi } from '../platform/http/api.ts'
import { listAnswer, MAX_PAGE_SIZE } from '../platform/http/paging.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pictureOf, thumbnailsOf } from '../platform/media/picture.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'
import {
  castOf,
  findPerson,
  findProduction,
  findSeries,
  findVenue,
  listContributors,
  listPersons,
  listProductions,
  listSeasons,
  listVenues,
} from './detail.server.ts'
import {
  availableDays,
  EVENTS_PAGE_SIZE,
  type EventRow,
  findEvent,
  listEvents,
  listTeasers,
  readFilterOptions,
  tagsOf,
} from './queries.server.ts'

const id = z.coerce.number().int().positive().max(999_999_999)
const urlDate = z.string().transform((text, context) => {
  const day = dayOfUrlDate(text)
  if (day) return day
  context.addIssue({ code: 'custom', message: t('Some entries are not valid.') })
  return z.NEVER
})
const filterQuery = { room: id.optional(), type: id.optional(), tag: id.optional(), series: id.optional(), genre: id.optional() }
const page = z.coerce.number().int().min(1).max(100_000).default(1)
const eventsQuery = z.object({
  ...filterQuery,
  date: urlDate.optional(),
  page,
  page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(EVENTS_PAGE_SIZE),
})
const productionsQuery = z.object({
  season: id.optional(),
  exhibition_type: id.optional(),
  tag: id.optional(),
  date: urlDate.optional(),
  page,
  page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(12),
})
const calendarQuery = z.object({ ...filterQuery, date: urlDate.optional() })

/** The programme's calls (A §7, B §7). Lists are bounded; a wrong parameter is 400 with the field named. */
export function programmeApi(platform: Platform) {
  const api = createApi()
  const now = () => platform.clock.now()

  api.get('/events', async (context) => {
    const query = eventsQuery.parse(context.req.query())
    const from = startOfDay(query.date ?? dayOf(now()))
    const { count, rows } = await listEvents(platform, { filter: query, from, page: query.page, pageSize: query.page_size })
    const tags = await tagsOf(
      platform,
      rows.map((row) => row.production.id),
    )
    return context.json(
      listAnswer(
        context.req.url,
        query,
        count,
        rows.map((row) => eventEntity(row, tags.get(row.production.id) ?? [])),
      ),
    )
  })
  api.get('/events/:id{[1-9]\\d*}', async (context) => {
    const row = found(await findEvent(platform, Number(context.req.param('id'))))
    const tags = await tagsOf(platform, [row.production.id])
    return context.json(eventEntity(row, tags.get(row.production.id) ?? []))
  })
  api.get('/teasers', async (context) => {
    const rows = await listTeasers(platform, dayOf(now()))
    return context.json(
      rows.map(({ teaser, image }) => ({
        id: teaser.id,
        name: teaser.name,
        link: { url: teaser.linkUrl },
        preline: teaser.preline,
        subline: teaser.subline,
        headline: teaser.headline,
        link_text: teaser.linkText,
        image_obj: pictureOf(image),
        image_thumbnails: thumbnailsOf(image),
        position: teaser.position,
      })),
    )
  })
  api.get('/calendar', async (context) => {
    const query = calendarQuery.parse(context.req.query())
    const month = (query.date ?? dayOf(now())).toPlainYearMonth()
    const first = month.toPlainDate({ day: 1 })
    return context.json(await availableDays(platform, { filter: query, from: startOfDay(first), to: startOfDay(first.add({ months: 1 })) }))
  })

  api.get('/rooms', async (context) => context.json((await readFilterOptions(platform)).room))
  // The slug is the numeric id as text, because filter values in addresses are numbers (AMB-18).
  api.get('/exhibition-types', async (context) =>
    context.json((await readFilterOptions(platform)).type.map((option) => ({ slug: String(option.id), name: option.name }))),
  )
  for (const path of ['/event-tags', '/production-tags'])
    api.get(path, async (context) => context.json((await readFilterOptions(platform)).tag))
  api.get('/series', async (context) => context.json((await readFilterOptions(platform)).series))
  api.get('/genres', async (context) => context.json((await readFilterOptions(platform)).genre))
  api.get('/seasons', async (context) =>
    context.json(
      (await listSeasons(platform)).map(({ id, name, startsOn, endsOn }) => ({ id, name, starts_on: startsOn, ends_on: endsOn })),
    ),
  )

  api.get('/productions', async (context) => {
    const query = productionsQuery.parse(context.req.query())
    const { count, rows } = await listProductions(
      platform,
      { ...query, date: query.date ? startOfDay(query.date) : undefined },
      query.page_size,
    )
    return context.json(
      listAnswer(
        context.req.url,
        query,
        count,
        rows.map(({ production, typeName, seasonName, image }) => ({
          ...productionEntity(production),
          exhibition_type: typeName,
          season: seasonName,
          image_obj: pictureOf(image),
          image_thumbnails: thumbnailsOf(image),
        })),
      ),
    )
  })
  api.get('/productions/:id{[1-9]\\d*}', async (context) => {
    const row = found(await findProduction(platform, Number(context.req.param('id'))))
    const contributors = castOf(await listContributors(platform, row.production.id))
    return context.json({
      ...productionEntity(row.production),
      description: row.production.description,
      contributors,
      image_obj: pictureOf(row.image),
    })
  })
  api.get('/persons', async (context) => {
    const rows = await listPersons(platform)
    return context.json(
      rows.map(({ person, category }) => ({
        id: person.id,
        slug: person.slug,
        first_name: person.firstName,
        last_name: person.lastName,
        position: person.position,
        category: { id: category.id, name: category.name },
        url: link('ensemble-slug-id', { slug: person.slug, id: person.id }),
      })),
    )
  })
  api.get('/persons/:id{[1-9]\\d*}', async (context) => {
    const { person, image } = found(await findPerson(platform, Number(context.req.param('id'))))
    return context.json({
      id: person.id,
      slug: person.slug,
      first_name: person.firstName,
      last_name: person.lastName,
      position: person.position,
      biography: person.biography,
      image_obj: pictureOf(image),
    })
  })
  api.get('/person-categories', async (context) => {
    const rows = await listPersons(platform)
    return context.json([
      ...new Map(rows.map(({ category }) => [category.id, { id: category.id, slug: category.slug, name: category.name }])).values(),
    ])
  })
  api.get('/venues', async (context) =>
    context.json((await listVenues(platform)).map(({ id, slug, name }) => ({ id, slug, name, url: link('venues-slug-id', { slug, id }) }))),
  )
  api.get('/venues/:id{[1-9]\\d*}', async (context) => {
    const { venue, image, rooms } = found(await findVenue(platform, Number(context.req.param('id'))))
    return context.json({ ...venue, image_obj: pictureOf(image), rooms })
  })
  api.get('/series/:id{[1-9]\\d*}', async (context) => {
    const { series, image } = found(await findSeries(platform, Number(context.req.param('id'))))
    return context.json({
      id: series.id,
      slug: series.slug,
      name: series.name,
      claim: series.claim,
      description: series.description,
      image_obj: pictureOf(image),
    })
  })
  return api
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
  return row
}

/** A performance in the field names of B §3. */
function eventEntity({ event, production, room, typeName, image }: EventRow, tags: { id: number; name: string }[]) {
  return {
    id: event.id,
    slug: production.slug,
    url: link('events-slug-id', { slug: production.slug, id: event.id }),
    title: production.title,
    subline: production.subline,
    date_start: isoWithOffset(instantOf(event.startsAt)),
    date_end: event.endsAt ? isoWithOffset(instantOf(event.endsAt)) : null,
    event_type_new: typeName,
    room: { id: room.id, name: room.name },
    production: production.id,
    tags,
    status: event.status,
    note: event.note,
    marks: event.marks,
    is_free: event.isFree,
    ticket_url: event.ticketUrl,
    ticketSaleFrom: event.ticketSaleFrom ? isoWithOffset(instantOf(event.ticketSaleFrom)) : null,
    id_jet: event.idJet,
    seat_groups: event.seatGroups,
    prices: event.seatGroups.flatMap((group) => group.prices),
    image_obj: pictureOf(image),
    image_thumbnails: thumbnailsOf(image),
  }
}

function productionEntity(production: EventRow['production']) {
  return {
    id: production.id,
    slug: production.slug,
    url: link('productions-slug-id', { slug: production.slug, id: production.id }),
    title: production.title,
    subline: production.subline,
    teaser: production.teaser,
    duration_minutes: production.durationMinutes,
    intermissions: production.intermissions,
    age_from: production.ageFrom,
  }
}
