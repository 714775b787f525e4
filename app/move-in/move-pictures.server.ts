import { logMediaChanges } from '../media-library/index.server.ts'
import { Problem } from '../platform/http/problem.ts'
import { MAX_PICTURE_BYTES } from '../platform/media/originals.ts'
import { decoded } from '../platform/routing/decoded.ts'
import type { FoundPicture } from './found-site.ts'
import type { MoveInRun, MovePicture } from './move-in-services.ts'
import { recordMoved } from './moved-objects.server.ts'
import { type PoliteReader, Unread } from './read/polite-reader.server.ts'

/** Pictures are fetched once for a run; one that the library already has is that one. */
export function createPictureMover(run: MoveInRun, reader: PoliteReader): MovePicture {
  const moved = new Map<string, Promise<number | undefined>>()
  return (picture) => {
    const known = moved.get(picture.address)
    if (known) return known
    const id = movePicture(run, reader, picture)
    moved.set(picture.address, id)
    return id
  }
}

async function movePicture({ platform, media, viewer, id }: MoveInRun, reader: PoliteReader, picture: FoundPicture) {
  try {
    const bytes = await reader.read(picture.address, { maxBytes: MAX_PICTURE_BYTES })
    const existing = await media.findByContent(bytes)
    if (existing) return existing.id
    const filename = decoded(new URL(picture.address).pathname.split('/').at(-1) || 'bild').slice(0, 200)
    const log = logMediaChanges(platform, viewer)
    const row = await media.add(
      { filename, bytes, alt: picture.alt.slice(0, 500), credit: picture.credit.slice(0, 200) },
      async (tx, added, before) => {
        await log(tx, added, before)
        await recordMoved(tx, id, { contentType: 'media', objectId: added.id })
      },
    )
    return row.id
  } catch (error) {
    if (error instanceof Unread || error instanceof Problem || error instanceof URIError) return undefined
    throw error
  }
}
