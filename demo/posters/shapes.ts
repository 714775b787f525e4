import type { Random } from './random.ts'

/** A number short enough for a path. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

/** A circle. */
export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`
}

/** A filled path. */
export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A polygon through points. */
export function polygon(points: [number, number][], fill: string): string {
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill)
}

/** A large soft form as cut with scissors: a closed curve through a ring of uneven radii. */
export function blob(random: Random, x: number, y: number, radius: number, fill: string, corners = 7): string {
  const points = Array.from({ length: corners }, (_, index): [number, number] => {
    const angle = (index / corners) * Math.PI * 2
    const reach = radius * random.between(0.62, 1.28)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  return path(smooth(points), fill)
}

/** A closed smooth curve through points. */
export function smooth(points: [number, number][]): string {
  const count = points.length
  const at = (index: number) => points[(index + count) % count] as [number, number]
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let index = 0; index < count; index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6] as const
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6] as const
    d += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(p2[0])} ${n(p2[1])}`
  }
  return `${d}Z`
}

/** A standing figure: a head and a body that narrows upwards. */
export function figure(x: number, foot: number, height: number, fill: string, lean = 0): string {
  const head = height * 0.085
  const top = foot - height
  const half = height * 0.11
  return (
    circle(x + lean, top + head, head, fill) +
    path(
      `M${n(x - half)} ${n(foot)}Q${n(x - half * 0.2 + lean)} ${n(foot - height * 0.5)} ${n(x + lean)} ${n(top + head * 2.3)}Q${n(x + half * 0.2 + lean)} ${n(foot - height * 0.5)} ${n(x + half)} ${n(foot)}Z`,
      fill,
    )
  )
}

/** A chair seen from the side. */
export function chair(x: number, y: number, size: number, fill: string): string {
  const s = size / 100
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s * 10) === '0' ? 1 : s.toFixed(2)})" fill="${fill}"><path d="M0 0h12v52h48v12h-2v56h-12V64H12v56H0z"/></g>`
}

/** A wave across a width, filled to the bottom. */
export function wave(y: number, from: number, to: number, bottom: number, height: number, length: number, fill: string): string {
  let d = `M${n(from)} ${n(y)}`
  for (let x = from; x < to; x += length) d += `q${n(length / 4)} ${n(-height)} ${n(length / 2)} 0t${n(length / 2)} 0`
  return path(`${d}V${n(bottom)}H${n(from)}Z`, fill)
}

/** Stairs going up to the right. */
export function stairs(x: number, y: number, step: number, count: number, fill: string): string {
  let d = `M${n(x)} ${n(y)}`
  for (let index = 0; index < count; index++) d += `v${n(-step)}h${n(step)}`
  return path(`${d}V${n(y)}Z`, fill)
}
