import { MAX_ID } from '../platform/database/record-id.ts'
import { createApi, requireStaff } from '../platform/http/api.ts'
import { ANY_STAFF, reads } from '../platform/http/authorize.ts'
import type { Platform } from '../platform/platform.ts'
import { foundRecords } from './found-records.server.ts'
import { pageDeleteImpact } from './page-delete-impact.server.ts'
import { staffScreens } from './staff-screens.server.ts'

const MAX_TYPED = 200

/**
 * API of pages beyond the content system's: the delete impact, for which all features are searched, and the screens and records
 * that the command palette leads to.
 */
export function pagesApi(platform: Platform) {
  const api = createApi()
  api.get('/admin/pages/:id{[1-9]\\d*}/consequences', async (context) => {
    await requireStaff(context, reads('site'))
    context.header('cache-control', 'no-store')
    return context.json(await pageDeleteImpact(platform.db, Math.min(Number(context.req.param('id')), MAX_ID)))
  })
  api.get('/staff/screens', async (context) => {
    const { role } = await requireStaff(context, ANY_STAFF)
    context.header('cache-control', 'no-store')
    return context.json({ results: staffScreens(role) })
  })
  api.get('/staff/records', async (context) => {
    const viewer = await requireStaff(context, ANY_STAFF)
    context.header('cache-control', 'no-store')
    return context.json(await foundRecords(platform, viewer, (context.req.query('q') ?? '').slice(0, MAX_TYPED)))
  })
  return api
}
