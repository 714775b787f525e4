import { createApi, jsonBody } from '../platform/http/api.ts'
import { authorize } from '../platform/http/authorize.ts'
import { requireStaffWrite } from '../platform/http/require-staff-write.ts'
import type { Platform } from '../platform/platform.ts'
import { identityUndoSchema, identityUpdateSchema, undoIdentity, updateIdentity } from './write.server.ts'

/** The calls by which a theatre's look is changed, and the change taken back. */
export function identityApi(platform: Platform) {
  const api = createApi()

  api.put('/identity', async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    authorize(viewer, 'write', 'settings')
    const { base, identity } = await jsonBody(context, identityUpdateSchema)
    return context.json(await updateIdentity(platform, viewer, base, identity))
  })

  api.post('/identity/undo', async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    authorize(viewer, 'write', 'settings')
    const { base } = await jsonBody(context, identityUndoSchema)
    return context.json(await undoIdentity(platform, viewer, base))
  })

  return api
}
