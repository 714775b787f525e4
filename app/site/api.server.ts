import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Auth } from '../platform/auth/auth.ts'
import { createApi, validationProblem } from '../platform/http/api.ts'
import { assertSameSiteWrite } from '../platform/http/csrf.ts'
import type { Platform } from '../platform/platform.ts'
import { HUB_PATH } from '../platform/routing/table.ts'
import { readAlerts } from './alerts.server.ts'
import { consentApi } from './consent/consent-api.server.ts'
import { readOpeningHoursToday } from './opening-hours.server.ts'
import { readRedirects } from './redirects.server.ts'
import { readSettings } from './settings.server.ts'
import { errorLog } from './tables.ts'

const errorLogEntry = z.strictObject({ url: z.string().min(1).max(2000) })

/** The calls about the site as a whole: who is logged in, hours, alert, error log (A §7, B §7). */
export function siteApi(platform: Platform, auth: Auth) {
  const api = createApi()
  api.route('/', consentApi(platform))

  api.get('/user-details', async (context) => {
    const viewer = await context.var.viewer()
    context.header('cache-control', 'no-store')
    return context.json({
      has_dashboard_online_access: viewer?.role === 'admin',
      is_logged_in: Boolean(viewer),
      username: viewer?.name ?? '',
      email: viewer?.email ?? '',
      first_name: viewer?.firstName ?? '',
      last_name: viewer?.lastName ?? '',
      login_url: HUB_PATH,
      logout_url: '/api/user-logout/',
      webshop_url: '',
    })
  })

  api.post('/user-logout', async (context) => {
    assertSameSiteWrite(context.req.raw, platform.config.publicUrl)
    for (const cookie of (await auth.signOut(context.req.raw)).getSetCookie()) context.header('set-cookie', cookie, { append: true })
    return context.json({ status: 'ok' })
  })

  api.get('/opening-hours-today', async (context) => context.json(await readOpeningHoursToday(platform)))
  api.get('/breaking-news', async (context) => context.json(await readAlerts(platform)))

  api.post('/dashboard-error-log', async (context) => {
    assertSameSiteWrite(context.req.raw, platform.config.publicUrl)
    const entry = errorLogEntry.safeParse(await context.req.json().catch(() => undefined))
    if (!entry.success) throw validationProblem(entry.error.issues)
    await logMissingAddress(platform, entry.data.url)
    return context.json({ status: 'ok' }, 201)
  })

  return api
}

/** Settings and redirects, whose paths stand beside the page editor's calls (A §7). */
export function sitePageEditorApi(platform: Platform) {
  const api = createApi()
  api.get('/settings', async (context) => context.json({ status: 200, data: (await readSettings(platform)).site }))
  api.get('/redirect', async (context) => {
    const list = await readRedirects(platform)
    return context.json([...list].map(([old_path, new_path]) => ({ old_path, new_path })))
  })
  return api
}

/** Counts an address that led nowhere (A §8). */
async function logMissingAddress(platform: Platform, url: string): Promise<void> {
  await platform.db
    .insert(errorLog)
    .values({ url })
    .onConflictDoUpdate({ target: errorLog.url, set: { hits: sql`${errorLog.hits} + 1`, lastSeenAt: sql`now()` } })
}
