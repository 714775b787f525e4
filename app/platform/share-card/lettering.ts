import { FONT_SUBSETS, openVariedFont, type VariedFont } from './varied-font.ts'

const UNITS_PER_EM = 1000

/** A line of text as outlines: its width in pixels and its drawing, the baseline at y 0. */
export type SetLine = { width: number; svg: string }

/**
 * Sets text in the house's own font as outlines, so that a picture made on the server looks the same whatever fonts
 * the machine has. Signs the font has not are left out.
 */
export class Lettering {
  readonly #fonts: VariedFont[]

  /** @param weight 100–900, @param width 62–125 */
  constructor(weight: number, width: number) {
    this.#fonts = FONT_SUBSETS.map((subset) => openVariedFont(subset, weight, width))
  }

  /** One line at a size in pixels. */
  line(text: string, size: number): SetLine {
    const scale = size / UNITS_PER_EM
    let x = 0
    let svg = ''
    for (const { font, run } of this.#runsOf(text)) {
      const { glyphs, positions } = font.layout(run)
      for (const [index, { id }] of glyphs.entries()) {
        const path = font.outlineOf(id).path.toSVG()
        if (path) svg += `<path transform="translate(${round(x)} 0) scale(${round(scale)} ${round(-scale)})" d="${path}"/>`
        x += (positions[index]?.xAdvance ?? 0) * scale
      }
    }
    return { width: x, svg }
  }

  /** The parts of a text that one font has; the first font that has a sign sets it. */
  #runsOf(text: string): { font: VariedFont; run: string }[] {
    const runs: { font: VariedFont; run: string }[] = []
    for (const sign of text) {
      const code = sign.codePointAt(0) ?? 0
      const font = this.#fonts.find((candidate) => candidate.glyphForCodePoint(code).id !== 0)
      if (!font) continue
      const last = runs.at(-1)
      if (last?.font === font) last.run += sign
      else runs.push({ font, run: sign })
    }
    return runs
  }
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
