import { circle, path, place } from '../marks.ts'
import { figure, figureKinds } from '../shapes/figure.ts'
import { type FormMaker, litRelief } from './form.ts'

/** A curtain in folds; a spot wanders over it. */
export const curtainFolds: FormMaker = (dice) => {
  const folds = dice.between(5, 7.5)
  const spot = [dice.between(-0.3, 0.4), dice.between(-0.1, 0.15)] as const
  return {
    light: (u, v) => {
      const fold = 0.5 + 0.5 * Math.sin(u * folds * 2 + 0.5 * Math.sin(v * 1.6 + u * 2))
      const far = Math.hypot(u - spot[0], v - spot[1])
      const lit = Math.max(0, Math.min(1, (0.72 - far) * 7))
      return Math.min(1, (0.1 + 0.34 * fold) * (1 - lit) + lit * (0.55 + 0.45 * fold))
    },
    focus: [spot[0], spot[1] + 0.1],
    accent: ({ unit, paper }, x, y) => figure(x, y + unit * 0.2, unit * 0.44, paper(2.4), dice.pick(figureKinds)),
    screens: ['level', 'dots', 'slanted'],
  }
}

/** Rings on water, a moment after. */
export const ripples: FormMaker = (dice) => {
  const drop = [dice.between(-0.25, 0.3), dice.between(0.05, 0.3)] as const
  const crests = dice.between(15, 21)
  return {
    light: (u, v) => {
      const far = Math.hypot(u - drop[0], (v - drop[1]) * 1.9)
      if (far > 1.25) return undefined
      return (0.5 + 0.5 * Math.cos(far * crests)) * Math.max(0, 1 - far / 1.25) ** 0.6
    },
    focus: [drop[0], drop[1] - 0.72],
    accent: ({ unit, paper }, x, y) =>
      place(path('M0-46C12-14 26 2 26 18A26 26 0 0 1-26 18C-26 2-12-14 0-46Z', paper(0)), { x, y, scale: unit / 330 }),
    screens: ['level', 'dots', 'upright', 'grid'],
  }
}

/** A shell: one line that never meets itself. */
export const shell: FormMaker = (dice) => {
  const growth = dice.between(0.2, 0.26)
  const heart = [0.04, 0.08] as const
  const relief = (u: number, v: number) => {
    const [du, dv] = [u - heart[0], v - heart[1]]
    const far = Math.hypot(du, dv)
    const turns = (Math.log(Math.max(far, 0.01) / 0.1) / growth - Math.atan2(dv, du)) / (Math.PI * 2)
    // The outermost turn ends in the mouth of the shell.
    if (turns > 1.55 || far > 0.94) return undefined
    const part = turns - Math.floor(turns)
    return Math.sqrt(Math.max(0, 1 - (part * 2 - 1) ** 2)) * far * 0.42 + 0.012 * Math.sin(Math.atan2(dv, du) * 26)
  }
  return {
    light: litRelief(relief, -0.5),
    focus: [0.72, -0.7],
    accent: ({ unit, paper }, x, y) => circle(x, y, unit * 0.07, paper(0)),
    screens: ['dots', 'level', 'slanted'],
  }
}
