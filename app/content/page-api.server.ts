import type { Context } from 'hono'
import { type ApiEnv, createApi, idParam, jsonBody, requireStaff } from '../platform/http/api.ts'
import { notFound } from '../platform/http/problem.ts'
import { requireStaffWrite } from '../platform/http/require-staff-write.ts'
import { duplicatePage } from './duplicate-page.server.ts'
import { assertMayEdit, views } from './editing-rights.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { changePage, createPage, movePage } from './page-commands.server.ts'
import { exportPage } from './page-file/export-page.server.ts'
import { importPage } from './page-file/import-page.server.ts'
import { pageFile } from './page-file/page-file.ts'
import type { ContentServices } from './page-log.ts'
import { pageChange, pageCreation, pageMove, pageRestoration } from './page-schema.ts'
import { settingsOf } from './page-settings.server.ts'
import { deletePage, restorePage } from './page-trash.server.ts'
import { listPages } from './page-tree.server.ts'
import { readPage } from './queries.server.ts'

/** The tree, settings and files of pages are read by those who see all of them. */
const EVERY_PAGE = { contentType: 'page', objectId: null }

/** The endpoints of the page tree and of page settings, for staff. */
export function pageTreeApi(services: ContentServices, modules: ModuleRegistry) {
  const { platform } = services
  const api = createApi()

  async function staffWrite(context: Context<ApiEnv>) {
    const viewer = await requireStaffWrite(context, platform)
    assertMayEdit(viewer, 'page')
    return viewer
  }

  api.get('/pages', async (context) => {
    await requireStaff(context, views(EVERY_PAGE))
    context.header('cache-control', 'no-store')
    return context.json({ results: await listPages(platform) })
  })

  api.post('/pages', async (context) => {
    const viewer = await staffWrite(context)
    return context.json(await createPage(services, modules, viewer, await jsonBody(context, pageCreation)), 201)
  })

  api.get('/pages/:id{[1-9]\\d*}', async (context) => {
    await requireStaff(context, views(EVERY_PAGE))
    const page = await readPage(platform, idParam(context))
    if (!page) throw notFound()
    context.header('cache-control', 'no-store')
    return context.json(settingsOf(page))
  })

  api.patch('/pages/:id{[1-9]\\d*}', async (context) => {
    const viewer = await staffWrite(context)
    return context.json(await changePage(services, viewer, idParam(context), await jsonBody(context, pageChange)))
  })

  api.post('/pages/:id{[1-9]\\d*}/move', async (context) => {
    const viewer = await staffWrite(context)
    return context.json(await movePage(services, viewer, idParam(context), await jsonBody(context, pageMove)))
  })

  api.post('/pages/:id{[1-9]\\d*}/duplicate', async (context) => {
    const viewer = await staffWrite(context)
    return context.json(await duplicatePage(services, viewer, idParam(context)), 201)
  })

  api.get('/pages/:id{[1-9]\\d*}/file', async (context) => {
    await requireStaff(context, views(EVERY_PAGE))
    const file = await exportPage(platform, modules, idParam(context))
    context.header('cache-control', 'no-store')
    context.header('content-disposition', `attachment; filename="${file.slug || 'start'}.page.json"`)
    return context.json(file)
  })

  api.post('/pages/file', async (context) => {
    const viewer = await staffWrite(context)
    return context.json(await importPage(services, modules, viewer, await jsonBody(context, pageFile)), 201)
  })

  api.delete('/pages/:id{[1-9]\\d*}', async (context) => {
    const viewer = await staffWrite(context)
    await deletePage(services, viewer, idParam(context), Number(context.req.query('below') ?? 0))
    return context.body(null, 204)
  })

  api.post('/pages/:id{[1-9]\\d*}/restore', async (context) => {
    const viewer = await staffWrite(context)
    const { change } = await jsonBody(context, pageRestoration)
    return context.json(await restorePage(services, viewer, idParam(context), change))
  })

  return api
}
