import { circle, rect } from '../marks.ts'
import { type FormMaker, hump, litRelief } from './form.ts'

/** A plaster face; one eye is open. */
export const face: FormMaker = (dice) => {
  const openSide = dice.pick([-1, 1])
  const relief = (u: number, v: number) => {
    const wide = 0.66 - 0.16 * Math.max(0, v) ** 1.4
    const inside = 1 - (u / wide) ** 2 - (v / 0.92) ** 2
    if (inside <= 0) return undefined
    const sockets = hump(u, v, [-0.26, -0.16], [0.16, 0.1], -0.16) + hump(u, v, [0.26, -0.16], [0.16, 0.1], -0.16)
    const lids = hump(u, v, [-0.26, -0.13], [0.1, 0.06], 0.1) + hump(u, v, [0.26, -0.13], [0.1, 0.06], 0.1)
    const brow = hump(u, v, [-0.25, -0.32], [0.22, 0.06], 0.07) + hump(u, v, [0.25, -0.32], [0.22, 0.06], 0.07)
    const nose = v > -0.4 && v < 0.24 ? 0.26 * ((v + 0.4) / 0.6) * Math.exp(-((u / (0.06 + 0.06 * (v + 0.4))) ** 2)) : 0
    const tip = hump(u, v, [0, 0.17], [0.13, 0.07], 0.16)
    const mouth =
      hump(u, v, [-0.07, 0.4], [0.1, 0.035], 0.09) + hump(u, v, [0.07, 0.4], [0.1, 0.035], 0.09) + hump(u, v, [0, 0.5], [0.14, 0.04], 0.12)
    const chin = hump(u, v, [0, 0.76], [0.16, 0.1], 0.1)
    return Math.sqrt(inside) * 0.66 + sockets + lids + brow + nose + tip + mouth + chin
  }
  return {
    light: litRelief(relief, openSide * -0.75),
    focus: [openSide * 0.26, -0.14],
    accent: ({ unit, paper, ground }, x, y) => circle(x, y, unit * 0.1, paper(20)) + circle(x, y, unit * 0.04, ground),
    screens: ['level', 'dots', 'upright', 'slanted', 'rings'],
  }
}

/** An eye as wide as the sheet, its light a small sun. */
export const eye: FormMaker = (dice) => {
  const gaze = dice.between(-0.16, 0.16)
  return {
    light: (u, v) => {
      const opening = 0.5 * (1 - (u / 0.98) ** 2)
      if (Math.abs(u) > 0.98) return undefined
      const lid = opening + 0.13 * (1 - (u / 0.98) ** 4)
      if (v < -opening && v > -lid - 0.06) return 0.02
      if (v < -lid - 0.06 || v > opening * 0.86) return v < 0 && v > -lid - 0.3 && v < -lid - 0.14 ? 0.1 : undefined
      const far = Math.hypot(u - gaze, v + 0.04)
      if (far < 0.17) return 0
      if (far < 0.4) return 0.3 + 0.55 * (0.5 + 0.5 * Math.sin(Math.atan2(v, u - gaze) * 18)) * ((far - 0.12) / 0.3)
      if (far < 0.44) return 0.05
      return Math.max(0.3, 1 - 0.6 * Math.abs(u) - (v < -opening + 0.16 ? 0.5 : 0))
    },
    focus: [gaze + 0.12, -0.16],
    accent: ({ unit, paper }, x, y) => circle(x, y, unit * 0.06, paper()),
    screens: ['dots', 'level', 'rings', 'slanted'],
  }
}

/** Lips, slightly open; one word has just got out. */
export const lips: FormMaker = (dice) => {
  const parted = dice.between(0.05, 0.12)
  const relief = (u: number, v: number) => {
    const side = 1 - (u / 0.92) ** 2
    if (side <= 0) return undefined
    const rim = parted * side
    const upperEdge = -0.44 * side ** 0.8 + 0.12 * Math.exp(-((u / 0.13) ** 2))
    const lowerEdge = 0.5 * side ** 0.7
    const part = v < 0 ? (v + rim) / (upperEdge + rim) : (v - rim) / (lowerEdge - rim)
    // Written this way round so that 0/0 in the corners of the mouth counts as outside too.
    if (!(part >= 0 && part <= 1)) return undefined
    return 0.34 * Math.sqrt(Math.max(0, 1 - (part * 2 - 1) ** 2)) + 0.012 * Math.sin(u * 40) * Math.sin(part * 3.1)
  }
  const side = dice.pick([-1, 1])
  return {
    light: litRelief(relief, -0.4),
    focus: [side * 0.56, 0.66],
    accent: ({ unit, paper }, x, y) => circle(x, y, unit * dice.between(0.05, 0.075), paper(0)),
    screens: ['dots', 'upright', 'level', 'rings', 'grid'],
  }
}

/** Someone who turns their back on us, with a label where the face is not. */
export const bust: FormMaker = (dice) => {
  const lean = dice.between(-0.12, 0.12)
  const round = (u: number, v: number, cu: number, cv: number, ru: number, rv: number) => {
    const inside = 1 - ((u - cu) / ru) ** 2 - ((v - cv) / rv) ** 2
    return inside > 0 ? Math.sqrt(inside) * Math.min(ru, rv) : undefined
  }
  const relief = (u: number, v: number) => {
    const head = round(u, v, lean, -0.34, 0.34, 0.44)
    const neck = Math.abs(u) < 0.17 && v > -0.2 && v < 0.36 ? Math.sqrt(0.17 ** 2 - u * u) * 0.8 : undefined
    const shoulders = round(u, v, 0, 1.12, 0.96, 0.92)
    return head ?? (shoulders === undefined ? neck : neck === undefined ? shoulders : Math.max(shoulders, neck))
  }
  const bar = dice.chance(0.5)
  return {
    light: litRelief(relief, dice.pick([-0.8, 0.8])),
    focus: [lean, -0.38],
    accent: ({ unit, paper }, x, y) =>
      bar ? rect(x - unit * 0.25, y - unit * 0.045, unit * 0.5, unit * 0.09, paper(18)) : circle(x, y, unit * 0.11, paper(20)),
    screens: ['level', 'slanted', 'dots', 'upright'],
  }
}
