import { bird, cat, fish, snail, swan } from './cut-paper/animals.ts'
import { crowd, hand, marionette, mask, mouth, profile, twins } from './cut-paper/people.ts'
import { curtain, ladder, seaweed, stairs, umbrella, waves, window } from './cut-paper/places.ts'
import { cello, chair, glass, suitcase, tower } from './cut-paper/things.ts'
import type { Motif } from './stage.ts'

/** Cut paper: large shapes as if cut with scissors, laid over each other. */
export const cutPaper: Record<string, Motif> = {
  profile,
  twins,
  crowd,
  hand,
  marionette,
  mask,
  mouth,
  cat,
  bird,
  fish,
  swan,
  snail,
  stairs,
  window,
  waves,
  curtain,
  seaweed,
  ladder,
  umbrella,
  chair,
  tower,
  cello,
  glass,
  suitcase,
}
