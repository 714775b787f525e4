import { z } from 'zod'
import { startOfDay } from '../../platform/clock/clock.ts'
import { createApi } from '../../platform/http/api.ts'
import { idParameter, publicGet, publicGetById } from '../../platform/http/get-route.ts'
import { listOf, listResponse, pageParameters } from '../../platform/http/paging.ts'
import { orNotFound } from '../../platform/http/problem.ts'
import { pictureOf } from '../../platform/media/picture.ts'
import type { Platform } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { castOf } from '../cast.ts'
import { findPerson, listPersons } from '../people/queries.server.ts'
import { findProduction, listContributors, listProductions, PRODUCTIONS_PAGE_SIZE } from '../productions/queries.server.ts'
import { findSeries } from '../series/queries.server.ts'
import { findVenue, listVenues } from '../venues/queries.server.ts'
import { dayParameter } from './events-api.server.ts'
import {
  examplePerson,
  examplePersonDetail,
  exampleProduction,
  exampleProductionDetail,
  exampleSeriesDetail,
  exampleVenue,
  exampleVenueDetail,
} from './examples.ts'
import { presentPerson, presentProduction } from './presenters.server.ts'
import {
  personCategoryResponse,
  personDetailResponse,
  personResponse,
  productionDetailResponse,
  productionResponse,
  seriesDetailResponse,
  venueDetailResponse,
  venueResponse,
} from './responses.ts'

const productionsRoute = publicGet({
  path: '/productions',
  summary: 'Productions, those of the running season first; with `date` only those that still take place on or after that day.',
  query: z.object({
    season: idParameter.optional(),
    exhibition_type: idParameter.optional(),
    tag: idParameter.optional(),
    date: dayParameter.optional(),
    ...pageParameters(PRODUCTIONS_PAGE_SIZE),
  }),
  response: listOf(productionResponse),
  example: { count: 1, next: null, previous: null, results: [exampleProduction] },
})
const productionRoute = publicGetById({
  path: '/productions/{id}',
  summary: 'One production with its text and who takes part.',
  response: productionDetailResponse,
  example: exampleProductionDetail,
})
const personsRoute = publicGet({
  path: '/persons',
  summary: 'Everybody of the house, by category.',
  response: z.array(personResponse),
  example: [examplePerson],
})
const personRoute = publicGetById({
  path: '/persons/{id}',
  summary: 'Somebody of the house.',
  response: personDetailResponse,
  example: examplePersonDetail,
})
const personCategoriesRoute = publicGet({
  path: '/person-categories',
  summary: 'The groups of the ensemble list.',
  response: z.array(personCategoryResponse),
  example: [{ id: 2, slug: 'tanz', name: 'Tanz' }],
})
const venuesRoute = publicGet({
  path: '/venues',
  summary: 'The venues of the house.',
  response: z.array(venueResponse),
  example: [exampleVenue],
})
const venueRoute = publicGetById({
  path: '/venues/{id}',
  summary: 'One venue with its rooms and the way there.',
  response: venueDetailResponse,
  example: exampleVenueDetail,
})
const seriesRoute = publicGetById({
  path: '/series/{id}',
  summary: 'One series.',
  response: seriesDetailResponse,
  example: exampleSeriesDetail,
})

/** Productions, people, venues and series (B §7, A §7). */
export function entitiesApi(platform: Platform) {
  const api = createApi()

  api.openapi(productionsRoute, async (context) => {
    const query = context.req.valid('query')
    const date = query.date && startOfDay(query.date)
    const { count, rows } = await listProductions(platform, { ...query, date }, query.page_size)
    return context.json(listResponse(context.req.url, query, count, rows.map(presentProduction)), 200)
  })
  api.openapi(productionRoute, async (context) => {
    const row = orNotFound(await findProduction(platform, context.req.valid('param').id))
    const contributors = castOf(await listContributors(platform, row.production.id))
    return context.json({ ...presentProduction(row), description: row.production.description, contributors }, 200)
  })
  api.openapi(personsRoute, async (context) => context.json((await listPersons(platform)).map(presentPerson), 200))
  api.openapi(personRoute, async (context) => {
    const row = orNotFound(await findPerson(platform, context.req.valid('param').id))
    return context.json({ ...presentPerson(row), biography: row.person.biography, image_obj: pictureOf(row.image) }, 200)
  })
  api.openapi(personCategoriesRoute, async (context) => {
    const categories = (await listPersons(platform)).map(({ category: { id, slug, name } }) => [id, { id, slug, name }] as const)
    return context.json([...new Map(categories).values()], 200)
  })
  api.openapi(venuesRoute, async (context) => context.json((await listVenues(platform)).map(venueEntity), 200))
  api.openapi(venueRoute, async (context) => {
    const { venue, image, rooms } = orNotFound(await findVenue(platform, context.req.valid('param').id))
    const { claim, street, postalCode, city, latitude, longitude, description, directions, accessibility } = venue
    return context.json(
      {
        ...venueEntity(venue),
        ...{ claim, street, postal_code: postalCode, city, latitude, longitude, description, directions, accessibility },
        rooms: rooms.map(({ id, name, seats }) => ({ id, name, seats })),
        image_obj: pictureOf(image),
      },
      200,
    )
  })
  api.openapi(seriesRoute, async (context) => {
    const { series, image } = orNotFound(await findSeries(platform, context.req.valid('param').id))
    const { id, slug, name, claim, description } = series
    const url = link('series-slug-id', { slug, id })
    return context.json({ id, slug, url, name, claim, description, image_obj: pictureOf(image) }, 200)
  })
  return api
}

function venueEntity({ id, slug, name }: { id: number; slug: string; name: string }) {
  return { id, slug, name, url: link('venues-slug-id', { slug, id }) }
}
