import { z } from '@hono/zod-openapi'
import type { SQL } from 'drizzle-orm'
import type { Viewer } from '../auth/auth.ts'
import { canCreate } from '../auth/rights.ts'
import { createApi, idParam, jsonBody, limitBody, requireStaff } from '../http/api.ts'
import { forbidden, readsSome } from '../http/authorize.ts'
import { listResponse, pageQuery } from '../http/paging.ts'
import { fileMissing, notFound, validationFailed } from '../http/problem.ts'
import { requireStaffWrite } from '../http/require-staff-write.ts'
import { t } from '../i18n/i18n.ts'
import type { Platform } from '../platform.ts'
import { cropSignature } from './crop-signature.ts'
import { FILE_KINDS, type FileKind } from './file-kinds.ts'
import { fileOf } from './file-source.ts'
import { MAX_FILE_BYTES } from './originals.ts'
import { pictureInUse, pictureOf, thumbnailsOf } from './picture.ts'
import { parseCrop } from './picture-use.ts'
import { cropSchema } from './picture-use-schema.ts'
import type { LogMediaChange, MediaRow, MediaStore } from './store.ts'
import { addUpload, altMissing, completeKnown, NOTES, uploadFields, WORDS } from './upload.ts'

const MULTIPART_OVERHEAD_BYTES = 64 * 1024

const changes = z.strictObject({
  alt: WORDS.alt.optional(),
  credit: WORDS.credit.optional(),
  collection: NOTES.collection.optional(),
  rights: NOTES.rights.optional(),
  rightsUntil: z.iso.date().nullable().optional(),
  isDecorative: z.literal(true).optional(),
  focalX: z.number().min(0).max(1).optional(),
  focalY: z.number().min(0).max(1).optional(),
})

/** What an upload adds to, as rights see it: a role limited to productions may add the pictures that it needs there. */
const UPLOADS = { name: 'media', area: 'media', within: 'use' } as const

const MAX_SEARCH_LENGTH = 100
const listQuery = pageQuery.extend({
  kind: z.enum(FILE_KINDS as [FileKind, ...FileKind[]]).optional(),
  search: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
})

const CROP_NAME = /^\d{1,5}-\d{1,5}-\d{1,5}-\d{1,5}$/
const POINT = /^\d{1,5}-\d{1,5}$/
/** The crop and focal point of one use, in ten-thousandths: `crop=1250-0-7500-10000&focus=5000-5000`. */
const useQuery = z.strictObject({
  crop: z.string().regex(CROP_NAME).transform(parseCrop).pipe(cropSchema).optional(),
  focus: z
    .string()
    .regex(POINT)
    .transform(parseCrop)
    .transform(({ x, y }) => ({ x, y }))
    .optional(),
})

/** Which files a user may list (all without a condition), read and change; `assertMayChange` throws a Problem 403. */
type FileAccess = {
  listed: (viewer: Viewer) => SQL | undefined
  mayRead: (viewer: Viewer, id: number) => Promise<boolean>
  assertMayChange: (viewer: Viewer, id: number) => Promise<void>
}

/**
 * The media library for the editor: list, detail with the crop of one use, upload, and changes of texts and focal point. Staff
 * only. A picture needs an alternative text or must be marked decorative. Videos, audio, captions and documents are uploaded
 * to the same endpoint and listed by kind. Uploading bytes that the library has already returns the
 * existing entry, completed where nothing was said of it, with what is said otherwise now.
 * @param logFor the audit log in the name of a user
 */
export function mediaApi(platform: Platform, media: MediaStore, logFor: (viewer: Viewer) => LogMediaChange, access: FileAccess) {
  const api = createApi()
  const mayChange = (viewer: Viewer, id: number) =>
    access.assertMayChange(viewer, id).then(
      () => true,
      () => false,
    )

  api.get('/media', async (context) => {
    const viewer = await requireStaff(context, readsSome('media'))
    const { page, page_size: pageSize, kind, search } = listQuery.parse(context.req.query())
    const { count, rows } = await media.list({ page, pageSize, kind, search, only: access.listed(viewer) })
    return context.json(listResponse(context.req.url, { page, page_size: pageSize }, count, rows.map(entryOf)))
  })

  api.get('/media/:id{[1-9]\\d*}', async (context) => {
    const viewer = await requireStaff(context, readsSome('media'))
    const use = useQuery.safeParse(context.req.query())
    if (!use.success) throw validationFailed(use.error.issues)
    const row = await media.find(idParam(context))
    if (!row || !(await access.mayRead(viewer, row.id))) throw notFound()
    const sign = (key: string, crop: string) => cropSignature(platform.config, key, crop)
    return context.json({
      ...entryOf(row),
      picture: pictureInUse(row, { id: row.id, ...use.data }, sign),
      focus: { x: row.focalX, y: row.focalY },
    })
  })

  api.post('/media', limitBody(MAX_FILE_BYTES + MULTIPART_OVERHEAD_BYTES), async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    if (!canCreate(viewer.role, UPLOADS)) throw forbidden()
    const logChange = logFor(viewer)
    const { file, ...rest } = await context.req.parseBody()
    const fields = uploadFields.safeParse(rest)
    if (!fields.success) throw validationFailed(fields.error.issues)
    if (!(file instanceof File)) throw fileMissing({ errors: { file: [t('Please choose a file.')] } })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const existing = await media.findByContent(bytes)
    if (!existing) return context.json(entryOf(await addUpload(media, file, bytes, fields.data, logChange)), 201)
    if (!(await mayChange(viewer, existing.id))) return context.json({ ...entryOf(existing), is_known: true })
    const { row, differing } = await completeKnown(media, existing, fields.data, logChange)
    return context.json({ ...entryOf(row), is_known: true, differing })
  })

  api.patch('/media/:id{[1-9]\\d*}', limitBody(MULTIPART_OVERHEAD_BYTES), async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    const logChange = logFor(viewer)
    const change = await jsonBody(context, changes)
    const id = idParam(context)
    await access.assertMayChange(viewer, id)
    if (change.alt === '' && !change.isDecorative && needsAlt(await media.find(id))) throw altMissing()
    // Describing a picture unmarks it as decorative; marking it removes the description.
    const words = change.isDecorative ? { alt: '' } : change.alt ? { isDecorative: false } : {}
    const update = { ...change, ...words }
    const row = Object.keys(update).length > 0 ? await media.update(id, update, logChange) : await media.find(id)
    if (!row) throw notFound()
    return context.json(entryOf(row))
  })

  return api
}

function needsAlt(row: MediaRow | undefined): boolean {
  return Boolean(row?.width && !row.isDecorative)
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
