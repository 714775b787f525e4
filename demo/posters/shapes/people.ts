import { type Look, line, path, place } from '../marks.ts'

// A head in profile, looking right, 100 wide and about 130 high including the neck.
const PROFILE =
  'M14 150C22 122 24 104 17 88C4 70 1 42 13 24C26 5 50-2 66 6C77 12 81 24 81 35C81 44 86 52 93 62C95 66 92 67 86 68C84 70 86 72 88 74C89 77 86 78 83 79C86 80 88 83 85 86C82 88 83 90 84 93C85 99 80 102 72 102C65 102 59 102 57 108C56 122 62 136 74 150Z'

/** A human head from the side, looking right, its upper left corner at the point. */
export const headProfile = (x: number, y: number, scale: number, look: Look, flip = false) =>
  `<g ${look}>${place(path(PROFILE, ''), { x, y, scale, flip })}</g>`

/** An open hand pointing up, wrist at 0/0, about 100 high; fingers spread from 0 (closed) to 1. */
export function openHand(colour: string, spread: number): string {
  const fingers = [
    [-14, -44, -10 - 16 * spread, 40],
    [-5, -48, -3 - 5 * spread, 47],
    [5, -48, 3 + 6 * spread, 44],
    [14, -44, 9 + 18 * spread, 36],
  ] as const
  const bones = fingers.map(([x, y, turn, length]) => place(path(`M0 0V${-length}`, ''), { x, y, turn })).join('')
  const thumb = place(path('M0 0Q-2-16 0-30', ''), { x: -14, y: -14, turn: -38 - 14 * spread })
  return `<g ${line(colour, 9.4)}>${bones}${thumb}</g>${path('M-19-44Q-20-16-11 4L-11 60L11 60L11 4Q20-16 19-44Q0-58-19-44Z', `fill="${colour}"`)}`
}
