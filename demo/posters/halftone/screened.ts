import type { Motif, Stage } from '../stage.ts'
import type { FormMaker, Screen } from './form.ts'
import { type Area, type Coverage, dotScreen, lineScreen, ringScreen } from './screens.ts'

/** Prints a form through one of the screens that suit it. */
export function screened(makeForm: FormMaker): Motif {
  return (stage) => {
    const form = makeForm(stage.dice.fork('form'))
    const screen = stage.dice.pick(form.screens)
    // A tall sheet lets the form grow and bleed a little.
    const half = (stage.unit * 1.03 + Math.max(0, stage.height - stage.boxWidth) * 0.4) / 2
    const middle = [stage.x(0.5), stage.y(0.5)] as const
    const inkIsLight = brightness(stage.colour.ink) > brightness(stage.colour.ground)
    const coverage: Coverage = (x, y) => {
      const light = form.light((x - middle[0]) / half, (y - middle[1]) / half)
      if (light === undefined) return 0
      // Light ink prints the lit side, dark ink the shaded one; a little tone everywhere holds the outline.
      return 0.07 + 0.9 * (inkIsLight ? light : 1 - light)
    }
    const focus = [middle[0] + form.focus[0] * half, middle[1] + form.focus[1] * half] as const
    return { marks: print(stage, screen, coverage, focus) + form.accent(stage, ...focus), focus }
  }
}

function print(stage: Stage, screen: Screen, coverage: Coverage, focus: readonly [number, number]): string {
  const area: Area = { left: stage.left, top: 0, right: stage.width, bottom: stage.height }
  const ink = stage.colour.ink
  const pitch = stage.unit * stage.dice.between(0.0175, 0.0205)
  switch (screen) {
    case 'dots':
      return dotScreen(coverage, area, pitch, stage.dice.pick([45, 22, 60]), ink)
    case 'grid':
      return dotScreen(coverage, area, pitch * 1.5, 0, ink, true)
    case 'level':
      return lineScreen(coverage, area, pitch, 0, ink)
    case 'upright':
      return lineScreen(coverage, area, pitch, 90, ink)
    case 'slanted':
      return lineScreen(coverage, area, pitch, stage.dice.pick([-45, 30]), ink)
    case 'rings':
      return ringScreen(coverage, area, pitch * 1.4, focus, ink)
  }
}

function brightness(colour: string): number {
  const part = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16)
  return part(1) * 0.3 + part(3) * 0.59 + part(5) * 0.11
}
