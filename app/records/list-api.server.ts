import type { Context } from 'hono'
import { z } from 'zod'
import { recordId } from '../platform/database/record-id.ts'
import { type ApiEnv, createApi, idParam, jsonBody, requireStaff } from '../platform/http/api.ts'
import { ANY_STAFF } from '../platform/http/authorize.ts'
import { requireCsrfToken } from '../platform/http/csrf.ts'
import { validationFailed } from '../platform/http/problem.ts'
import { streamText } from '../platform/http/stream-text.ts'
import type { Platform } from '../platform/platform.ts'
import { bulkSchema, idsSchema, namedDeleteImpacts, runBulkAction, undoChanges, undoSchema } from './bulk.server.ts'
import { exportList } from './export.server.ts'
import { countRecords, type ListScope, listIds, MAX_SELECTED, selectedScope } from './list.server.ts'
import { requestedScope } from './list-scope.server.ts'
import type { RecordType } from './record-type.ts'
import { deleteView, saveView, viewSchema } from './saved-views.server.ts'
import { requireImpactAccess, requireTypeAccess, typePathParameter } from './type-access.server.ts'

const EXPORT = 'export\\.(?:csv|json)'
/** The records selected in a list. */
const selectionSchema = z.strictObject({ ids: z.array(recordId).min(1).max(MAX_SELECTED) })

/** The admin API of lists: saved views, exports and bulk actions. */
export function recordListApi(platform: Platform) {
  const api = createApi()
  const TYPE = typePathParameter()

  // A saved view holds no content, so every logged-in user may save one.
  api.post('/admin/views', async (context) => {
    const viewer = await requireStaff(context, ANY_STAFF)
    requireCsrfToken(context.req.raw, platform.config.publicUrl)
    return context.json(await saveView(platform, viewer, await jsonBody(context, viewSchema)), 201)
  })

  api.delete('/admin/views/:id{[1-9]\\d{0,8}}', async (context) => {
    const viewer = await requireStaff(context, ANY_STAFF)
    requireCsrfToken(context.req.raw, platform.config.publicUrl)
    await deleteView(platform, viewer, idParam(context))
    return context.body(null, 204)
  })

  api.get(`/admin/${TYPE}/ids`, async (context) => {
    const { type } = await requireTypeAccess(context, platform, 'read')
    context.header('cache-control', 'no-store')
    return context.json(await listIds(platform.db, type, requestedScope(platform, type, context.req.url)))
  })

  api.get(`/admin/${TYPE}/count`, async (context) => {
    const { type } = await requireTypeAccess(context, platform, 'read')
    context.header('cache-control', 'no-store')
    return context.json({ count: await countRecords(platform.db, type, requestedScope(platform, type, context.req.url)) })
  })

  api.get(`/admin/${TYPE}/:file{${EXPORT}}`, async (context) => {
    const { type } = await requireTypeAccess(context, platform, 'read')
    return exported(context, type, requestedScope(platform, type, context.req.url))
  })

  // POST because a URL cannot hold so many ids; nothing is written.
  api.post(`/admin/${TYPE}/:file{${EXPORT}}`, async (context) => {
    const { type } = await requireTypeAccess(context, platform, 'read')
    const { ids } = await jsonBody(context, selectionSchema)
    const scope = selectedScope(type, requestedScope(platform, type, context.req.url), ids)
    return exported(context, type, { ...scope, isNarrowed: true })
  })

  function exported(context: Context<ApiEnv>, type: RecordType, scope: ListScope & { isNarrowed: boolean }): Response {
    const format = context.req.param('file')?.endsWith('csv') ? 'csv' : 'json'
    return context.body(streamText(exportList(platform.db, type, scope, format), context.var.log), 200, {
      'cache-control': 'no-store',
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
      'content-disposition': `attachment; filename="${type.name}${scope.isNarrowed ? '-auswahl' : ''}.${format}"`,
    })
  }

  api.get(`/admin/${TYPE}/dependents`, async (context) => {
    const { type } = await requireImpactAccess(context, platform)
    const ids = idsSchema.safeParse(context.req.query('ids') ?? '')
    if (!ids.success) throw validationFailed(ids.error.issues)
    context.header('cache-control', 'no-store')
    return context.json(await namedDeleteImpacts(platform.db, type, ids.data))
  })

  api.post(`/admin/${TYPE}/bulk`, async (context) => {
    await requireTypeAccess(context, platform, 'write')
    const action = await jsonBody(context, bulkSchema)
    const { type, viewer } = await requireTypeAccess(context, platform, action.action === 'delete' ? 'delete' : 'write')
    return context.json(await runBulkAction(platform, type, viewer, action))
  })

  api.post(`/admin/${TYPE}/bulk/undo`, async (context) => {
    const { type, viewer } = await requireTypeAccess(context, platform, 'write')
    const { changes } = await jsonBody(context, undoSchema)
    return context.json(await undoChanges(platform, type, viewer, changes))
  })

  return api
}
