import { line, path, rect, solid } from '../marks.ts'

/** A plain chair from the side, feet at 0/0, seat at -44, back up to -100, 50 wide. */
export const sideChair = (colour: string, weight = 6) =>
  path('M-22 0L-23-46L-28-100M-23-46L25-46M22-44L24 0', line(colour, weight)) + path('M-22-20H23', line(colour, weight * 0.5))

/** Half of a bowed instrument is enough: the other half is its mirror. */
export const celloBody = (colour: string) => {
  const half = 'M0-46C16-48 24-38 24-28C24-18 16-14 16-4C16 6 30 8 30 26C30 44 14 50 0 50Z'
  return `<g ${solid(colour)}>${path(half, '')}<g transform="scale(-1 1)">${path(half, '')}</g>${rect(-4, -100, 8, 60, '')}${rect(-7, -112, 14, 14, '', 5)}</g>`
}

/** The sound holes, bridge and strings of the instrument above. */
export const celloFace = (colour: string) =>
  path('M-13-2C-19 4-9 12-15 20M13-2C19 4 9 12 15 20', line(colour, 2.6)) +
  path('M-2.4-96V28M2.4-96V28', line(colour, 1)) +
  path('M-9 16L-7 12H7L9 16Z', solid(colour)) +
  path('M-5 30L5 30L3 44L-3 44Z', solid(colour))

/** A stemmed glass, foot at 0/0, 100 high. */
export const stemGlass = 'M-20 0L20 0L20-4L3-7L3-46C22-50 30-70 26-100L-26-100C-30-70-22-50-3-46L-3-7L-20-4Z'
