import { z } from 'zod'
import { startOfDay } from '../../platform/clock/clock.ts'
import { createApi } from '../../platform/http/api.ts'
import { listAnswer, listOf, pageParameters } from '../../platform/http/paging.ts'
import { orNotFound } from '../../platform/http/problem.ts'
import { idParameter, readingCall, readingOneCall } from '../../platform/http/reading-call.ts'
import { pictureOf } from '../../platform/media/picture.ts'
import type { Platform } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { castOf } from '../cast.ts'
import {
  findPerson,
  findProduction,
  findSeries,
  findVenue,
  listContributors,
  listPersons,
  listProductions,
  listVenues,
  PRODUCTIONS_PAGE_SIZE,
} from '../detail.server.ts'
import {
  personAnswer,
  personCategoryAnswer,
  personDetailAnswer,
  productionAnswer,
  productionDetailAnswer,
  seriesDetailAnswer,
  venueAnswer,
  venueDetailAnswer,
} from './answers.ts'
import { personEntity, productionEntity } from './entities.server.ts'
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

const productionsCall = readingCall({
  path: '/productions',
  about: 'Productions, those of the running season first; with `date` only those that still take place on or after that day.',
  query: z.object({
    season: idParameter.optional(),
    exhibition_type: idParameter.optional(),
    tag: idParameter.optional(),
    date: dayParameter.optional(),
    ...pageParameters(PRODUCTIONS_PAGE_SIZE),
  }),
  answer: listOf(productionAnswer),
  example: { count: 1, next: null, previous: null, results: [exampleProduction] },
})
const productionCall = readingOneCall({
  path: '/productions/{id}',
  about: 'One production with its text and who takes part.',
  answer: productionDetailAnswer,
  example: exampleProductionDetail,
})
const personsCall = readingCall({
  path: '/persons',
  about: 'Everybody of the house, by category.',
  answer: z.array(personAnswer),
  example: [examplePerson],
})
const personCall = readingOneCall({
  path: '/persons/{id}',
  about: 'Somebody of the house.',
  answer: personDetailAnswer,
  example: examplePersonDetail,
})
const personCategoriesCall = readingCall({
  path: '/person-categories',
  about: 'The groups of the ensemble list.',
  answer: z.array(personCategoryAnswer),
  example: [{ id: 2, slug: 'tanz', name: 'Tanz' }],
})
const venuesCall = readingCall({
  path: '/venues',
  about: 'The venues of the house.',
  answer: z.array(venueAnswer),
  example: [exampleVenue],
})
const venueCall = readingOneCall({
  path: '/venues/{id}',
  about: 'One venue with its rooms and the way there.',
  answer: venueDetailAnswer,
  example: exampleVenueDetail,
})
const seriesCall = readingOneCall({
  path: '/series/{id}',
  about: 'One series.',
  answer: seriesDetailAnswer,
  example: exampleSeriesDetail,
})

/** What the house plays, who plays it, and where (B §7, A §7). */
export function houseApi(platform: Platform) {
  const api = createApi()

  api.openapi(productionsCall, async (context) => {
    const query = context.req.valid('query')
    const date = query.date && startOfDay(query.date)
    const { count, rows } = await listProductions(platform, { ...query, date }, query.page_size)
    return context.json(listAnswer(context.req.url, query, count, rows.map(productionEntity)), 200)
  })
  api.openapi(productionCall, async (context) => {
    const row = orNotFound(await findProduction(platform, context.req.valid('param').id))
    const contributors = castOf(await listContributors(platform, row.production.id))
    return context.json({ ...productionEntity(row), description: row.production.description, contributors }, 200)
  })
  api.openapi(personsCall, async (context) => context.json((await listPersons(platform)).map(personEntity), 200))
  api.openapi(personCall, async (context) => {
    const row = orNotFound(await findPerson(platform, context.req.valid('param').id))
    return context.json({ ...personEntity(row), biography: row.person.biography, image_obj: pictureOf(row.image) }, 200)
  })
  api.openapi(personCategoriesCall, async (context) => {
    const categories = (await listPersons(platform)).map(({ category: { id, slug, name } }) => [id, { id, slug, name }] as const)
    return context.json([...new Map(categories).values()], 200)
  })
  api.openapi(venuesCall, async (context) => context.json((await listVenues(platform)).map(venueEntity), 200))
  api.openapi(venueCall, async (context) => {
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
  api.openapi(seriesCall, async (context) => {
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
