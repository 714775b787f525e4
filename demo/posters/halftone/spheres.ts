import { circle, ellipse } from '../marks.ts'
import { figure } from '../shapes/figure.ts'
import { type FormMaker, litRelief } from './form.ts'

const ball = (u: number, v: number, at: readonly [number, number], radius: number) => {
  const inside = radius * radius - (u - at[0]) ** 2 - (v - at[1]) ** 2
  return inside > 0 ? Math.sqrt(inside) : undefined
}

/** A planet with craters, so large that one can only stand on its edge. */
export const planet: FormMaker = (dice) => {
  const centre = [dice.between(0.1, 0.3), 0.36] as const
  const radius = 0.82
  const craters = Array.from(
    { length: 9 },
    () => [centre[0] + dice.between(-0.6, 0.6), centre[1] + dice.between(-0.6, 0.5), dice.between(0.06, 0.19)] as const,
  )
  const relief = (u: number, v: number) => {
    const height = ball(u, v, centre, radius)
    if (height === undefined) return undefined
    return craters.reduce((sum, [cu, cv, size]) => {
      const far = Math.hypot(u - cu, v - cv) / size
      return sum + (far < 1.25 ? size * 0.3 * Math.cos(Math.min(1.25, far) * 4.2) * (1.25 - far) * -1 : 0)
    }, height)
  }
  const angle = -1.9
  const focus = [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius] as const
  return {
    light: litRelief(relief, -0.7),
    focus,
    accent: ({ unit, paper }, x, y) =>
      `<g transform="rotate(-18 ${x.toFixed(0)} ${y.toFixed(0)})">${figure(x, y + unit * 0.01, unit * 0.22, paper(0), dice.pick(['coat', 'cape', 'stride', 'skirt'] as const))}</g>`,
    screens: ['dots', 'level', 'slanted'],
  }
}

/** Two rings, linked. */
export const rings: FormMaker = (dice) => {
  const turn = dice.between(-0.5, 0.5)
  const torus = (u: number, v: number, at: readonly [number, number]) => {
    const inside = 0.15 ** 2 - (Math.hypot(u - at[0], v - at[1]) - 0.42) ** 2
    return inside > 0 ? Math.sqrt(inside) : undefined
  }
  const away = [Math.cos(turn + 0.8) * 0.3, Math.sin(turn + 0.8) * 0.3] as const
  const relief = (u: number, v: number) => {
    const first = torus(u, v, [away[0], away[1]])
    const second = torus(u, v, [-away[0], -away[1]])
    if (first === undefined || second === undefined) return first ?? second
    // Over at one crossing, under at the other: that is what links them.
    return u * away[1] - v * away[0] > 0 ? first : second
  }
  return {
    light: litRelief(relief, -0.5),
    focus: [away[0] * 1.1, away[1] * 1.1],
    accent: ({ unit, paper }, x, y) => circle(x, y, unit * 0.075, paper(0)),
    screens: ['dots', 'level', 'upright', 'grid'],
  }
}

/** Balls in the air; the one of paper will not be caught. */
export const juggle: FormMaker = (dice) => {
  const balls = [
    [-0.5, 0.44, 0.36],
    [0.46, 0.1, 0.44],
    [-0.3, -0.46, 0.27],
    [0.3, 0.82, 0.2],
  ] as const
  const relief = (u: number, v: number) => {
    for (const [cu, cv, radius] of balls) {
      const height = ball(u, v, [cu, cv], radius)
      if (height !== undefined) return height
    }
    return undefined
  }
  const focus = [dice.between(0.28, 0.42), dice.between(-0.72, -0.62)] as const
  return {
    light: litRelief(relief, -0.5),
    focus,
    accent: ({ unit, paper, ground }, x, y) =>
      circle(x, y, unit * 0.1, paper(0)) + ellipse(x - unit * 0.03, y - unit * 0.03, unit * 0.02, unit * 0.02, ground),
    screens: ['dots', 'level', 'slanted', 'rings', 'grid'],
  }
}
