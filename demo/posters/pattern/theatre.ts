import { circle, line, path, place, rect } from '../marks.ts'
import { flyingBird, swimmingFish } from '../shapes/animals.ts'
import { figure, figureKinds } from '../shapes/figure.ts'
import type { Motif } from '../stage.ts'
import { layGrid } from './grid.ts'

/** The empty house, row upon row; one seat is taken. */
export const seats: Motif = (stage) => {
  const { cells, odd, size, height } = layGrid(stage, stage.dice.whole(4, 6), 1.02)
  const taken = stage.dice.pick(['head', 'tipped'] as const)
  let marks = ''
  for (const { x, top, odd: isOdd } of cells) {
    const seat = (look: string) => path('M-34 34V-16A34 34 0 0 1 34-16V34Z', look)
    const arms = path('M-44 34V6M44 34V6M-44 36H44', line(stage.colour.ink, 9))
    const at = { x, y: top + height * 0.56, scale: size / 104 }
    if (!isOdd) marks += place(seat(stage.ink) + arms, at)
    else if (taken === 'tipped') marks += place(seat(stage.paper(0)), { ...at, turn: 24 })
    else
      marks += place(
        `${seat(stage.ink) + circle(0, -30, 21, stage.paper(7))}${path('M-34 36V20A34 22 0 0 1 34 20V36Z', stage.paper(7))}${arms}`,
        at,
      )
  }
  return { marks, focus: [odd.x, odd.y] }
}

/** A house full of closed eyes, and one who watches. */
export const eyes: Motif = (stage) => {
  const { cells, odd, size } = layGrid(stage, stage.dice.whole(3, 5), 0.62)
  let marks = ''
  for (const { x, y, odd: isOdd } of cells) {
    const closed = path('M-40-4Q0 34 40-4M-26 10L-32 24M0 16V32M26 10L32 24', line(stage.colour.ink, 8))
    const open = path('M-44 0Q0-50 44 0Q0 50-44 0Z', stage.paper(0)) + circle(0, 0, 19, stage.ground) + circle(6, -6, 5, stage.paper(0))
    marks += place(isOdd ? open : closed, { x, y, scale: size / 104 })
  }
  return { marks, focus: [odd.x, odd.y] }
}

/** The audience from behind. One has turned round, or wears the hat. */
export const audience: Motif = (stage) => {
  const columns = stage.dice.whole(4, 5)
  const { cells, odd, size, height } = layGrid(stage, columns, 0.62)
  const hats = stage.dice.fork('heads')
  const body = 'M-46 66C-46 26-30 14-10 11L10 11C30 14 46 26 46 66Z'
  let marks = ''
  for (const { row, column, x, top, odd: isOdd } of cells) {
    const shift = row % 2 ? size / 2 : 0
    const look = isOdd ? stage.paper(7) : `${stage.ink} stroke="${stage.colour.ground}" stroke-width="5"`
    const hair = hats.pick(['', '', circle(0, -38, 11, look), path('M-24-10A24 25 0 0 1 24-10V16H-24Z', look)])
    const hat = rect(-15, -62, 30, 36, look) + rect(-27, -33, 54, 9, look, 4)
    const person = path(body, look) + circle(0, -10, 22, look) + (isOdd ? hat : hair)
    for (const extra of column === 0 && shift ? [0, -size] : [0]) {
      if (!(isOdd && extra)) marks += place(person, { x: x + shift + extra, y: top + height * 0.72, scale: size / 96 })
    }
  }
  return { marks, focus: [odd.x + (odd.row % 2 ? size / 2 : 0), odd.y] }
}

/** A house front at night; one light is on. */
export const windows: Motif = (stage) => {
  const { cells, odd, size, height } = layGrid(stage, stage.dice.whole(3, 5), 1.3)
  const shutters = stage.dice.fork('shutters')
  const [wide, tall] = [size * 0.6, height * 0.7]
  let marks = ''
  for (const { x, y, odd: isOdd } of cells) {
    const [left, top] = [x - wide / 2, y - tall / 2]
    const blind = shutters.pick([0, 0, 0.35, 0.6])
    if (isOdd) {
      marks +=
        rect(left, top, wide, tall, stage.paper(0)) +
        figure(x - wide * 0.08, top + tall, tall * 0.74, stage.ground, stage.dice.pick(figureKinds))
    } else {
      marks += rect(left, top, wide, tall, stage.ink) + rect(x - 4, top + tall * blind, 8, tall, stage.ground)
      marks += blind
        ? rect(left - 2, top + tall * blind, wide + 4, 8, stage.ground)
        : rect(left - 2, y - tall * 0.14, wide + 4, 8, stage.ground)
    }
    marks += rect(left - size * 0.05, top + tall + 8, wide + size * 0.1, size * 0.05, isOdd ? stage.paper(0) : stage.ink)
  }
  return { marks, focus: [odd.x, odd.y] }
}

