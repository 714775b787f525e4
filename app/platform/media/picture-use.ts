/** A rectangle of a picture, in shares (0–1) of its width and height from the top left. */
export type Crop = { x: number; y: number; width: number; height: number }

/** A point of a picture, in shares (0–1) of its width and height from the top left. */
export type Focus = { x: number; y: number }

/** A picture as one page or record uses it, optionally with a crop and a focal point of its own. The picture itself is unchanged. */
export type PictureUse = { id: number; crop?: Crop | undefined; focus?: Focus | undefined }

/** Shares are rounded to ten-thousandths, less than a pixel of the largest rendition. */
const PARTS = 10_000

const formatShares = (...shares: number[]) => shares.map((share) => Math.round(share * PARTS)).join('-')

/** A crop as it stands in URLs: `1250-0-7500-10000`. */
export function formatCrop({ x, y, width, height }: Crop): string {
  return formatShares(x, y, width, height)
}

/** Parses a crop from a URL. The caller validates the format. */
export function parseCrop(name: string): Crop {
  const [x = 0, y = 0, width = 0, height = 0] = name.split('-').map((part) => Number(part) / PARTS)
  return { x, y, width, height }
}

/** The use that a picture field's value means; a bare id is the whole picture with its own focal point. Undefined for other values. */
export function pictureUse(value: unknown): PictureUse | undefined {
  if (typeof value === 'number') return { id: value }
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? (value as PictureUse) : undefined
}

/** A string that is equal for equal uses of a picture; undefined for values that name no picture. */
export function pictureKey(value: unknown): string | undefined {
  const use = pictureUse(value)
  if (!use?.crop && !use?.focus) return use && String(use.id)
  return [use.id, use.crop ? formatCrop(use.crop) : '', use.focus ? formatShares(use.focus.x, use.focus.y) : ''].join('_')
}
