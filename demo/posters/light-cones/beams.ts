import { circle, ellipse, type Point, path, place, polygon, rect, through } from '../marks.ts'
import { sittingCat } from '../shapes/animals.ts'
import { figure, figureKinds } from '../shapes/figure.ts'
import { headProfile } from '../shapes/people.ts'
import type { Motif } from '../stage.ts'

/** The plain spot from above: a cone, a pool of paper, one person. */
export const spot: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const top = x(dice.between(0.34, 0.7))
  const at = x(dice.between(0.46, 0.56))
  const reach = unit * dice.between(0.34, 0.42)
  const floor = y(0.86)
  const cone = polygon(
    [
      [top, -10],
      [at + reach, floor],
      [at - reach, floor],
    ],
    ink,
  )
  const pool = ellipse(at, floor, reach, reach * 0.24, paper(14))
  const height = unit * dice.between(0.34, 0.46)
  return {
    marks: cone + pool + figure(at, floor + reach * 0.04, height, ground, dice.pick(figureKinds)),
    focus: [at, floor - height * 0.8],
  }
}

/** A beam from the wings that finds a face. */
export const side: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const scale = (unit / 100) * 0.62
  const head = [x(0.1), y(1) - 128 * scale] as const
  const nose = [head[0] + 94 * scale, head[1] + 62 * scale] as const
  const source = [x(1.04), y(dice.between(0.02, 0.14))] as const
  const beam = polygon([source, [x(1.04), y(0.5)], [x(0.9), y(1.02)], [x(-0.02), y(1.02)], [x(-0.02), nose[1] - unit * 0.3]], ink)
  const face = headProfile(head[0], head[1], scale, ground)
  return { marks: beam + face + circle(x(0.9), y(0.13), unit * 0.075, paper(18)), focus: [nose[0] - 20 * scale, nose[1]] }
}

/** Two beams that cross; only where both fall it is bright enough to be seen. */
export const crossed: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const lean = dice.between(-0.06, 0.06)
  const first: Point[] = [
    [x(0.1), -10],
    [x(0.18), -10],
    [x(0.98 + lean), y(1.02)],
    [x(0.42 + lean), y(1.02)],
  ]
  const second: Point[] = [
    [x(0.84), -10],
    [x(0.92), -10],
    [x(0.66 + lean), y(1.02)],
    [x(0.1 + lean), y(1.02)],
  ]
  const centre = x(0.54 + lean)
  const person = figure(centre, y(0.95), unit * dice.between(0.36, 0.44), ground, dice.pick(figureKinds))
  const both = through('both', polygon(first, ''), polygon(second, paper(26)))
  return { marks: polygon(first, ink) + polygon(second, ink) + both + person, focus: [centre, y(0.95) - unit * 0.36] }
}

/** The follow spot arrives too late: the person has just left it. */
export const follow: Motif = ({ unit, x, y, left, ink, ground, paper, dice }) => {
  const radius = unit * dice.between(0.25, 0.3)
  const at = [x(0.4), y(0.66)] as const
  const source = [x(0.96), y(0.03)] as const
  const away = Math.atan2(at[1] - source[1], at[0] - source[0])
  const edge = (turn: number): Point => [at[0] + Math.cos(away + turn) * radius, at[1] + Math.sin(away + turn) * radius]
  const beam = polygon([source, edge(1.5), edge(-1.5)], ink)
  const person = figure(x(0.84), y(0.97), unit * 0.36, ink, 'stride')
  const shoe = path('M-20 0V-24H-8C-8-12 6-12 14-8Q18-4 18 0Z', ground)
  const lost = place(shoe, { x: at[0], y: at[1] + radius * 0.4, scale: unit / 330, turn: dice.between(-20, 8) })
  const floor = rect(left, y(0.97), 4000, unit, ink)
  return { marks: beam + circle(...at, radius, paper(14)) + lost + floor + person, focus: at }
}

/** A tower that turns its light over nothing but night. */
export const lighthouse: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const lamp = [x(0.36), y(dice.between(0.26, 0.32))] as const
  const spread = unit * dice.between(0.14, 0.2)
  const beam = polygon([lamp, [x(1.05), lamp[1] - spread * 1.7], [x(1.05), lamp[1] + spread * 0.9]], ink)
  const back = polygon([lamp, [x(0), lamp[1] + spread * 0.2], [x(0), lamp[1] + spread * 0.8]], ink)
  const body = polygon(
    [
      [lamp[0] - unit * 0.06, lamp[1] + unit * 0.075],
      [lamp[0] + unit * 0.06, lamp[1] + unit * 0.075],
      [lamp[0] + unit * 0.115, y(1.02)],
      [lamp[0] - unit * 0.115, y(1.02)],
    ],
    ink,
  )
  const bands = [0.34, 0.62].map((part) => rect(lamp[0] - unit * 0.2, lamp[1] + (y(1) - lamp[1]) * part, unit * 0.4, unit * 0.07, ground))
  const rail = rect(lamp[0] - unit * 0.09, lamp[1] + unit * 0.065, unit * 0.18, unit * 0.025, ink)
  const keeper = figure(x(0.82), lamp[1] + spread * 0.5, unit * 0.14, ground, dice.pick(figureKinds))
  return { marks: beam + back + body + bands.join('') + rail + circle(...lamp, unit * 0.062, paper(14)) + keeper, focus: lamp }
}

/** A projector's cone on a screen; the cat in the way becomes the film. */
export const projector: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const screen = { left: x(dice.between(0.44, 0.52)), top: y(dice.between(0.07, 0.13)), width: x(1) - x(0.5) + 20, height: unit * 0.62 }
  const lens = [x(0.12), y(0.86)] as const
  const beam = polygon([lens, [screen.left, screen.top], [x(1.02), screen.top], [x(1.02), screen.top + screen.height]], ink)
  const box = place(
    rect(-26, -13, 40, 26, ink) +
      rect(14, -6, 9, 12, ink) +
      path('M-10 13L-22 60M-2 13L10 60', `stroke="${/"(.*)"/.exec(ink)?.[1]}" stroke-width="4"`),
    { x: lens[0], y: lens[1], scale: unit / 260, turn: -20 },
  )
  const film = dice.chance(0.5)
    ? place(sittingCat(ground), { x: x(0.78), y: screen.top + screen.height, scale: unit / 190 })
    : figure(x(0.78), screen.top + screen.height, unit * 0.48, ground, dice.pick(figureKinds))
  return {
    marks: beam + rect(screen.left, screen.top, screen.width, screen.height, paper(18)) + film + box,
    focus: [x(0.78), screen.top + screen.height * 0.4],
  }
}
