import type { Random } from './random.ts'
import { blob, chair, circle, figure, n, path, polygon, stairs, wave } from './shapes.ts'

/** Colours of a poster: its Zweiklang and the paper. */
export type Colours = { ground: string; ink: string; paper: string }
/** Draws a motif into a field of 1000 × 1000, reaching over its edges; `focal` is where the eye rests. */
export type Composition = (random: Random, colours: Colours) => { svg: string; focal: [number, number] }

const MARGIN = -700
const FAR = 1700

/** Large forms as cut from paper. */
export const cutPaper: Composition[] = [
  (random, { ink, paper, ground }) => {
    const [x, y] = [random.between(380, 560), random.between(420, 560)]
    return {
      svg: blob(random, x, y, 420, ink) + blob(random, x + 120, y - 180, 130, paper) + blob(random, x - 60, y + 190, 150, ground),
      focal: [x + 120, y - 180],
    }
  },
  (random, { ink, paper }) => {
    const level = random.between(520, 640)
    return {
      svg:
        circle(random.between(300, 700), level - 200, random.between(130, 220), paper) +
        wave(level, MARGIN, FAR, 2200, 120, random.between(360, 560), ink),
      focal: [500, level - 200],
    }
  },
  (random, { ink, paper, ground }) => {
    const hands = [0, 1, 2, 3]
      .map(
        (finger) => `<rect x="${n(330 + finger * 92)}" y="${n(random.between(150, 260))}" width="74" height="520" rx="37" fill="${ink}"/>`,
      )
      .join('')
    return {
      svg: `${hands}<rect x="330" y="470" width="350" height="900" rx="120" fill="${ink}"/>${path('M300 760Q180 600 250 560Q330 560 420 720Z', ink)}${circle(510, 640, random.between(60, 90), paper)}${circle(510, 640, 24, ground)}`,
      focal: [510, 640],
    }
  },
  (random, { ink, paper }) => {
    const step = random.between(96, 130)
    return {
      svg: stairs(80, 1000, step, 8, ink) + path(`M80 1000h1600v900H80z`, ink) + figure(80 + step * 4.5, 1000 - step * 5, 260, paper),
      focal: [80 + step * 4.5, 1000 - step * 5 - 200],
    }
  },
  (random, { ink, paper, ground }) => {
    const bird = `M120 560Q330 300 520 480Q600 250 900 260Q760 380 700 560Q640 760 420 760Q260 760 120 560Z`
    return {
      svg: `<g transform="rotate(${n(random.between(-14, 14))} 500 500)">${path(bird, ink)}${circle(random.between(330, 400), 560, 34, paper)}${polygon(
        [
          [120, 560],
          [20, 600],
          [160, 620],
        ],
        paper,
      )}${path('M520 560Q660 520 690 620Q600 680 520 640Z', ground)}</g>`,
      focal: [380, 560],
    }
  },
  (random, { ink, paper }) => {
    const row = [0, 1, 2].map((index) => chair(140 + index * 260, 460, 300, index === 1 ? paper : ink)).join('')
    return {
      svg: `${row}<rect x="${MARGIN}" y="${n(random.between(815, 825))}" width="2400" height="1400" fill="${ink}"/>`,
      focal: [480, 560],
    }
  },
  (random, { ink, paper, ground }) => {
    const fish = (y: number, fill: string, flip: boolean) =>
      `<g transform="translate(500 ${n(y)}) scale(${flip ? -1 : 1} 1)">${path('M-380 0Q-80 -230 240 0Q-80 230 -380 0Z', fill)}${polygon(
        [
          [200, 0],
          [420, -140],
          [420, 140],
        ],
        fill,
      )}${circle(-230, -30, 26, ground)}</g>`
    return { svg: fish(330, ink, false) + fish(random.between(680, 740), paper, true), focal: [420, 330] }
  },
]

/** Beams of light and whoever stands in them. */
export const lightCones: Composition[] = [
  (random, { ink, paper, ground }) => {
    const x = random.between(420, 640)
    return {
      svg: `${polygon(
        [
          [x, -300],
          [x + 330, 900],
          [x - 380, 900],
        ],
        ink,
      )}<ellipse cx="${n(x - 20)}" cy="900" rx="400" ry="110" fill="${paper}"/>${figure(x - 30, 910, 460, ground)}`,
      focal: [x - 30, 560],
    }
  },
  (random, { ink, paper, ground }) => {
    const y = random.between(300, 460)
    return {
      svg:
        polygon(
          [
            [-900, y],
            [900, y - 260],
            [900, y + 300],
          ],
          ink,
        ) +
        circle(820, y + 20, 270, paper) +
        figure(820, y + 240, 380, ground),
      focal: [820, y],
    }
  },
  (random, { ink, paper, ground }) => {
    const gap = random.between(230, 280)
    const cones = [-1, 0, 1]
      .map((index) =>
        polygon(
          [
            [500 + index * 60, -200],
            [500 + index * gap + 130, 860],
            [500 + index * gap - 130, 860],
          ],
          index === 0 ? paper : ink,
        ),
      )
      .join('')
    return { svg: cones + figure(500, 870, 330, ground), focal: [500, 600] }
  },
  (random, { ink, paper, ground }) => {
    const radius = random.between(330, 400)
    return {
      svg:
        circle(500, 500, radius, ink) +
        circle(500, 500, radius * 0.62, paper) +
        figure(440, 720, 360, ground, -20) +
        figure(590, 720, 320, ground, 24),
      focal: [500, 480],
    }
  },
  (random, { ink, paper }) => {
    const windows = Array.from(
      { length: 12 },
      (_, index) =>
        `<rect x="${180 + (index % 3) * 240}" y="${120 + Math.floor(index / 3) * 210}" width="150" height="150" fill="${ink}"/>`,
    )
    const lit = Math.floor(random.between(3, 9))
    windows[lit] = (windows[lit] ?? '').replace(ink, paper)
    return { svg: windows.join(''), focal: [255 + (lit % 3) * 240, 195 + Math.floor(lit / 3) * 210] }
  },
  (random, { ink, paper }) => {
    const x = random.between(300, 420)
    return {
      svg: `${polygon(
        [
          [x, 320],
          [FAR, -260],
          [FAR, 700],
        ],
        ink,
      )}<rect x="${n(x - 150)}" y="270" width="190" height="120" fill="${paper}"/>${polygon(
        [
          [x - 60, 390],
          [x - 20, 390],
          [x + 60, 1900],
          [x - 140, 1900],
        ],
        paper,
      )}`,
      focal: [x, 330],
    }
  },
]

