/** The few SVG marks everything is drawn with. Each returns a piece of markup; a *look* is its paint attributes. */
export type Point = readonly [number, number]

/** Paint attributes of a mark, for instance `fill="#F7F4EE"`. */
export type Look = string

/** A number as short as the eye allows: one decimal, no trailing zero. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(Object.is(rounded, -0) ? 0 : rounded)
}

/** Solid paint. */
export const solid = (colour: string): Look => `fill="${colour}"`

/** A drawn line, with round ends by default. */
export function line(colour: string, width: number, cap: 'round' | 'butt' | 'square' = 'round'): Look {
  return `fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}"`
}

/** A circle around a point. */
export const circle = (x: number, y: number, radius: number, look: Look) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${look}/>`

/** An ellipse around a point. */
export const ellipse = (x: number, y: number, rx: number, ry: number, look: Look) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" ${look}/>`

/** A rectangle from its upper left corner. */
export const rect = (x: number, y: number, width: number, height: number, look: Look, radius = 0) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius ? ` rx="${short(radius)}"` : ''} ${look}/>`

/** A closed shape with straight sides. */
export const polygon = (points: readonly Point[], look: Look) =>
  `<path d="M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z" ${look}/>`

/** Any path. */
export const path = (d: string, look: Look) => `<path d="${d}" ${look}/>`

/** Marks moved, turned, scaled and, with `flip`, mirrored as one. */
export function place(marks: string, to: { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean }): string {
  const { x = 0, y = 0, scale = 1, turn = 0, flip = false } = to
  const scaling = flip ? ` scale(${-scale} ${scale})` : scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ''}${scaling}">${marks}</g>`
}

/** Marks seen only through a window of other marks. The id has to be unique within one crop. */
export const through = (id: string, window: string, marks: string) =>
  `<clipPath id="${id}">${window}</clipPath><g clip-path="url(#${id})">${marks}</g>`

/** Path data of a soft curve through all points (Catmull-Rom), closed or open. */
export function softPath(points: readonly Point[], closed = true): string {
  const count = points.length
  const at = (index: number) => (closed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]) as Point
  let d = `M${short(at(0)[0])} ${short(at(0)[1])}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    d += `C${short(from[0] + (to[0] - before[0]) / 6)} ${short(from[1] + (to[1] - before[1]) / 6)} `
    d += `${short(to[0] - (after[0] - from[0]) / 6)} ${short(to[1] - (after[1] - from[1]) / 6)} ${short(to[0])} ${short(to[1])}`
  }
  return closed ? `${d}Z` : d
}
