import type { OpenAPIHono } from '@hono/zod-openapi'
import type { BaseEnv } from '../http/base-app.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from './picture.ts'
import type { MediaStore } from './store.ts'

const CONTENT_TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const ONE_YEAR = 'public, max-age=31536000, immutable'

/** Serves pictures at `/media/{key}/{width}.{format}`. The key changes with the bytes, so answers may be kept for ever. */
export function mountMediaFiles(app: OpenAPIHono<BaseEnv>, media: MediaStore): void {
  app.get('/media/:key{[0-9a-f]{24}}/:file{\\d+\\.\\w+}', async (context) => {
    const [size = '', extension = ''] = context.req.param('file').split('.')
    const width = PICTURE_WIDTHS.find((candidate) => String(candidate) === size)
    const format = PICTURE_FORMATS.find((candidate) => candidate === extension)
    const bytes = width && format ? await media.rendition(context.req.param('key'), width, format) : undefined
    if (!bytes || !format) return context.notFound()
    return context.body(bytes as Uint8Array<ArrayBuffer>, 200, { 'content-type': CONTENT_TYPES[format], 'cache-control': ONE_YEAR })
  })
}
