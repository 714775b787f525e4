import { circle, line, type Point, path, place, polygon, rect, short } from '../marks.ts'
import { figure } from '../shapes/figure.ts'
import type { Motif } from '../stage.ts'
import { layGrid } from './grid.ts'

/** Quarter circles that join by chance into petals, snakes and bowls. */
export const quarters: Motif = (stage) => {
  const { cells, odd, size } = layGrid(stage, stage.dice.whole(4, 6))
  const turns = stage.dice.fork('turns')
  let d = ''
  for (const { left, top, odd: isOdd } of cells) {
    const corner = turns.whole(0, 3)
    const [x, y] = [left + (corner === 1 || corner === 2 ? size : 0), top + (corner > 1 ? size : 0)]
    const [ex, ey] = [corner === 1 || corner === 2 ? -size : size, corner > 1 ? -size : size]
    const sweep = ex * ey > 0 ? 1 : 0
    if (!isOdd && turns.chance(0.93)) d += `M${x} ${y}h${ex}A${size} ${size} 0 0 ${sweep} ${x} ${y + ey}Z`
  }
  return { marks: path(d, stage.ink) + circle(odd.x, odd.y, size * 0.5, stage.paper(0)), focus: [odd.x, odd.y] }
}

/** Scales, as on a fish or on the roof of the old house. */
export const scales: Motif = (stage) => {
  const columns = stage.dice.whole(4, 6)
  const { cells, odd, size } = layGrid(stage, columns, 0.5)
  let marks = ''
  for (const cell of [...cells].reverse()) {
    const shift = cell.row % 2 ? size / 2 : 0
    for (const extra of cell.column === 0 && shift ? [0, -size] : [0]) {
      const [x, y] = [cell.x + shift + extra, cell.top]
      const look = stage.ink
      marks += circle(x, y, size * 0.5, stage.ground) + circle(x, y, size * 0.46, look)
      marks += circle(x, y + size * 0.06, size * 0.2, stage.ground)
    }
  }
  const shift = odd.row % 2 ? size / 2 : 0
  const moon = circle(odd.x + shift, odd.top + size * 0.04, size * 0.46, stage.paper(size * 0.09))
  return { marks: marks + moon, focus: [odd.x + shift, odd.top + size * 0.04] }
}

/** Upright stripes that swell where something round lies under the cloth. */
export const bulge: Motif = ({ unit, x, y, height, left, boxWidth, ink, dice, paper }) => {
  const stripes = dice.whole(13, 18)
  const step = boxWidth / stripes
  const at = [x(dice.pick([0.4, 0.6])), y(dice.between(0.36, 0.62))] as const
  const radius = unit * dice.between(0.32, 0.38)
  const bent = (column: number, row: number): number => {
    const far = Math.hypot(column - at[0], row - at[1]) / radius
    return far < 1 ? column + (column - at[0]) * 0.85 * Math.cos((far * Math.PI) / 2) ** 1.2 : column
  }
  let d = ''
  for (let index = 0; index < stripes; index += 1) {
    const [from, to] = [left + step * index, left + step * (index + 0.5)]
    const rows = Array.from({ length: 41 }, (_, row) => (height / 40) * row)
    const edge = (column: number, list: number[]) =>
      list.map((row) => `${Math.round(Math.max(left, bent(column, row)))} ${Math.round(row)}`).join('L')
    d += `M${edge(from, rows)}L${edge(to, [...rows].reverse())}Z`
  }
  const focus = [at[0] + radius * 0.36, at[1] - radius * 0.36] as const
  return { marks: path(d, ink) + circle(...focus, unit * 0.075, paper()), focus }
}

/** A chequered floor that falls into a fold. */
export const fold: Motif = ({ unit, x, y, height, left, boxWidth, ink, dice, paper }) => {
  const at = dice.pick([0.36, 0.64])
  const rows = dice.whole(9, 12)
  const rowHeight = Math.ceil(height / rows)
  const edges = [left]
  // Columns narrow towards the fold and widen again, as if the floor were rolled in.
  while ((edges.at(-1) as number) < left + boxWidth) {
    const part = ((edges.at(-1) as number) - left) / boxWidth
    edges.push((edges.at(-1) as number) + boxWidth * (0.012 + 0.1 * Math.min(1, Math.abs(part - at) * 2.6)))
  }
  let d = ''
  for (let column = 0; column < edges.length - 1; column += 1) {
    const [from, to] = [edges[column] as number, edges[column + 1] as number]
    for (let row = column % 2; row < rows + 1; row += 2) d += `M${short(from)} ${row * rowHeight}H${short(to)}v${rowHeight}H${short(from)}Z`
  }
  const focus = [x(at > 0.5 ? 0.27 : 0.76), y(dice.between(0.25, 0.7))] as const
  return { marks: path(d, ink) + circle(...focus, unit * 0.13, paper(20)), focus }
}

