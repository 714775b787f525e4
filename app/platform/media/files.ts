import type { OpenAPIHono } from '@hono/zod-openapi'
import { startOfDay } from '../clock/clock.ts'
import type { BaseEnv } from '../http/base-app.ts'
import { PDF_POLICY } from '../http/security-headers.ts'
import type { Platform } from '../platform.ts'
import { cropSignature, isValidCropSignature } from './crop-signature.ts'
import { fileOf } from './file-source.ts'
import { findByFormerKey, type VisiblePicture, visiblePicture } from './keys.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from './picture.ts'
import type { MediaStore } from './store.ts'

const CONTENT_TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const ONE_YEAR_S = 31_536_000

/** `bytes=0-`, `bytes=500-999` or `bytes=-500`; any other Range header is ignored. */
const RANGE = /^bytes=(\d*)-(\d*)$/

/** `640.avif`, `1250-0-7500-10000-{signature}` */
const WIDTH_AND_FORMAT = /^(\d+)\.(\w+)$/
const CROP_AND_SIGNATURE = /^(\d+-\d+-\d+-\d+)-([0-9a-f]+)$/

/**
 * Serves pictures at `/media/{key}/{width}.{format}`, and crops of them at `/media/{key}/{crop}-{signature}/{width}.{format}`.
 * The key changes with the bytes, so responses are immutable, kept for as long as the house has the rights; a former key redirects to the current file. Withdrawn pictures
 * and files answer 404. Other files are at `/media/{key}/{name}` and support Range requests, as players need them.
 */
export function mountMediaFiles(app: OpenAPIHono<BaseEnv>, platform: Platform, media: MediaStore): void {
  const picture = async (key: string, file: string, crop?: string): Promise<Response | undefined> => {
    const [, size, extension] = WIDTH_AND_FORMAT.exec(file) ?? []
    const width = PICTURE_WIDTHS.find((candidate) => String(candidate) === size)
    const format = PICTURE_FORMATS.find((candidate) => candidate === extension)
    const shown = width && format && (await visiblePicture(platform, key))
    if (!shown) return undefined
    if (shown.key !== key)
      return redirectTo(`/media/${shown.key}/${crop ? `${crop}-${cropSignature(platform.config, shown.key, crop)}/` : ''}${file}`)
    const bytes = await media.rendition(key, { width, format, crop, credit: shown.credit })
    if (!bytes) return undefined
    const headers = {
      'content-type': CONTENT_TYPES[format],
      'cache-control': cacheControl(platform.clock.now(), shown),
      ...isolationHeaders(CONTENT_TYPES[format]),
    }
    return new Response(bytes as Uint8Array<ArrayBuffer>, { headers })
  }

  app.get(
    '/media/:key{[0-9a-f]{24}}/:file{\\d+\\.\\w+}',
    async (context, next) => (await picture(context.req.param('key'), context.req.param('file'))) ?? next(),
  )

  app.get('/media/:key{[0-9a-f]{24}}/:crop/:file', async (context, next) => {
    const { key, crop, file } = context.req.param()
    const [, name = '', signature = ''] = CROP_AND_SIGNATURE.exec(crop) ?? []
    return (isValidCropSignature(platform.config, key, name, signature) && (await picture(key, file, name))) || next()
  })

  app.get('/media/:key{[0-9a-f]{24}}/:name', async (context) => {
    const key = context.req.param('key')
    const stored = await media.file(key)
    if (!stored) {
      const file = fileOf(await findByFormerKey(platform.db, key))
      return file && !file.url.startsWith(`/media/${key}/`) ? redirectTo(file.url) : context.notFound()
    }
    if (stored.row.filename !== context.req.param('name')) return context.notFound()
    const { bytes, mimeType } = stored.row
    const range = rangeOf(context.req.header('range'), bytes)
    if (range === 'unsatisfiable') return context.body(null, 416, { 'content-range': `bytes */${bytes}` })
    const { start, end } = range ?? { start: 0, end: bytes - 1 }
    return context.body(await stored.open(start, end), range ? 206 : 200, {
      'content-type': mimeType,
      'content-length': String(end - start + 1),
      'accept-ranges': 'bytes',
      'cache-control': cacheControl(platform.clock.now(), stored.row),
      ...isolationHeaders(mimeType),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${bytes}` } : {}),
    })
  })
}

/** How long a file may be kept: its bytes never change, but nobody may show them for longer than the house has the rights. */
function cacheControl(now: Temporal.Instant, { rightsUntil }: Pick<VisiblePicture, 'rightsUntil'>): string {
  const left =
    rightsUntil === null
      ? ONE_YEAR_S
      : Math.floor(now.until(startOfDay(Temporal.PlainDate.from(rightsUntil).add({ days: 1 }))).total('seconds'))
  return `public, max-age=${Math.max(0, Math.min(ONE_YEAR_S, left))}, immutable`
}

/** Headers by which a file can never act as a page of this origin, should a browser render it as one. */
function isolationHeaders(mimeType: string): Record<string, string> {
  return mimeType === 'application/pdf'
    ? { 'content-disposition': 'inline', 'content-security-policy': PDF_POLICY }
    : { 'content-security-policy': 'sandbox' }
}

/** Temporary, since a replacement can be undone. */
function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-cache' } })
}

/** The requested range in bytes, both ends inclusive; undefined for the whole file. */
function rangeOf(header: string | undefined, bytes: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
