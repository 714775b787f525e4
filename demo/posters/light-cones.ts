import { crossed, follow, lighthouse, projector, side, spot } from './light-cones/beams.ts'
import { disc, eclipse, orbit, spots } from './light-cones/circles.ts'
import { door, lamp, panes, portal, rays, shadow } from './light-cones/rooms.ts'
import type { Motif } from './stage.ts'

/** Light cones: what a theatre is made of, light that falls on somebody. */
export const lightCones: Record<string, Motif> = {
  spot,
  side,
  crossed,
  follow,
  lighthouse,
  projector,
  disc,
  eclipse,
  orbit,
  spots,
  door,
  lamp,
  panes,
  portal,
  rays,
  shadow,
}
