import { circle, line, path, polygon, rect, through } from '../marks.ts'
import type { Paints, Person } from './person.ts'

// Shoulders below a chin at 0/0; the neck meets them at about y 12. They run far below any crop.
const outlines: Record<Person['body'], string> = {
  slope: 'M-8 8C-12 18-46 18-50 60V140H50V60C46 18 12 18 8 8Z',
  broad: 'M-10 10L-40 16Q-56 20-58 44V140H58V44Q56 20 40 16L10 10Z',
  narrow: 'M-8 8Q-12 16-22 19Q-36 24-37 50V140H37V50Q36 24 22 19Q12 16 8 8Z',
  coat: 'M-12 6L-44 22L-56 140H56L44 22L12 6Z',
  puff: 'M-10 10Q-26 14-28 20A20 20 0 0 0-56 44L-60 140H60L56 44A20 20 0 0 0 28 20Q26 14 10 10Z',
  shirt: 'M-11 9Q-36 14-44 30L-48 140H48L44 30Q36 14 11 9Z',
}

/** Neck, shoulders and what is worn around the neck. */
export function drawBody(person: Person, paints: Paints): string {
  const neck = path(`M-7-14V12Q0 22 7 12V-14Z`, paints.skin)
  const shoulders = path(outlines[person.body], paints.cloth)
  const cut = line(paints.ground, 1.7)
  const sleeves =
    person.body === 'coat' ? path('M0 24V140M-30 60V140M30 60V140', cut) : person.body === 'shirt' ? path('M-28 58V140M28 58V140', cut) : ''
  return shoulders + sleeves + neck + collar(person, paints)
}

function collar(person: Person, paints: Paints): string {
  const gap = line(paints.ground, 1.7)
  switch (person.collar) {
    case 'turtle':
      return rect(-9.5, 3, 19, 15, paints.cloth, 3) + path('M-8 8H8M-8 13H8', line(paints.ground, 1))
    case 'ruff':
      return Array.from({ length: 9 }, (_, index) => circle(-28 + index * 7, 12 + Math.abs(index - 4) * -0.9 + 3, 6.4, paints.trim)).join(
        '',
      )
    case 'bow':
      return (
        polygon(
          [
            [0, 16],
            [-14, 9],
            [-14, 24],
          ],
          paints.trim,
        ) +
        polygon(
          [
            [0, 16],
            [14, 9],
            [14, 24],
          ],
          paints.trim,
        ) +
        circle(0, 16.5, 3.4, paints.trim)
      )
    case 'vee':
      return (
        polygon(
          [
            [-9, 10],
            [0, 44],
            [9, 10],
          ],
          paints.skin,
        ) + path('M-9 10L0 44L9 10', gap)
      )
    case 'scarf':
      return path('M-15 6Q0 20 15 6L18 15Q0 30-18 15Z', paints.trim) + path('M6 20L18 19L22 62L9 64Z', paints.trim)
    case 'stripes':
      return through(
        'stripes',
        path(outlines[person.body], ''),
        Array.from({ length: 7 }, (_, index) => rect(-70, 26 + index * 13, 140, 5, `fill="${paints.ground}"`)).join(''),
      )
    case 'beads':
      return Array.from({ length: 9 }, (_, index) =>
        circle(Math.cos((index + 0.5) * 0.35) * 17, 13 + Math.sin((index + 0.5) * 0.35) * 17, 3.2, paints.trim),
      ).join('')
    case 'buttons':
      return (
        path('M-9 9L-17 20L-3 26L0 18L3 26L17 20L9 9Q0 18-9 9Z', paints.trim) +
        [34, 48, 62].map((y) => circle(0, y, 2, `fill="${paints.ground}"`)).join('')
      )
    case 'none':
      return ''
  }
}
