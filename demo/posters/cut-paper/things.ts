import { circle, ellipse, line, path, place, rect, through } from '../marks.ts'
import { flyingBird } from '../shapes/animals.ts'
import { figure } from '../shapes/figure.ts'
import { celloBody, celloFace, sideChair, stemGlass } from '../shapes/things.ts'
import type { Motif } from '../stage.ts'

/** One chair, monumental; what sits on it decides the evening. */
export const chair: Motif = ({ unit, x, y, colour, ink, ground, paper, dice }) => {
  const scale = (unit / 100) * dice.between(0.84, 0.95)
  const feet = y(1) - unit * 0.02
  const at = { x: x(0.46), y: feet, scale }
  const seat = feet - 49 * scale
  const guest = dice.pick(['ball', 'person', 'flame'] as const)
  const focus = [at.x + 3 * scale, seat - 16 * scale] as const
  const drawn = {
    ball: circle(focus[0], seat - 17 * scale, 17 * scale, paper(0)),
    person: figure(focus[0], seat, 38 * scale, paper(0), 'coat'),
    flame: place(
      path('M0 0C-16 0-20-14-12-26C-8-20-5-22-6-30C-4-38 2-42 6-46C4-34 16-26 15-13C14-4 8 0 0 0Z', paper(0)) +
        ellipse(0, -8, 4, 7, ground),
      { x: focus[0], y: seat, scale },
    ),
  }[guest]
  return { marks: place(sideChair(colour.ink, 7), at) + rect(x(0.1), feet, x(1.2) - x(0.1), unit * 0.02, ink) + drawn, focus }
}

/** Chairs upon chairs, one of paper, and the whole thing about to fall. */
export const tower: Motif = ({ unit, x, y, colour, ink, dice }) => {
  const scale = (unit / 100) * 0.4
  const odd = dice.whole(1, 3)
  let marks = ''
  let focus: readonly [number, number] = [0, 0]
  for (let index = 0; index < 5; index += 1) {
    const at = [x(0.46 + 0.035 * index) + Math.sin(index * 2.2) * unit * 0.05, y(1) - unit * 0.03 - index * 46 * scale] as const
    if (index === odd) focus = [at[0], at[1] - 46 * scale]
    marks += place(sideChair(index === odd ? colour.paper : colour.ink, 7), {
      x: at[0],
      y: at[1] - (index % 2 ? 2 : 0),
      scale,
      turn: dice.between(-5, 5) + index * 2.5,
      flip: index % 2 === 1,
    })
  }
  return { marks: marks + rect(x(0.2), y(1) - unit * 0.03, unit, unit * 0.03, ink), focus }
}

/** An instrument leaning out of the picture, the bow laid across it. */
export const cello: Motif = ({ unit, x, y, colour, paper, dice }) => {
  const scale = (unit / 100) * dice.between(0.98, 1.12)
  const turn = dice.between(8, 24)
  const at = [x(0.4), y(1) - unit * 0.36] as const
  const body = place(celloBody(colour.ink) + celloFace(colour.ground), { x: at[0], y: at[1], scale, turn })
  const bow = place(rect(-72, -2.2, 150, 4.4, paper(2), 2), {
    x: at[0] + unit * 0.06,
    y: at[1] - unit * 0.08,
    scale,
    turn: turn - dice.between(44, 66),
  })
  return { marks: body + bow, focus: [at[0] + unit * 0.06, at[1] - unit * 0.1] }
}

/** A glass with a storm in it. */
export const glass: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const scale = (unit / 100) * dice.between(0.78, 0.84)
  const at = { x: x(0.53), y: y(1) - unit * 0.04, scale, turn: dice.pick([0, -14, 9]) }
  const level = dice.between(-80, -74)
  const bowl = 'M-23-97C-27-70-20-51 0-49C20-51 27-70 23-97Z'
  const sea = path(`M-40 ${level}q5 4 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0V-40H-40Z`, ink)
  const sailor = figure(2, level, 26, paper(0), dice.pick(['slit', 'coat', 'skirt'] as const))
  const boat = path(`M-13 ${level - 3}H16L10 ${level + 6}H-8Z`, paper(2.4))
  const marks = place(path(stemGlass, ink) + path(bowl, ground) + through('glass', path(bowl, ''), sea) + sailor + boat, at)
  return { marks: marks + rect(x(0.1), y(1) - unit * 0.05, unit * 1.4, unit * 0.05, ink), focus: [at.x, at.y - 96 * scale] }
}

/** An open suitcase out of which the wind escapes. */
export const suitcase: Motif = ({ unit, x, y, colour, ink, paper, dice }) => {
  const scale = (unit / 100) * 0.8
  const at = { x: x(0.46), y: y(0.97), scale }
  const box =
    rect(-46, -44, 92, 44, ink, 3) + path('M-16-14V-22H16V-14', line(colour.ground, 4)) + path('M-46-36H46', line(colour.ground, 1.6))
  const lid = place(path('M0 0H92V-14H3Z', ink), { x: -46, y: -46, turn: -dice.between(48, 64) })
  const gusts = [0, 1, 2].map((index) =>
    path(
      `M${-22 + index * 18}-50C${-30 + index * 20}-80 ${20 + index * 12}-76 ${6 + index * 17}-${104 - index * 6}`,
      line(colour.ink, 4.4),
    ),
  )
  const free = [at.x + 36 * scale, at.y - 92 * scale] as const
  const escaped = place(flyingBird(paper(4)), { x: free[0], y: free[1], scale: scale * 0.42, turn: -28 })
  return { marks: place(box + lid + gusts.join(''), at) + escaped, focus: free }
}
