import { LRUCache } from 'lru-cache'
import { notFound, Problem } from '../platform/http/problem.ts'
import { inspectPicture } from '../platform/media/inspect-picture.ts'
import { loadSharp } from '../platform/media/load-sharp.ts'
import { MAX_PICTURE_BYTES } from '../platform/media/originals.ts'
import type { Platform } from '../platform/platform.ts'
import { createPoliteReader, type PoliteReader, Unread } from './read/polite-reader.server.ts'
import { readMoveIn } from './stored-move-ins.server.ts'

const WIDEST = 1600

/** Pictures of other sites as they stand there. */
export type OldPictures = {
  /**
   * A picture drawn anew, so that nothing but a picture comes through.
   * @returns WebP
   * @throws Problem 404 where the run has moved already, or there is no picture
   */
  read(asked: { id: number; from: string }): Promise<Uint8Array<ArrayBuffer>>
}

/** Reads them for whoever looks at a run: one at a time of each site, by its rules. */
export function createOldPictures(platform: Platform): OldPictures {
  const readers = new LRUCache<string, Promise<PoliteReader>>({ max: 20, ttl: 10 * 60_000 })
  const readerFor = (id: number, from: string) => {
    const { origin } = new URL(from)
    const known = readers.get(`${id} ${origin}`)
    if (known) return known
    const reader = createPoliteReader(origin, platform.config.PRIVATE_FEED_HOSTS)
    readers.set(`${id} ${origin}`, reader)
    return reader
  }
  async function read({ id, from }: { id: number; from: string }) {
    const found = (await readMoveIn(platform, id))?.found
    if (!found || !/^https?:$/.test(URL.parse(from)?.protocol ?? '')) throw notFound()
    try {
      const reader = await readerFor(id, from)
      return await drawnAnew(await reader.read(from, { maxBytes: MAX_PICTURE_BYTES }))
    } catch (error) {
      if (error instanceof Unread || error instanceof Problem) throw notFound()
      throw error
    }
  }
  return { read }
}

async function drawnAnew(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  await inspectPicture(bytes)
  const sharp = await loadSharp()
  return new Uint8Array(await sharp(bytes).rotate().resize({ width: WIDEST, withoutEnlargement: true }).webp().toBuffer())
}
