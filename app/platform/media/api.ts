import { z } from '@hono/zod-openapi'
import type { Viewer } from '../auth/auth.ts'
import { createApi, idParam, jsonBody, limitBody, requireStaff } from '../http/api.ts'
import { listResponse, pageQuery } from '../http/paging.ts'
import { fileMissing, notFound, Problem, validationFailed } from '../http/problem.ts'
import { requireStaffWrite } from '../http/require-staff-write.ts'
import { t } from '../i18n/i18n.ts'
import type { Platform } from '../platform.ts'
import { cropSignature } from './crop-signature.ts'
import { FILE_KINDS, type FileKind, fileTypeOf, isPicture, KINDS_IN_WORDS } from './file-kinds.ts'
import { fileOf } from './file-source.ts'
import { pictureInUse, pictureOf, thumbnailsOf } from './picture.ts'
import { cropNamed } from './picture-use.ts'
import { cropSchema } from './picture-use-schema.ts'
import { MAX_FILE_BYTES, type MediaRow, type MediaStore, type NoteMedia } from './store.ts'

const MULTIPART_OVERHEAD_BYTES = 64 * 1024

const words = { alt: z.string().trim().max(500), credit: z.string().trim().max(200) }
const uploadFields = z.strictObject({
  alt: words.alt.optional(),
  credit: words.credit.optional(),
  decorative: z.enum(['true', 'false']).optional(),
})
const changes = z.strictObject({
  alt: words.alt.optional(),
  credit: words.credit.optional(),
  isDecorative: z.literal(true).optional(),
  focalX: z.number().min(0).max(1).optional(),
  focalY: z.number().min(0).max(1).optional(),
})

const MAX_SEARCH_LENGTH = 100
const listQuery = pageQuery.extend({
  kind: z.enum(FILE_KINDS as [FileKind, ...FileKind[]]).optional(),
  search: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
})

const CROP_NAME = /^\d{1,5}-\d{1,5}-\d{1,5}-\d{1,5}$/
const POINT = /^\d{1,5}-\d{1,5}$/
/** How a place wants to show a picture, in ten-thousandths: `crop=1250-0-7500-10000&focus=5000-5000`. */
const usageQuery = z.strictObject({
  crop: z.string().regex(CROP_NAME).transform(cropNamed).pipe(cropSchema).optional(),
  focus: z
    .string()
    .regex(POINT)
    .transform(cropNamed)
    .transform(({ x, y }) => ({ x, y }))
    .optional(),
})

/**
 * The media library for the editor: list, one entry as a place wants to show it, upload, change of words and focal point. Staff only.
 * A picture needs an alternative text, or has to be marked decorative. Films, recordings, captions and documents are
 * taken in by the same call and listed by their kind. What the library has already is answered as it stands there.
 * @param noteFor writes down who has done what
 */
export function mediaApi(platform: Platform, media: MediaStore, noteFor: (viewer: Viewer) => NoteMedia) {
  const api = createApi()

  api.get('/media', async (context) => {
    await requireStaff(context)
    const query = listQuery.parse(context.req.query())
    const { count, rows } = await media.list({ page: query.page, pageSize: query.page_size, kind: query.kind, search: query.search })
    return context.json(listResponse(context.req.url, query, count, rows.map(entryOf)))
  })

  api.get('/media/:id{[1-9]\\d*}', async (context) => {
    await requireStaff(context)
    const asked = usageQuery.safeParse(context.req.query())
    if (!asked.success) throw validationFailed(asked.error.issues)
    const row = await media.find(idParam(context))
    if (!row) throw notFound()
    const sign = (key: string, crop: string) => cropSignature(platform.config, key, crop)
    return context.json({
      ...entryOf(row),
      picture: pictureInUse(row, { id: row.id, ...asked.data }, sign),
      focus: { x: row.focalX, y: row.focalY },
    })
  })

  api.post('/media', limitBody(MAX_FILE_BYTES + MULTIPART_OVERHEAD_BYTES), async (context) => {
    const note = noteFor(await requireStaffWrite(context, platform))
    const { file, ...rest } = await context.req.parseBody()
    const fields = uploadFields.safeParse(rest)
    if (!fields.success) throw validationFailed(fields.error.issues)
    if (!(file instanceof File)) throw fileMissing({ errors: { file: [t('Please choose a file.')] } })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const same = await media.findSame(bytes)
    if (same) return context.json({ ...entryOf(same), is_known: true })
    if (await fileTypeOf(bytes)) {
      const row = await media.addFile({ filename: file.name, bytes, credit: fields.data.credit }, note)
      return context.json(entryOf(row), 201)
    }
    // First what it is: whoever brings a letter is not to be asked what it shows.
    if (!(await isPicture(bytes)))
      throw new Problem(
        400,
        'not_a_known_file',
        t('The media library does not accept this file type. Accepted types: {kinds}.', { kinds: KINDS_IN_WORDS }),
      )
    const isDecorative = fields.data.decorative === 'true'
    const { alt = '', credit } = fields.data
    if (!alt && !isDecorative) throw altMissing()
    // What only decorates is not read out, whatever was typed before it was marked.
    const row = await media.add({ filename: file.name, bytes, alt: isDecorative ? '' : alt, isDecorative, credit }, note)
    return context.json(entryOf(row), 201)
  })

  api.patch('/media/:id{[1-9]\\d*}', limitBody(MULTIPART_OVERHEAD_BYTES), async (context) => {
    const note = noteFor(await requireStaffWrite(context, platform))
    const change = await jsonBody(context, changes)
    const id = idParam(context)
    if (change.alt === '' && !change.isDecorative && needsWords(await media.find(id))) throw altMissing()
    // What is described says something, so it is no decoration any more; what only decorates is not read out.
    const words = change.isDecorative ? { alt: '' } : change.alt ? { isDecorative: false } : {}
    const wish = { ...change, ...words }
    const row = Object.keys(wish).length > 0 ? await media.update(id, wish, note) : await media.find(id)
    if (!row) throw notFound()
    return context.json(entryOf(row))
  })

  return api
}

function needsWords(row: MediaRow | undefined): boolean {
  return Boolean(row?.width && !row.isDecorative)
}

function altMissing(): Problem {
  const message = t('Describe the image or mark it as decorative.')
  return new Problem(400, 'alt_missing', message, { errors: { alt: [message] } })
}

function entryOf(row: MediaRow) {
  return {
    id: row.id,
    filename: row.filename,
    alt: row.alt,
    credit: row.credit,
    picture: pictureOf(row),
    thumbnails: thumbnailsOf(row),
    file: fileOf(row),
  }
}
