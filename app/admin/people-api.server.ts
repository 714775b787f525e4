import type { Context } from 'hono'
import type { Viewer } from '../platform/auth/auth.ts'
import { mayDo } from '../platform/auth/rights.ts'
import { type ApiEnv, createApi, requireStaff, validationProblem } from '../platform/http/api.ts'
import { assertSameSiteWrite } from '../platform/http/csrf.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { changeRole, endSessions, removePerson, roleChangeSchema } from './people.server.ts'

/** The calls about accounts, for administrators: another role, ending sessions, taking an account away. */
export function peopleApi(platform: Platform) {
  const api = createApi()

  async function administrator(context: Context<ApiEnv>): Promise<Viewer> {
    const viewer = await requireStaff(context)
    assertSameSiteWrite(context.req.raw, platform.config.publicUrl)
    if (!mayDo(viewer.role, 'write', 'people')) throw new Problem(403, 'not_allowed', t('Your account may not do this.'))
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
