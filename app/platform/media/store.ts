import { createHash } from 'node:crypto'
import { count, desc, eq, inArray, like } from 'drizzle-orm'
import sharp from 'sharp'
import { cleanFileName } from '../files/file-name.ts'
import { type FileStore, openFileStore } from '../files/file-store.ts'
import { Problem } from '../http/problem.ts'
import { t } from '../i18n/i18n.ts'
import type { Platform } from '../platform.ts'
import { type FileKind, fileTypeOf, typesOf } from './file-kinds.ts'
import type { PictureFormat } from './picture.ts'
import { media } from './tables.ts'

export type MediaRow = typeof media.$inferSelect

/** Largest picture that is taken in. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024
/** Largest film, recording or document. */
export const MAX_FILE_BYTES = 200 * 1024 * 1024
const MAX_PICTURE_PIXELS = 80_000_000
const PLACEHOLDER_WIDTH = 16
/** Pictures that browsers and sharp both understand, by what sharp sees in the bytes; names are not trusted. */
const MIME_TYPES: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heif: 'image/avif',
}

export type NewPicture = {
  filename: string
  bytes: Uint8Array
  alt: string
  credit?: string
  focalX?: number
  focalY?: number
  /** size of a drawing (SVG) that the program made itself; drawings from outside are refused, they may carry scripts */
  ownDrawing?: { width: number; height: number }
}

/** The media library: originals in the file store, widths made when first asked for and kept. */
export type MediaStore = {
  /** Takes a picture in. @throws Problem 400 `not_a_picture` or `picture_too_large` */
  add(picture: NewPicture): Promise<MediaRow>
  /** Takes a film, a recording, captions or a document in. @throws Problem 400 `not_a_known_file` or `file_too_large` */
  addFile(file: { filename: string; bytes: Uint8Array; credit?: string }): Promise<MediaRow>
  /** Pictures, or files of one other kind, the newest first. */
  list(options: { page: number; pageSize: number; kind?: FileKind | undefined }): Promise<{ count: number; rows: MediaRow[] }>
  find(id: number): Promise<MediaRow | undefined>
  /** Changes the words or the focal point. */
  update(id: number, changes: Partial<Pick<MediaRow, 'alt' | 'credit' | 'focalX' | 'focalY'>>): Promise<MediaRow | undefined>
  /** A file that is no picture, and a way to read a part of it; undefined when there is none under this key. */
  file(key: string): Promise<{ row: MediaRow; open(start: number, end: number): Promise<ReadableStream<Uint8Array>> } | undefined>
  /** One width of a picture in one format, from the store or made now; undefined when there is no such picture. */
  rendition(key: string, width: number, format: PictureFormat): Promise<Uint8Array | undefined>
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
    add: async (picture) => addPicture(platform, await store(), picture),
    addFile: async (file) => addFile(platform, await store(), file),
    async list({ page, pageSize, kind }) {
      const where = kind ? inArray(media.mimeType, typesOf(kind)) : like(media.mimeType, 'image/%')
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
    update: (id, changes) =>
      platform.write(async (tx, emit) => {
        const [row] = await tx.update(media).set(changes).where(eq(media.id, id)).returning()
        emit(`media:${id}`, 'media')
        return row
      }),
    async file(key) {
      const [row] = await platform.db.select().from(media).where(eq(media.key, key))
      if (!row || row.mimeType.startsWith('image/')) return undefined
      const files = await store()
      return { row, open: (start, end) => files.open(`originals/${key}`, start, end) }
    },
    rendition: (key, width, format) => renditions.get(key, width, format),
  }
}

async function addPicture(platform: Platform, files: FileStore, picture: NewPicture): Promise<MediaRow> {
  if (picture.bytes.byteLength > MAX_PICTURE_BYTES) throw new Problem(400, 'picture_too_large', t('The picture is too large.'))
  const { width, height, mimeType, placeholder } = picture.ownDrawing
    ? { ...picture.ownDrawing, mimeType: 'image/svg+xml', placeholder: null }
    : await inspect(picture.bytes)
  return keep(platform, files, picture.bytes, {
    filename: cleanFileName(picture.filename),
    mimeType,
    width,
    height,
    alt: picture.alt,
    credit: picture.credit ?? '',
    focalX: picture.focalX ?? 0.5,
    focalY: picture.focalY ?? 0.5,
    placeholder,
  })
}

