import type { Context } from 'hono'
import type { Viewer } from '../platform/auth/auth.ts'
import { type ApiEnv, createApi, jsonBody, requireStaff } from '../platform/http/api.ts'
import { authorize, reads } from '../platform/http/authorize.ts'
import { requireStaffWrite } from '../platform/http/require-staff-write.ts'
import type { Platform } from '../platform/platform.ts'
import { listSessions } from './account/sessions.server.ts'
import { invitationSchema, inviteUser } from './invite.server.ts'
import { copyRole, deleteRole, roleCopySchema, roleUpdateSchema, updateRole } from './roles.server.ts'
import {
  changeRole,
  deleteUser,
  resendInvitation,
  resetSecondFactor,
  revokeUserSessions,
  roleChangeSchema,
  secondFactorRuleSchema,
  setSecondFactorRoles,
} from './users.server.ts'

/** The calls about accounts and roles, for administrators: inviting, another role, ending sessions, taking an account away. */
export function usersApi(platform: Platform) {
  const api = createApi()

  async function administrator(context: Context<ApiEnv>): Promise<Viewer> {
    const viewer = await requireStaffWrite(context, platform)
    authorize(viewer, 'write', 'people')
    return viewer
  }

  api.post('/invitations', async (context) => {
    const viewer = await administrator(context)
    const invited = await jsonBody(context, invitationSchema)
    await inviteUser(platform, viewer, invited)
    return context.json({ email: invited.email }, 201)
  })

  api.put('/people/second-factor-roles', async (context) => {
    const viewer = await administrator(context)
    const { roles } = await jsonBody(context, secondFactorRuleSchema)
    await setSecondFactorRoles(platform, viewer, roles)
    return context.body(null, 204)
  })

  api.patch('/people/:id', async (context) => {
    const viewer = await administrator(context)
    await changeRole(platform, viewer, context.req.param('id'), await jsonBody(context, roleChangeSchema))
    return context.body(null, 204)
  })

  api.post('/people/:id/invitation', async (context) => {
    const viewer = await administrator(context)
    await resendInvitation(platform, viewer, context.req.param('id'))
    return context.body(null, 204)
  })

  api.get('/people/:id/sessions', async (context) => {
    await requireStaff(context, reads('people'))
    context.header('cache-control', 'no-store')
    return context.json(await listSessions(platform.db, context.req.param('id')))
  })

  api.delete('/people/:id/sessions', async (context) => {
    const viewer = await administrator(context)
    await revokeUserSessions(platform, viewer, context.req.param('id'))
    return context.body(null, 204)
  })

  api.delete('/people/:id/sessions/:session', async (context) => {
    const viewer = await administrator(context)
    await revokeUserSessions(platform, viewer, context.req.param('id'), context.req.param('session'))
    return context.body(null, 204)
  })

  api.delete('/people/:id/second-factor', async (context) => {
    const viewer = await administrator(context)
    await resetSecondFactor(platform, viewer, context.req.param('id'))
    return context.body(null, 204)
  })

  api.delete('/people/:id', async (context) => {
    const viewer = await administrator(context)
    await deleteUser(platform, viewer, context.req.param('id'))
    return context.body(null, 204)
  })

  api.post('/roles', async (context) => {
    const viewer = await administrator(context)
    return context.json(await copyRole(platform, viewer, await jsonBody(context, roleCopySchema)), 201)
  })

  api.put('/roles/:id', async (context) => {
    const viewer = await administrator(context)
    await updateRole(platform, viewer, context.req.param('id'), await jsonBody(context, roleUpdateSchema))
    return context.body(null, 204)
  })

  api.delete('/roles/:id', async (context) => {
    const viewer = await administrator(context)
    await deleteRole(platform, viewer, context.req.param('id'))
    return context.body(null, 204)
  })

  return api
}
