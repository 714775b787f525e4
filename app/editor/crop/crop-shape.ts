import type { Crop, Focus } from '../../platform/media/picture-use.ts'

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** Sizes in pixels. */
type Size = { width: number; height: number }

/** The aspect ratios offered: any, the picture's own, or width to height. */
export const RATIOS = {
  free: undefined,
  original: 'own',
  panorama: 21 / 9,
  wide: 16 / 9,
  photo: 3 / 2,
  classic: 4 / 3,
  square: 1,
  portrait: 4 / 5,
} as const
export type RatioName = keyof typeof RATIOS

const SHARES = 10_000
const SMALLEST = 0.02
/** Relative difference below which two ratios count as equal: crops are rounded to ten-thousandths. */
const RATIO_TOLERANCE = 0.01

/** The aspect ratio by its name; undefined for `free`. */
export function ratioOf(name: RatioName, size: Size): number | undefined {
  const ratio = RATIOS[name]
  return ratio === 'own' ? size.width / size.height : ratio
}

/** The largest crop of an aspect ratio, centred on the focal point as far as the picture allows. */
export function withRatio(focus: Focus, ratio: number, size: Size): Crop {
  const relative = (ratio * size.height) / size.width
  const width = Math.min(1, relative)
  const height = width / relative
  return clampCrop({ x: focus.x - width / 2, y: focus.y - height / 2, width, height })
}

/**
 * Sets one edge or side to a number of pixels. The other side follows the ratio if there is one; the crop is clamped to
 * the picture.
 */
export function withPixels(crop: Crop, side: keyof Crop, pixels: number, size: Size, ratio: number | undefined): Crop {
  const share = pixels / (side === 'x' || side === 'width' ? size.width : size.height)
  if (side === 'x' || side === 'y') return clampCrop({ ...crop, [side]: share })
  const relative = ratio === undefined ? undefined : (ratio * size.height) / size.width
  if (relative === undefined) return clampCrop({ ...crop, [side]: Math.min(1, share) })
  const width = Math.min(1, relative, side === 'width' ? share : share * relative)
  return clampCrop({ ...crop, width, height: width / relative })
}

/** The crop in whole pixels of the picture. */
export function inPixels({ x, y, width, height }: Crop, size: Size): Crop {
  return {
    x: Math.round(x * size.width),
    y: Math.round(y * size.height),
    width: Math.round(width * size.width),
    height: Math.round(height * size.height),
  }
}

/** The name of a crop's aspect ratio; `free` when it matches none. */
export function ratioNameOf(crop: Crop, size: Size): RatioName {
  const cropRatio = (crop.width * size.width) / (crop.height * size.height)
  const names = Object.keys(RATIOS) as RatioName[]
  return names.find((name) => Math.abs((ratioOf(name, size) ?? 0) / cropRatio - 1) < RATIO_TOLERANCE) ?? 'free'
}

/** Whether nothing is cut off. */
export function isWhole({ width, height }: Crop): boolean {
  return width === 1 && height === 1
}

/** Clamps a crop to the picture by shrinking and moving it; rounded to ten-thousandths. */
export function clampCrop({ x, y, width, height }: Crop): Crop {
  const [w, h] = [rounded(Math.max(SMALLEST, Math.min(1, width))), rounded(Math.max(SMALLEST, Math.min(1, height)))]
  const start = (share: number, length: number) => rounded(Math.max(0, Math.min(1 - length, share)))
  return { x: start(x, w), y: start(y, h), width: w, height: h }
}

function rounded(share: number): number {
  return Math.round(share * SHARES) / SHARES
}
