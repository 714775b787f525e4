import type { Context } from 'hono'
import type { Action } from '../platform/auth/rights.ts'
import { type ApiEnv, createApi, jsonBody, requireStaff } from '../platform/http/api.ts'
import { may } from '../platform/http/authorize.ts'
import { requireCsrfToken } from '../platform/http/csrf.ts'
import { listChanges } from '../records/history.server.ts'
import { restoreSchema, updateSchema } from '../records/type-access.server.ts'
import { restoreSettings, SETTINGS_ID, type SettingsServices, settingsKind, updateSettings } from './settings-record.server.ts'

/** The endpoints of the settings, which are a single record with a history. */
export function settingsApi(services: SettingsServices) {
  const { platform } = services
  const api = createApi()

  /** @throws Problem 401, 403 */
  async function requireViewer(context: Context<ApiEnv>, action: Action) {
    const viewer = await requireStaff(context, may(action, 'settings'))
    if (action !== 'read') requireCsrfToken(context.req.raw, platform.config.publicUrl)
    return viewer
  }

  api.patch('/admin/settings/:id{1}', async (context) => {
    const viewer = await requireViewer(context, 'write')
    const { base, values } = await jsonBody(context, updateSchema)
    return context.json(await updateSettings(services, viewer, base, values))
  })

  api.get('/admin/settings/:id{1}/changes', async (context) => {
    await requireViewer(context, 'read')
    const changes = { type: settingsKind, id: SETTINGS_ID, before: context.req.query('before') }
    return context.json(await listChanges(platform.db, changes), 200, { 'cache-control': 'no-store' })
  })

  api.post('/admin/settings/:id{1}/restore', async (context) => {
    const viewer = await requireViewer(context, 'write')
    const { change } = await jsonBody(context, restoreSchema)
    return context.json(await restoreSettings(services, viewer, change))
  })

  return api
}
