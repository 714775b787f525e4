import type { Colours } from './families.ts'
import type { Random } from './random.ts'
import { circle, n, path } from './shapes.ts'

/** An abstract bust in the grammar of the posters: nobody's likeness, each one different. */
export function drawBust(random: Random, { ink, paper, ground }: Colours): { svg: string; focal: [number, number] } {
  const tilt = random.between(-9, 9)
  const width = random.between(150, 190)
  const [skin, cloth] = random.chance(0.5) ? [paper, ink] : [ink, paper]
  const shoulders = path(
    `M${n(500 - random.between(330, 400))} 1400Q${n(random.between(170, 230))} 820 500 800Q${n(random.between(770, 830))} 820 ${n(500 + random.between(330, 400))} 1400Z`,
    cloth,
  )
  const neck = `<rect x="${n(500 - width * 0.42)}" y="560" width="${n(width * 0.84)}" height="320" fill="${skin}"/>`
  const head = `<ellipse cx="500" cy="430" rx="${n(width)}" ry="${n(random.between(205, 240))}" fill="${skin}"/>`
  const face = `<g transform="rotate(${n(tilt)} 500 640)">${hair(random, width, cloth, ground, false)}${neck}${head}${hair(random, width, cloth, ground, true)}${mark(random, ground)}</g>`
  return { svg: shoulders + face + collar(random, ground), focal: [500, 430] }
}

function hair(random: Random, width: number, cloth: string, ground: string, front: boolean): string {
  const colour = random.chance(0.5) ? cloth : ground
  const styles = front
    ? [
        path(
          `M${n(500 - width)} 420Q${n(500 - width)} 180 500 190Q${n(500 + width)} 180 ${n(500 + width)} 400Q520 300 ${n(500 - width)} 420Z`,
          colour,
        ),
        path(`M${n(500 - width - 10)} 350Q500 120 ${n(500 + width + 10)} 350L${n(500 + width)} 300Q500 60 ${n(500 - width)} 300Z`, colour),
        `<rect x="${n(500 - width * 1.5)}" y="270" width="${n(width * 3)}" height="34" fill="${colour}"/><path d="M${n(500 - width * 0.9)} 275V90H${n(500 + width * 0.9)}V275Z" fill="${colour}"/>`,
        '',
      ]
    : [
        circle(500, 380, width * 1.55, colour),
        path(`M${n(500 - width * 1.3)} 760V360Q500 90 ${n(500 + width * 1.3)} 360V760Z`, colour),
        circle(500, 190, width * 0.62, colour),
        '',
      ]
  return random.pick(styles)
}

function mark(random: Random, ground: string): string {
  return random.pick([
    `<path d="M380 440h100v44H380zM520 440h100v44H520zM480 452h40v10h-40z" fill="${ground}"/>`,
    circle(440, 440, 15, ground) + circle(560, 440, 15, ground),
    `<path d="M500 400v110h-36" fill="none" stroke="${ground}" stroke-width="16"/>`,
    `<path d="M430 545q70 46 140 0" fill="none" stroke="${ground}" stroke-width="16"/>`,
    path('M500 215V650Q700 620 680 420Q660 220 500 215Z', ground),
  ])
}

function collar(random: Random, ground: string): string {
  return random.pick([
    path('M420 820L500 960L580 820L540 800H460Z', ground),
    circle(500, 960, 26, ground) + circle(500, 1060, 26, ground),
    path('M330 870Q500 960 670 870L660 820Q500 900 340 820Z', ground),
    '',
  ])
}
