import { circle, line, path, place, rect, solid, through } from '../marks.ts'
import { figure, figureKinds } from '../shapes/figure.ts'
import { headProfile, openHand } from '../shapes/people.ts'
import type { Motif } from '../stage.ts'

/** One head as large as the sheet, a paper moon where the thought would be. */
export const profile: Motif = ({ unit, x, y, ink, paper, ground, dice }) => {
  const scale = (unit / 100) * dice.between(0.86, 0.94)
  const top = y(1) - 126 * scale
  const left = x(dice.between(0.86, 0.93)) - 94 * scale
  const focus = [left + dice.between(38, 46) * scale, top + dice.between(34, 42) * scale] as const
  const radius = unit * dice.between(0.13, 0.2)
  const thought = dice.pick(['moon', 'stage'] as const)
  const inner =
    thought === 'moon'
      ? circle(...focus, radius, paper(0)) + circle(focus[0] + radius * 0.42, focus[1] - radius * 0.2, radius * 0.86, ink)
      : circle(...focus, radius * 1.25, ground) + figure(focus[0], focus[1] + radius * 1.1, radius * 1.9, paper(0), dice.pick(figureKinds))
  return { marks: headProfile(left, top, scale, ink) + inner, focus }
}

/** Two faces that almost touch; the air between them is the picture. */
export const twins: Motif = ({ crop, unit, x, y, ink, paper, dice }) => {
  // The wide crop shows the left head whole: nothing may be cut off beside the title.
  const whole = crop === 'wide'
  const scale = (unit / 100) * (whole ? 0.56 : 0.74)
  const lift = dice.between(-0.04, 0.06)
  const meeting = x(dice.pick([0.55, 0.6]) + (whole ? 0.02 : 0))
  const leftHead = headProfile(meeting - 97 * scale, y(1) - 128 * scale, scale, ink)
  const rightHead = headProfile(meeting + 97 * scale * 1.03, y(1) - (128 + 100 * lift) * scale, scale, paper(0), true)
  return { marks: leftHead + rightHead, focus: [meeting, y(1) - 64 * scale] }
}

/** A row of people with their shoulders together, and the one who is not like them. */
export const crowd: Motif = ({ unit, x, y, left, boxWidth, ink, paper, dice }) => {
  const count = dice.whole(4, 7)
  const odd = dice.whole(1, count - 2)
  const step = boxWidth / count
  let marks = ''
  let focus: readonly [number, number] = [x(0.5), y(0.5)]
  for (let index = 0; index < count; index += 1) {
    const height = unit * dice.between(0.62, 0.9) * (index === odd ? 0.66 : 1)
    const footX = left + step * (index + 0.5)
    const kind = dice.pick(figureKinds)
    if (index === odd) focus = [footX, y(0.97) - height * 0.8]
    marks += figure(footX, y(index === odd ? 0.94 : 1.02), height, index === odd ? paper(2.4) : ink, kind, index % 2 === 0)
  }
  return { marks, focus }
}

/** A hand that offers, juggles or stops. */
export const hand: Motif = ({ unit, x, y, colour, ground, paper, dice }) => {
  const scale = (unit / 100) * 0.9
  const place0 = { x: x(0.52), y: y(1) - unit * 0.16, scale, turn: dice.between(-12, 10) }
  const spread = dice.between(0.3, 1)
  const gift = dice.pick(['ball', 'eye'] as const)
  const palm = [place0.x + Math.sin((place0.turn * Math.PI) / 180) * 28 * scale, place0.y - 28 * scale] as const
  const above = [place0.x + unit * 0.05, Math.max(unit * 0.1, place0.y - 106 * scale)] as const
  const eye =
    path(
      `M${palm[0] - 15 * scale} ${palm[1]}Q${palm[0]} ${palm[1] - 19 * scale} ${palm[0] + 15 * scale} ${palm[1]}Q${palm[0]} ${palm[1] + 19 * scale} ${palm[0] - 15 * scale} ${palm[1]}Z`,
      paper(18),
    ) + circle(palm[0], palm[1], 5.4 * scale, ground)
  const marks = place(openHand(colour.ink, spread), place0)
  return gift === 'eye' ? { marks: marks + eye, focus: palm } : { marks: marks + circle(...above, unit * 0.105, paper()), focus: above }
}

