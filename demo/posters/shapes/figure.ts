import { circle, type Look, path, place } from '../marks.ts'

/** The people of all posters: one head, one body, told apart by their outline alone. */
export const figureKinds = ['slit', 'coat', 'skirt', 'cape', 'column', 'stride'] as const
export type FigureKind = (typeof figureKinds)[number]

// Bodies in a space where the figure is 100 high, its feet at 0/0 and its neck at about -82.
const bodies: Record<FigureKind, string> = {
  slit: 'M-9 0C-6-30-4-66 0-82C4-66 6-30 9 0Z',
  coat: 'M-15 0L-15-12C-17-40-17-66-12-76Q0-84 12-76C17-66 17-40 15-12L15 0L3 0L3-16L-3-16L-3 0Z',
  skirt: 'M-26 0C-14-24-8-40-7-58C-10-66-9-76-5-81L5-81C9-76 10-66 7-58C8-40 14-24 26 0Z',
  cape: 'M-22 0C-20-40-18-78 0-82C18-78 12-40 30-6Q4-2-22 0Z',
  column: 'M-11 0L-11-72A11 10 0 0 1 11-72L11 0Z',
  stride: 'M-20 0L-8-40L-9-70Q-8-81 0-82Q9-81 10-70L9-42L22 0L12 0L0-32L-11 0Z',
}

/** A standing person, feet at the given point, in one look. */
export function figure(x: number, y: number, height: number, look: Look, kind: FigureKind = 'slit', flip = false): string {
  const head = kind === 'slit' ? circle(0, -92, 6.5, '') : circle(0, -91, 7.8, '')
  return `<g ${look}>${place(path(bodies[kind], '') + head, { x, y, scale: Math.round(height) / 100, flip })}</g>`
}
