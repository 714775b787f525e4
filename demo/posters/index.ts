import { type ZweiklangName, zweiklaenge } from '../../app/ui/zweiklang.ts'
import { type Colours, type Composition, cutPaper, halftone, lightCones, pattern } from './families.ts'
import { letterCompositions } from './letter.ts'
import { drawBust } from './portrait.ts'
import { randomFrom } from './random.ts'
import { n } from './shapes.ts'

const PAPER = '#F7F4EE'

export type PosterFamily = 'cut-paper' | 'light-cones' | 'halftone' | 'letter' | 'pattern'
export const posterFamilies: PosterFamily[] = ['cut-paper', 'light-cones', 'halftone', 'letter', 'pattern']

/** A drawing with its size in pixels and the point that must stay visible, 0–1 from the top left. */
export type Crop = { svg: string; width: number; height: number; focalX: number; focalY: number }
export type PosterArt = { family: PosterFamily | 'portrait'; crops: { wide: Crop; poster: Crop; square: Crop } }

/** Where the motif's field of 1000 × 1000 lies in each crop. In the wide one the left stays calm for the title. */
const FRAMES = {
  wide: { width: 1920, height: 1080, x: 880, y: 20, scale: 1.04, clip: 0.47 },
  poster: { width: 1200, height: 1500, x: -20, y: 150, scale: 1.22, clip: 0 },
  square: { width: 1200, height: 1200, x: 0, y: 0, scale: 1.2, clip: 0 },
} as const

/** Families whose motif runs over the whole field, so that it must be kept off the calm part. */
const FILLING: PosterFamily[] = ['pattern', 'halftone', 'cut-paper']

/** A poster from a seed: one family, one composition of it, three crops. The same seed gives the same bytes. */
export function drawPoster(options: {
  seed: string
  zweiklang: ZweiklangName
  title: string
  family?: PosterFamily
  variant?: number
}): PosterArt {
  const random = randomFrom(options.seed)
  const family = options.family ?? random.pick(posterFamilies)
  const compositions = compositionsOf(family, options.title)
  const compose =
    options.variant === undefined ? random.pick(compositions) : (compositions[options.variant % compositions.length] as Composition)
  return { family, crops: cropsOf(options.seed, coloursOf(options.zweiklang), compose, FILLING.includes(family)) }
}

/** A portrait from a seed. */
export function drawPortrait(options: { seed: string; zweiklang: ZweiklangName }): PosterArt {
  return { family: 'portrait', crops: cropsOf(options.seed, coloursOf(options.zweiklang), drawBust, false) }
}

function compositionsOf(family: PosterFamily, title: string): Composition[] {
  const families = { 'cut-paper': cutPaper, 'light-cones': lightCones, halftone, pattern }
  return family === 'letter' ? letterCompositions(title) : families[family]
}

function coloursOf(name: ZweiklangName): Colours {
  return { ...zweiklaenge[name], paper: PAPER }
}

function cropsOf(seed: string, colours: Colours, compose: Composition, filling: boolean): PosterArt['crops'] {
  const crop = (name: keyof typeof FRAMES) => drawCrop(FRAMES[name], colours, compose(randomFrom(`${seed}/motif`), colours), filling)
  return { wide: crop('wide'), poster: crop('poster'), square: crop('square') }
}

type Frame = (typeof FRAMES)[keyof typeof FRAMES]

function drawCrop(frame: Frame, colours: Colours, motif: ReturnType<Composition>, filling: boolean): Crop {
  const { width, height, x, y, scale, clip } = frame
  const edge = width * clip
  const clipped = clip > 0 && filling
  const field = `<g transform="translate(${x} ${y}) scale(${scale})">${motif.svg}</g>`
  const body = clipped
    ? `<clipPath id="c"><rect x="${n(edge)}" y="0" width="${n(width - edge)}" height="${height}"/></clipPath><g clip-path="url(#c)">${field}</g>`
    : field
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colours.ground}"/>${body}</svg>`,
    width,
    height,
    focalX: inside((x + motif.focal[0] * scale) / width),
    focalY: inside((y + motif.focal[1] * scale) / height),
  }
}

function inside(share: number): number {
  return Math.min(0.95, Math.max(0.05, share))
}
