import { circle, place, rect, through } from '../marks.ts'
import { figure, figureKinds } from '../shapes/figure.ts'
import type { Motif } from '../stage.ts'
import { glyph, glyphSize, type TitleLetters, umlautDots } from './glyph.ts'

type LetterMotif = (letters: TitleLetters) => Motif

/** One letter too large for the sheet. Umlauts get their dots in paper, the others a moon. */
export const cropped: LetterMotif =
  ({ first, umlaut }) =>
  ({ unit, x, y, height, boxWidth, ink, paper, dice }) => {
    const size = height * (umlaut ? 0.86 : dice.between(1.08, 1.24))
    const { width } = glyphSize(first, size)
    const left = Math.min(x(0.04), x(0.5) - width * 0.36) < x(0) ? x(0.03) : x(0.5) - width * 0.36
    const top = umlaut ? y(1.02) - size : y(dice.pick([0.07, -0.14]))
    const stretch = Math.max(1, Math.min(1.5, (boxWidth * 1.06) / width))
    const focus = [x(0.8), y(0.16)] as const
    const accent = umlaut ? umlautDots(left, top, width * stretch, paper(0)) : circle(...focus, unit * dice.between(0.1, 0.15), paper(20))
    return {
      marks: glyph(first, left, top, size, ink, 'narrow', stretch) + accent,
      focus: umlaut ? [left + width * stretch * 0.3, top - unit * 0.05] : focus,
    }
  }

/** So close to the letter that it becomes a landscape; the whole letter stands in it, small. */
export const fragment: LetterMotif =
  ({ first }) =>
  ({ unit, x, y, height, left, ink, paper, dice }) => {
    const size = height * dice.between(2, 2.4)
    const { width } = glyphSize(first, size, 'middle')
    const large = glyph(first, left - width * dice.between(0.02, 0.3), y(0.5) - size * dice.between(0.3, 0.62), size, ink, 'middle')
    const small = unit * 0.2
    const focus = [x(dice.pick([0.24, 0.7])), y(dice.pick([0.26, 0.72]))] as const
    const smallWidth = glyphSize(first, small).width
    return {
      marks: large + glyph(first, focus[0] - smallWidth / 2, focus[1] - small / 2, small, `${paper(90)} paint-order="stroke"`),
      focus,
    }
  }

/** Somebody lives on top of the letter. */
export const inhabited: LetterMotif =
  ({ first, umlaut }) =>
  ({ unit, x, y, height, boxWidth, ink, paper, dice }) => {
    const size = height * 0.66
    const { width } = glyphSize(first, size)
    const stretch = Math.min(1.7, (boxWidth * 0.8) / width)
    const left = x(0.5) - (width * stretch) / 2
    const top = y(1.01) - size
    const stand = left + width * stretch * (umlaut ? 0.5 : dice.pick([0.2, 0.5, 0.74]))
    const tall = unit * dice.between(0.22, 0.28)
    const dots = umlaut ? umlautDots(left, top, width * stretch, ink) : ''
    return {
      marks: glyph(first, left, top, size, ink, 'narrow', stretch) + dots + figure(stand, top + 3, tall, paper(0), dice.pick(figureKinds)),
      focus: [stand, top - tall * 0.5],
    }
  }

/** A sheet of ink with the letter cut out of it; one clipping of paper is left over. */
export const panel: LetterMotif =
  ({ first }) =>
  ({ unit, x, y, height, boxWidth, ink, ground, paper, dice }) => {
    const inset = unit * 0.07
    const size = height - inset * 2
    const { width } = glyphSize(first, size)
    const panelLeft = x(0) + inset
    const panelWidth = boxWidth - inset * 2
    const stretch = (panelWidth * 0.8) / width
    const focus = [panelLeft + panelWidth * dice.pick([0.18, 0.8]), y(dice.pick([0.2, 0.8]))] as const
    const turn = dice.between(-30, 30)
    const clipping = place(rect(-unit * 0.09, -unit * 0.09, unit * 0.18, unit * 0.18, paper(18)), { x: focus[0], y: focus[1], turn })
    const marks =
      rect(panelLeft, inset, panelWidth, size, ink) +
      glyph(first, panelLeft + panelWidth * 0.1, inset + size * 0.09, size * 0.82, ground, 'narrow', stretch)
    return { marks: marks + clipping, focus }
  }

/** A small letter in low light with a shadow many times its size. */
export const shadowed: LetterMotif =
  ({ first }) =>
  ({ unit, x, y, ink, paper, dice }) => {
    const size = unit * dice.between(0.4, 0.48)
    const { width } = glyphSize(first, size, 'middle')
    const lean = dice.between(36, 48)
    const foot = y(0.42)
    const left = x(0.14)
    const cast = `<g transform="translate(${left.toFixed(0)} ${foot.toFixed(0)}) skewX(${lean.toFixed(0)}) scale(1 -2.1)">${glyph(first, 0, -size, size, ink, 'middle')}</g>`
    return {
      marks: cast + glyph(first, left, foot - size * 0.82, size * 0.82, paper(0), 'middle', 1 / 0.82),
      focus: [left + width / 2, foot - size * 0.4],
    }
  }

/** A round light passes over the letter and turns it inside out. */
export const spotlit: LetterMotif =
  ({ first }) =>
  ({ unit, x, y, height, boxWidth, ink, ground, paper, dice }) => {
    const size = height * 0.84
    const { width } = glyphSize(first, size)
    const stretch = Math.min(1.8, (boxWidth * 0.82) / width)
    const at = [x(0.5) - (width * stretch) / 2, y(0.08)] as const
    const focus = [x(dice.between(0.6, 0.7)), y(dice.pick([0.3, 0.62]))] as const
    const radius = unit * dice.between(0.24, 0.3)
    const inside = through('light', circle(...focus, radius, ''), glyph(first, ...at, size, ground, 'narrow', stretch))
    return { marks: glyph(first, ...at, size, ink, 'narrow', stretch) + circle(...focus, radius, paper(18)) + inside, focus }
  }

/** The letter has fallen over; a ball keeps it from rolling on. */
export const tumbled: LetterMotif =
  ({ first }) =>
  ({ unit, x, y, ink, paper, dice }) => {
    const size = unit * 0.86
    const { width } = glyphSize(first, size, 'middle')
    const turn = dice.pick([-1, 1]) * dice.between(14, 24)
    const body = place(glyph(first, -width / 2, -size / 2, size, ink, 'middle'), {
      x: x(0.46),
      y: y(0.86) - size * 0.46,
      turn,
      scale: Math.min(1, (unit * 0.74) / width) * 1.04,
    })
    const radius = unit * 0.105
    const floor = y(0.94)
    const focus = [x(turn > 0 ? 0.86 : 0.12), floor - radius] as const
    return { marks: body + rect(x(0), floor, unit * 2, unit * 0.02, ink) + circle(...focus, radius, paper()), focus }
  }
