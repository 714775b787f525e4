/** Red, green and blue from 0 to 255; what follows is ignored. */
type Rgb = readonly [red: number, green: number, blue: number, ...more: number[]]

/** The contrast of text (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5
/** The contrast of large text, and of what marks the focus (1.4.3, 1.4.11). */
export const LARGE_CONTRAST = 3

/** The contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(first: Rgb, second: Rgb): number {
  const [light, dark] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Likewise of two colours as `#rrggbb`. */
export function contrastOfHex(first: string, second: string): number {
  return contrastOf(rgbOf(first), rgbOf(second))
}

/** One colour over another. @param share how much of the upper one is seen, from 0 to 1 */
export function mixHex(upper: string, lower: string, share: number): string {
  const [top, ground] = [rgbOf(upper), rgbOf(lower)]
  const parts = ([0, 1, 2] as const).map((part) => Math.round(top[part] * share + ground[part] * (1 - share)))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function rgbOf(hex: string): Rgb {
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [part(1), part(3), part(5)]
}

function luminanceOf([red, green, blue]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
