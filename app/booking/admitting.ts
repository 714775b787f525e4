import type { SeatGroup } from './schema.ts'

/**
 * The seat groups by which a performance is told to be cheap, free, sold out or nearly so: those that let somebody in and are
 * sold here. A booklet or a drink is sold beside them, and so are tickets that the shop's own page alone sells; where nothing else
 * is sold, they are all there is.
 */
export function admittingOf(seatGroups: SeatGroup[]): SeatGroup[] {
  const admitting = seatGroups.filter((group) => !group.is_extra)
  const soldHere = admitting.filter((group) => !group.in_shop)
  return [soldHere, admitting].find((groups) => groups.length > 0) ?? seatGroups
}
