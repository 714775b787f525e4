import { circle, type Look, path, short } from '../marks.ts'
import type { Outline } from './outline.ts'
import { middle } from './outlines-middle.ts'
import { narrow } from './outlines-narrow.ts'
import { wide } from './outlines-wide.ts'

/** The letters a title offers: the first two of its first weighty word, in capitals, umlauts noted. */
export type TitleLetters = { first: string; second: string; umlaut: boolean }

/** Archivo at its heaviest in three widths. */
export const outlines = { narrow, middle, wide }

export type GlyphWidth = keyof typeof outlines

// A poster for "Der Koffer" shows a K; half of all titles would otherwise show a D.
const ARTICLES = new Set(['der', 'die', 'das', 'ein', 'eine', 'the', 'a', 'an', 'le', 'la', 'il', 'l'])

/** Finds the letters to be drawn; a title without any letter we have gets an exclamation mark. */
export function lettersOf(title: string): TitleLetters {
  const words = title.split(/[^\p{L}\p{N}&?!]+/u).filter((word) => word.length > 0)
  const word = words.find((candidate) => !ARTICLES.has(candidate.toLowerCase())) ?? words[0] ?? '!'
  const letters = [...word].map(plain).filter((letter) => letter in outlines.narrow)
  const first = letters[0] ?? '!'
  return { first, second: letters.slice(1).find((letter) => letter !== first) ?? '!', umlaut: /^[äöü]/i.test(word.normalize('NFC')) }
}

function plain(character: string): string {
  return character.normalize('NFD').charAt(0).toUpperCase()
}

/** The drawn size of a letter: capital height and the width that follows from it. */
export function glyphSize(letter: string, height: number, width: GlyphWidth = 'narrow'): { width: number; scale: number } {
  const [left, , right] = outline(letter, width).box
  const scale = height / 686
  return { width: (right - left) * scale, scale }
}

/** A letter by its upper left corner and capital height, optionally stretched sideways. */
export function glyph(letter: string, x: number, y: number, height: number, look: Look, width: GlyphWidth = 'narrow', stretch = 1): string {
  const { box, d } = outline(letter, width)
  const { scale } = glyphSize(letter, height, width)
  const across = scale * stretch
  return `<g transform="translate(${short(x - box[0] * across)} ${short(y + height)}) scale(${across.toFixed(4)} ${(-scale).toFixed(4)})">${path(d, look)}</g>`
}

/** The two dots of Ä, Ö, Ü above a letter of the given place and size, as full circles. */
export function umlautDots(x: number, y: number, width: number, look: Look): string {
  const radius = width * 0.17
  return circle(x + width * 0.26, y - radius * 1.25, radius, look) + circle(x + width * 0.74, y - radius * 1.25, radius, look)
}

function outline(letter: string, width: GlyphWidth): Outline {
  return (outlines[width][letter] ?? outlines[width]['!']) as Outline
}
