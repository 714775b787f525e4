import type { Logo } from '../../identity/index.ts'
import { logoAddress } from '../appearance/logo-address.ts'

const SIDE = 48
/** Colours that differ less are taken for one. */
const BITS = 0b11100000
const MOST = 3
/** Less of a logo than this is an edge, no colour of it. */
const LEAST_SHARE = 0.04
const OPAQUE = 200

/** The colours that fill most of a logo, without white and what is nearly white; empty where it cannot be drawn. */
export async function logoColours(logo: Logo): Promise<string[]> {
  const picture = new Image()
  picture.src = logoAddress(logo)
  const isShown = await picture.decode().then(
    () => true,
    () => false,
  )
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: SIDE, height: SIDE })
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!isShown || !brush) return []
  brush.drawImage(picture, 0, 0, SIDE, SIDE)
  return coloursOf(brush.getImageData(0, 0, SIDE, SIDE).data)
}

/** The colours of pixels, the most frequent first. @param pixels red, green, blue and opacity of each */
export function coloursOf(pixels: ArrayLike<number>): string[] {
  const found = new Map<number, { count: number; sum: [number, number, number] }>()
  let seen = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue, opacity] = [0, 1, 2, 3].map((part) => pixels[at + part] ?? 0) as [number, number, number, number]
    if (opacity < OPAQUE || Math.min(red, green, blue) > 225) continue
    seen += 1
    const key = ((red & BITS) << 16) | ((green & BITS) << 8) | (blue & BITS)
    const { count, sum } = found.get(key) ?? { count: 0, sum: [0, 0, 0] }
    found.set(key, { count: count + 1, sum: [sum[0] + red, sum[1] + green, sum[2] + blue] })
  }
  return [...found.values()]
    .filter(({ count }) => count / seen >= LEAST_SHARE)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST)
    .map(
      ({ count, sum }) =>
        `#${sum
          .map((part) =>
            Math.round(part / count)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`,
    )
}
