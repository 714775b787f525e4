import type { Context } from 'hono'
import type { Viewer } from '../platform/auth/auth.ts'
import { type ApiEnv, createApi, validationProblem } from '../platform/http/api.ts'
import { assertMayWrite, staffWriter } from '../platform/http/staff-write.ts'
import type { Platform } from '../platform/platform.ts'
import { changeRole, endSessions, removePerson, roleChangeSchema } from './people.server.ts'

/** The calls about accounts, for administrators: another role, ending sessions, taking an account away. */
export function peopleApi(platform: Platform) {
  const api = createApi()

  async function administrator(context: Context<ApiEnv>): Promise<Viewer> {
    const viewer = await staffWriter(context, platform)
    assertMayWrite(viewer, 'people')
    return viewer
  }

  api.patch('/people/:id', async (context) => {
    const viewer = await administrator(context)
    const given = roleChangeSchema.safeParse(await context.req.json().catch(() => undefined))
    if (!given.success) throw validationProblem(given.error.issues)
    await changeRole(platform, viewer, context.req.param('id'), given.data.role)
    return context.body(null, 204)
  })

  api.delete('/people/:id/sessions', async (context) => {
    await administrator(context)
    await endSessions(platform, context.req.param('id'))
    return context.body(null, 204)
  })

  api.delete('/people/:id', async (context) => {
    const viewer = await administrator(context)
    await removePerson(platform, viewer, context.req.param('id'))
    return context.body(null, 204)
  })

  return api
}