async function addFile(
  platform: Platform,
  files: FileStore,
  { filename, bytes, credit = '' }: { filename: string; bytes: Uint8Array; credit?: string },
): Promise<MediaRow> {
  if (bytes.byteLength > MAX_FILE_BYTES) throw new Problem(400, 'file_too_large', t('The file is too large.'))
  const type = await fileTypeOf(bytes)
  if (!type) {
    throw new Problem(400, 'not_a_known_file', t('This file cannot be used here (MP4, WebM, MP3, M4A, OGG, WAV, PDF or VTT).'))
  }
  const name = cleanFileName(filename)
  const named = name.toLowerCase().endsWith(`.${type.ending}`) ? name : `${name}.${type.ending}`
  return keep(platform, files, bytes, { filename: named, mimeType: type.mimeType, alt: '', credit })
}

/** Writes the bytes and their row. The same file taken in twice is one. */
async function keep(
  platform: Platform,
  files: FileStore,
  bytes: Uint8Array,
  about: Omit<typeof media.$inferInsert, 'key' | 'bytes' | 'id'>,
): Promise<MediaRow> {
  const key = createHash('sha256').update(bytes).update(about.filename).digest('hex').slice(0, 24)
  await files.write(`originals/${key}`, bytes)
  return platform.write(async (tx, emit) => {
    emit('media')
    const values = { ...about, key, bytes: bytes.byteLength }
    const [row] = await tx
      .insert(media)
      .values(values)
      .onConflictDoUpdate({ target: media.key, set: { alt: values.alt, credit: values.credit } })
      .returning()
    if (!row) throw new Error('media row was not written')
    return row
  })
}

async function inspect(bytes: Uint8Array) {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS })
    const { format, width, height, orientation } = await image.metadata()
    const mimeType = format ? MIME_TYPES[format] : undefined
    if (!mimeType || !width || !height) throw new Error(`format ${format}`)
    const turned = (orientation ?? 1) >= 5
    const tiny = await image.clone().rotate().resize(PLACEHOLDER_WIDTH).webp({ quality: 30 }).toBuffer()
    return {
      width: turned ? height : width,
      height: turned ? width : height,
      mimeType,
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    }
  } catch {
    throw new Problem(400, 'not_a_picture', t('This file is not a picture that can be used here (JPEG, PNG, WebP, AVIF or GIF).'))
  }
}

/** Makes widths of pictures, each once however many ask, and few at a time. */
class Renditions {
  readonly #store: () => Promise<FileStore>
  readonly #running = new Map<string, Promise<Uint8Array | undefined>>()
  #queue: Promise<unknown> = Promise.resolve()

  constructor(store: () => Promise<FileStore>) {
    this.#store = store
  }

  get(key: string, width: number, format: PictureFormat): Promise<Uint8Array | undefined> {
    const name = `renditions/${key}/${width}.${format}`
    const running = this.#running.get(name)
    if (running) return running
    const work = this.#readOrMake(name, key, width, format).finally(() => this.#running.delete(name))
    this.#running.set(name, work)
    return work
  }

  async #readOrMake(name: string, key: string, width: number, format: PictureFormat): Promise<Uint8Array | undefined> {
    const files = await this.#store()
    if (await files.exists(name)) return files.read(name)
    if (!(await files.exists(`originals/${key}`))) return undefined
    // One at a time: a page of new pictures must not starve the requests beside it.
    const made = this.#queue.then(async () => render(await files.read(`originals/${key}`), width, format))
    this.#queue = made.catch(() => {})
    const bytes = await made
    await files.write(name, bytes)
    return bytes
  }
}

function render(original: Uint8Array, width: number, format: PictureFormat): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: MAX_PICTURE_PIXELS }).rotate().resize({ width, withoutEnlargement: true })
  if (format === 'avif') return image.avif({ quality: 52, effort: 2 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer()
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
