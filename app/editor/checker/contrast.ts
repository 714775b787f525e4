/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const NEEDED = 4.5
const NEEDED_BY_LARGE = 3
const LARGE_PX = 24
const LARGE_BOLD_PX = 18.66
const BOLD = 700

/** The contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(first: Colour, second: Colour): number {
  const [light, dark] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The minimum contrast ratio of a text by size and weight (WCAG 2.2, 1.4.3). */
export function neededContrast(sizePx: number, weight: number): number {
  return sizePx >= LARGE_PX || (sizePx >= LARGE_BOLD_PX && weight >= BOLD) ? NEEDED_BY_LARGE : NEEDED
}

/** Blends a colour over an opaque one. */
export function blendOver([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mixed = (top: number, ground: number) => top * alpha + ground * (1 - alpha)
  return [mixed(red, below[0]), mixed(green, below[1]), mixed(blue, below[2]), 1]
}

function luminanceOf([red, green, blue]: Colour): number {
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
