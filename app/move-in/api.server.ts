import type { Context } from 'hono'
import { z } from 'zod'
import { type ApiEnv, createApi, idParam, jsonBody, limitBody, requireStaff } from '../platform/http/api.ts'
import { may } from '../platform/http/authorize.ts'
import { requireCsrfToken } from '../platform/http/csrf.ts'
import { fileMissing, orNotFound, Problem } from '../platform/http/problem.ts'
import { problemPage, type RenderPage } from '../records/index.server.ts'
import { enqueueMove, enqueueReading, enqueueUndoOfMove } from './jobs.server.ts'
import type { MoveInServices } from './move-in-services.ts'
import { OLD_PAGE_POLICY, readOldPage } from './old-page.server.ts'
import { createOldPictures } from './old-picture.server.ts'
import { previewMoved } from './preview.server.ts'
import { MAX_SOURCE_FILE_BYTES, readSourceFile, siteAddress } from './read/read-source.server.ts'
import { insertMoveIn, readMoveIn } from './stored-move-ins.server.ts'

const ID = '[1-9]\\d{0,8}'
const startSchema = z.strictObject({ address: z.string().trim().min(1).max(2000), key: z.string().trim().max(200).default('') })
const runSchema = z.strictObject({ isOnline: z.boolean() })

/** It shows in a frame, so the problem is a page. */
function problemInFrame(context: Context<ApiEnv>, error: unknown): Response {
  if (error instanceof Problem) return context.html(problemPage(error.message), error.status) as Response
  throw error
}

/** API of moving another site in, for administrators: reading it as a job, its result, previews, the move and its undo. */
export function moveInApi(services: MoveInServices, renderPage: RenderPage) {
  const { platform } = services
  const oldPictures = createOldPictures(platform)
  const api = createApi()
  async function requireMover(context: Context<ApiEnv>, isWrite: boolean) {
    const viewer = await requireStaff(context, may('write', 'settings'))
    if (isWrite) requireCsrfToken(context.req.raw, platform.config.publicUrl)
    return viewer
  }

  api.post('/admin/move-ins', async (context) => {
    const viewer = await requireMover(context, true)
    const { address, key } = await jsonBody(context, startSchema)
    const source = siteAddress(address)
    const id = await platform.write(async (tx) => {
      const id = await insertMoveIn(platform, tx, viewer, { source, key })
      await enqueueReading(platform, tx, id)
      return id
    })
    return context.json({ id }, 202)
  })

  api.post('/admin/move-ins/file', limitBody(MAX_SOURCE_FILE_BYTES), async (context) => {
    const viewer = await requireMover(context, true)
    const { file } = await context.req.parseBody()
    if (!(file instanceof File)) throw fileMissing()
    const { site } = await readSourceFile(platform, new Uint8Array(await file.arrayBuffer()))
    const id = await platform.write(async (tx) => {
      const id = await insertMoveIn(platform, tx, viewer, { source: file.name, found: site })
      await enqueueReading(platform, tx, id)
      return id
    })
    return context.json({ id }, 202)
  })

  api.get(`/admin/move-ins/:id{${ID}}`, async (context) => {
    await requireMover(context, false)
    const { id, source, state, items, problems, done, all } = orNotFound(await readMoveIn(platform, idParam(context)))
    return context.json({ id, source, state, items, problems, done, all })
  })

  api.get(`/admin/move-ins/:id{${ID}}/preview`, async (context) => {
    const viewer = await requireMover(context, false)
    try {
      const { html, policy } = await previewMoved(
        services,
        viewer,
        { id: idParam(context), from: context.req.query('from') ?? '' },
        renderPage,
      )
      return context.html(html, 200, policy ? { 'content-security-policy': policy } : {})
    } catch (error) {
      return problemInFrame(context, error)
    }
  })

  api.get(`/admin/move-ins/:id{${ID}}/old-page`, async (context) => {
    await requireMover(context, false)
    try {
      const html = await readOldPage(platform, { id: idParam(context), from: context.req.query('from') ?? '' })
      return context.html(html, 200, { 'content-security-policy': OLD_PAGE_POLICY, 'referrer-policy': 'no-referrer' })
    } catch (error) {
      return problemInFrame(context, error)
    }
  })

  api.get(`/admin/move-ins/:id{${ID}}/picture`, async (context) => {
    await requireMover(context, false)
    const bytes = await oldPictures.read({ id: idParam(context), from: context.req.query('from') ?? '' })
    return context.body(bytes, 200, { 'content-type': 'image/webp', 'cache-control': 'private, max-age=600' })
  })

  api.post(`/admin/move-ins/:id{${ID}}/run`, async (context) => {
    await requireMover(context, true)
    const { isOnline } = await jsonBody(context, runSchema)
    await enqueueMove(platform, idParam(context), isOnline)
    return context.body(null, 202)
  })

  api.post(`/admin/move-ins/:id{${ID}}/undo`, async (context) => {
    await requireMover(context, true)
    await enqueueUndoOfMove(platform, idParam(context))
    return context.body(null, 202)
  })
  return api
}
