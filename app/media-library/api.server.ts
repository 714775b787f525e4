import type { Context } from 'hono'
import { type ApiEnv, createApi, idParam, limitBody, requireStaff } from '../platform/http/api.ts'
import { readsSome } from '../platform/http/authorize.ts'
import { requireCsrfToken } from '../platform/http/csrf.ts'
import { fileMissing, notFound } from '../platform/http/problem.ts'
import { MAX_FILE_BYTES } from '../platform/media/originals.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Platform } from '../platform/platform.ts'
import { assertMayChangeFile, mayReadFile } from './own-files.server.ts'
import { replaceFile } from './replace.server.ts'

const MULTIPART_OVERHEAD_BYTES = 64 * 1024
const PREVIEW_WIDTH = 640

/** The endpoints of the media library beside those of every record type: replacing a file, viewing a withdrawn one, and taking a file along as it was uploaded. */
export function adminMediaApi(platform: Platform, store: MediaStore) {
  const api = createApi()

  /** The id in the path, of a file that the caller may read. @throws Problem 401, 403, 404 */
  async function readableFile(context: Context<ApiEnv>): Promise<number> {
    const viewer = await requireStaff(context, readsSome('media'))
    const id = idParam(context)
    if (!(await mayReadFile(platform, viewer, id))) throw notFound()
    return id
  }

  api.put('/admin/media/:id{[1-9]\\d{0,8}}/file', limitBody(MAX_FILE_BYTES + MULTIPART_OVERHEAD_BYTES), async (context) => {
    const viewer = await requireStaff(context, readsSome('media'))
    requireCsrfToken(context.req.raw, platform.config.publicUrl)
    await assertMayChangeFile(platform.db, viewer, idParam(context))
    const { file } = await context.req.parseBody()
    if (!(file instanceof File)) throw fileMissing()
    const bytes = new Uint8Array(await file.arrayBuffer())
    await replaceFile(platform, store, viewer, idParam(context), { filename: file.name, bytes })
    return context.body(null, 204)
  })

  api.get('/admin/media/:id{[1-9]\\d{0,8}}/preview', async (context) => {
    const row = await store.find(await readableFile(context))
    const bytes = row?.width ? await store.rendition(row.key, { width: PREVIEW_WIDTH, format: 'webp' }) : undefined
    if (!bytes) throw notFound()
    return context.body(bytes as Uint8Array<ArrayBuffer>, 200, { 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
  })

  api.get('/admin/media/:id{[1-9]\\d{0,8}}/original', async (context) => {
    const row = await store.find(await readableFile(context))
    if (!row || row.isWithdrawn) throw notFound()
    return context.body(await store.original(row), 200, {
      'content-type': row.mimeType,
      'content-length': String(row.bytes),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.filename)}`,
      'cache-control': 'private, no-store',
      'content-security-policy': 'sandbox',
    })
  })

  return api
}
