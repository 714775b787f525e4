import type { Context } from 'hono'
import type { SessionUser } from '../../platform/auth/auth.ts'
import { loginOptionsOf } from '../../platform/auth/login-options.ts'
import { type ApiEnv, createApi, jsonBody, requireSessionUser } from '../../platform/http/api.ts'
import { requireCsrfToken } from '../../platform/http/csrf.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  changeOwnName,
  nameSchema,
  passkeyNameSchema,
  removePasskey,
  renamePasskey,
  revokeOtherSessions,
  revokeOwnSession,
} from './account.server.ts'

/** The calls by which people see to their own account, whatever their role; beside those of the login library. */
export function accountApi(platform: Platform) {
  const api = createApi()

  async function writer(context: Context<ApiEnv>): Promise<SessionUser> {
    const person = await requireSessionUser(context)
    requireCsrfToken(context.req.raw, platform.config.publicUrl)
    return person
  }

  api.get('/login-ways', (context) => context.json(loginOptionsOf(platform.config)))

  api.get('/account', async (context) => {
    const { name, mustSetUpSecondFactor } = await requireSessionUser(context)
    context.header('cache-control', 'no-store')
    return context.json({ name, mustSetUpSecondFactor })
  })

  api.patch('/account', async (context) => {
    const person = await writer(context)
    await changeOwnName(platform, person, await jsonBody(context, nameSchema))
    return context.body(null, 204)
  })

  api.patch('/account/passkeys/:id', async (context) => {
    const person = await writer(context)
    const { name } = await jsonBody(context, passkeyNameSchema)
    await renamePasskey(platform, person, context.req.param('id'), name)
    return context.body(null, 204)
  })

  api.delete('/account/passkeys/:id', async (context) => {
    await removePasskey(platform, await writer(context), context.req.param('id'))
    return context.body(null, 204)
  })

  api.delete('/account/sessions', async (context) => {
    await revokeOtherSessions(platform, await writer(context))
    return context.body(null, 204)
  })

  api.delete('/account/sessions/:id', async (context) => {
    await revokeOwnSession(platform, await writer(context), context.req.param('id'))
    return context.body(null, 204)
  })

  return api
}
