import type { PictureSource } from '../../platform/media/picture.ts'
import { request, requestResponse } from '../../staff-ui/api-client.ts'
import type { Cropped } from '../crop/CropDialog.tsx'

type Entry = { id: number; picture: PictureSource | null }
type Stored = { revision: string; values: { rights: string; rightsUntil: string | null } }

const PERCENT = 100

/**
 * Makes a cropped picture one of its own in the media library, with the description, the credit and the rights of the whole one:
 * a record holds whole pictures, and so every page that shows the record has the crop.
 * @returns the new picture; the whole one where nothing was cropped
 * @throws ApiError
 */
export async function keepCropped({ value, picture }: Cropped): Promise<PictureSource> {
  if (typeof value === 'number') return picture
  // Read first: a copy must not be shown for longer than its original.
  const { rights, rightsUntil } = (await request<Stored>('GET', `/api/admin/media/${value.id}`)).values
  const image = await (await requestResponse('GET', widestOf(picture))).blob()
  const { id } = await request<Entry>('POST', '/api/media/', uploadOf(picture, image))
  if (rights || rightsUntil) {
    const { revision } = await request<Stored>('GET', `/api/admin/media/${id}`)
    await request('PATCH', `/api/admin/media/${id}`, { base: revision, values: { rights, rightsUntil } })
  }
  const [focalX = 0, focalY = 0] = picture.position.split(' ').map((share) => Number.parseFloat(share) / PERCENT)
  const kept = await request<Entry>('PATCH', `/api/media/${id}`, { focalX, focalY })
  return kept.picture ?? picture
}

/** The address of the largest rendition, as JPEG. */
function widestOf({ src, srcSets }: PictureSource): string {
  return srcSets.jpg.split(', ').at(-1)?.split(' ')[0] ?? src
}

function uploadOf({ id, alt, credit, isUndescribed }: PictureSource, image: Blob): FormData {
  const body = new FormData()
  body.set('file', new File([image], `zuschnitt-${id}.jpg`, { type: 'image/jpeg' }))
  body.set('alt', alt)
  body.set('decorative', String(alt === '' && !isUndescribed))
  if (credit) body.set('credit', credit)
  return body
}
