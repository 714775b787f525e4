import type { Database } from '../platform/database/database.ts'
import { media } from '../platform/media/tables.ts'
import type { FoundPicture } from './found-site.ts'
import type { MovePicture } from './move-in-services.ts'

/** Of a picture that nobody has read yet: as most photographs are. What is drawn takes its own shape when it comes. */
const SHAPE = { width: 1600, height: 1067 }

/** The pictures of a page that is only looked at. */
export type PicturesOnShow = {
  /** gives each picture a row without a file, which goes with the write that is rolled back */
  moverIn: (tx: Database) => MovePicture
  /** has the page take the pictures from where they still are, through this house */
  inPage: (html: string) => string
}

/** @param runId the run that has found them */
export function picturesOnShow(runId: number): PicturesOnShow {
  const shown = new Map<string, { id: number; picture: FoundPicture }>()
  const moverIn = (tx: Database) => async (picture: FoundPicture) => {
    const known = [...shown.values()].find((one) => one.picture.address === picture.address)
    if (known) return known.id
    const key = `moving-${crypto.randomUUID()}`
    const words = { alt: picture.alt.slice(0, 500), credit: picture.credit.slice(0, 200) }
    const row = { ...SHAPE, ...words, key, filename: key, mimeType: 'image/jpeg', bytes: 0 }
    const [added] = await tx.insert(media).values(row).returning({ id: media.id })
    if (added) shown.set(key, { id: added.id, picture })
    return added?.id
  }
  const inPage = (html: string) =>
    html.replaceAll(/\/media\/(moving-[\w-]+)\/(?:[^/"\s]+\/)?\d+\.\w+/g, (address, key) => {
      const picture = shown.get(key)?.picture
      return picture ? `/api/admin/move-ins/${runId}/picture?from=${encodeURIComponent(picture.address)}` : address
    })
  return { moverIn, inPage }
}