/** All fly one way but one. */
export const flock: Motif = (stage) => {
  const { cells, odd, size } = layGrid(stage, stage.dice.whole(3, 5), 0.86)
  const sea = stage.dice.chance(0.5)
  const turn = stage.dice.between(-26, 4)
  let marks = ''
  for (const { x, y, row, odd: isOdd } of cells) {
    const look = isOdd ? stage.paper(0) : stage.ink
    const one = sea ? swimmingFish(look) + circle(28, -6, 4.6, stage.ground) : flyingBird(look)
    marks += place(one, {
      x: x + (row % 2 ? size * 0.12 : -size * 0.12),
      y,
      scale: size / (sea ? 128 : 138),
      turn: isOdd ? -turn : turn,
      flip: isOdd,
    })
  }
  return { marks, focus: [odd.x, odd.y] }
}

/** A keyboard; one key is down. */
export const keys: Motif = ({ unit, y, left, boxWidth, height, ink, paper, ground, dice }) => {
  const whites = dice.whole(6, 8)
  const step = boxWidth / whites
  const down = Math.floor(whites * dice.pick([0.35, 0.5, 0.7]))
  const top = height * dice.between(0.1, 0.22)
  const gap = unit * 0.008
  let marks = rect(left, 0, boxWidth + 40, top - gap * 3, ink)
  for (let index = 0; index < whites; index += 1) {
    const pressed = index === down
    marks += rect(left + index * step + gap, top + (pressed ? unit * 0.1 : 0), step - gap * 2, height * 1.2, pressed ? paper(0) : ink)
  }
  for (let index = 0; index < whites; index += 1) {
    if (![2, 6].includes(index % 7)) marks += rect(left + (index + 0.7) * step, top - gap * 3, step * 0.6, height * 0.46, ground)
  }
  return { marks, focus: [left + (down + 0.5) * step, y(0.8)] }
}

/** The square in the rain, seen from the flies: umbrellas, and one of paper. */
export const umbrellas: Motif = (stage) => {
  const { cells, odd, size } = layGrid(stage, stage.dice.whole(3, 4), 0.94)
  const turns = stage.dice.fork('turns')
  let marks = ''
  for (const { x, y, row, odd: isOdd } of cells) {
    const spokes = Array.from({ length: 8 }, (_, index) => {
      const angle = (index * Math.PI) / 4
      return `M0 0L${(Math.cos(angle) * 52).toFixed(1)} ${(Math.sin(angle) * 52).toFixed(1)}`
    }).join('')
    let rim = ''
    for (let index = 0; index < 8; index += 1) {
      const [from, to] = [(index * Math.PI) / 4, ((index + 1) * Math.PI) / 4]
      const mid = (from + to) / 2
      rim += `${index ? '' : `M${(Math.cos(from) * 52).toFixed(1)} ${(Math.sin(from) * 52).toFixed(1)}`}Q${(Math.cos(mid) * 42).toFixed(1)} ${(Math.sin(mid) * 42).toFixed(1)} ${(Math.cos(to) * 52).toFixed(1)} ${(Math.sin(to) * 52).toFixed(1)}`
    }
    const one = path(`${rim}Z`, stage.ink) + path(spokes, line(stage.colour.ground, 3)) + circle(0, 0, 5, stage.ground)
    // The one without an umbrella wears a hat.
    const hat = circle(0, 0, 40, stage.paper(0)) + circle(0, 0, 24, stage.ground) + circle(0, 0, 20, stage.paper(0))
    marks += place(isOdd ? hat : one, { x: x + (row % 2 ? size * 0.22 : -size * 0.1), y, scale: size / 112, turn: turns.between(0, 45) })
  }
  const shift = odd.row % 2 ? size * 0.22 : -size * 0.1
  return { marks, focus: [odd.x + shift, odd.y] }
}

/** A chorus line of legs; one kicks. */
export const chorus: Motif = (stage) => {
  const { cells, odd, size, height } = layGrid(stage, stage.dice.whole(3, 4), 1.12)
  let marks = ''
  for (const { x, top, odd: isOdd } of cells) {
    const colour = isOdd ? stage.colour.paper : stage.colour.ink
    const skirt = path('M-16-54H16L46-16Q31-6 23-16Q11-4 0-16Q-11-4-23-16Q-31-6-46-16Z', `fill="${colour}"`)
    const legs = isOdd ? 'M-9-14V40M10-18L46-46' : 'M-11-14V40M11-14V40'
    const shoes = isOdd ? 'M-9 45H-24M46-46L40-62' : 'M-11 45H-24M11 45H24'
    const at = { x: isOdd ? x - size * 0.05 : x, y: top + height * 0.54, scale: size / 108 }
    marks += place(skirt + path(legs, line(colour, 12)) + path(shoes, line(colour, 9)), at)
  }
  return { marks, focus: [odd.x, odd.y] }
}
