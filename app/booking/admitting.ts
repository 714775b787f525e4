import type { SeatGroup } from './schema.ts'

/**
 * The seat groups by which a performance is told to be cheap, free, sold out or nearly so: those that let somebody in. A booklet
 * or a drink is sold beside them; where nothing else is sold, it is all there is.
 */
export function admittingOf(seatGroups: SeatGroup[]): SeatGroup[] {
  const admitting = seatGroups.filter((group) => !group.is_extra)
  return admitting.length > 0 ? admitting : seatGroups
}