/** Squares cut along the diagonal, each turned as it likes. */
export const pinwheels: Motif = (stage) => {
  const { cells, odd, size } = layGrid(stage, stage.dice.whole(5, 7))
  const regular = stage.dice.chance(0.5)
  const turns = stage.dice.fork('turns')
  let d = ''
  for (const { left, top, column, row, odd: isOdd } of cells) {
    const turn = regular ? (column % 2) + (row % 2 ? 3 - 2 * (column % 2) : 0) : turns.whole(0, 3)
    const corners: Point[] = [
      [left, top],
      [left + size, top],
      [left + size, top + size],
      [left, top + size],
    ]
    const three = [0, 1, 2].map((step) => corners[(turn + step) % 4] as Point)
    if (!isOdd) d += `M${three.map((corner) => corner.join(' ')).join('L')}Z`
  }
  const half = size * 0.42
  const loose = place(
    polygon(
      [
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
      ],
      stage.paper(0),
    ),
    { x: odd.x, y: odd.y, turn: stage.dice.between(12, 36) },
  )
  return { marks: path(d, stage.ink) + loose, focus: [odd.x, odd.y] }
}

/** Rings in rank and file; in one of them the eye has moved. */
export const targets: Motif = (stage) => {
  const { cells, odd, size } = layGrid(stage, stage.dice.whole(3, 4))
  const angle = stage.dice.between(0, 6)
  let marks = ''
  for (const { x, y, odd: isOdd } of cells) {
    const shift = (amount: number) =>
      isOdd ? ([x + Math.cos(angle) * amount * size, y + Math.sin(angle) * amount * size] as const) : ([x, y] as const)
    marks +=
      circle(x, y, size * 0.47, stage.ink) +
      circle(...shift(0.06), size * 0.36, stage.ground) +
      circle(...shift(0.11), size * 0.25, isOdd ? stage.paper(0) : stage.ink)
    marks += isOdd ? '' : circle(x, y, size * 0.12, stage.ground)
  }
  return { marks, focus: [odd.x, odd.y] }
}

/** Arcs that form a maze without an exit; a ball is still looking for it. */
export const maze: Motif = (stage) => {
  const { cells, odd, size } = layGrid(stage, stage.dice.whole(4, 6))
  const turns = stage.dice.fork('turns')
  const half = size / 2
  let d = ''
  for (const { left, top } of cells) {
    d += turns.chance(0.5)
      ? `M${left + half} ${top}A${half} ${half} 0 0 1 ${left} ${top + half}M${left + size} ${top + half}A${half} ${half} 0 0 0 ${left + half} ${top + size}`
      : `M${left + half} ${top}A${half} ${half} 0 0 0 ${left + size} ${top + half}M${left} ${top + half}A${half} ${half} 0 0 1 ${left + half} ${top + size}`
  }
  const focus = [odd.left + half, odd.top] as const
  return { marks: path(d, line(stage.colour.ink, size * 0.34, 'butt')) + circle(...focus, size * 0.3, stage.paper(size * 0.1)), focus }
}

/** A zigzag like the floor of a ballroom; one row has lost the beat. */
export const zigzag: Motif = ({ x, y, unit, height, left, boxWidth, colour, dice, paper }) => {
  const teeth = dice.whole(3, 6)
  const step = boxWidth / teeth
  const rise = step * 0.5
  const rows = dice.whole(7, 10)
  const gap = height / rows
  const odd = Math.floor(rows * dice.between(0.3, 0.7))
  let marks = ''
  for (let row = -1; row <= rows + 1; row += 1) {
    const flat = row === odd
    let d = `M${short(left - step)} ${short(row * gap)}`
    for (let tooth = 0; tooth <= teeth + 1; tooth += 1) d += `l${short(step / 2)} ${short(-rise)}l${short(step / 2)} ${short(rise)}`
    marks += path(d, line(flat ? colour.paper : colour.ink, gap * 0.46, 'butt'))
  }
  const focus = [x(dice.pick([0.3, 0.7])), y((odd + 0.1) / rows) - rise * 0.4] as const
  return { marks: marks + circle(...focus, unit * 0.07, paper(22)), focus }
}

/** A row of tiles, already falling. */
export const dominoes: Motif = ({ x, y, unit, height, ink, paper, dice }) => {
  const rows = 3
  const count = dice.whole(8, 10)
  const odd = dice.whole(3, 5)
  const rowHeight = height / rows
  const tall = rowHeight * dice.between(0.62, 0.76)
  let marks = ''
  let focus: readonly [number, number] = [x(0.5), y(0.5)]
  for (let row = 0; row < rows; row += 1) {
    for (let index = 0; index < count; index += 1) {
      const wave = Math.max(0, Math.min(1, (odd + 1.5 + (1 - row) * 2.4 - index) / 5))
      const at = { x: x((index + 0.24) / count), y: rowHeight * (row + 0.9), turn: 62 * wave ** 1.3 }
      const isOdd = row === 1 && index === odd + 2
      if (isOdd) focus = [at.x, at.y - tall * 0.5]
      // Between the tiles stands somebody who could stop it.
      marks += isOdd
        ? figure(at.x + unit * 0.02, at.y, tall * 0.86, paper(0), 'stride')
        : place(rect(0, -tall, unit * 0.032, tall, ink), at)
    }
    marks += rect(x(0), rowHeight * (row + 0.9) + 4, unit * 2, unit * 0.012, ink)
  }
  return { marks, focus }
}
