import { curtainFolds, ripples, shell } from './halftone/fields.ts'
import { bust, eye, face, lips } from './halftone/heads.ts'
import { bell, bottle, bulb, pawn, pear, top } from './halftone/lathe.ts'
import { screened } from './halftone/screened.ts'
import { juggle, planet, rings } from './halftone/spheres.ts'
import type { Motif } from './stage.ts'

/** Halftone: a modelled form, printed through a screen of dots, lines or rings. */
export const halftone: Record<string, Motif> = {
  face: screened(face),
  eye: screened(eye),
  lips: screened(lips),
  bust: screened(bust),
  planet: screened(planet),
  rings: screened(rings),
  juggle: screened(juggle),
  pawn: screened(pawn),
  bell: screened(bell),
  bulb: screened(bulb),
  pear: screened(pear),
  bottle: screened(bottle),
  top: screened(top),
  curtain: screened(curtainFolds),
  ripples: screened(ripples),
  shell: screened(shell),
}