/** A hand from above that holds a small person on strings. */
export const marionette: Motif = ({ unit, x, y, colour, paper, dice }) => {
  const scale = (unit / 100) * 0.7
  const centre = x(0.56)
  // On a short sheet the arm comes in lower, so that the strings keep their length.
  const handY = y(1) - unit * 1.24
  const feet = y(0.93)
  const height = unit * dice.between(0.34, 0.42)
  const strings = [-0.15, -0.05, 0.05, 0.15].map((part, index) => {
    const to = [centre + (index - 1.5) * height * 0.16, feet - height * (index === 1 || index === 2 ? 0.97 : 0.7)]
    return path(`M${centre - part * unit * 1.2} ${handY + unit * 0.52}L${to[0]} ${to[1]}`, line(colour.ink, 5))
  })
  const above = place(openHand(colour.ink, dice.between(0.1, 0.5)), { x: centre, y: handY, scale, turn: 180 })
  const person = figure(centre, feet, height, paper(0), dice.pick(['skirt', 'stride', 'cape'] as const))
  return { marks: strings.join('') + above + person, focus: [centre, feet - height * 0.7] }
}

/** The oldest sign of the theatre: a face to hold before the face, torn in two. */
export const mask: Motif = ({ unit, x, y, colour, ink, ground, dice }) => {
  const mood = dice.pick([1, -1])
  const half = 'M0-46C22-46 42-42 42-36C44 0 30 38 0 50Z'
  const eye = 'M8-12Q22-26 36-12Q22-4 8-12Z'
  const lips = mood > 0 ? 'M0 16Q18 18 26 6Q24 32 0 34Z' : 'M0 14Q22 14 26 36Q14 24 0 26Z'
  const scale = (unit / 100) * 0.9
  const side = (look: string, flip: boolean, turn: number, dx: number, dy: number) =>
    place(path(half, look) + path(eye, ground) + path(lips, ground), { x: x(0.53) + dx, y: y(0.5) + dy, scale, turn, flip })
  const slip = unit * dice.between(0.02, 0.09)
  const marks =
    side(ink, true, -dice.between(1, 7), -slip * 0.3, 0) + side(solid(colour.paper), false, dice.between(3, 9), slip * 0.5, slip)
  return { marks, focus: [x(0.53) + unit * 0.2, y(0.42)] }
}

/** A mouth that fills the house: laughing, singing or about to swallow someone. */
export const mouth: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const teeth = dice.whole(4, 6)
  const gone = dice.whole(1, teeth - 2)
  const width = 66 / teeth
  let row = ''
  for (let index = 0; index < teeth; index += 1) {
    if (index !== gone)
      row += rect(-33 + index * width + 1, -30, width - 2, 24 + 7 * Math.sin(((index + 0.5) / teeth) * Math.PI), paper(0), 3)
  }
  const lips = path('M-54-10C-42-32-22-46-9-38Q0-32 9-38C22-46 42-32 54-10C44 34 22 52 0 52C-22 52-44 34-54-10Z', ink)
  const inside = 'M-42-11C-22-24-10-25 0-22C10-25 22-24 42-11C32 26 16 38 0 38C-16 38-32 26-42-11Z'
  const singer = figure(0, 40, 34, ink, dice.pick(['skirt', 'coat', 'column'] as const))
  const marks = place(lips + path(inside, ground) + through('teeth', path(inside, ''), row) + singer, {
    x: x(0.52),
    y: y(0.5),
    scale: (unit / 100) * 0.87,
    turn: dice.between(-9, 9),
  })
  return { marks, focus: [x(0.52), y(0.56)] }
}
