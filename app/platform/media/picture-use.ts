/** A part of a picture, in shares of its width and height from the top left. */
export type Crop = { x: number; y: number; width: number; height: number }

/** A point of a picture, in shares of its width and height from the top left. */
export type Focus = { x: number; y: number }

/** A picture as one place shows it: cut out, or with a focal point of that place's own. The picture itself stays as it is. */
export type PictureUse = { id: number; crop?: Crop | undefined; focus?: Focus | undefined }

/** Shares are kept to a ten-thousandth: less than a pixel of the largest picture that is shown. */
const PARTS = 10_000

const parts = (...shares: number[]) => shares.map((share) => Math.round(share * PARTS)).join('-')

/** The name of a crop in addresses: `1250-0-7500-10000`. */
export function cropName({ x, y, width, height }: Crop): string {
  return parts(x, y, width, height)
}

/** The crop that a name means. The name is not checked. */
export function cropNamed(name: string): Crop {
  const [x = 0, y = 0, width = 0, height = 0] = name.split('-').map((part) => Number(part) / PARTS)
  return { x, y, width, height }
}

/** A picture field's value as a use: fields hold the bare id where the whole picture is shown as the library has it. */
export function pictureUse(value: unknown): PictureUse | undefined {
  if (typeof value === 'number') return { id: value }
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? (value as PictureUse) : undefined
}

/** What tells one use of a picture from another; undefined for what names no picture. */
export function pictureKey(value: unknown): string | undefined {
  const use = pictureUse(value)
  if (!use?.crop && !use?.focus) return use && String(use.id)
  return [use.id, use.crop ? cropName(use.crop) : '', use.focus ? parts(use.focus.x, use.focus.y) : ''].join('_')
}
