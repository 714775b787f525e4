import { circle, line, path, place, polygon, rect } from '../marks.ts'
import { flyingBird, sittingCat, standingBird, swimmingFish } from '../shapes/animals.ts'
import type { Motif } from '../stage.ts'

/** A cat before the moon, its tail a question mark. */
export const cat: Motif = ({ unit, x, y, colour, ink, ground, paper, dice }) => {
  const scale = (unit / 100) * dice.between(0.82, 0.94)
  const feet = y(0.98)
  const centre = x(0.42)
  const moon = [x(dice.between(0.66, 0.76)), y(dice.between(0.24, 0.34))] as const
  const tail = path('M18-8C60-2 66-34 48-40C34-44 34-62 46-66', line(colour.ink, 8))
  // The cat carries a seam of ground, so that it parts from the moon where both are light.
  const gap = sittingCat(`${ground} stroke="${colour.ground}" stroke-width="4"`)
  const marks =
    circle(...moon, unit * dice.between(0.17, 0.24), paper(0)) + place(gap + tail + sittingCat(ink), { x: centre, y: feet, scale })
  return { marks, focus: moon }
}

/** Two birds: one large and of ink, one small, of paper and faster. */
export const bird: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  if (dice.chance(0.5)) {
    const scale = (unit / 100) * dice.between(0.84, 0.94)
    const perch = y(dice.between(0.82, 0.9))
    const body = place(standingBird(ink) + circle(20, -75, 3, ground) + path('M-30-32C-10-34 4-46 10-62C16-36-4-26-30-32Z', ground), {
      x: x(0.48),
      y: perch,
      scale,
    })
    const legs = place(`${rect(-10, -20, 2.4, 20, ink)}${rect(2, -20, 2.4, 20, ink)}`, { x: x(0.48), y: perch, scale })
    const egg = [x(0.48) - 36 * scale, perch - 13 * scale] as const
    const nest = rect(x(0.06), perch - 2, x(1) - x(0), unit * 0.035, ink)
    return { marks: legs + body + nest + place(circle(0, 0, 12, paper(2)), { x: egg[0], y: egg[1], scale: scale * 1.05 }), focus: egg }
  }
  const turn = dice.between(-34, -12)
  const focus = [x(0.74), y(0.2)] as const
  const large = place(flyingBird(ink) + circle(26, -7, 2.4, ground), { x: x(0.5), y: y(0.62), scale: (unit / 100) * 0.86, turn })
  const small = place(flyingBird(paper(6)), { x: focus[0], y: focus[1], scale: (unit / 100) * 0.26, turn: turn + dice.between(-10, 20) })
  return { marks: large + small, focus }
}

/** The large fish behind the small one, or the small one behind the large: who hunts? */
export const fish: Motif = ({ unit, x, y, ink, ground, paper, dice }) => {
  const swallowed = dice.chance(0.5)
  const scale = (unit / 100) * (swallowed ? 0.92 : 0.78) * dice.between(0.94, 1.02)
  const body = place(swimmingFish(ink) + circle(29, -7, 3.4, ground), {
    x: x(swallowed ? 0.5 : 0.55),
    y: y(swallowed ? 0.5 : 0.64),
    scale,
    turn: swallowed ? -6 : -18,
  })
  const focus = swallowed ? ([x(0.49), y(0.51)] as const) : ([x(0.7), y(0.2)] as const)
  const small = place(swimmingFish(paper(swallowed ? 7 : 0)) + circle(28, -6, 5, ground), {
    x: focus[0],
    y: focus[1],
    scale: (unit / 100) * 0.28,
    turn: swallowed ? 4 : dice.between(-40, -18),
  })
  const bubbles = [0, 1, 2].map((index) => circle(x(0.9 - index * 0.035), y(0.36 - index * 0.11), unit * (0.03 - index * 0.007), ink))
  return { marks: body + small + (swallowed ? bubbles.join('') : ''), focus }
}

/** A swan of two cuts, doubled by the water. */
export const swan: Motif = ({ unit, x, y, colour, ink, paper, dice }) => {
  const scale = (unit / 100) * dice.between(0.68, 0.76)
  const water = y(dice.between(0.6, 0.66))
  const body =
    path('M26-16C46-34 2-44 8-66C12-80 32-78 30-64', line(colour.ink, 9)) +
    path('M-54-30C-34-40 6-40 30-22C36-8 24 0 12 0L-22 0Q-44-4-54-30Z', ink) +
    polygon(
      [
        [27, -70],
        [46, -58],
        [28, -58],
      ],
      ink,
    )
  const above = place(body, { x: x(0.5), y: water, scale })
  const ripples = [0, 1, 2, 3, 4].map((index) =>
    rect(
      x(0.5) - (56 - index * 9) * scale + index * 3 * scale,
      water + (4 + index * 8) * scale,
      (104 - index * 20) * scale,
      4 * scale,
      `fill="${colour.ink}"`,
    ),
  )
  const sun = [x(0.27), y(0.24)] as const
  return { marks: above + ripples.join('') + circle(...sun, unit * dice.between(0.09, 0.14), paper(0)), focus: sun }
}

/** A snail that carries its house, or a spiral stair; patience either way. */
export const snail: Motif = ({ unit, x, y, colour, ink, ground, paper, dice }) => {
  const scale = (unit / 100) * dice.between(0.78, 0.88)
  const floor = y(dice.between(0.78, 0.88))
  const foot = path('M-52 0Q-40-16-8-14L20-14C30-16 30-30 34-44A9 9 0 0 1 52-40C52-16 46 0 30 0Z', ink)
  const horns = path('M40-46L34-62M46-46L52-62', line(colour.ink, 3))
  const shell =
    circle(-8, -40, 33, paper(3)) +
    path('M-8-40m0 0a6 6 0 0 1 12 0a12 12 0 0 1-24 0a18 18 0 0 1 36 0a24 24 0 0 1-48 0', line(colour.ground, 5))
  const door = dice.chance(0.5) ? rect(-20, -25, 9, 18, ground) : ''
  return {
    marks:
      place(foot + horns + shell + door, { x: x(0.5), y: floor, scale }) +
      rect(x(0.5) - 52 * scale, floor + 4 * scale, x(1.1) - x(0.5) + 52 * scale, 3 * scale, ink),
    focus: [x(0.5) - 8 * scale, floor - 40 * scale],
  }
}
