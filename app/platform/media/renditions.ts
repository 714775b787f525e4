import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import type { FileStore } from '../files/file-store.ts'
import { MAX_PICTURE_PIXELS } from './inspect-picture.ts'
import { loadSharp } from './load-sharp.ts'
import { particularsOfFile } from './particulars-of-file.ts'
import type { PictureFormat } from './picture.ts'
import { parseCrop } from './picture-use.ts'
import { servedXmp } from './served-xmp.ts'
import { isWholeRendition } from './whole-rendition.ts'

const FOLDER = 'renditions'

/** One width of a picture in one format, whole or cropped; `crop` as `formatCrop` writes it, `credit` to be kept in the file. */
export type Rendition = { width: number; format: PictureFormat; crop?: string | undefined; credit?: string }

/** Renders and stores widths of pictures. Concurrent requests for one rendition share its rendering; one is rendered at a time. */
export class Renditions {
  readonly #store: () => Promise<FileStore>
  readonly #running = new Map<string, Promise<Uint8Array | undefined>>()
  #queue: Promise<unknown> = Promise.resolve()

  constructor(store: () => Promise<FileStore>) {
    this.#store = store
  }

  get(key: string, rendition: Rendition): Promise<Uint8Array | undefined> {
    const name = nameOf(key, rendition)
    const running = this.#running.get(name)
    if (running) return running
    const work = this.#readOrMake(name, key, rendition).finally(() => this.#running.delete(name))
    this.#running.set(name, work)
    return work
  }

  /** Deletes all stored renditions of a picture. */
  async deleteAll(key: string): Promise<void> {
    await (await this.#store()).removeAll(`${FOLDER}/${key}/`)
  }

  async #readOrMake(name: string, key: string, rendition: Rendition): Promise<Uint8Array | undefined> {
    const files = await this.#store()
    const kept = (await files.exists(name)) ? await files.read(name) : undefined
    // What a full disk or a power cut has left of one is made anew.
    if (kept && isWholeRendition(kept, rendition.format)) return kept
    if (!(await files.exists(`originals/${key}`))) return undefined
    // One at a time: a page of new pictures must not starve other requests of CPU.
    const made = this.#queue.then(async () => render(await files.read(`originals/${key}`), rendition))
    this.#queue = made.catch(() => {})
    const bytes = await made
    await files.write(name, bytes)
    return bytes
  }
}

async function render(original: Uint8Array, { width, format, crop, credit = '' }: Rendition): Promise<Buffer> {
  const sharp = await loadSharp()
  const kept = servedXmp(credit, await particularsOfFile(original))
  const whole = sharp(original, { limitInputPixels: MAX_PICTURE_PIXELS }).autoOrient()
  const resized = (crop ? await cut(whole, crop) : whole).resize({ width, withoutEnlargement: true })
  const image = kept ? resized.withXmp(kept) : resized
  if (format === 'avif') return image.avif({ quality: 52, effort: 2 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer()
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

/** Crops a picture, in whole pixels after EXIF rotation. */
async function cut(image: Sharp, name: string): Promise<Sharp> {
  const { autoOrient: size } = await image.metadata()
  const crop = parseCrop(name)
  const span = (start: number, length: number, whole: number) => {
    const from = Math.min(whole - 1, Math.round(start * whole))
    return [from, Math.max(1, Math.min(whole - from, Math.round(length * whole)))] as const
  }
  const [left, width] = span(crop.x, crop.width, size.width)
  const [top, height] = span(crop.y, crop.height, size.height)
  return image.extract({ left, top, width, height })
}

function nameOf(key: string, { width, format, crop, credit }: Rendition): string {
  // Another credit is another file, so that nobody gets one with the former name in it.
  const said = credit ? `-${createHash('sha256').update(credit).digest('hex').slice(0, 8)}` : ''
  return `${FOLDER}/${key}/${crop ? `${crop}/` : ''}${width}${said}.${format}`
}
