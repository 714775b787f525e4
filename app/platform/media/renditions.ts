import sharp from 'sharp'
import type { FileStore } from '../files/file-store.ts'
import { MAX_PICTURE_PIXELS } from './inspect-picture.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from './picture.ts'

/** Makes widths of pictures, each once however many ask, and few at a time. */
export class Renditions {
  readonly #store: () => Promise<FileStore>
  readonly #running = new Map<string, Promise<Uint8Array | undefined>>()
  #queue: Promise<unknown> = Promise.resolve()

  constructor(store: () => Promise<FileStore>) {
    this.#store = store
  }

  get(key: string, width: number, format: PictureFormat): Promise<Uint8Array | undefined> {
    const name = nameOf(key, width, format)
    const running = this.#running.get(name)
    if (running) return running
    const work = this.#readOrMake(name, key, width, format).finally(() => this.#running.delete(name))
    this.#running.set(name, work)
    return work
  }

  /** Throws away what was made of a picture. */
  async forget(key: string): Promise<void> {
    const files = await this.#store()
    for (const width of PICTURE_WIDTHS) for (const format of PICTURE_FORMATS) await files.remove(nameOf(key, width, format))
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

function nameOf(key: string, width: number, format: PictureFormat): string {
  return `renditions/${key}/${width}.${format}`
}
