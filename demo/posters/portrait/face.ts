import { circle, ellipse, line, path, place, rect, through } from '../marks.ts'
import type { Paints, Person } from './person.ts'

/** The head above a chin at 0/0, with as little of a face as will do. */
export function drawFace(person: Person, paints: Paints): string {
  const shape = headShape(person)
  return shape(paints.skin) + (person.head === 'profile' ? sideEye(person, paints) : features(person, paints, shape('')))
}

/** The outline of the head, to be painted or to be looked through. */
export function headShape({ head, rx, ry }: Person): (look: string) => string {
  if (head === 'square') return (look) => rect(-rx, -ry * 2, rx * 2, ry * 2, look, rx * 0.62)
  // Drawn facing right around its own middle; the neck of the body takes over below the jaw.
  if (head === 'profile')
    return (look) =>
      path(
        'M-15-2C-22-10-23-40-14-46C-4-53 13-51 17-39C18-34 17-32 19-28L24-20Q24-18 20-17.5L20.5-14L19.5-12.5L20-9C19-6 21-3 18-1C14 2 6-1 2 3Z',
        look,
      )
  return (look) => ellipse(0, -ry, rx, ry, look)
}

function sideEye({ feature }: Person, paints: Paints): string {
  if (feature === 'none' || feature === 'half') return ''
  return feature === 'dots' ? circle(11, -29, 1.8, `fill="${paints.feature}"`) : path('M7-29Q11-26 15-29', line(paints.feature, 1.6))
}

function features(person: Person, paints: Paints, window: string): string {
  const { rx, ry, feature } = person
  const pen = line(paints.feature, 1.6)
  const [eyeY, noseY, mouthY] = [-ry * 1.12, -ry * 0.72, -ry * 0.38]
  const nose = path(`M${-rx * 0.3} ${eyeY - 5}Q${rx * 0.12} ${eyeY - 5} ${rx * 0.06} ${eyeY + 2}L${-rx * 0.12} ${noseY}H${rx * 0.16}`, pen)
  const mouth = path(`M${-rx * 0.26} ${mouthY}Q0 ${mouthY + 3.4} ${rx * 0.26} ${mouthY}`, pen)
  const lids = path(`M${-rx * 0.62} ${eyeY}q${rx * 0.22} 4 ${rx * 0.44} 0M${rx * 0.18} ${eyeY}q${rx * 0.22} 4 ${rx * 0.44} 0`, pen)
  switch (feature) {
    case 'line':
      return nose + mouth
    case 'closed':
      return lids + place(circle(0, 0, 2.6, `fill="${paints.feature}"`), { y: mouthY })
    case 'dots':
      return circle(-rx * 0.38, eyeY, 1.9, `fill="${paints.feature}"`) + circle(rx * 0.38, eyeY, 1.9, `fill="${paints.feature}"`) + mouth
    case 'half':
      // The side away from the light is not drawn at all.
      return through(
        'dark',
        window,
        path(
          `M${rx * 0.04} ${-ry * 2.1}V${eyeY}L${-rx * 0.16} ${noseY + 1}L${rx * 0.04} ${noseY + 2}V2H40V${-ry * 2.1}Z`,
          `fill="${paints.feature}"`,
        ),
      )
    case 'shadow':
      return (
        through('dark', window, circle(rx * 1.05, -ry * 0.7, rx * 1.15, `fill="${paints.feature}"`)) +
        path(`M${-rx * 0.62} ${eyeY}q${rx * 0.22} 4 ${rx * 0.44} 0`, pen)
      )
    case 'none':
      return ''
  }
}
