import { type ZweiklangName, zweiklaenge } from '../../app/platform/theme/color-pair.ts'
import { type Look, place, rect, solid, through } from './marks.ts'
import { createDice, type Dice } from './seeded-random.ts'

export type CropName = 'wide' | 'poster' | 'square'

/** One finished cut of a picture; the focal point in parts of its width and height. */
export type Crop = { svg: string; width: number; height: number; focalX: number; focalY: number }

/** The empty sheet a motif is drawn on: its size, its paints and the box the motif has to fill. */
export type Stage = {
  crop: CropName
  width: number
  height: number
  /** The motif's own box. In the wide crop it is the right part, because the title is set live at the left. */
  left: number
  boxWidth: number
  /** The shorter side of the box, the unit of all sizes. */
  unit: number
  colour: { ground: string; ink: string; paper: string }
  ground: Look
  ink: Look
  /**
   * Paper with a hairbreadth of ground around it. On dark grounds ink and paper are both light;
   * the gap keeps the focal piece legible and looks like one sheet laid upon another.
   */
  paper: (gap?: number) => Look
  dice: Dice
  /** From parts of the box to pixels. */
  x: (part: number) => number
  y: (part: number) => number
}

/** The result of a motif: its marks and, in pixels, its focal point. */
export type Drawing = { marks: string; focus: readonly [number, number] }

export type Motif = (stage: Stage) => Drawing

/** Paper, the third layer of every picture. */
export const PAPER = '#F7F4EE'

/** The share of the wide crop, from the left, that stays bare ground. */
export const CALM_SHARE = 0.45

const sizes: Record<CropName, readonly [number, number]> = { wide: [1920, 1080], poster: [1200, 1500], square: [1200, 1200] }

/** Sets up the sheet for one crop. Each crop starts from the same seed, so all three are one poster. */
export function openStage(crop: CropName, zweiklang: ZweiklangName, seed: string): Stage {
  const [width, height] = sizes[crop]
  const left = crop === 'wide' ? Math.round(width * (CALM_SHARE + 0.015)) : 0
  const boxWidth = width - left
  const { ground, ink } = zweiklaenge[zweiklang]
  return {
    crop,
    width,
    height,
    left,
    boxWidth,
    unit: Math.min(boxWidth, height),
    colour: { ground, ink, paper: PAPER },
    ground: solid(ground),
    ink: solid(ink),
    paper: (gap = 16) => (gap ? `${solid(PAPER)} stroke="${ground}" stroke-width="${gap}" stroke-linejoin="round"` : solid(PAPER)),
    dice: createDice(seed),
    x: (part) => left + part * boxWidth,
    y: (part) => part * height,
  }
}

/** Draws a motif onto a stage and frames it. Motifs may bleed over the right, upper and lower edge, never over the calm left. */
export function closeStage(stage: Stage, motif: Motif, mirror: boolean): Crop {
  const { width, height, left } = stage
  const drawing = motif(stage)
  // The wide crop never mirrors: whatever bleeds must bleed to the right, away from the title.
  const turned = mirror && stage.crop !== 'wide'
  const marks = turned ? place(drawing.marks, { x: width, flip: true }) : drawing.marks
  const framed = stage.crop === 'wide' ? through('box', rect(left, 0, width - left, height, ''), marks) : marks
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, stage.ground)}${framed}</svg>`,
    width,
    height,
    focalX: share(turned ? width - drawing.focus[0] : drawing.focus[0], width),
    focalY: share(drawing.focus[1], height),
  }
}

function share(position: number, whole: number): number {
  return Math.round(Math.max(0.05, Math.min(0.95, position / whole)) * 1000) / 1000
}
