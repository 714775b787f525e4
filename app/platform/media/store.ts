import { and, count, desc, eq, ilike, inArray, like, or, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { likePattern } from '../database/like-pattern.ts'
import { type FileStore, openFileStore } from '../files/file-store.ts'
import type { Platform } from '../platform.ts'
import { type FileKind, mimeTypesOf } from './file-kinds.ts'
import { MEDIA_ADDED_TAG } from './keys.ts'
import { contentHashOf, type FileColumns, type NewFile, storeFile, storePicture, type TrustedSvg } from './originals.ts'
import { type Rendition, Renditions } from './renditions.ts'
import { type MediaRow, media } from './tables.ts'
import { updateWithdrawals } from './withdrawal.ts'

export type { MediaRow }

/** What is said of a new file, of whatever kind. */
export type NewFileDetails = Partial<Pick<MediaRow, 'credit' | 'collection' | 'rights' | 'rightsUntil'>>

export type NewPicture = NewFile &
  NewFileDetails & {
    alt: string
    isDecorative?: boolean
    focalX?: number
    focalY?: number
    trustedSvg?: TrustedSvg
  }

export type MediaListOptions = {
  page: number
  pageSize: number
  kind?: FileKind | undefined
  search?: string | undefined
  /** which files there are for whoever asks */
  only?: SQL | undefined
}

/** Writes an upload or a change into the audit log, in its transaction. `before` is undefined for a new file. */
export type LogMediaChange = (tx: Database, row: MediaRow, before: MediaRow | undefined) => Promise<void>

/** The media library: originals in the file store, renditions made at their first request and stored. */
export type MediaStore = {
  /** Adds a picture. @throws Problem 400 `not_a_picture` or `picture_too_large` */
  add(picture: NewPicture, logChange?: LogMediaChange): Promise<MediaRow>
  /** Adds a video, audio, captions or document file. @throws Problem 400 `not_a_known_file` or `file_too_large` */
  addFile(file: NewFile & NewFileDetails, logChange?: LogMediaChange): Promise<MediaRow>
  /** Stores new bytes for an existing row, without changing it. @returns the columns to write @throws Problem 400 as `add` and `addFile` */
  storeBytes(file: NewFile, owner: Pick<MediaRow, 'id' | 'mimeType'>): Promise<FileColumns>
  /** Deletes an original that no row refers to any more, with its renditions. */
  deleteBytes(key: string): Promise<void>
  /** A file with the same bytes, whatever its name. */
  findByContent(bytes: Uint8Array): Promise<MediaRow | undefined>
  /** Pictures, or files of another `kind`, the newest first, filtered to those whose texts contain every word of `search`. */
  list(options: MediaListOptions): Promise<{ count: number; rows: MediaRow[] }>
  find(id: number): Promise<MediaRow | undefined>
  /** Changes what is said of a file, its rights or its focal point. @returns undefined if there is no such file */
  update(
    id: number,
    changes: Partial<Pick<MediaRow, 'alt' | 'isDecorative' | 'credit' | 'collection' | 'rights' | 'rightsUntil' | 'focalX' | 'focalY'>>,
    logChange?: LogMediaChange,
  ): Promise<MediaRow | undefined>
  /** A file other than a picture, with a function that streams a range of it; undefined if unknown or withdrawn. */
  file(key: string): Promise<{ row: MediaRow; open(start: number, end: number): Promise<ReadableStream<Uint8Array>> } | undefined>
  /** Streams the bytes of a file as they were uploaded. */
  original(row: MediaRow): Promise<ReadableStream<Uint8Array>>
  /** A rendition of a picture, from the store or rendered now; undefined if there is no such picture. */
  rendition(key: string, rendition: Rendition): Promise<Uint8Array | undefined>
}

export function createMediaStore(platform: Platform): MediaStore {
  let files: Promise<FileStore> | undefined
  const store = () => {
    files ??= openFileStore(platform.config)
    return files
  }
  const renditions = new Renditions(store)
  return {
    async add({ filename, bytes, trustedSvg, ...about }, logChange) {
      return addRow(platform, await storePicture(await store(), { filename, bytes, trustedSvg }), about, logChange)
    },
    async addFile({ filename, bytes, ...about }, logChange) {
      return addRow(platform, await storeFile(await store(), { filename, bytes }), about, logChange)
    },
    async storeBytes(file, { id, mimeType }) {
      const keep = mimeType.startsWith('image/') ? storePicture : storeFile
      return keep(await store(), { ...file, ownerId: id })
    },
    async deleteBytes(key) {
      await renditions.deleteAll(key)
      await (await store()).remove(`originals/${key}`)
    },
    async findByContent(bytes) {
      const [row] = await platform.db
        .select()
        .from(media)
        .where(eq(media.contentHash, contentHashOf(bytes)))
        .limit(1)
      return row
    },
    async list({ page, pageSize, kind, search = '', only }) {
      const where = and(only, kind ? inArray(media.mimeType, mimeTypesOf(kind)) : like(media.mimeType, 'image/%'), ...matching(search))
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
    update: (id, changes, logChange) =>
      platform.write(async (tx, invalidate) => {
        const [before] = await tx.select().from(media).where(eq(media.id, id)).for('update')
        await tx.update(media).set(changes).where(eq(media.id, id))
        if ('rightsUntil' in changes) await updateWithdrawals(tx, platform.clock.now(), id)
        const [row] = await tx.select().from(media).where(eq(media.id, id))
        if (row) await logChange?.(tx, row, before)
        invalidate(`media:${id}`, 'media')
        return row
      }),
    async file(key) {
      const [row] = await platform.db.select().from(media).where(eq(media.key, key))
      if (!row || row.isWithdrawn || row.mimeType.startsWith('image/')) return undefined
      const files = await store()
      return { row, open: (start, end) => files.open(`originals/${key}`, start, end) }
    },
    original: async (row) => (await store()).open(`originals/${row.key}`, 0, row.bytes - 1),
    rendition: (key, rendition) => renditions.get(key, rendition),
  }
}

/** Conditions that a file's name, description, credit or collection contains each word. */
function matching(search: string): (SQL | undefined)[] {
  return search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const pattern = likePattern(word)
      return or(ilike(media.filename, pattern), ilike(media.alt, pattern), ilike(media.credit, pattern), ilike(media.collection, pattern))
    })
}

/** Inserts the row of a file, or updates the texts of the row with the same bytes and name. */
function addRow(
  platform: Platform,
  file: FileColumns,
  about: NewFileDetails & Partial<Pick<MediaRow, 'alt' | 'isDecorative' | 'focalX' | 'focalY'>>,
  logChange?: LogMediaChange,
): Promise<MediaRow> {
  return platform.write(async (tx, invalidate) => {
    const [before] = await tx.select().from(media).where(eq(media.key, file.key)).for('update')
    const { focalX: _x, focalY: _y, alt = '', credit = '', ...said } = about
    const [existing] = await tx
      .update(media)
      .set({ ...said, alt, credit })
      .where(eq(media.key, file.key))
      .returning()
    if (existing) {
      await logChange?.(tx, existing, before)
      invalidate('media')
      return existing
    }
    const [row] = await tx
      .insert(media)
      .values({ ...about, ...file })
      .returning()
    if (!row) throw new Error('media row was not written')
    // Rights that a file brings may be over already.
    if (row.rightsUntil) await updateWithdrawals(tx, platform.clock.now(), row.id)
    await logChange?.(tx, row, undefined)
    invalidate(MEDIA_ADDED_TAG)
    return row
  })
}
