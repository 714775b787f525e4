import { circle, line, type Point, path, place, polygon, rect, short, softPath } from '../marks.ts'
import { figure, figureKinds } from '../shapes/figure.ts'
import type { Motif } from '../stage.ts'

/** Stairs that leave the sheet, and somebody on them. */
export const stairs: Motif = ({ unit, x, y, ink, paper, dice }) => {
  const steps = dice.whole(4, 7)
  const from = 0.06
  const rise = 0.62 / steps
  const points: Point[] = [[x(from), y(1.02)]]
  for (let index = 0; index < steps; index += 1) {
    const [left, right] = [x(from + ((1 - from) / steps) * index), x(from + ((1 - from) / steps) * (index + 1))]
    points.push([left, y(0.96 - rise * index)], [right, y(0.96 - rise * index)])
  }
  points.push([x(1.02), y(1.02)])
  const stand = dice.whole(1, steps - 2)
  const foot = [x(from + ((1 - from) / steps) * (stand + 0.45)), y(0.96 - rise * stand)] as const
  const height = unit * dice.between(0.3, 0.4)
  const sun = circle(x(dice.between(0.26, 0.4)), y(0.2), unit * 0.12, paper(0))
  const person = figure(...foot, height, dice.chance(0.5) ? paper(0) : ink, dice.pick(figureKinds))
  return { marks: sun + polygon(points, ink) + person, focus: [foot[0], foot[1] - height * 0.8] }
}

/** A dark wall, one lit window and whoever waits behind it. */
export const window: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const width = unit * dice.between(0.34, 0.44)
  const height = width * dice.between(1.25, 1.6)
  const left = x(0.36)
  const top = y(0.16)
  const arch = dice.chance(0.5)
  const wall = polygon(
    [
      [x(0.14), y(-0.02)],
      [x(1.02), y(-0.02)],
      [x(1.02), y(1.02)],
      [x(0.14 + dice.between(-0.08, 0.08)), y(1.02)],
    ],
    ink,
  )
  const opening = arch
    ? path(
        `M${left} ${top + height}V${top + width / 2}A${width / 2} ${width / 2} 0 0 1 ${left + width} ${top + width / 2}V${top + height}Z`,
        paper(26),
      )
    : rect(left, top, width, height, paper(26))
  const person = figure(left + width * 0.36, top + height, height * 0.72, ground, dice.pick(figureKinds))
  const bars = rect(left + width * 0.66, top, 12, height, ground) + rect(left, top + height * 0.4, width, 12, ground)
  const sill = rect(left - unit * 0.05, top + height, width + unit * 0.1, unit * 0.04, ground)
  return { marks: wall + opening + (arch ? '' : bars) + person + sill, focus: [left + width * 0.4, top + height * 0.4] }
}

/** A sea in rows like the machines of the baroque stage, with something afloat. */
export const waves: Motif = ({ unit, x, y, left, boxWidth, ink, ground, paper, dice }) => {
  const rows = dice.whole(4, 5)
  const afloat = dice.pick(['door', 'boat', 'hat'] as const)
  const focus = [x(dice.between(0.56, 0.7)), y(0.36)] as const
  const things = {
    door: place(rect(-16, -50, 32, 70, paper(0)) + circle(9, -14, 3, ground), {
      x: focus[0],
      y: focus[1] + unit * 0.06,
      scale: unit / 130,
      turn: 12,
    }),
    boat: place(path('M-34 0H34L22 18H-22ZM-2-4V-54L26-4Z', paper(0)), {
      x: focus[0],
      y: focus[1] + unit * 0.05,
      scale: unit / 140,
      turn: -8,
    }),
    hat: place(rect(-17, -34, 34, 34, paper(0)) + rect(-30, -4, 60, 9, paper(0), 4) + rect(-17, -13, 34, 5, ground), {
      x: focus[0],
      y: focus[1] + unit * 0.04,
      scale: unit / 110,
      turn: 14,
    }),
  }
  let marks = things[afloat]
  for (let row = 0; row < rows; row += 1) {
    const radius = unit * (0.085 + 0.02 * row)
    const base = y(0.42 + (0.6 / rows) * row)
    const start = left - radius * (row % 2 ? 2 : 1)
    let d = `M${start} ${y(1.02)}V${base}`
    for (let at = start; at < left + boxWidth; at += radius * 2) d += `a${radius} ${radius * 0.92} 0 0 0 ${radius * 2} 0`
    marks += path(`${d}V${y(1.02)}Z`, row % 2 ? ground : ink)
  }
  return { marks, focus }
}

/** The curtain before it opens: two shoes give someone away. */
export const curtain: Motif = ({ unit, y, left, boxWidth, ink, ground, paper, dice }) => {
  const folds = dice.whole(5, 7)
  const fold = boxWidth / folds
  const hem = y(dice.between(0.74, 0.8))
  let d = `M${left} -10V${hem}`
  for (let index = 0; index < folds; index += 1) d += `q${fold / 2} ${unit * 0.07} ${fold} 0`
  const seams = Array.from({ length: folds - 1 }, (_, index) => {
    const at = left + fold * (index + 1)
    return polygon(
      [
        [at - 5, hem + 6],
        [at + 5, hem + 6],
        [at + 14 * Math.sin(index), -10],
        [at + 14 * Math.sin(index) - 4, -10],
      ],
      ground,
    )
  })
  const at = left + fold * (dice.whole(1, folds - 2) + 0.5)
  const shoe = 'M-16 0V-22H4C6-12 18-10 26-7Q30-4 30 0Z'
  const shoes = [-1, 1].map((side) => place(path(shoe, paper(0)), { x: at + side * unit * 0.062, y: y(0.93), scale: unit / 300 }))
  const legs = [-1, 1].map((side) =>
    rect(at + side * unit * 0.062 - unit * 0.042, hem - 20, unit * 0.044, y(0.93) - hem - unit * 0.05, ink),
  )
  const floor = rect(left, y(0.93), boxWidth, y(0.08), ink)
  return { marks: legs.join('') + path(`${d}V-10Z`, ink) + seams.join('') + floor + shoes.join(''), focus: [at, y(0.9)] }
}

