import { create, type Font } from 'fontkit'
import type { FaceShape } from './face.ts'
import { HEADLINE_WEIGHT, SAMPLE, TEXT_WEIGHT } from './measures.ts'

/** `sFamilyClass` of faces with serifs, and the serif styles of Panose's Latin texts. */
const SERIF_CLASSES = [1, 2, 3, 4, 5, 7]
const PANOSE_SERIFS = { from: 2, to: 10 }
const PANOSE_LATIN = 2

/** Measures are kept to four digits. */
const PRECISION = 10_000

/** What of a font's name table is told of it; empty where it says nothing. */
export type FaceNames = { family: string; licence: string; source: string }

/** Opens an uncompressed font. @throws where it is none */
export function openFace(sfnt: Uint8Array): Font {
  const font = create(Buffer.from(sfnt))
  if (!('characterSet' in font)) throw new Error('a collection of fonts')
  return font
}

/** Weights, widths and measures of a face, in parts of its size. @param headlineWeight at which its headlines are set */
export function measureFace(font: Font, headlineWeight: number = HEADLINE_WEIGHT): FaceShape {
  const { wght, wdth } = font.variationAxes
  const own = clamp(font['OS/2']?.usWeightClass || 400, 1, 1000)
  const measures = measuresOf(font)
  const stretches = wdth ? [...new Set([wdth.min, clamp(100, wdth.min, wdth.max), wdth.max])] : [100]
  const letters = stretches.map((stretch) => ({
    stretch,
    text: averageLetter(font, TEXT_WEIGHT, stretch),
    headline: averageLetter(font, headlineWeight, stretch),
  }))
  return {
    weight: wght ? { from: wght.min, to: wght.max } : { from: own, to: own },
    stretch: wdth ? { from: wdth.min, to: wdth.max } : null,
    isSerif: isSerif(font),
    ...measures,
    letters,
  }
}

/** What the face says of itself. */
export function namesOf(font: Font): FaceNames {
  return {
    family: nameOf(font, 'preferredFamily') || font.familyName || '',
    licence: nameOf(font, 'license'),
    source: nameOf(font, 'licenseURL') || nameOf(font, 'vendorURL'),
  }
}

function measuresOf({ unitsPerEm, ascent, descent, lineGap, ...font }: Font) {
  const os2 = font['OS/2']
  const { typoAscender, typoDescender, typoLineGap } = os2 ?? {}
  const [above, below, gap] =
    os2?.fsSelection?.useTypoMetrics && typoAscender !== undefined ? [typoAscender, typoDescender, typoLineGap] : [ascent, descent, lineGap]
  const inParts = (units: number | undefined) => rounded(Math.abs(units ?? 0) / unitsPerEm)
  return { ascent: inParts(above), descent: inParts(below), lineGap: inParts(gap) }
}

/** The average width of the sample's letters at a weight and a width, as far as the face has them. */
function averageLetter(font: Font, weight: number, stretch: number): number {
  const { wght, wdth } = font.variationAxes
  const at = {
    ...(wght ? { wght: clamp(weight, wght.min, wght.max) } : {}),
    ...(wdth ? { wdth: clamp(stretch, wdth.min, wdth.max) } : {}),
  }
  const instance = Object.keys(at).length > 0 ? font.getVariation(at) : font
  const letters = [...SAMPLE]
  const units = letters.reduce((sum, letter) => sum + instance.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth, 0)
  return rounded(units / letters.length / font.unitsPerEm)
}

function isSerif(font: Font): boolean {
  const os2 = font['OS/2'] as { sFamilyClass?: number; panose?: number[] } | undefined
  const [kind, style = 0] = os2?.panose ?? []
  if (kind === PANOSE_LATIN && style >= PANOSE_SERIFS.from) return style <= PANOSE_SERIFS.to
  return SERIF_CLASSES.includes((os2?.sFamilyClass ?? 0) >> 8)
}

function nameOf(font: Font, record: string): string {
  const { name } = font as unknown as { name?: { records?: Record<string, Record<string, string> | undefined> } }
  const words = name?.records?.[record]
  return words?.de ?? words?.en ?? Object.values(words ?? {})[0] ?? ''
}

const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value))
const rounded = (value: number): number => Math.round(value * PRECISION) / PRECISION
