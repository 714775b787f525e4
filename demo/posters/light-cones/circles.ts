import { circle, ellipse, line, type Point, polygon, rect, through } from '../marks.ts'
import { figure, figureKinds } from '../shapes/figure.ts'
import type { Motif } from '../stage.ts'

/** A moon as wide as the back wall, and someone who throws a long shadow. */
export const disc: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const radius = unit * dice.between(0.36, 0.42)
  const centre = [x(0.54), y(0.42)] as const
  const floor = centre[1] + radius * 0.72
  const stand = centre[0] + radius * dice.between(-0.34, 0.3)
  const height = unit * dice.between(0.26, 0.34)
  const low = rect(x(0) - 10, floor, unit * 4, unit * 2, ground)
  const mirrorY = [0, 1, 2, 3].map((row) => {
    const half = radius * Math.sqrt(Math.max(0.05, 0.48 - row * 0.12))
    return rect(centre[0] - half, floor + unit * (0.05 + row * 0.068), half * 2, unit * (0.034 - row * 0.005), ink)
  })
  return {
    marks: circle(...centre, radius, ink) + low + mirrorY.join('') + figure(stand, floor + 2, height, paper(5), dice.pick(figureKinds)),
    focus: [stand, floor - height * 0.7],
  }
}

/** Rings of an eclipse, the last sliver is paper. */
export const eclipse: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const centre = [x(0.56), y(0.46)] as const
  const angle = dice.between(-0.9, 0.4)
  const shift = (amount: number) => [centre[0] + Math.cos(angle) * unit * amount, centre[1] + Math.sin(angle) * unit * amount] as const
  const rings = dice.whole(2, 3)
  let marks = ''
  for (let index = 0; index < rings; index += 1) {
    const radius = unit * (0.47 - index * (0.26 / rings))
    marks += circle(...shift(index * 0.035), radius, ink) + circle(...shift((index + 0.7) * 0.045), radius - unit * 0.05, ground)
  }
  const core = unit * 0.185
  const focus = shift(0.12)
  return {
    marks:
      marks +
      circle(...focus, core, paper(0)) +
      circle(focus[0] - Math.cos(angle) * core * 0.5, focus[1] - Math.sin(angle) * core * 0.5, core * 0.84, ground),
    focus,
  }
}

/** Bodies on their orbits; the smallest one is inhabited. */
export const orbit: Motif = ({ crop, unit, x, y, colour, ink, ground, paper, dice }) => {
  const near = crop === 'wide'
  const centre = [x(near ? 0.63 : 0.42), y(0.62)] as const
  const tracks = near ? [0.3, 0.44, 0.6] : [0.3, 0.44, 0.6, 0.78]
  const start = dice.between(-1.5, -0.4)
  const lines = tracks.map((part) => circle(...centre, unit * part, line(colour.ink, 5)))
  const at = (part: number, angle: number) =>
    [centre[0] + Math.cos(angle) * unit * part, centre[1] + Math.sin(angle) * unit * part] as const
  const focus = at(0.44, start)
  const moons =
    circle(...at(0.3, start + 2.4), unit * 0.045, ink) +
    circle(...at(0.6, start - 0.75), unit * 0.075, ink) +
    circle(...at(0.6, start + 1.25), unit * 0.03, ink)
  const person = figure(centre[0], centre[1] - unit * 0.165, unit * 0.2, ink, dice.pick(figureKinds))
  return {
    marks:
      lines.join('') +
      circle(...centre, unit * 0.17, ink) +
      person +
      moons +
      circle(...focus, unit * 0.11, paper(20)) +
      ellipse(
        focus[0],
        focus[1],
        unit * 0.19,
        unit * 0.03,
        `${ground} transform="rotate(-18 ${focus[0].toFixed(0)} ${focus[1].toFixed(0)})"`,
      ),
    focus,
  }
}

/** Three spots search the stage, one has found. */
export const spots: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const radius = unit * dice.between(0.19, 0.225)
  const hit = dice.whole(0, 2)
  const places = [
    [0.3, 0.24],
    [0.74, 0.42],
    [0.36, 0.74],
  ] as const
  let marks = ''
  let focus: readonly [number, number] = [0, 0]
  places.forEach(([partX, partY], index) => {
    const at = [x(partX), y(partY)] as const
    const size = radius * (1 + 0.28 * Math.sin(index * 2 + hit))
    const disc = circle(...at, size, index === hit ? paper(0) : '')
    const corner = (dx: number, dy: number): Point => [at[0] + size * dx, at[1] + size * dy]
    if (index === hit) {
      focus = at
      marks += disc + through('hit', disc, figure(at[0], at[1] + size * 1.25, size * 1.95, ground, dice.pick(figureKinds)))
      return
    }
    // The two that miss are cut off by scenery nobody sees.
    const lit =
      (index + hit) % 2
        ? [corner(-1, -1), corner(1, -1), corner(1, 0.1), corner(-1, 0.4)]
        : [corner(-1, -1), corner(1, -1), corner(1, 0.3), corner(0.5, -0.1), corner(-0.3, 1), corner(-1, 1)]
    marks += through(`miss${index}`, polygon(lit, ''), circle(...at, size, ink))
  })
  return { marks, focus }
}
