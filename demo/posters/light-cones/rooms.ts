import { circle, ellipse, type Point, path, polygon, rect } from '../marks.ts'
import { figure, figureKinds } from '../shapes/figure.ts'
import type { Motif } from '../stage.ts'

/** A door left ajar: light runs into the room before anybody does. */
export const door: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const width = unit * dice.between(0.18, 0.23)
  const left = x(dice.between(0.54, 0.64))
  const top = y(0.12)
  const foot = y(0.6)
  const carpet = polygon(
    [
      [left, foot],
      [left + width, foot],
      [left + width * 0.4, y(1.02)],
      [left - unit * 0.5, y(1.02)],
    ],
    ink,
  )
  const leaf = polygon(
    [
      [left + width, top],
      [left + width * 1.7, top - unit * 0.05],
      [left + width * 1.7, foot + unit * 0.1],
      [left + width, foot],
    ],
    ink,
  )
  const height = (foot - top) * 0.62
  const at = left + width * 0.5
  const kind = dice.pick(figureKinds)
  const cast = `<g transform="translate(${at.toFixed(0)} ${foot.toFixed(0)}) skewX(-33) scale(1 -1.02)">${figure(0, 0, height * 1.2, ground, kind)}</g>`
  return {
    marks: rect(left, top, width, foot - top, paper(0)) + leaf + carpet + cast + figure(at, foot, height, ground, kind),
    focus: [at, foot - height * 0.8],
  }
}

/** A lamp over a table, and two who do not speak. */
export const lamp: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const at = x(dice.between(0.5, 0.6))
  const shadeY = y(0.24)
  const table = y(0.78)
  const half = unit * 0.4
  const cord = rect(at - 4, -10, 8, shadeY, ink)
  const shade = path(`M${at - unit * 0.13} ${shadeY}A${unit * 0.13} ${unit * 0.13} 0 0 1 ${at + unit * 0.13} ${shadeY}Z`, paper(0))
  const cone = polygon(
    [
      [at - unit * 0.11, shadeY + unit * 0.025],
      [at + unit * 0.11, shadeY + unit * 0.025],
      [at + half, table],
      [at - half, table],
    ],
    ink,
  )
  const [near, far] = dice.shuffle(figureKinds)
  const tableTop =
    rect(at - half, table + unit * 0.012, half * 2, unit * 0.03, ink) +
    rect(at - half * 0.8, table, unit * 0.024, unit, ink) +
    rect(at + half * 0.8 - unit * 0.024, table, unit * 0.024, unit, ink)
  const pair =
    figure(at - half * 0.55, table, unit * 0.3, ground, near) +
    figure(at + half * 0.52, table, unit * dice.between(0.22, 0.28), ground, far, true)
  return {
    marks: cord + cone + shade + pair + tableTop + ellipse(at + half * 0.02, table - 10, unit * 0.03, unit * 0.012, ground),
    focus: [at, shadeY + unit * 0.05],
  }
}

/** Window panes thrown across the floor, skewed by the hour. */
export const panes: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const lean = dice.between(0.16, 0.3)
  const columns = dice.whole(2, 3)
  const rows = 3
  let marks = ''
  let focus: readonly [number, number] = [0, 0]
  const bright = dice.whole(0, columns * rows - 1)
  for (let index = 0; index < columns * rows; index += 1) {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const corner = (dx: number, dy: number): Point => {
      const down = (row + dy) / rows
      return [
        x(0.1 + lean * (1 - down) * 1.3 + ((column + dx) / columns) * (0.52 + 0.2 * down)),
        y(0.12 + down * 0.8 - ((column + dx) / columns) * 0.06),
      ]
    }
    const pane = [corner(0.05, 0.05), corner(0.95, 0.05), corner(0.95, 0.95), corner(0.05, 0.95)]
    marks += polygon(pane, index === bright ? paper(0) : ink)
    if (index === bright) focus = [((pane[0] as Point)[0] + (pane[2] as Point)[0]) / 2, ((pane[0] as Point)[1] + (pane[2] as Point)[1]) / 2]
  }
  const person = figure(focus[0], focus[1] + unit * 0.105, unit * 0.2, ground, dice.pick(figureKinds))
  return { marks: marks + person, focus }
}

/** Portal behind portal, the oldest trick for depth, and one person far away. */
export const portal: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const arch = dice.chance(0.5)
  const depth = dice.whole(4, 5)
  const vanish = [x(dice.between(0.52, 0.66)), y(0.66)] as const
  let marks = ''
  for (let index = 0; index <= depth; index += 1) {
    const part = (1 - index / (depth + 0.6)) ** 1.25
    const [half, rise, drop] = [unit * 0.56 * part + unit * 0.06, y(0.62) * part + unit * 0.16, y(0.4) * part + unit * 0.05]
    const look = index === depth ? paper(0) : index % 2 ? ground : ink
    const [left, right, top, foot] = [vanish[0] - half, vanish[0] + half, vanish[1] - rise, vanish[1] + drop]
    marks += arch
      ? path(`M${left} ${foot}V${top + half}A${half} ${half} 0 0 1 ${right} ${top + half}V${foot}Z`, look)
      : rect(left, top, half * 2, foot - top, look)
  }
  return { marks: marks + figure(vanish[0], vanish[1] + unit * 0.1, unit * 0.19, ground, dice.pick(figureKinds)), focus: vanish }
}

/** Rays from the footlights, as on the cloth of a conjurer. */
export const rays: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const source = [x(dice.between(0.58, 0.7)), y(0.72)] as const
  const count = dice.whole(9, 13)
  const reach = unit * 2
  let marks = ''
  for (let index = 0; index < count; index += 1) {
    const angle = Math.PI + (Math.PI * (index + 0.25)) / count
    const width = (Math.PI / count) * 0.25
    const tip = (turn: number): Point => [source[0] + Math.cos(angle + turn) * reach, source[1] + Math.sin(angle + turn) * reach]
    marks += polygon([source, tip(-width), tip(width * 2)], ink)
  }
  const floor = rect(x(-0.05), source[1], unit * 4, unit * 2, ground) + rect(x(0), source[1] + unit * 0.02, unit * 2, unit * 0.02, ink)
  const half = path(
    `M${source[0] - unit * 0.3} ${source[1]}A${unit * 0.3} ${unit * 0.3} 0 0 1 ${source[0] + unit * 0.3} ${source[1]}Z`,
    paper(20),
  )
  const person = figure(source[0], source[1] + 2, unit * dice.between(0.22, 0.27), ground, dice.pick(figureKinds))
  return { marks: marks + half + floor + person, focus: [source[0], source[1] - unit * 0.1] }
}

/** A small person, a small lamp and an enormous shadow. */
export const shadow: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const floor = y(0.93)
  const light = [x(0.1), floor - unit * 0.05] as const
  const at = x(0.3)
  const kind = dice.pick(['coat', 'skirt', 'cape', 'stride'] as const)
  const wall = polygon([light, [x(1.02), y(-0.3)], [x(1.02), floor], [light[0], floor]], ink)
  const giant = figure(x(0.7), floor, unit * dice.between(0.76, 0.86), ground, kind)
  const small = figure(at, floor, unit * 0.2, paper(6), kind)
  return {
    marks: wall + giant + rect(x(0), floor, unit * 4, unit * 0.025, ink) + small + circle(light[0], light[1], unit * 0.035, paper(10)),
    focus: [at, floor - unit * 0.12],
  }
}
