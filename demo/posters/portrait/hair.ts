import { circle, ellipse, path, place } from '../marks.ts'
import type { Paints, Person } from './person.ts'

/** Hair behind and before the head. The crown lies at `-2 ry`; all forms are cut from arcs. */
export function drawHair(person: Person, paints: Paints): { behind: string; before: string } {
  const { rx, ry } = person
  const crown = -ry * 2
  const look = paints.hair
  const cap = (deep: number) =>
    path(
      `M${-rx * 1.06} ${crown + ry * deep}V${crown + ry * 0.7}A${rx * 1.06} ${ry * 0.86} 0 0 1 ${rx * 1.06} ${crown + ry * 0.7}V${crown + ry * deep}Q${rx * 0.9} ${crown + ry * 0.5} 0 ${crown + ry * 0.5}Q${-rx * 0.9} ${crown + ry * 0.5} ${-rx * 1.06} ${crown + ry * deep}Z`,
      look,
    )
  const swept = path(
    `M${-rx * 1.08} ${-ry * 0.94}C${-rx * 1.2} ${crown} ${-rx * 0.4} ${crown - ry * 0.3} ${rx * 0.3} ${crown - ry * 0.1}C${rx * 1.1} ${crown + ry * 0.1} ${rx * 1.16} ${-ry * 1.3} ${rx * 1.04} ${-ry * 1.02}C${rx * 0.8} ${-ry * 1.5} ${rx * 0.1} ${-ry * 1.66} ${-rx * 0.3} ${-ry * 1.7}C${-rx * 0.5} ${-ry * 1.4} ${-rx * 0.9} ${-ry * 1.3} ${-rx * 1.08} ${-ry * 0.94}Z`,
    look,
  )
  const fringe = path(`M${-rx * 1.02} ${crown + ry * 0.62}A${rx * 1.04} ${ry * 0.9} 0 0 1 ${rx * 1.02} ${crown + ry * 0.62}Z`, look)
  switch (person.hair) {
    case 'bald':
      return { behind: '', before: '' }
    case 'bob':
      return {
        behind: path(`M${-rx * 1.5} 2V${crown + ry}A${rx * 1.5} ${ry * 1.16} 0 0 1 ${rx * 1.5} ${crown + ry}V2Z`, look),
        before: fringe,
      }
    case 'bun':
      return { behind: circle(rx * 0.5, crown - ry * 0.26, rx * 0.62, look), before: cap(0.9) }
    case 'cloud':
      return { behind: circle(0, crown + ry * 0.62, rx * 1.72, look), before: fringe }
    case 'parting':
      return { behind: '', before: swept }
    case 'curtain':
      return {
        behind: path(`M${-rx * 1.36} 46V${crown + ry}A${rx * 1.36} ${ry * 1.12} 0 0 1 ${rx * 1.36} ${crown + ry}V46Z`, look),
        before: path(
          `M0 ${crown + 2}C${-rx * 0.3} ${crown + ry * 0.6} ${-rx * 0.8} ${crown + ry * 0.7} ${-rx} ${-ry * 0.6}L${-rx * 1.2} ${crown + ry * 0.9}A${rx * 1.2} ${ry} 0 0 1 ${rx * 1.2} ${crown + ry * 0.9}L${rx} ${-ry * 0.6}C${rx * 0.8} ${crown + ry * 0.7} ${rx * 0.3} ${crown + ry * 0.6} 0 ${crown + 2}Z`,
          look,
        ),
      }
    case 'quiff':
      return {
        behind: '',
        before: path(
          `M${-rx * 1.03} ${-ry * 1.2}C${-rx * 1.3} ${crown} ${-rx * 0.7} ${crown - ry * 0.5} ${rx * 0.5} ${crown - ry * 0.52}C${rx * 1.1} ${crown - ry * 0.5} ${rx * 1.5} ${crown - ry * 0.2} ${rx * 1.3} ${crown + ry * 0.1}C${rx * 1.2} ${crown + ry * 0.2} ${rx * 1.02} ${crown + ry * 0.3} ${rx * 1.03} ${-ry * 1.2}Q${rx * 0.8} ${-ry * 1.6} 0 ${-ry * 1.58}Q${-rx * 0.8} ${-ry * 1.58} ${-rx * 1.03} ${-ry * 1.2}Z`,
          look,
        ),
      }
    case 'curls':
      return {
        behind: '',
        before:
          Array.from({ length: 9 }, (_, index) =>
            circle(
              Math.cos(Math.PI * (1 + index / 8)) * rx * 1.04,
              -ry * 1.18 + Math.sin(Math.PI * (1 + index / 8)) * ry * 0.76,
              rx * 0.36,
              look,
            ),
          ).join('') + ellipse(0, crown + ry * 0.26, rx * 0.8, ry * 0.3, look.replace(/ stroke="[^"]*"/, '')),
      }
    case 'crop':
      return { behind: '', before: cap(1.08) }
    case 'braid':
      return {
        behind: '',
        before: cap(1) + [0, 1, 2, 3, 4].map((index) => ellipse(-rx * 1.1 - index * 0.8, -ry * 0.8 + index * 11, 5.4, 7.2, look)).join(''),
      }
    case 'pony':
      return {
        behind: path(
          `M${-rx * 0.4} ${crown + 4}C${-rx * 2.5} ${crown - ry * 0.4} ${-rx * 2.3} ${-ry * 0.4} ${-rx * 1.7} 8C${-rx * 1.6} ${-ry} ${-rx * 1.2} ${-ry * 1.3} ${-rx * 0.6} ${-ry * 1.3}Z`,
          look,
        ),
        before: cap(0.84),
      }
    case 'wing':
      return {
        behind: '',
        before: place(path('M-20 18C-30-10-10-30 34-26C20-20 24-10 22 4C10-6-10-4-20 18Z', look), { y: crown + ry * 0.5, scale: rx / 18 }),
      }
  }
}
