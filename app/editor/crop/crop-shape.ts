import type { Crop, Focus } from '../../platform/media/picture-use.ts'

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** Sizes in pixels. */
type Size = { width: number; height: number }

/** What can be asked of a crop's shape: nothing, the picture's own, or a ratio of width to height. */
export const RATIOS = { free: undefined, original: 'own', wide: 16 / 9, classic: 4 / 3, square: 1 } as const
export type RatioName = keyof typeof RATIOS

const SHARES = 10_000
const SMALLEST = 0.02
/** Ratios that differ by less look the same: crops are kept in whole ten-thousandths. */
const ALIKE = 0.01

/** The ratio of width to height that a shape stands for; undefined when any will do. */
export function ratioOf(name: RatioName, size: Size): number | undefined {
  const ratio = RATIOS[name]
  return ratio === 'own' ? size.width / size.height : ratio
}

/** The largest crop of a ratio, around what no crop may lose. */
export function withRatio(focus: Focus, ratio: number, size: Size): Crop {
  const relative = (ratio * size.height) / size.width
  const width = Math.min(1, relative)
  const height = width / relative
  return inside({ x: focus.x - width / 2, y: focus.y - height / 2, width, height })
}

/**
 * One edge or side set to a number of pixels. The rest gives way: a side keeps the ratio if there is one, and nothing
 * leaves the picture.
 */
export function withPixels(crop: Crop, side: keyof Crop, pixels: number, size: Size, ratio: number | undefined): Crop {
  const share = pixels / (side === 'x' || side === 'width' ? size.width : size.height)
  if (side === 'x' || side === 'y') return inside({ ...crop, [side]: share })
  const relative = ratio === undefined ? undefined : (ratio * size.height) / size.width
  if (relative === undefined) return inside({ ...crop, [side]: Math.min(1, share) })
  const width = Math.min(1, relative, side === 'width' ? share : share * relative)
  return inside({ ...crop, width, height: width / relative })
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

/** The shape that a crop has; `free` when it has none of those with a name. */
export function ratioNameOf(crop: Crop, size: Size): RatioName {
  const given = (crop.width * size.width) / (crop.height * size.height)
  const names: RatioName[] = ['original', 'wide', 'classic', 'square']
  return names.find((name) => Math.abs((ratioOf(name, size) ?? 0) / given - 1) < ALIKE) ?? 'free'
}

/** Whether nothing is cut off. */
export function isWhole({ width, height }: Crop): boolean {
  return width === 1 && height === 1
}

/** The crop moved, and made smaller if need be, until it lies in the picture; in whole ten-thousandths. */
export function inside({ x, y, width, height }: Crop): Crop {
  const [w, h] = [rounded(Math.max(SMALLEST, Math.min(1, width))), rounded(Math.max(SMALLEST, Math.min(1, height)))]
  const start = (share: number, length: number) => rounded(Math.max(0, Math.min(1 - length, share)))
  return { x: start(x, w), y: start(y, h), width: w, height: h }
}

function rounded(share: number): number {
  return Math.round(share * SHARES) / SHARES
}
