import subsetFont from 'subset-font'
import ranges from '../../ui/fonts/subsets.json' with { type: 'json' }
import type { FacePart } from './face.ts'

/** As in scripts/subset-fonts.py: kerning, ligatures, accents and tabular figures stay. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'pnum', 'rvrn', 'tnum']
/** Names that tell who made it and on what terms (13 and 14: the licence and its address). */
const KEPT_NAMES = [13, 14]

type Cut = { as: 'sfnt' | 'woff2'; pinned?: Record<string, number> }

/** A face with some letters alone, drawn anew. @throws where it is none */
export function cutFace(font: Buffer, letters: string, { as, pinned }: Cut): Promise<Buffer> {
  const axes = pinned ? { variationAxes: pinned } : {}
  return subsetFont(font, letters, { targetFormat: as, keepFeatures: FEATURES, preserveNameIds: KEPT_NAMES, ...axes })
}

/** The letters of one of the files that a face is kept in. */
export function lettersOf(part: FacePart): string {
  return ranges[part]
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}
