import type { Dice } from '../seeded-random.ts'
import type { Stage } from '../stage.ts'

/**
 * A form to be screened. Its space has 0/0 in the middle of the box and reaches from -1 to 1 along the
 * shorter side; `light` says how bright a point is (0..1), or undefined beside the form.
 */
export type Form = {
  light: (u: number, v: number) => number | undefined
  /** Where the paper piece sits, and what it is, drawn in pixels around that point. */
  focus: readonly [number, number]
  accent: (stage: Stage, x: number, y: number) => string
  screens: readonly Screen[]
}

/** dots, straight lines at an angle, or rings around the focal point. */
export type Screen = 'dots' | 'grid' | 'level' | 'upright' | 'slanted' | 'rings'

/** A way to make a form from dice. */
export type FormMaker = (dice: Dice) => Form

/** Light that falls on a relief from the upper side; the relief is undefined where nothing is. */
export function litRelief(relief: (u: number, v: number) => number | undefined, from = -0.5): Form['light'] {
  const step = 0.012
  const lamp = normal(from, -0.62, 0.62)
  return (u, v) => {
    const here = relief(u, v)
    if (here === undefined) return undefined
    const across = (relief(u + step, v) ?? here) - (relief(u - step, v) ?? here)
    const down = (relief(u, v + step) ?? here) - (relief(u, v - step) ?? here)
    const surface = normal(-across / (2 * step), -down / (2 * step), 1)
    const falling = surface[0] * lamp[0] + surface[1] * lamp[1] + surface[2] * lamp[2]
    return Math.max(0, Math.min(1, 0.06 + 0.98 * Math.max(0, falling)))
  }
}

/** A soft hump of the given height and spread. */
export function hump(u: number, v: number, at: readonly [number, number], spread: readonly [number, number], height: number): number {
  return height * Math.exp(-(((u - at[0]) / spread[0]) ** 2) - ((v - at[1]) / spread[1]) ** 2)
}

function normal(a: number, b: number, c: number): readonly [number, number, number] {
  const length = Math.hypot(a, b, c)
  return [a / length, b / length, c / length]
}
