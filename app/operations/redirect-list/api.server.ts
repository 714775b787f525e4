import type { Context } from 'hono'
import { z } from 'zod'
import { UnreadableFile } from '../../imports/index.server.ts'
import type { Action } from '../../platform/auth/rights.ts'
import { type ApiEnv, createApi, jsonBody, limitBody, requireStaff } from '../../platform/http/api.ts'
import { may } from '../../platform/http/authorize.ts'
import { requireCsrfToken } from '../../platform/http/csrf.ts'
import { fileMissing, Problem } from '../../platform/http/problem.ts'
import type { Platform } from '../../platform/platform.ts'
import { isOwnUrl } from '../../site/index.server.ts'
import { withMissing } from './judge-lines.ts'
import { MAX_LIST_LINES, readList } from './read-list.server.ts'
import { judgeList, takeBackList, takeList } from './take-list.server.ts'

const MAX_FILE_BYTES = 4 * 1024 * 1024
const MAX_ADDRESS = 2000
const address = z.string().min(1).max(MAX_ADDRESS)
const linesSchema = z.strictObject({
  lines: z
    .array(z.strictObject({ line: z.int().min(1), from: address, to: address }))
    .min(1)
    .max(MAX_LIST_LINES),
})
const idsSchema = z.strictObject({ ids: z.array(z.int().min(1)).min(1).max(MAX_LIST_LINES) })
/** Files and calls, which are no pages. */
const IS_PAGE = /^\/(?!(?:media|assets|api)\/)/

/** The endpoints of lists of old addresses. @param asVisitor requests a page of the site as a visitor would, in process */
export function redirectListApi(platform: Platform, asVisitor: (path: string) => Promise<Response>) {
  const api = createApi()

  async function requireRight(context: Context<ApiEnv>, action: Action) {
    const viewer = await requireStaff(context, may(action, 'site'))
    requireCsrfToken(context.req.raw, platform.config.publicUrl)
    return viewer
  }

  async function isThere(path: string): Promise<boolean> {
    if (!IS_PAGE.test(path) && isOwnUrl(path)) return true
    const response = await asVisitor(path)
    await response.body?.cancel()
    return response.status !== 404 && response.status !== 410
  }

  api.post('/admin/redirect-list/preview', limitBody(MAX_FILE_BYTES), async (context) => {
    await requireRight(context, 'write')
    const { file } = await context.req.parseBody()
    if (!(file instanceof File)) throw fileMissing()
    try {
      const lines = await readList(new Uint8Array(await file.arrayBuffer()))
      return context.json({ lines: await withMissing(await judgeList(platform, platform.db, lines), isThere) })
    } catch (error) {
      if (error instanceof UnreadableFile) throw new Problem(400, 'unreadable', error.message)
      throw error
    }
  })

  api.post('/admin/redirect-list', limitBody(MAX_FILE_BYTES), async (context) => {
    const viewer = await requireRight(context, 'write')
    const { lines } = await jsonBody(context, linesSchema)
    return context.json(await takeList(platform, viewer, lines), 201)
  })

  api.post('/admin/redirect-list/undo', limitBody(MAX_FILE_BYTES), async (context) => {
    const viewer = await requireRight(context, 'delete')
    const { ids } = await jsonBody(context, idsSchema)
    await takeBackList(platform, viewer, ids)
    return context.body(null, 204)
  })

  return api
}
