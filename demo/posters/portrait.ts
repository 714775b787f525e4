import { circle, place, rect } from './marks.ts'
import { drawBody } from './portrait/body.ts'
import { drawFace } from './portrait/face.ts'
import { drawHair } from './portrait/hair.ts'
import { choosePerson, type Paints } from './portrait/person.ts'
import { drawThings } from './portrait/things.ts'
import type { Motif, Stage } from './stage.ts'

/** An abstract bust: shoulders, a head, hair and one thing by which one knows the person again. */
export const bust: Motif = (stage) => {
  const { dice, unit, x, height } = stage
  const person = choosePerson(dice.fork('person'))
  const paints = mix(stage, person.scheme)
  const size = person.size * (stage.crop === 'poster' ? 1.06 : 0.86)
  const scale = (unit / 100) * size
  // The chin rests at the same height on every sheet, whatever the crop.
  const at = { x: x(0.5) + unit * person.shift, y: height - unit * 0.31 * size, scale }
  const back =
    person.scheme === 'halo'
      ? circle(at.x + unit * person.shift * 2, at.y - unit * 0.3, unit * 0.37, stage.ink)
      : person.scheme === 'wall'
        ? rect(x(person.shift > 0 ? 0 : 0.16), 0, x(0.84) - x(0), height, stage.ink)
        : ''
  const hair = drawHair(person, paints)
  const things = drawThings(person, paints)
  const behind = place(hair.behind, { turn: person.tilt })
  const head = place(drawFace(person, paints) + hair.before + things.head, { turn: person.tilt })
  const marks = back + place(behind + drawBody(person, paints) + head + things.front, at)
  return { marks, focus: [at.x, at.y - 26 * scale] }
}

/** Which layer is skin, hair and cloth. Neighbours always differ, or are parted by a seam of ground. */
function mix(stage: Stage, scheme: string): Paints {
  const { ink, ground, paper, colour } = stage
  const seam = (look: string) => `${look} stroke="${colour.ground}" stroke-width="1.7" stroke-linejoin="round"`
  const base = { ground: colour.ground, ink: colour.ink, paper: colour.paper }
  if (scheme === 'light') return { ...base, skin: paper(1.7), hair: seam(ink), cloth: seam(ink), trim: paper(1.7), feature: colour.ground }
  if (scheme === 'dark') return { ...base, skin: seam(ink), hair: paper(1.7), cloth: paper(1.7), trim: seam(ink), feature: colour.ground }
  if (scheme === 'wall')
    return { ...base, skin: paper(1.7), hair: `${ground}`, cloth: seam(paper(0)), trim: seam(ink), feature: colour.ground }
  return { ...base, skin: paper(1.7), hair: ground, cloth: seam(ink), trim: paper(1.7), feature: colour.ground }
}
