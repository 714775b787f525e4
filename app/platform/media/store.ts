import { createHash } from 'node:crypto'
import { count, desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { type FileStore, openFileStore } from '../files/file-store.ts'
import { Problem } from '../http/problem.ts'
import { t } from '../i18n/i18n.ts'
import type { Platform } from '../platform.ts'
import type { PictureFormat } from './picture.ts'
import { media } from './tables.ts'

export type MediaRow = typeof media.$inferSelect

/** Largest picture that is taken in. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024
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
  list(options: { page: number; pageSize: number }): Promise<{ count: number; rows: MediaRow[] }>
  find(id: number): Promise<MediaRow | undefined>
  /** Changes the words or the focal point. */
  update(id: number, changes: Partial<Pick<MediaRow, 'alt' | 'credit' | 'focalX' | 'focalY'>>): Promise<MediaRow | undefined>
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
    async list({ page, pageSize }) {
      const [total] = await platform.db.select({ count: count() }).from(media)
      const rows = await platform.db
        .select()
        .from(media)
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
    rendition: (key, width, format) => renditions.get(key, width, format),
  }
}

async function addPicture(platform: Platform, files: FileStore, picture: NewPicture): Promise<MediaRow> {
  if (picture.bytes.byteLength > MAX_PICTURE_BYTES) throw new Problem(400, 'picture_too_large', t('The picture is too large.'))
  const { width, height, mimeType, placeholder } = picture.ownDrawing
    ? { ...picture.ownDrawing, mimeType: 'image/svg+xml', placeholder: null }
    : await inspect(picture.bytes)
  const key = createHash('sha256').update(picture.bytes).update(picture.filename).digest('hex').slice(0, 24)
  await files.write(`originals/${key}`, picture.bytes)
  return platform.write(async (tx, emit) => {
    emit('media')
    const values = {
      key,
      filename: cleanName(picture.filename),
      mimeType,
      bytes: picture.bytes.byteLength,
      width,
      height,
      alt: picture.alt,
      credit: picture.credit ?? '',
      focalX: picture.focalX ?? 0.5,
      focalY: picture.focalY ?? 0.5,
      placeholder,
    }
    // The same file taken in twice is one picture.
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

/** A file name without folders and control characters. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  return last.replace(/[\u0000-\u001f<>:"|?*]/g, '').slice(0, 120) || 'datei'
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
