import { createApi, jsonBody, requireStaff, validationProblem } from '../../platform/http/api.ts'
import { assertSameSiteWrite } from '../../platform/http/csrf.ts'
import type { Platform } from '../../platform/platform.ts'
import { listIds, listQueryOf } from '../record-list.server.ts'
import { typeCall } from '../type-call.server.ts'
import { bulkSchema, changeMany, consequencesOfDeletingMany, idsSchema, undoChanges, undoSchema } from './bulk.server.ts'
import { listConditions } from './list-conditions.server.ts'
import { deleteView, saveView, viewSchema } from './views.server.ts'

/** What is done from a list: views of it kept, many of its records changed at once. Mounted before the calls of the content types. */
export function listApi(platform: Platform) {
  const api = createApi()

  // A view holds nothing but how somebody looks at a list, so whoever is logged in keeps their own.
  api.post('/admin/views', async (context) => {
    const viewer = await requireStaff(context)
    assertSameSiteWrite(context.req.raw, platform.config.publicUrl)
    return context.json(await saveView(platform, viewer, await jsonBody(context, viewSchema)), 201)
  })

  api.delete('/admin/views/:id{[1-9]\\d{0,8}}', async (context) => {
    const viewer = await requireStaff(context)
    assertSameSiteWrite(context.req.raw, platform.config.publicUrl)
    await deleteView(platform, viewer, Number(context.req.param('id')))
    return context.body(null, 204)
  })

  api.get('/admin/:type/ids', async (context) => {
    const { type } = await typeCall(context, platform, 'read')
    context.header('cache-control', 'no-store')
    const query = listQueryOf(type, new URL(context.req.url).searchParams)
    return context.json(await listIds(platform.db, type, listConditions(type, query)))
  })

  api.get('/admin/:type/dependents', async (context) => {
    const { type } = await typeCall(context, platform, 'read')
    const ids = idsSchema.safeParse(context.req.query('ids') ?? '')
    if (!ids.success) throw validationProblem(ids.error.issues)
    context.header('cache-control', 'no-store')
    return context.json(await consequencesOfDeletingMany(platform.db, type, ids.data))
  })

  api.post('/admin/:type/bulk', async (context) => {
    await typeCall(context, platform, 'write')
    const wish = await jsonBody(context, bulkSchema)
    const { type, viewer } = await typeCall(context, platform, wish.action === 'delete' ? 'delete' : 'write')
    return context.json(await changeMany(platform, type, viewer, wish))
  })

  api.post('/admin/:type/bulk/undo', async (context) => {
    const { type, viewer } = await typeCall(context, platform, 'write')
    const { changes } = await jsonBody(context, undoSchema)
    return context.json(await undoChanges(platform, type, viewer, changes))
  })

  return api
}
