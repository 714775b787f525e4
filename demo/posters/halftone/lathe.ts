import { circle, path, place } from '../marks.ts'
import { figure } from '../shapes/figure.ts'
import { type Form, type FormMaker, litRelief, type Screen } from './form.ts'

/** Turns an outline on the lathe: the radius at each height becomes a round, lit body. */
function lathe(outline: readonly (readonly [height: number, radius: number])[], from: number, shiftX = 0): Form['light'] {
  const radiusAt = (v: number) => {
    for (let index = 1; index < outline.length; index += 1) {
      const [lowV, lowRadius] = outline[index - 1] as readonly [number, number]
      const [highV, highRadius] = outline[index] as readonly [number, number]
      if (v >= lowV && v <= highV) {
        const part = (v - lowV) / (highV - lowV || 1)
        // Cosine steps round the joints; equal heights make a hard edge.
        return lowRadius + (highRadius - lowRadius) * (0.5 - 0.5 * Math.cos(part * Math.PI))
      }
    }
    return 0
  }
  return litRelief((u, v) => {
    const radius = radiusAt(v)
    const inside = radius * radius - (u - shiftX) ** 2
    return inside > 0 ? Math.sqrt(inside) : undefined
  }, from)
}

const everyScreen: readonly Screen[] = ['dots', 'level', 'upright', 'slanted', 'rings']

/** A pawn that would like to be queen. */
export const pawn: FormMaker = (dice) => ({
  light: lathe(
    [
      [-0.74, 0],
      [-0.73, 0.08],
      [-0.66, 0.19],
      [-0.56, 0.25],
      [-0.46, 0.24],
      [-0.36, 0.17],
      [-0.32, 0.15],
      [-0.32, 0.3],
      [-0.26, 0.3],
      [-0.26, 0.17],
      [0.1, 0.2],
      [0.5, 0.42],
      [0.56, 0.52],
      [0.68, 0.52],
      [0.7, 0.58],
      [1.6, 0.62],
    ],
    dice.pick([-0.6, 0.6]),
  ),
  focus: [0, -0.8],
  accent: ({ unit, paper }, x, y) =>
    place(path('M-30 0L-36-34L-18-16L0-42L18-16L36-34L30 0Z', paper(0)), { x, y: y + unit * 0.02, scale: unit / 330, turn: 14 }),
  screens: ['dots', 'level', 'slanted'],
})

/** A bell at the height of its swing, the clapper of paper. */
export const bell: FormMaker = (dice) => {
  const tilt = dice.pick([-0.3, 0.26])
  const upright = lathe(
    [
      [-0.8, 0.03],
      [-0.72, 0.1],
      [-0.66, 0.1],
      [-0.62, 0.26],
      [-0.5, 0.36],
      [-0.1, 0.42],
      [0.2, 0.52],
      [0.42, 0.78],
      [0.52, 0.82],
    ],
    -tilt * 2,
  )
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  return {
    light: (u, v) => upright(u * cos + v * sin, -u * sin + v * cos),
    focus: [-sin * 0.72, cos * 0.68],
    accent: ({ unit, paper }, x, y) => circle(x, y, unit * 0.085, paper()),
    screens: ['rings', 'level', 'dots'],
  }
}

/** A light bulb with someone living in it. */
export const bulb: FormMaker = (dice) => ({
  light: lathe(
    [
      [-0.86, 0],
      [-0.85, 0.16],
      [-0.72, 0.4],
      [-0.5, 0.56],
      [-0.26, 0.6],
      [0.04, 0.5],
      [0.34, 0.27],
      [0.46, 0.24],
      [0.46, 0.29],
      [0.54, 0.25],
      [0.58, 0.29],
      [0.66, 0.25],
      [0.7, 0.29],
      [0.78, 0.24],
      [0.86, 0.1],
    ],
    dice.pick([-0.6, 0.6]),
  ),
  focus: [0, -0.12],
  accent: ({ unit, paper }, x, y) => figure(x, y + unit * 0.13, unit * 0.3, paper(4), dice.pick(['skirt', 'coat', 'stride'] as const)),
  screens: everyScreen,
})

/** A pear, as ripe as a lead actor. */
export const pear: FormMaker = (dice) => ({
  light: lathe(
    [
      [-0.7, 0.02],
      [-0.66, 0.14],
      [-0.5, 0.23],
      [-0.28, 0.28],
      [0, 0.44],
      [0.3, 0.6],
      [0.56, 0.56],
      [0.74, 0.34],
      [0.8, 0.1],
      [0.81, 0],
    ],
    dice.pick([-0.7, 0.7]),
  ),
  focus: [0.1, -0.78],
  accent: ({ unit, paper }, x, y) =>
    place(path('M-16 34Q-10 10 0 0C30-44 70-30 84-40C70 10 30 22 0 0', paper(0)), { x, y, scale: unit / 390, turn: 22 }),
  screens: ['dots', 'grid', 'slanted', 'rings'],
})

/** A bottle that carries its letter. */
export const bottle: FormMaker = (dice) => ({
  light: lathe(
    [
      [-0.92, 0.11],
      [-0.84, 0.12],
      [-0.84, 0.1],
      [-0.4, 0.11],
      [-0.16, 0.3],
      [-0.04, 0.34],
      [0.78, 0.34],
      [0.84, 0.3],
      [0.84, 0],
    ],
    dice.pick([-0.8, 0.8]),
  ),
  focus: [0.02, 0.34],
  accent: ({ unit, paper, ground }, x, y) =>
    place(path('M-34-44H34V44H-34Z', paper(8)) + circle(0, 0, 12, ground), { x, y, scale: unit / 400, turn: dice.between(-24, 24) }),
  screens: ['upright', 'level', 'dots'],
})

/** A spinning top on its point, not yet falling. */
export const top: FormMaker = (dice) => {
  const tilt = dice.between(0.16, 0.32)
  const upright = lathe(
    [
      [-0.8, 0.05],
      [-0.44, 0.05],
      [-0.4, 0.16],
      [-0.3, 0.6],
      [-0.2, 0.72],
      [-0.08, 0.7],
      [0.2, 0.46],
      [0.5, 0.14],
      [0.8, 0.01],
    ],
    -0.6,
  )
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  return {
    light: (u, v) => upright(u * cos + v * sin, -u * sin + v * cos),
    focus: [0.26, -0.74],
    accent: ({ unit, paper }, x, y) => circle(x, y, unit * 0.07, paper(0)),
    screens: ['slanted', 'rings', 'grid'],
  }
}
