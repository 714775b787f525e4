import type { StarterName } from '../platform/starter-names.ts'
import { concertHall } from './kinds/concert-hall.ts'
import { festival } from './kinds/festival.ts'
import { museum } from './kinds/museum.ts'
import { smallStage } from './kinds/small-stage.ts'
import { theatre } from './kinds/theatre.ts'
import type { Starter } from './starter.ts'

/** The starter sites, by kind of house. */
export const STARTERS: Record<StarterName, Starter> = {
  theatre,
  festival,
  'concert-hall': concertHall,
  museum,
  'small-stage': smallStage,
}