/** A form screened in dots or lines. */
export const halftone: Composition[] = [
  (random, colours) => screened(random, colours, (x, y) => 1 - Math.hypot(x - 520, y - 460) / 520, 'dots'),
  (random, colours) => screened(random, colours, (x, y) => (Math.abs(Math.hypot(x - 500, y - 500) - 300) < 120 ? 0.9 : 0.12), 'dots'),
  (random, colours) => screened(random, colours, (x, y) => 0.5 + 0.5 * Math.sin(x / 130 + Math.sin(y / 190) * 2), 'lines'),
  (random, colours) => screened(random, colours, (x, y) => (y > 560 + Math.sin(x / 160) * 70 ? 0.85 : 0.18), 'lines'),
  (random, colours) => screened(random, colours, (x, y) => head(x, y), 'dots'),
  (random, colours) => screened(random, colours, (x, y) => Math.max(0.1, 1 - Math.abs(x - y * 0.6 - 220) / 260), 'dots'),
]

function head(x: number, y: number): number {
  const skull = Math.hypot((x - 520) / 0.78, y - 360) < 300
  const neck = Math.abs(x - 500) < 110 && y > 500 && y < 800
  const shoulders = Math.hypot((x - 500) / 1.6, y - 1020) < 300
  return skull || neck || shoulders ? 0.92 : 0.14
}

function screened(random: Random, { ink, paper }: Colours, tone: (x: number, y: number) => number, kind: 'dots' | 'lines') {
  const grid = random.pick([40, 46, 52])
  let d = ''
  for (let y = -200; y < 1300; y += grid) {
    for (let x = -200; x < 1300; x += grid) {
      const size = Math.max(0, Math.min(1, tone(x, y))) * grid * 0.62
      if (size < 2) continue
      d +=
        kind === 'dots'
          ? `M${n(x - size)} ${y}a${n(size)} ${n(size)} 0 1 0 ${n(size * 2)} 0a${n(size)} ${n(size)} 0 1 0 ${n(-size * 2)} 0`
          : `M${x} ${n(y - size / 2)}h${grid + 1}v${n(size)}h${-grid - 1}z`
    }
  }
  const bar = random.chance(0.5)
    ? `<rect x="160" y="${n(random.between(700, 780))}" width="640" height="58" fill="${paper}"/>`
    : circle(random.between(680, 780), random.between(220, 300), 90, paper)
  return { svg: path(d, ink) + bar, focal: [500, 440] as [number, number] }
}

/** Repeated modules with one disturbance. */
export const pattern: Composition[] = [
  (random, colours) =>
    tiled(random, colours, 200, (turn) => `<path d="M0 0h200a200 200 0 0 1-200 200z" transform="rotate(${turn * 90} 100 100)"/>`),
  (random, colours) => tiled(random, colours, 170, (turn) => `<path d="M0 0L170 0L${turn % 2 ? '0 170' : '170 170'}Z"/>`),
  (random, colours) => tiled(random, colours, 220, (turn) => `<circle cx="110" cy="110" r="${turn % 2 ? 100 : 58}"/>`),
  (random, colours) =>
    tiled(
      random,
      colours,
      180,
      (turn) => `<rect x="${turn % 2 ? 0 : 55}" y="${turn % 2 ? 55 : 0}" width="${turn % 2 ? 180 : 70}" height="${turn % 2 ? 70 : 180}"/>`,
    ),
  (random, colours) =>
    tiled(random, colours, 240, (turn) => `<path d="M0 120a120 120 0 0 1 240 0z" transform="rotate(${turn * 180} 120 120)"/>`),
  (random, colours) =>
    tiled(random, colours, 210, (turn) => `<path d="M105 0Q210 105 105 210Q0 105 105 0Z" transform="rotate(${turn * 45} 105 105)"/>`),
]

function tiled(random: Random, { ink, paper }: Colours, size: number, tile: (turn: number) => string) {
  const columns = Math.ceil(1800 / size)
  const [oddColumn, oddRow] = [
    Math.floor(random.between(columns * 0.42, columns * 0.62)),
    Math.floor(random.between(columns * 0.36, columns * 0.6)),
  ]
  let svg = ''
  for (let row = 0; row < columns; row++) {
    for (let column = 0; column < columns; column++) {
      const fill = column === oddColumn && row === oddRow ? paper : ink
      svg += `<g transform="translate(${column * size - 400} ${row * size - 400})" fill="${fill}">${tile(Math.floor(random.next() * 4))}</g>`
    }
  }
  return { svg, focal: [oddColumn * size - 400 + size / 2, oddRow * size - 400 + size / 2] as [number, number] }
}
