import { z } from 'zod'
import { createApi, idParam, jsonBody, parseInput, requireStaff } from '../platform/http/api.ts'
import { authorize } from '../platform/http/authorize.ts'
import type { Platform } from '../platform/platform.ts'
import { requireTypeAccess } from '../records/type-access.server.ts'
import { performEveningAction } from './perform-action.server.ts'
import { eveningActionSchema } from './schema.ts'
import { proposeSubstitutes } from './substitutes.server.ts'
import { undoEveningAction } from './undo-action.server.ts'

const partSchema = z.object({ kind: z.enum(['cast', 'team']), role: z.string().min(1).max(300) })

/** API of the evening desk: who could take over, an action with all that belongs to it, and its undo. */
export function eveningApi(platform: Platform) {
  const api = createApi()

  api.get('/admin/evening/:id/substitutes', async (context) => {
    authorize(await requireStaff(context), 'read', 'programme')
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
