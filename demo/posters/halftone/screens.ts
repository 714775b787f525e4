import { circle, short } from '../marks.ts'

/** How much ink a pixel wants, 0..1. */
export type Coverage = (x: number, y: number) => number

export type Area = { left: number; top: number; right: number; bottom: number }

const LEVELS = 14

/** Less ink than this is not printed. */
const THINNEST = 0.035

/**
 * Dots on a turned grid, gathered by size: a few bytes each instead of forty for an element of its own. Round dots are
 * zero-length strokes with round caps; square ones need a length, because librsvg drops square caps of nothing.
 */
export function dotScreen(coverage: Coverage, area: Area, pitch: number, degrees: number, colour: string, square = false): string {
  const turn = turned(area, degrees)
  const widest = square ? pitch * 0.98 : pitch * 1.16
  const widthOf = (level: number) => (widest * level) / LEVELS
  const levels: string[] = Array.from({ length: LEVELS + 1 }, () => '')
  for (let row = -turn.reach; row < turn.reach; row += pitch) {
    for (let column = -turn.reach; column < turn.reach; column += pitch) {
      const [x, y] = turn.toPage(column, row)
      if (x < area.left + pitch / 3 || x > area.right + pitch || y < area.top - pitch || y > area.bottom + pitch) continue
      const level = Math.round(Math.sqrt(coverage(x, y)) * LEVELS)
      if (level < 2) continue
      levels[level] += square
        ? `M${short(x - widthOf(level) / 2)} ${Math.round(y)}h${short(widthOf(level))}`
        : `M${Math.round(x)} ${Math.round(y)}h0`
    }
  }
  const cap = square ? '' : ' stroke-linecap="round"'
  return levels.map((d, level) => (d ? `<path d="${d}" stroke="${colour}"${cap} stroke-width="${short(widthOf(level))}"/>` : '')).join('')
}

/** Parallel lines that swell where the form wants ink. */
export function lineScreen(coverage: Coverage, area: Area, pitch: number, degrees: number, colour: string): string {
  const turn = turned(area, degrees)
  let d = ''
  for (let row = -turn.reach; row < turn.reach; row += pitch) {
    d += ribbons(
      (along) => turn.toPage(along, row),
      (along, aside) => turn.toPage(along, row + aside),
      -turn.reach,
      turn.reach,
      20,
      pitch,
      coverage,
      area,
    )
  }
  return `<path d="${d}" fill="${colour}"/>`
}

/** Rings around a point that swell where the form wants ink. */
export function ringScreen(coverage: Coverage, area: Area, pitch: number, centre: readonly [number, number], colour: string): string {
  const far = Math.max(centre[0] - area.left, area.right - centre[0]) + Math.max(centre[1] - area.top, area.bottom - centre[1])
  let d = ''
  for (let radius = pitch; radius < far; radius += pitch) {
    const polar = (along: number, aside: number): readonly [number, number] => {
      const angle = along / radius
      return [centre[0] + Math.cos(angle) * (radius + aside), centre[1] + Math.sin(angle) * (radius + aside)]
    }
    const around = Math.PI * 2 * radius
    const step = around / Math.max(12, Math.round(around / 24))
    d += ribbons((along) => polar(along, 0), polar, 0, around + step / 2, step, pitch, coverage, area)
  }
  return `<path d="${d}" fill="${colour}"/>${circle(centre[0], centre[1], pitch * 0.3, `fill="${colour}"`)}`
}

type OnPage = (along: number, aside: number) => readonly [number, number]

/** Cuts one line into ribbons: each runs as long as there is ink and is as thick as the ink asks. */
function ribbons(
  middle: (along: number) => readonly [number, number],
  beside: OnPage,
  from: number,
  to: number,
  step: number,
  pitch: number,
  coverage: Coverage,
  area: Area,
): string {
  let d = ''
  let upper: (readonly [number, number])[] = []
  let lower: (readonly [number, number])[] = []
  const finish = () => {
    if (upper.length > 1) d += outline([...upper, ...lower.reverse()])
    upper = []
    lower = []
  }
  const inkAt = (along: number) => {
    const [x, y] = middle(along)
    const outside = x < area.left || x > area.right + step || y < area.top - pitch || y > area.bottom + pitch
    return outside ? 0 : coverage(x, y)
  }
  const add = (along: number, ink: number) => {
    const half = (pitch * Math.min(0.94, ink)) / 2
    upper.push(beside(along, -half))
    lower.push(beside(along, half))
  }
  let before = 0
  for (let along = from; along <= to; along += step) {
    const ink = inkAt(along)
    // Where the form begins or ends between two steps, its edge is searched for; otherwise edges look like stairs.
    if (ink > THINNEST !== before > THINNEST) {
      const edge = searchEdge(inkAt, along - step, along)
      add(edge, Math.max(ink, before) * 0.9)
    }
    if (ink > THINNEST) add(along, ink)
    else finish()
    before = ink
  }
  finish()
  return d
}

/** Halves the stretch until the place where ink starts or stops is known to a pixel. */
function searchEdge(inkAt: (along: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  const startsInked = inkAt(from) > THINNEST
  for (let round = 0; round < 4; round += 1) {
    const middle = (low + high) / 2
    if (inkAt(middle) > THINNEST === startsInked) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** A closed outline in relative steps of a whole pixel: half the bytes of absolute ones. */
function outline(points: readonly (readonly [number, number])[]): string {
  let [atX, atY] = [Math.round(points[0]?.[0] ?? 0), Math.round(points[0]?.[1] ?? 0)]
  let d = `M${atX} ${atY}l`
  for (const [x, y] of points.slice(1)) {
    const [dx, dy] = [Math.round(x) - atX, Math.round(y) - atY]
    d += `${d.endsWith('l') || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`
    atX += dx
    atY += dy
  }
  return `${d}z`
}

function turned(area: Area, degrees: number) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [centreX, centreY] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2]
  return {
    reach: Math.hypot(area.right - area.left, area.bottom - area.top) / 2 + 30,
    toPage: (along: number, aside: number): readonly [number, number] => [
      centreX + along * cos - aside * sin,
      centreY + along * sin + aside * cos,
    ],
  }
}
