import type { Context } from 'hono'
import { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { MAX_ID, recordId } from '../platform/database/record-id.ts'
import { type ApiEnv, createApi, idParam, jsonBody, parseInput } from '../platform/http/api.ts'
import { SEES_WORK } from '../platform/http/authorize.ts'
import type { Platform } from '../platform/platform.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { accessibleType, requireTypeAccess } from '../records/type-access.server.ts'
import { noteAbsence, readAbsencePlan } from './absences.server.ts'
import { changeCells } from './cells.server.ts'
import { listEarlierCasts } from './earlier-casts.server.ts'
import { readCastGrid } from './grid.server.ts'
import { insertCast } from './insert-cast.server.ts'
import { findPeople } from './people.server.ts'
import { previewCast } from './preview-cast.server.ts'
import { absencePeriod, absenceSchema, changeCellsSchema, insertCastSchema, pasteSchema } from './schema.ts'

const PRODUCTION = '/admin/casting/production/:id{[1-9]\\d{0,8}}'
const MAX_EVENTS = 200

const optionalId = z.coerce.number().int().min(1).max(MAX_ID).optional()
const gridQuery = z.object({ past: z.literal('1').optional(), event: optionalId })
const peopleQuery = z.object({
  q: z.string().max(200).default(''),
  events: z
    .string()
    .max(3000)
    .default('')
    .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
    .pipe(z.array(recordId).max(MAX_EVENTS)),
})

/** API of casting: the grid of a production and its cells, casts from the clipboard, absences. */
export function castingApi(platform: Platform) {
  const api = createApi()
  const requireReader = (context: Context<ApiEnv>) => requireTypeAccess(context, platform, 'read', 'event', { may: SEES_WORK })
  const requirePlanner = (context: Context<ApiEnv>) => requireTypeAccess(context, platform, 'write', 'event')
  // An absence concerns all productions, so that roles limited to some of them note none.
  const requireAbsences = (context: Context<ApiEnv>) => requireTypeAccess(context, platform, 'write', 'absence')
  const productionsOf = (viewer: Viewer) => accessibleType(platform, viewer, 'read', recordTypeNamed('production'))
  const gridReader = (viewer: Viewer) => ({ viewer, productions: productionsOf(viewer) })

  api.get(PRODUCTION, async (context) => {
    const { viewer } = await requireReader(context)
    const { past, event } = parseInput(gridQuery, context.req.query())
    const scope = { alsoPast: past === '1', ...(event === undefined ? {} : { eventId: event }) }
    return context.json(await readCastGrid(platform, gridReader(viewer), idParam(context), scope))
  })

  api.get(`${PRODUCTION}/earlier`, async (context) => {
    const { viewer } = await requireReader(context)
    return context.json(await listEarlierCasts(platform.db, productionsOf(viewer), idParam(context)))
  })

  api.post(`${PRODUCTION}/preview`, async (context) => {
    const { viewer } = await requirePlanner(context)
    const { text } = await jsonBody(context, pasteSchema)
    return context.json(await previewCast(platform, gridReader(viewer), idParam(context), text))
  })

  api.post(`${PRODUCTION}/insert`, async (context) => {
    const { viewer } = await requirePlanner(context)
    const cast = await jsonBody(context, insertCastSchema)
    return context.json(await insertCast(platform, viewer, idParam(context), cast))
  })

  api.get('/admin/casting/people', async (context) => {
    const { viewer } = await requireReader(context)
    const { q, events } = parseInput(peopleQuery, context.req.query())
    return context.json(await findPeople(platform, viewer, { q, eventIds: events }))
  })

  api.post('/admin/casting/cells', async (context) => {
    const { viewer } = await requirePlanner(context)
    return context.json({ undo: await changeCells(platform, viewer, await jsonBody(context, changeCellsSchema)) })
  })

  api.post('/admin/casting/absence/plan', async (context) => {
    await requireAbsences(context)
    return context.json(await readAbsencePlan(platform, await jsonBody(context, absencePeriod)))
  })

  api.post('/admin/casting/absence', async (context) => {
    const { viewer } = await requireAbsences(context)
    return context.json(await noteAbsence(platform, viewer, await jsonBody(context, absenceSchema)), 201)
  })

  return api
}
