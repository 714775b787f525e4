import type { Context } from 'hono'
import { type ApiEnv, createApi, jsonBody } from '../platform/http/api.ts'
import { authorize } from '../platform/http/authorize.ts'
import { requireStaffWrite } from '../platform/http/require-staff-write.ts'
import { type StarterServices, writeStarter } from '../starters/index.server.ts'
import { placesSchema, productionSchema, putOffSchema, starterSchema } from './schema.ts'
import { putOffCards } from './state.server.ts'
import { createPlaces, createProduction } from './write-first.server.ts'

/** The calls of the first day, for those who set up the house. */
export function firstDayApi(services: StarterServices) {
  const { platform } = services
  const api = createApi()
  async function whoSetsUp(context: Context<ApiEnv>) {
    const viewer = await requireStaffWrite(context, platform)
    authorize(viewer, 'write', 'settings')
    return viewer
  }

  api.put('/admin/first-day/put-off', async (context) => {
    await whoSetsUp(context)
    await putOffCards(platform, (await jsonBody(context, putOffSchema)).putOff)
    return context.body(null, 204)
  })

  api.post('/admin/first-day/starter', async (context) => {
    const viewer = await whoSetsUp(context)
    await writeStarter(services, viewer, (await jsonBody(context, starterSchema)).starter)
    return context.body(null, 204)
  })

  api.post('/admin/first-day/places', async (context) => {
    const viewer = await whoSetsUp(context)
    await createPlaces(platform, viewer, await jsonBody(context, placesSchema))
    return context.body(null, 204)
  })

  api.post('/admin/first-day/production', async (context) => {
    const viewer = await whoSetsUp(context)
    await createProduction(platform, viewer, await jsonBody(context, productionSchema))
    return context.body(null, 204)
  })

  return api
}
