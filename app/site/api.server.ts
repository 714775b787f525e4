import { count, desc } from 'drizzle-orm'
import type { Auth } from '../platform/auth/auth.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import { createApi } from '../platform/http/api.ts'
import { callerAddress } from '../platform/http/client-address.ts'
import { listResponse, type PageQuery } from '../platform/http/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { addressInLanguage } from '../platform/routing/address-in-language.ts'
import { ADMIN_PATH } from '../platform/routing/table.ts'
import { type Alert, readAlerts } from './alerts.server.ts'
import type { NotFoundLog } from './not-found-log.server.ts'
import { readOpeningHoursToday } from './opening-hours.server.ts'
import { readRedirects } from './redirects.server.ts'
import {
  breakingNewsRoute,
  errorLogRoute,
  logoutRoute,
  missingAddressRoute,
  openingHoursRoute,
  redirectRoute,
  settingsRoute,
  userDetailsRoute,
} from './route-definitions.ts'
import { readSettings } from './settings.server.ts'
import { errorLog } from './tables.ts'

/** The site's own endpoints: current user, opening hours, alert, not-found log (A §7, B §7). */
export function siteApi(platform: Platform, auth: Auth, missing: NotFoundLog) {
  const api = createApi()
  const { publicUrl } = platform.config

  api.openapi(userDetailsRoute, async (context) => {
    const viewer = await context.var.viewer()
    const { design } = await readSettings(platform)
    context.header('cache-control', 'no-store')
    const details = {
      has_dashboard_online_access: viewer?.role.id === 'admin',
      is_logged_in: Boolean(viewer),
      username: viewer?.name ?? '',
      email: viewer?.email ?? '',
      first_name: viewer?.firstName ?? '',
      last_name: viewer?.lastName ?? '',
      login_url: ADMIN_PATH,
      logout_url: '/api/user-logout/',
      webshop_url: viewer ? design.webshopLink || (platform.config.SHOP_URL ?? '') : '',
    }
    return context.json(details, 200)
  })

  api.openapi(logoutRoute(publicUrl), async (context) => {
    for (const cookie of (await auth.signOut(context.req.raw)).getSetCookie()) context.header('set-cookie', cookie, { append: true })
    // Pages of staff that browsers keep for the way back, without asking again.
    context.header('clear-site-data', '"cache"')
    return context.json({ status: 'ok' as const }, 200)
  })

  api.openapi(openingHoursRoute, async (context) => context.json(await readOpeningHoursToday(platform), 200))
  api.openapi(breakingNewsRoute, async (context) => context.json((await readAlerts(platform)).map(alertEntity), 200))

  api.openapi(errorLogRoute, async (context) => {
    const query = context.req.valid('query')
    const { total, entries } = await readErrorLog(platform, query)
    return context.json(listResponse(context.req.url, query, total, entries), 200)
  })

  api.openapi(missingAddressRoute(publicUrl), async (context) => {
    await missing.reportFromBrowser(context.req.valid('json').url, callerAddress(context, platform.config))
    return context.json({ status: 'ok' as const }, 201)
  })

  return api
}

/** The endpoints of settings and redirects, under the page editor's prefix (A §7). */
export function sitePageEditorApi(platform: Platform) {
  const api = createApi()
  api.openapi(settingsRoute, async (context) => context.json({ status: 200 as const, data: (await readSettings(platform)).site }, 200))
  api.openapi(redirectRoute, async (context) => {
    const list = await readRedirects(platform)
    return context.json(
      [...list].map(([old_path, new_path]) => ({ old_path, new_path })),
      200,
    )
  })
  return api
}

/** A page of the not-found log, most requested first. Two statements. */
async function readErrorLog({ db }: Platform, { page, page_size }: PageQuery) {
  const [total] = await db.select({ count: count() }).from(errorLog)
  const rows = await db
    .select()
    .from(errorLog)
    .orderBy(desc(errorLog.hits), desc(errorLog.lastSeenAt), errorLog.url)
    .limit(page_size)
    .offset((page - 1) * page_size)
  const entries = rows.map(({ url, hits, firstSeenAt, lastSeenAt }) => ({
    url,
    hits,
    first_seen_at: isoWithOffset(toInstant(firstSeenAt)),
    last_seen_at: isoWithOffset(toInstant(lastSeenAt)),
  }))
  return { total: total?.count ?? 0, entries }
}

/** An alert whose link leads on in the language of the call. */
function alertEntity(alert: Alert): Alert {
  return { ...alert, link: { url: addressInLanguage(alert.link.url) } }
}
