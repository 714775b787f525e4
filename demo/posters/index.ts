import type { ZweiklangName } from '../../app/platform/theme/color-pair.ts'
import { cutPaper } from './cut-paper.ts'
import { halftone } from './halftone.ts'
import { letterMotifs } from './letter.ts'
import { lightCones } from './light-cones.ts'
import { pattern } from './pattern.ts'
import { bust } from './portrait.ts'
import { createDice } from './seeded-random.ts'
import { type Crop, type CropName, closeStage, type Motif, openStage } from './stage.ts'

export type { Crop, CropName } from './stage.ts'

export type PosterFamily = 'cut-paper' | 'light-cones' | 'halftone' | 'letter' | 'pattern'

export type PosterArt = { family: PosterFamily; motif: string; crops: Record<CropName, Crop> }

export type PortraitArt = { crops: Record<'poster' | 'square', Crop> }

export type PosterOrder = {
  /** Same seed, same bytes. */
  seed: string
  zweiklang: ZweiklangName
  /** Only the letter family looks at it: the poster shows its first letters. */
  title: string
  family?: PosterFamily
  /** A motif of the family by name, when the picture should fit the play; see `posterMotifs`. */
  motif?: string
}

const families: Record<PosterFamily, (title: string) => Record<string, Motif>> = {
  'cut-paper': () => cutPaper,
  'light-cones': () => lightCones,
  halftone: () => halftone,
  letter: letterMotifs,
  pattern: () => pattern,
}

export const posterFamilies = Object.keys(families) as PosterFamily[]

/** The names of all motifs of a family, for choosing one that fits a play. */
export function posterMotifs(family: PosterFamily): string[] {
  return Object.keys(families[family]('Foyer'))
}

/** Draws a poster in its three crops. The seed decides everything that the order leaves open. */
export function drawPoster(order: PosterOrder): PosterArt {
  const choice = createDice(`${order.seed}/choice`)
  const chosenFamily = choice.pick(posterFamilies)
  const family = order.family ?? chosenFamily
  const motifs = families[family](order.title)
  const chosenMotif = choice.pick(Object.keys(motifs))
  const name = order.motif ?? chosenMotif
  const motif = motifs[name]
  if (!motif) throw new Error(`The family ${family} has no motif called ${name}.`)
  // A mirrored letter would be a wrong letter.
  const mirror = family !== 'letter' && choice.chance(0.5)
  const crop = (cropName: CropName) => closeStage(openStage(cropName, order.zweiklang, `${order.seed}/${name}`), motif, mirror)
  return { family, motif: name, crops: { wide: crop('wide'), poster: crop('poster'), square: crop('square') } }
}

/** Draws an abstract bust for a person of the ensemble: a poster and a square crop, a likeness of nobody. */
export function drawPortrait(order: { seed: string; zweiklang: ZweiklangName }): PortraitArt {
  const mirror = createDice(`${order.seed}/turn`).chance(0.5)
  const crop = (name: CropName) => closeStage(openStage(name, order.zweiklang, `${order.seed}/bust`), bust, mirror)
  return { crops: { poster: crop('poster'), square: crop('square') } }
}
