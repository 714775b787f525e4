import { FONT_SUBSETS, type FontInstance, openFontInstance } from './font-instance.ts'

/** A line of text as outlines: its width in pixels and its SVG, with the baseline at y 0. */
export type OutlinedLine = { width: number; svg: string }

/**
 * Renders text in the site's font as SVG outlines, so that images made on the server do not depend on installed fonts.
 * Characters without a glyph in the font are left out.
 */
export class TextOutliner {
  readonly #fonts: FontInstance[]

  /**
   * @param weight 100–900
   * @param width 62–125
   * @param first a font that is used for every character that it has
   */
  constructor(weight: number, width: number, first?: FontInstance) {
    this.#fonts = [...(first ? [first] : []), ...FONT_SUBSETS.map((subset) => openFontInstance(subset, weight, width))]
  }

  /** One line at a size in pixels. */
  line(text: string, size: number): OutlinedLine {
    let x = 0
    let svg = ''
    for (const { font, run } of this.#runsOf(text)) {
      const { glyphs, positions } = font.layout(run)
      const scale = size / font.unitsPerEm
      for (const [index, { id }] of glyphs.entries()) {
        const path = font.outlineOf(id).path.toSVG()
        if (path) svg += `<path transform="translate(${round(x)} 0) scale(${round(scale)} ${round(-scale)})" d="${path}"/>`
        x += (positions[index]?.xAdvance ?? 0) * scale
      }
    }
    return { width: x, svg }
  }

  /** Splits a text into runs of one font; each character uses the first font that has a glyph for it. */
  #runsOf(text: string): { font: FontInstance; run: string }[] {
    const runs: { font: FontInstance; run: string }[] = []
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0
      const font = this.#fonts.find((candidate) => candidate.glyphForCodePoint(code).id !== 0)
      if (!font) continue
      const last = runs.at(-1)
      if (last?.font === font) last.run += character
      else runs.push({ font, run: character })
    }
    return runs
  }
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
