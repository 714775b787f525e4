import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { reads } from '../platform/http/authorize.ts'
import { publicGet, staffGet } from '../platform/http/get-route.ts'
import { listOf, pageParameters } from '../platform/http/paging.ts'
import { jsonRequest, publicPost } from '../platform/http/post-route.ts'
import { ADMIN_PATH } from '../platform/routing/table.ts'
import { siteSettingsSchema } from './schema.ts'

// Route definitions of the site's own endpoints, for the OpenAPI document.

const ERROR_LOG_PAGE_SIZE = 50

export const userDetailsRoute = publicGet({
  path: '/user-details',
  summary: 'Who is logged in; empty texts for visitors.',
  response: z.object({
    has_dashboard_online_access: z.boolean(),
    is_logged_in: z.boolean(),
    username: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    login_url: z.string(),
    logout_url: z.string(),
    webshop_url: z.string(),
  }),
  example: {
    has_dashboard_online_access: false,
    is_logged_in: false,
    username: '',
    email: '',
    first_name: '',
    last_name: '',
    login_url: ADMIN_PATH,
    logout_url: '/api/user-logout/',
    webshop_url: '',
  },
})

const openingHoursEntry = z
  .object({
    time_from: z.string(),
    time_to: z.string(),
    closed: z.boolean(),
    alternative_text: z.string(),
    alternative_link_url: z.string(),
  })
  .meta({ id: 'OpeningHours', description: 'Times as HH:MM; a text takes the place of the times.' })

export const openingHoursRoute = publicGet({
  path: '/opening-hours-today',
  summary: 'The hours of the box office today; exceptions replace the regular hours.',
  response: z.object({ opening_hours: z.array(openingHoursEntry), opening_hours_exceptions: z.array(openingHoursEntry) }),
  example: {
    opening_hours: [{ time_from: '10:00', time_to: '18:00', closed: false, alternative_text: '', alternative_link_url: '' }],
    opening_hours_exceptions: [],
  },
})

export const breakingNewsRoute = publicGet({
  path: '/breaking-news',
  summary: 'What is to be said on every page now; the first one is shown.',
  response: z.array(
    z.object({ id: z.int(), title: z.string(), text: z.string(), link: z.object({ url: z.string() }), link_title: z.string() }),
  ),
  example: [
    {
      id: 1,
      title: 'Vorstellungsausfall',
      text: '„Salz“ am 21.11. entfällt.',
      link: { url: '/de/spielplan' },
      link_title: 'Zum Spielplan',
    },
  ],
})

export const settingsRoute = publicGet({
  path: '/settings',
  summary: 'What the house switches for the whole site.',
  response: z.object({ status: z.literal(200), data: siteSettingsSchema }),
  example: {
    status: 200,
    data: {
      is_site_online: true,
      is_shop_online: true,
      html_header: { code: '' },
      html_footer_top: { code: '' },
      html_footer_bottom: { code: '' },
    },
  },
})

export const redirectRoute = publicGet({
  path: '/redirect',
  summary: 'Addresses that have moved.',
  response: z.array(z.object({ old_path: z.string(), new_path: z.string() })),
  example: [{ old_path: '/de/programm', new_path: '/de/spielplan' }],
})

export const errorLogRoute = staffGet({
  may: reads('site'),
  path: '/dashboard-error-log',
  summary: 'Addresses that led nowhere, those asked for most first.',
  query: z.object(pageParameters(ERROR_LOG_PAGE_SIZE)),
  response: listOf(z.object({ url: z.string(), hits: z.int(), first_seen_at: z.string(), last_seen_at: z.string() })),
  example: {
    count: 1,
    next: null,
    previous: null,
    results: [{ url: '/de/alt', hits: 3, first_seen_at: '2026-11-02T09:00:00+01:00', last_seen_at: '2026-11-21T11:00:00+01:00' }],
  },
})

const done = { response: z.object({ status: z.literal('ok') }), example: { status: 'ok' as const } }

/** Ends the session. */
export const logoutRoute = (publicUrl: string) =>
  createRoute(publicPost({ path: '/user-logout', summary: 'Logs out; for visitors nothing changes.', status: 200, ...done, publicUrl }))

/** Reports a 404 to the not-found log (A §8). */
export const missingAddressRoute = (publicUrl: string) =>
  createRoute({
    ...publicPost({
      path: '/dashboard-error-log',
      summary: 'Says that an address led nowhere.',
      status: 201,
      ...done,
      errors: [400, 429],
      publicUrl,
    }),
    request: jsonRequest(z.strictObject({ url: z.string().min(1).max(2000) }), { url: '/de/alt' }),
  })
