import bidiFactory from 'bidi-js'
import { FONT_SUBSETS, type FontInstance, openFontInstance } from './font-instance.ts'
import { otherScripts } from './other-scripts.ts'

/** A line of text as outlines: its width in pixels and its SVG, with the baseline at y 0. */
export type OutlinedLine = { width: number; svg: string }

/** Characters of one font and one direction; what is written from right to left has an odd level (Unicode annex 9). */
type Run = { font: FontInstance; text: string; level: number }

const bidi = bidiFactory()
const WORD_CHARACTER = /[\p{L}\p{N}]/u

/**
 * Renders text in the site's font as SVG outlines, so that images made on the server do not depend on installed fonts; letters
 * that it does not have in a face of their script. Characters without a glyph in any of them are left out.
 */
export class TextOutliner {
  readonly #fonts: (() => FontInstance)[]

  /**
   * @param weight 100–900
   * @param width 62–125
   * @param first a font that is used for every character that it has
   */
  constructor(weight: number, width: number, first?: FontInstance) {
    const own = [...(first ? [first] : []), ...FONT_SUBSETS.map((subset) => openFontInstance(subset, weight, width))]
    this.#fonts = [...own.map((font) => () => font), ...otherScripts(weight < 650 ? 600 : 700)]
  }

  /** Whether a text has words, and each of their letters can be drawn. */
  canDraw(text: string): boolean {
    const letters = [...text].filter((character) => WORD_CHARACTER.test(character))
    return letters.length > 0 && letters.every((letter) => this.#fontFor(letter))
  }

  /** One line at a size in pixels. */
  line(text: string, size: number): OutlinedLine {
    let x = 0
    let svg = ''
    for (const { font, text: run, level } of this.#runsOf(text)) {
      const { glyphs, positions } = font.layout(run, level % 2 === 1 ? 'rtl' : 'ltr')
      const scale = size / font.unitsPerEm
      for (const [index, { id }] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const place = `${round(x + xOffset * scale)} ${round(-yOffset * scale)}`
        const path = font.outlineOf(id).path.toSVG()
        if (path) svg += `<path transform="translate(${place}) scale(${round(scale)} ${round(-scale)})" d="${path}"/>`
        x += xAdvance * scale
      }
    }
    return { width: x, svg }
  }

  /** Splits a line into runs, in the order in which they stand from left to right. */
  #runsOf(text: string): Run[] {
    const { levels } = bidi.getEmbeddingLevels(text)
    const runs: Run[] = []
    let index = 0
    for (const character of text) {
      const level = levels[index] ?? 0
      index += character.length
      const font = this.#fontFor(character)
      if (!font) continue
      const drawn = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character
      const last = runs.at(-1)
      if (last?.font === font && last.level === level) last.text += drawn
      else runs.push({ font, text: drawn, level })
    }
    return inVisualOrder(runs)
  }

  /** The first font that has a glyph for a character. */
  #fontFor(character: string): FontInstance | undefined {
    const code = character.codePointAt(0) ?? 0
    for (const open of this.#fonts) {
      const font = open()
      if (font.glyphForCodePoint(code).id !== 0) return font
    }
    return undefined
  }
}

/** Turns round what is written from right to left, the innermost first (rule L2 of Unicode annex 9). */
function inVisualOrder(runs: Run[]): Run[] {
  const ordered = [...runs]
  const deepest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = deepest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = Math.max(start, end)
    }
  }
  return ordered
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
