import { circle, place, through } from '../marks.ts'
import type { Motif } from '../stage.ts'
import { glyph, glyphSize, type TitleLetters } from './glyph.ts'

type LetterMotif = (letters: TitleLetters) => Motif

/** Two letters of the title pushed into each other; where both are, paper shows. */
export const overlap: LetterMotif =
  ({ first, second }) =>
  ({ height, boxWidth, x, y, ink, paper, dice }) => {
    const size = height * dice.between(0.6, 0.7)
    const stretchOf = (letter: string) => Math.min(1.7, (boxWidth * 0.58) / glyphSize(letter, size).width)
    const high = dice.chance(0.5)
    const one = [x(0.07), y(high ? 0.06 : 0.26)] as const
    const two = [x(0.93) - glyphSize(second, size).width * stretchOf(second), y(high ? 0.26 : 0.06)] as const
    const draw = (letter: string, at: readonly [number, number], look: string) =>
      glyph(letter, ...at, size, look, 'narrow', stretchOf(letter))
    // A clip path may not contain groups, so the placed glyph is reduced to its path with the transform on it.
    const window = draw(first, one, '')
      .replace(/<g transform="([^"]*)"><path /, '<path transform="$1" ')
      .replace('</g>', '')
    return {
      marks: draw(first, one, ink) + draw(second, two, ink) + through('both', window, draw(second, two, paper(34))),
      focus: [x(0.52), y(0.5)],
    }
  }

/** Two letters as players: one large, one small, facing each other. */
export const pair: LetterMotif =
  ({ first, second }) =>
  ({ unit, height, x, y, ink, paper, dice }) => {
    const size = height * 0.9
    const small = unit * dice.between(0.26, 0.34)
    const left = x(0.05)
    const focusWidth = glyphSize(second, small, 'wide').width
    const focus = [Math.max(x(0.96) - focusWidth, x(0.6)), y(dice.pick([0.09, 0.6]))] as const
    const body = glyph(first, left, y(0.05), size, ink, 'narrow', Math.min(1.4, (unit * 0.6) / glyphSize(first, size).width))
    return {
      marks:
        body +
        glyph(
          second,
          focus[0],
          focus[1],
          small,
          `${paper(70)} paint-order="stroke"`,
          'wide',
          Math.min(1, (x(0.97) - focus[0]) / focusWidth),
        ),
      focus: [focus[0] + focusWidth / 2, focus[1] + small / 2],
    }
  }

/** A sheet full of the same letter; one is out of line. */
export const raster: LetterMotif =
  ({ first }) =>
  ({ boxWidth, left, height, ink, paper, dice }) => {
    const columns = dice.whole(3, 5)
    const step = boxWidth / columns
    const size = step * 0.84
    const rows = Math.floor(height / step)
    const margin = (height - rows * step) / 2
    const stretch = Math.min(1.3, (step * 0.84) / glyphSize(first, size, 'middle').width)
    const width = glyphSize(first, size, 'middle').width * stretch
    const odd = [dice.whole(1, columns - 1), dice.whole(1, rows - 2)] as const
    const turn = dice.between(18, 50)
    let marks = ''
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const at = { x: left + step * (column + 0.5), y: margin + step * (row + 0.5) }
        const isOdd = column === odd[0] && row === odd[1]
        marks += place(glyph(first, -width / 2, -size / 2, size, isOdd ? paper(0) : ink, 'middle', stretch), {
          ...at,
          turn: isOdd ? turn : 0,
        })
      }
    }
    return { marks, focus: [left + step * (odd[0] + 0.5), margin + step * (odd[1] + 0.5)] }
  }

/** The theatre's graphic motif: the same letter opens from narrow to wide, row by row. */
export const widths: LetterMotif =
  ({ first }) =>
  ({ unit, height, boxWidth, x, ink, paper, dice }) => {
    const opening = dice.chance(0.5) ? ([0.3, 0.5, 0.72, 0.92] as const) : ([0.92, 0.66, 0.44, 0.26] as const)
    const gap = unit * dice.between(0.018, 0.04)
    const size = (height - gap * 5) / 4
    const lit = dice.whole(0, 3)
    const kinds = ['narrow', 'narrow', 'middle', 'wide'] as const
    let marks = ''
    opening.forEach((share, index) => {
      const kind = kinds[opening[0] < 0.5 ? index : 3 - index] ?? 'middle'
      const stretch = (boxWidth * share) / glyphSize(first, size, kind).width
      marks += glyph(first, x(0.04), gap + index * (size + gap), size, index === lit ? paper(0) : ink, kind, stretch)
    })
    const share = opening[lit] ?? 0.5
    const ball = circle(x(share > 0.6 ? 0.86 : 0.9), gap + (opening[0] < 0.5 ? 0.5 : 3.5) * (size + gap), unit * 0.055, ink)
    return { marks: marks + ball, focus: [x(0.04 + share / 2), gap + (lit + 0.5) * (size + gap)] }
  }
