import { type Point, polygon, rect, through } from '../marks.ts'
import type { Motif, Stage } from '../stage.ts'
import { glyph, glyphSize, type TitleLetters } from './glyph.ts'

type LetterMotif = (letters: TitleLetters) => Motif

/** Where a letter sits when it fills its box but for a margin. */
function filling(letter: string, stage: Stage, share: number) {
  const size = stage.height * share
  const { width } = glyphSize(letter, size)
  const stretch = Math.min(2, (stage.boxWidth * share * 0.96) / width)
  return { size, stretch, width: width * stretch, left: stage.x(0.5) - (width * stretch) / 2, top: stage.y(0.5) - size / 2 }
}

/** One letter and its echoes, from the back of the house to the front. */
export const echo: LetterMotif =
  ({ first }) =>
  (stage) => {
    const { unit, x, y, height, boxWidth, dice } = stage
    const count = dice.whole(5, 7)
    const size = height * dice.between(0.56, 0.64)
    const { width } = glyphSize(first, size)
    const stretch = Math.min(1.6, (boxWidth * 0.6) / width)
    const [stepX, stepY] = [unit * 0.052, unit * dice.pick([0.05, -0.05])]
    const startX = x(0.94) - width * stretch - 0
    const startY = stepY > 0 ? y(0.06) : y(0.94) - size
    let marks = ''
    for (let index = 0; index < count; index += 1) {
      const last = index === count - 1
      // Every echo is a letter of ink with a letter of ground a little inside of it, like the wall of a tunnel.
      const look = last ? stage.paper(0) : `${index % 2 ? stage.ground : stage.ink}`
      marks += glyph(first, startX - index * stepX, startY + index * stepY, size, look, 'narrow', stretch)
    }
    return { marks, focus: [startX - count * stepX + width * stretch * 0.5, startY + count * stepY + size * 0.45] }
  }

/** The letter seen through the folds of a blind. */
export const louvre: LetterMotif =
  ({ first }) =>
  (stage) => {
    const { unit, dice, y } = stage
    const at = filling(first, stage, 0.84)
    const strips = dice.whole(7, 9)
    const lit = dice.whole(2, strips - 3)
    const step = at.width / strips
    const jump = unit * dice.between(0.035, 0.055)
    let marks = ''
    for (let index = 0; index < strips; index += 1) {
      const window = rect(at.left + index * step, -10, step * (index === lit ? 1.02 : 0.86), stage.height + 20, '')
      const shift = index % 2 ? jump : -jump
      const look = index === lit ? stage.paper(0) : stage.ink
      marks += through(`strip${index}`, window, glyph(first, at.left, at.top + shift, at.size, look, 'narrow', at.stretch))
    }
    return { marks, focus: [at.left + (lit + 0.5) * step, y(0.42)] }
  }

/** The letter stands at the water, its reflection breaks into bars. */
export const reflection: LetterMotif =
  ({ first }) =>
  (stage) => {
    const { unit, x, y, height, boxWidth, ink, dice } = stage
    const size = height * dice.between(0.4, 0.48)
    const { width } = glyphSize(first, size)
    const stretch = Math.min(2, (boxWidth * 0.72) / width)
    const left = x(0.5) - (width * stretch) / 2
    const water = y(dice.between(0.54, 0.6))
    const bars = 6
    let window = ''
    for (let index = 0; index < bars; index += 1)
      window += rect(x(0), water + unit * (0.025 + index * 0.062), boxWidth, unit * (0.046 - index * 0.0058), '')
    const upsideDown = `<g transform="translate(0 ${(water * 2).toFixed(0)}) scale(1 -1)">${glyph(first, left, water - size, size, ink, 'narrow', stretch)}</g>`
    const sun = rect(x(dice.pick([0.1, 0.72])), y(0.05), unit * 0.16, unit * 0.16, stage.paper(20), unit * 0.08)
    return {
      marks: through('water', window, upsideDown) + glyph(first, left, water - size, size, ink, 'narrow', stretch) + sun,
      focus: [x(0.5), water - size * 0.5],
    }
  }

/** The letter in slices, one of them pulled out. */
export const sliced: LetterMotif =
  ({ first }) =>
  (stage) => {
    const { dice, boxWidth, x } = stage
    const at = filling(first, stage, 0.86)
    const slices = dice.whole(4, 6)
    const out = dice.whole(1, slices - 2)
    const step = at.size / slices
    let marks = ''
    for (let index = 0; index < slices; index += 1) {
      const shift = index === out ? boxWidth * dice.pick([0.13, 0.17]) : boxWidth * dice.between(-0.05, 0.03)
      const window = rect(x(0) - 900, at.top + step * index - (index ? 0 : 20), 4000, step * 0.95 + (index ? 0 : 20), '')
      const look = index === out ? stage.paper(0) : stage.ink
      marks += through(`slice${index}`, window, glyph(first, at.left + shift, at.top, at.size, look, 'narrow', at.stretch))
    }
    return { marks, focus: [x(0.66), at.top + step * (out + 0.5)] }
  }

/** Torn across: the upper part is ink, the lower part paper, and they no longer fit. */
export const split: LetterMotif =
  ({ first }) =>
  (stage) => {
    const { unit, dice, x, y, width, height } = stage
    const at = filling(first, stage, 0.84)
    const rise = unit * dice.between(-0.28, 0.28)
    const cut = y(dice.between(0.44, 0.56))
    const gap = unit * 0.012
    const [from, to] = [
      [x(-1), cut + rise],
      [width + unit, cut - rise],
    ] as const
    const upper: Point[] = [
      [x(-1), -50],
      [width + unit, -50],
      [to[0], to[1] - gap],
      [from[0], from[1] - gap],
    ]
    const lower: Point[] = [
      [from[0], from[1] + gap],
      [to[0], to[1] + gap],
      [width + unit, height + 50],
      [x(-1), height + 50],
    ]
    const slip = unit * dice.pick([-0.12, 0.11])
    const half = (id: string, window: Point[], shift: number, look: string) =>
      through(id, polygon(window, ''), glyph(first, at.left + shift, at.top, at.size, look, 'narrow', at.stretch))
    return {
      marks: half('upper', upper, -slip / 2, stage.ink) + half('lower', lower, slip / 2, stage.paper(0)),
      focus: [x(0.56), cut + unit * 0.16],
    }
  }
