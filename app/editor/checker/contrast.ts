import { LARGE_CONTRAST, TEXT_CONTRAST } from '../../platform/theme/contrast.ts'

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const LARGE_PX = 24
const LARGE_BOLD_PX = 18.66
const BOLD = 700

/** The minimum contrast ratio of a text by size and weight (WCAG 2.2, 1.4.3). */
export function neededContrast(sizePx: number, weight: number): number {
  return sizePx >= LARGE_PX || (sizePx >= LARGE_BOLD_PX && weight >= BOLD) ? LARGE_CONTRAST : TEXT_CONTRAST
}

/** Blends a colour over an opaque one. */
export function blendOver([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mixed = (top: number, ground: number) => top * alpha + ground * (1 - alpha)
  return [mixed(red, below[0]), mixed(green, below[1]), mixed(blue, below[2]), 1]
}
