import { createHash } from 'node:crypto'
import { and, count, desc, eq, ilike, inArray, like, or, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { likePattern } from '../database/like-pattern.ts'
import { cleanFileName } from '../files/file-name.ts'
import { type FileStore, openFileStore } from '../files/file-store.ts'
import { Problem } from '../http/problem.ts'
import { t } from '../i18n/i18n.ts'
import type { Platform } from '../platform.ts'
import { type FileKind, fileTypeOf, typesOf } from './file-kinds.ts'
import { inspectPicture } from './inspect-picture.ts'
import { NEW_PICTURE_TAG } from './keys.ts'
import { type Rendition, Renditions } from './renditions.ts'
import { type MediaRow, media } from './tables.ts'

export type { MediaRow }

/** Largest picture that is taken in. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024
/** Largest film, recording or document. */
export const MAX_FILE_BYTES = 200 * 1024 * 1024

export type NewFile = { filename: string; bytes: Uint8Array }

export type NewPicture = NewFile & {
  alt: string
  isDecorative?: boolean
  credit?: string
  focalX?: number
  focalY?: number
  /** size of a drawing (SVG) that the program made itself; drawings from outside are refused, they may carry scripts */
  ownDrawing?: { width: number; height: number }
}

export type MediaListOptions = { page: number; pageSize: number; kind?: FileKind | undefined; search?: string | undefined }

/** Writes down who has taken a file in, or changed what is said of it, in the transaction that does so. */
export type NoteMedia = (tx: Database, row: MediaRow, before: MediaRow | undefined) => Promise<void>

/** The media library: originals in the file store, widths made when first asked for and kept. */
export type MediaStore = {
  /** Takes a picture in. @throws Problem 400 `not_a_picture` or `picture_too_large` */
  add(picture: NewPicture, note?: NoteMedia): Promise<MediaRow>
  /** Takes a film, a recording, captions or a document in. @throws Problem 400 `not_a_known_file` or `file_too_large` */
  addFile(file: NewFile & { credit?: string }, note?: NoteMedia): Promise<MediaRow>
  /** Keeps other bytes for a row that there is already, and says what they are. @throws Problem 400 as `add` and `addFile` do */
  keepBytes(file: NewFile, owner: Pick<MediaRow, 'id' | 'mimeType'>): Promise<FileColumns>
  /** Throws away bytes that no row names any more, with all that was made of them. */
  forgetBytes(key: string): Promise<void>
  /** What has the very same bytes, under whatever name. */
  findSame(bytes: Uint8Array): Promise<MediaRow | undefined>
  /** Pictures, or files of one other kind, the newest first; those alone whose words hold every word of `search`. */
  list(options: MediaListOptions): Promise<{ count: number; rows: MediaRow[] }>
  find(id: number): Promise<MediaRow | undefined>
  /** Changes the words or the focal point. */
  update(
    id: number,
    changes: Partial<Pick<MediaRow, 'alt' | 'isDecorative' | 'credit' | 'focalX' | 'focalY'>>,
    note?: NoteMedia,
  ): Promise<MediaRow | undefined>
  /** A file that is no picture, and a way to read a part of it; undefined when none may be read under this key. */
  file(key: string): Promise<{ row: MediaRow; open(start: number, end: number): Promise<ReadableStream<Uint8Array>> } | undefined>
  /** One width of a picture, or of a crop of it, in one format, from the store or made now; undefined when there is no such picture. */
  rendition(key: string, wanted: Rendition): Promise<Uint8Array | undefined>
}

/** Opens the media library of a house. */
export function createMediaStore(platform: Platform): MediaStore {
  let files: Promise<FileStore> | undefined
  const store = () => {
    files ??= openFileStore(platform.config)
    return files
  }
  const renditions = new Renditions(store)
  return {
    async add({ alt, isDecorative = false, credit = '', focalX = 0.5, focalY = 0.5, ...file }, note) {
      return addRow(platform, await keepPicture(await store(), file), { alt, isDecorative, credit, focalX, focalY }, note)
    },
    async addFile({ credit = '', ...file }, note) {
      return addRow(platform, await keepFile(await store(), file), { alt: '', credit }, note)
    },
    async keepBytes(file, { id, mimeType }) {
      const keep = mimeType.startsWith('image/') ? keepPicture : keepFile
      return keep(await store(), { ...file, ownerId: id })
    },
    async forgetBytes(key) {
      await renditions.forget(key)
      await (await store()).remove(`originals/${key}`)
    },
    async findSame(bytes) {
      const [row] = await platform.db
        .select()
        .from(media)
        .where(eq(media.contentHash, contentHashOf(bytes)))
        .limit(1)
      return row
    },
    async list({ page, pageSize, kind, search = '' }) {
      const where = and(kind ? inArray(media.mimeType, typesOf(kind)) : like(media.mimeType, 'image/%'), ...holding(search))
      const [total] = await platform.db.select({ count: count() }).from(media).where(where)
      const rows = await platform.db
        .select()
        .from(media)
        .where(where)
        .orderBy(desc(media.createdAt), desc(media.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return { count: total?.count ?? 0, rows }
    },
    async find(id) {
      const [row] = await platform.db.select().from(media).where(eq(media.id, id))
      return row
    },
    update: (id, changes, note) =>
      platform.write(async (tx, invalidate) => {
        const [before] = await tx.select().from(media).where(eq(media.id, id)).for('update')
        const [row] = await tx.update(media).set(changes).where(eq(media.id, id)).returning()
        if (row) await note?.(tx, row, before)
        invalidate(`media:${id}`, 'media')
        return row
      }),
    async file(key) {
      const [row] = await platform.db.select().from(media).where(eq(media.key, key))
      if (!row || row.isWithdrawn || row.mimeType.startsWith('image/')) return undefined
      const files = await store()
      return { row, open: (start, end) => files.open(`originals/${key}`, start, end) }
    },
    rendition: (key, wanted) => renditions.get(key, wanted),
  }
}

/** Conditions by which a file's name, description or credit hold every word. */
function holding(search: string): (SQL | undefined)[] {
  return search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const pattern = likePattern(word)
      return or(ilike(media.filename, pattern), ilike(media.alt, pattern), ilike(media.credit, pattern))
    })
}

/** What is known of a file by its bytes, as its row keeps it. */
export type FileColumns = Pick<MediaRow, 'key' | 'filename' | 'mimeType' | 'bytes' | 'width' | 'height' | 'placeholder' | 'contentHash'>

/** Bytes with the row they are kept for, where there is one already. */
type Kept = NewFile & { ownerId?: number | undefined }

async function keepPicture(
  files: FileStore,
  { filename, bytes, ownDrawing, ownerId }: Kept & Pick<NewPicture, 'ownDrawing'>,
): Promise<FileColumns> {
  if (bytes.byteLength > MAX_PICTURE_BYTES) throw new Problem(400, 'picture_too_large', t('The image is too large.'))
  const seen = ownDrawing ? { ...ownDrawing, mimeType: 'image/svg+xml', placeholder: null } : await inspectPicture(bytes)
  return keepOriginal(files, { bytes, ownerId }, { filename: cleanFileName(filename), ...seen })
}

async function keepFile(files: FileStore, { filename, bytes, ownerId }: Kept): Promise<FileColumns> {
  if (bytes.byteLength > MAX_FILE_BYTES) throw new Problem(400, 'file_too_large', t('The file is too large.'))
  const type = await fileTypeOf(bytes)
  if (!type) {
    throw new Problem(400, 'not_a_known_file', t('This file cannot be used here (MP4, WebM, MP3, M4A, OGG, WAV, PDF or VTT).'))
  }
  const name = cleanFileName(filename)
  const named = name.toLowerCase().endsWith(`.${type.ending}`) ? name : `${name}.${type.ending}`
  return keepOriginal(files, { bytes, ownerId }, { filename: named, mimeType: type.mimeType, width: null, height: null, placeholder: null })
}

async function keepOriginal(
  files: FileStore,
  { bytes, ownerId }: Pick<Kept, 'bytes' | 'ownerId'>,
  about: Omit<FileColumns, 'key' | 'bytes' | 'contentHash'>,
): Promise<FileColumns> {
  // A row whose bytes are replaced may be given a file that another row holds, and no two rows have one key.
  const owner = ownerId === undefined ? '' : `#${ownerId}`
  const key = createHash('sha256').update(bytes).update(about.filename).update(owner).digest('hex').slice(0, 24)
  await files.write(`originals/${key}`, bytes)
  return { ...about, key, bytes: bytes.byteLength, contentHash: contentHashOf(bytes) }
}

function contentHashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url')
}

/** Writes the row of a file. The same file taken in twice under one name is one. */
function addRow(
  platform: Platform,
  file: FileColumns,
  about: Partial<MediaRow> & Pick<MediaRow, 'alt' | 'credit'>,
  note?: NoteMedia,
): Promise<MediaRow> {
  return platform.write(async (tx, invalidate) => {
    const [before] = await tx.select().from(media).where(eq(media.key, file.key)).for('update')
    const { alt, credit, isDecorative } = about
    const [existing] = await tx.update(media).set({ alt, credit, isDecorative }).where(eq(media.key, file.key)).returning()
    if (existing) {
      await note?.(tx, existing, before)
      invalidate('media')
      return existing
    }
    const [row] = await tx
      .insert(media)
      .values({ ...about, ...file })
      .returning()
    if (!row) throw new Error('media row was not written')
    await note?.(tx, row, undefined)
    invalidate(NEW_PICTURE_TAG)
    return row
  })
}
