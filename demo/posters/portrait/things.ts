import { circle, ellipse, line, path, place, rect } from '../marks.ts'
import { openHand } from '../shapes/people.ts'
import type { Paints, Person } from './person.ts'

/** What the person wears or does: on the head it tilts along, in front it does not. */
export function drawThings(person: Person, paints: Paints): { head: string; front: string } {
  const { rx, ry } = person
  const pen = line(paints.feature, 2.2)
  const crown = -ry * 2
  const eyeY = -ry * 1.12
  const head = (marks: string) => ({ head: marks, front: '' })
  switch (person.thing) {
    case 'glasses':
      return head(
        circle(-rx * 0.46, eyeY, rx * 0.36, pen) +
          circle(rx * 0.46, eyeY, rx * 0.36, pen) +
          path(`M${-rx * 0.1} ${eyeY}H${rx * 0.1}M${-rx * 0.82} ${eyeY}H${-rx}M${rx * 0.82} ${eyeY}H${rx}`, pen),
      )
    case 'monocle':
      return head(
        circle(rx * 0.42, eyeY, rx * 0.42, `${paints.trim}`) +
          circle(rx * 0.42, eyeY, rx * 0.16, `fill="${paints.feature}"`) +
          path(`M${rx * 0.8} ${eyeY + 4}Q${rx * 1.2} ${-ry * 0.4} ${rx * 0.9} 14`, line(paints.feature, 1)),
      )
    case 'bowler':
      return head(
        path(
          `M${-rx * 1.02} ${crown + ry * 0.5}C${-rx * 1.1} ${crown - ry * 0.75} ${rx * 1.1} ${crown - ry * 0.75} ${rx * 1.02} ${crown + ry * 0.5}Z`,
          paints.cloth,
        ) + rect(-rx * 1.6, crown + ry * 0.4, rx * 3.2, 5.4, paints.cloth, 2.7),
      )
    case 'beret':
      return head(
        place(path('M-22 8C-40-2-24-24 8-20C34-18 34 0 20 8Z', paints.trim) + path('M4-20L7-27', line(paints.ink, 2)), {
          x: rx * 0.1,
          y: crown + ry * 0.46,
          scale: rx / 18,
          turn: -8,
        }),
      )
    case 'brim':
      return head(
        ellipse(0, crown + ry * 0.52, rx * 2.2, ry * 0.26, paints.trim) +
          path(
            `M${-rx * 0.86} ${crown + ry * 0.5}V${crown - ry * 0.2}Q0 ${crown - ry * 0.5} ${rx * 0.86} ${crown - ry * 0.2}V${crown + ry * 0.5}Q0 ${crown + ry * 0.68} ${-rx * 0.86} ${crown + ry * 0.5}Z`,
            paints.trim,
          ),
      )
    case 'headband': {
      const ribbon = place(path('M0 0L-13-9V7ZM0 0L13-9V7Z', paints.trim) + circle(0, -0.5, 3.4, paints.trim), {
        x: rx * 0.62,
        y: crown + ry * 0.42,
        turn: 24,
      })
      return head(rect(-rx * 1.12, crown + ry * 0.44, rx * 2.24, ry * 0.2, paints.trim, 2) + ribbon)
    }
    case 'earring':
      return head(circle(-rx * 1.02, -ry * 0.52, 4.6, paints.trim) + circle(rx * 1.02, -ry * 0.52, 4.6, paints.trim))
    case 'beard':
      return head(
        path(
          `M${-rx * 0.99} ${-ry * 0.86}C${-rx * 0.86} ${-ry * 0.3} ${-rx * 0.5} ${-ry * 0.5} 0 ${-ry * 0.5}C${rx * 0.5} ${-ry * 0.5} ${rx * 0.86} ${-ry * 0.3} ${rx * 0.99} ${-ry * 0.86}C${rx * 1.16} ${ry * 0.1} ${rx * 0.56} ${ry * 0.5} 0 ${ry * 0.5}C${-rx * 0.56} ${ry * 0.5} ${-rx * 1.16} ${ry * 0.1} ${-rx * 0.99} ${-ry * 0.86}Z`,
          person.scheme === 'halo' || person.scheme === 'wall' ? `fill="${paints.ground}"` : paints.hair,
        ) + path(`M${-rx * 0.2} ${-ry * 0.3}Q0 ${-ry * 0.2} ${rx * 0.2} ${-ry * 0.3}`, line(paints.feature, 1.8)),
      )
    case 'moustache':
      return head(
        path(
          `M0 ${-ry * 0.62}C${rx * 0.3} ${-ry * 0.74} ${rx * 0.5} ${-ry * 0.4} ${rx * 0.8} ${-ry * 0.66}C${rx * 0.7} ${-ry * 0.26} ${rx * 0.2} ${-ry * 0.3} 0 ${-ry * 0.48}C${-rx * 0.2} ${-ry * 0.3} ${-rx * 0.7} ${-ry * 0.26} ${-rx * 0.8} ${-ry * 0.66}C${-rx * 0.5} ${-ry * 0.4} ${-rx * 0.3} ${-ry * 0.74} 0 ${-ry * 0.62}Z`,
          `fill="${paints.feature}"`,
        ),
      )
    case 'hand': {
      const skin = /fill="(#\w+)"/.exec(paints.skin)?.[1] ?? paints.paper
      // First in ground and a little larger, so that the hand parts from cheek and coat.
      const gap = `<g stroke="${paints.ground}" stroke-width="3">${openHand(paints.ground, 0.35).replace(/stroke-width="9.4"/, 'stroke-width="13"')}</g>`
      return { head: '', front: place(gap + openHand(skin, 0.35), { x: rx * 1.3, y: ry * 0.9, scale: 0.42, turn: -18 }) }
    }
    case 'none':
      return head('')
  }
}