/** A cut-out plant in the manner of scissors let loose. */
export const seaweed: Motif = ({ unit, x, y, colour, ink, paper, dice }) => {
  const pairs = dice.whole(3, 5)
  const bend = dice.between(0.05, 0.12)
  const stemX = (part: number) => x(0.5 + bend * Math.sin(part * 4.4))
  const stemY = (part: number) => y(1) - part * unit * 0.86
  let leaves = ''
  for (let index = 0; index < pairs; index += 1) {
    const part = (index + 0.15) / pairs
    const length = unit * (0.5 - 0.24 * part)
    for (const side of [-1, 1]) {
      const leaf = path('M0 0C10-22 20-10 34-26C40-16 52-26 62-20C80-22 96-12 100-4C92 2 80-2 70 6C56 4 50 14 36 8C22 14 12 10 0 0Z', ink)
      leaves += place(leaf, {
        x: stemX(part),
        y: stemY(part),
        scale: length / 100,
        turn: side * (-34 + dice.between(-8, 8)),
        flip: side < 0,
      })
    }
  }
  const tip = place(path('M-12 6C-16-30-4-40 4-62C16-36 14-20 10 6Z', ink), { x: stemX(1), y: stemY(0.97), scale: unit / 320, turn: 8 })
  const stem = softPath(
    [-0.1, 0.2, 0.4, 0.6, 0.8, 1].map((part) => [stemX(part), stemY(part)] as const),
    false,
  )
  const focus = [x(dice.pick([0.84, 0.18])), unit * 0.17] as const
  return { marks: leaves + tip + path(stem, line(colour.ink, unit * 0.034)) + circle(...focus, unit * 0.085, paper(0)), focus }
}

/** A ladder that ends where there is nothing but the moon. */
export const ladder: Motif = ({ unit, x, y, colour, ink, ground, paper, dice }) => {
  const moon = [x(0.66), y(0.24)] as const
  const radius = unit * dice.between(0.17, 0.21)
  const rungs = Array.from({ length: 9 }, (_, index) => `M-9 ${-8 - index * 9.4}H9`).join('')
  const climb = place(path(`M-9 0V-92M9 0V-92${rungs}`, line(colour.ink, 3.4, 'butt')), {
    x: x(0.3),
    y: y(1.02),
    scale: unit / 96,
    turn: dice.between(14, 20),
  })
  const person = figure(x(0.78), y(0.97), unit * dice.between(0.3, 0.36), ink, dice.pick(['stride', 'coat', 'cape'] as const))
  const crescent = circle(...moon, radius, paper(0)) + circle(moon[0] + radius * 0.46, moon[1] - radius * 0.16, radius * 0.84, ground)
  return { marks: crescent + climb + person + rect(x(0.12), y(0.965), unit * 2, unit * 0.1, ink), focus: moon }
}

/** An umbrella that keeps only one drop off. */
export const umbrella: Motif = ({ unit, x, y, colour, ink, paper, dice }) => {
  const radius = unit * dice.between(0.3, 0.35)
  const at = [x(dice.between(0.5, 0.56)), y(dice.between(0.46, 0.54))] as const
  const scallop = radius / 2.5
  const roof = `M${at[0] - radius} ${at[1]}A${radius} ${radius} 0 0 1 ${at[0] + radius} ${at[1]}${`a${scallop / 2} ${scallop / 2.4} 0 0 0 ${-scallop} 0`.repeat(5)}Z`
  const stick = path(
    `M${at[0]} ${at[1] - radius * 1.1}V${at[1] + radius * 0.75}q0 ${radius * 0.18} ${-radius * 0.15} ${radius * 0.18}t${-radius * 0.15} ${-radius * 0.16}`,
    line(colour.ink, unit * 0.022),
  )
  const rain = Array.from({ length: 126 }, (_, index) => {
    const row = Math.floor(index / 9)
    const dropX = x(((index % 9) + (row % 2 ? 0.75 : 0.25)) / 9)
    const dropY = y((row + 0.5) / 14)
    const sheltered =
      Math.abs(dropX - at[0]) < radius * 1.02 && dropY > at[1] - Math.sqrt(Math.max(0, radius * radius * 1.3 - (dropX - at[0]) ** 2)) * 1.05
    return sheltered ? '' : `M${short(dropX)} ${short(dropY)}v${short(unit * 0.05)}`
  })
  const focus = [at[0] - radius * 0.4, at[1] + radius * 0.42] as const
  const drop = place(path('M0-30C10-12 18-4 18 8A18 18 0 0 1-18 8C-18-4-10-12 0-30Z', paper(0)), {
    x: focus[0],
    y: focus[1],
    scale: unit / 300,
  })
  return { marks: path(rain.join(''), line(colour.ink, unit * 0.012)) + path(roof, ink) + stick + drop, focus }
}
