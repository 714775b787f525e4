import { createApi, idParam, jsonBody, parseInput, requireStaff } from '../platform/http/api.ts'
import { reads } from '../platform/http/authorize.ts'
import { describeCalls } from '../platform/http/call-descriptions.ts'
import type { Platform } from '../platform/platform.ts'
import { requireTypeAccess } from '../records/type-access.server.ts'
import { EVENING_CALLS } from './api-descriptions.server.ts'
import { performEveningAction } from './perform-action.server.ts'
import { eveningActionSchema, partSchema } from './schema.ts'
import { proposeSubstitutes } from './substitutes.server.ts'
import { undoEveningAction } from './undo-action.server.ts'

/** API of the evening desk: who could take over, an action with all that belongs to it, and its undo. */
export function eveningApi(platform: Platform) {
  const api = createApi()
  describeCalls(api, EVENING_CALLS)

  api.get('/admin/evening/:id/substitutes', async (context) => {
    await requireStaff(context, reads('programme'))
    return context.json(await proposeSubstitutes(platform, idParam(context), parseInput(partSchema, context.req.query())))
  })

  api.post('/admin/evening/:id/actions', async (context) => {
    const { viewer } = await requireTypeAccess(context, platform, 'write', 'event')
    const action = await jsonBody(context, eveningActionSchema)
    return context.json({ id: await performEveningAction(platform, viewer, idParam(context), action) }, 201)
  })

  api.post('/admin/evening/actions/:id/undo', async (context) => {
    const { viewer } = await requireTypeAccess(context, platform, 'write', 'event')
    await undoEveningAction(platform, viewer, idParam(context))
    return context.body(null, 204)
  })

  return api
}
