import { MAX_ID } from '../platform/database/record-id.ts'
import { createApi, requireStaff } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { pageDeleteImpact } from './page-delete-impact.server.ts'
import { staffScreens } from './staff-screens.server.ts'

/**
 * API of pages beyond the content system's: the delete impact, for which all features are searched, and the screens that the
 * command palette leads to from any page.
 */
export function pagesApi(platform: Platform) {
  const api = createApi()
  api.get('/admin/pages/:id{[1-9]\\d*}/consequences', async (context) => {
    await requireStaff(context)
    context.header('cache-control', 'no-store')
    return context.json(await pageDeleteImpact(platform.db, Math.min(Number(context.req.param('id')), MAX_ID)))
  })
  api.get('/staff/screens', async (context) => {
    const { role } = await requireStaff(context)
    context.header('cache-control', 'no-store')
    return context.json({ results: staffScreens(role) })
  })
  return api
}
