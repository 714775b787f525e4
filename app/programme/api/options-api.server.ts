import { z } from 'zod'
import { canWithObject } from '../../platform/auth/rights.ts'
import { createApi, requireStaff } from '../../platform/http/api.ts'
import { readsSome } from '../../platform/http/authorize.ts'
import { publicGet, staffGet } from '../../platform/http/get-route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readTitledDates } from '../events/production-dates.server.ts'
import { readFilterOptions } from '../filter-options.server.ts'
import { listSeasons } from '../productions/queries.server.ts'
import { exhibitionTypeResponse, filteredOptionResponse, optionResponse, productionDatesResponse, seasonResponse } from './responses.ts'

const options = <Path extends string>(path: Path, about: string, name: string) =>
  publicGet({ path, summary: about, response: z.array(optionResponse), example: [{ id: 1, name }] })
const filteredOptions = <Path extends string>(path: Path, about: string, name: string) =>
  publicGet({ path, summary: about, response: z.array(filteredOptionResponse), example: [{ id: 1, name, show_in_filter: true }] })

const roomsRoute = options('/rooms', 'The rooms by which the Spielplan is filtered.', 'Großes Haus')
const genresRoute = options('/genres', 'The genres by which the Spielplan is filtered.', 'Komödie')
const eventTagsRoute = filteredOptions('/event-tags', 'The tags of performances: those of their productions and their own.', 'Für Familien')
const productionTagsRoute = filteredOptions('/production-tags', 'The tags of productions.', 'Für Familien')
const seriesRoute = filteredOptions('/series', 'The series by which the Spielplan is filtered.', 'Hausgäste')
const typesRoute = publicGet({
  path: '/exhibition-types',
  summary: 'The branches of the house.',
  response: z.array(exhibitionTypeResponse),
  example: [{ slug: '2', name: 'Tanz' }],
})
const seasonsRoute = publicGet({
  path: '/seasons',
  summary: 'The seasons, the newest first.',
  response: z.array(seasonResponse),
  example: [{ id: 1, name: '2026/27', starts_on: '2026-08-15', ends_on: '2027-07-15' }],
})

const MAX_IDS = 50
const idList = z
  .string()
  .regex(/^(\d{1,9}(,\d{1,9})*)?$/)
  .default('')
  .transform((text) => text.split(',').filter(Boolean).map(Number))
  .refine((ids) => ids.length <= MAX_IDS)

const productionDatesRoute = staffGet({
  may: readsSome('programme'),
  path: '/production-dates',
  summary: 'The dates of these productions, or of all, on which the visibility of modules may depend.',
  query: z.object({ ids: idList }),
  response: z.array(productionDatesResponse),
  example: [
    {
      id: 7,
      title: 'Glasgesang',
      first_start: '2026-11-21T19:30:00+01:00',
      last_start: '2026-12-13T18:00:00+01:00',
      sale_start: null,
    },
  ],
})

/** The filter options of lists (B §7), and the dates of productions for the page editor. */
export function optionsApi(platform: Platform) {
  const api = createApi()
  api.openapi(roomsRoute, async (context) => context.json((await readFilterOptions(platform)).room, 200))
  api.openapi(genresRoute, async (context) => context.json((await readFilterOptions(platform)).genre, 200))
  api.openapi(eventTagsRoute, async (context) => context.json((await readFilterOptions(platform)).tag, 200))
  api.openapi(productionTagsRoute, async (context) => context.json((await readFilterOptions(platform)).tag, 200))
  api.openapi(seriesRoute, async (context) => context.json((await readFilterOptions(platform)).series, 200))
  api.openapi(typesRoute, async (context) => {
    const { type } = await readFilterOptions(platform)
    // The slug is the numeric id as text, because filter values in addresses are numbers (AMB-18).
    return context.json(
      type.map(({ id, name }) => ({ slug: String(id), name })),
      200,
    )
  })
  api.openapi(seasonsRoute, async (context) => {
    const seasons = await listSeasons(platform)
    return context.json(
      seasons.map(({ id, name, startsOn, endsOn }) => ({ id, name, starts_on: startsOn, ends_on: endsOn })),
      200,
    )
  })
  api.openapi(productionDatesRoute, async (context) => {
    const { role } = await requireStaff(context, readsSome('programme'))
    const { ids } = context.req.valid('query')
    const dates = await readTitledDates(platform, ids)
    return context.json(
      dates.filter(({ id }) => canWithObject(role, 'read', 'programme', { type: 'production', id })),
      200,
    )
  })
  return api
}
