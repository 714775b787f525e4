import type { Visitor } from '../../tests/support/visitor.ts'
import { type FilledWay, fillWays } from './fill-ways.ts'
import { type HousePerformance, linkPerformance, performancesAhead } from './house.ts'
import type { SetupApi } from './pretix-api.ts'
import type { Way } from './ways/way.ts'

const DAYS_AHEAD = 120
/** What goes on sale only in some days must begin after that. */
const HOURS_AHEAD = 96

/** A performance of the house that sells in a way. */
export type SoldWay = FilledWay & { house: HousePerformance }

/**
 * Sells the last performances of the house that can be sold, one in each way.
 * @param isTaken which performances are to stay as they are
 */
export async function sellInWays<Name extends string>(
  api: SetupApi,
  editor: Visitor,
  ways: readonly (readonly [Name, Way])[],
  isTaken: (id: number) => boolean = () => false,
): Promise<Map<Name, SoldWay>> {
  const open = (await performancesAhead(editor, DAYS_AHEAD)).filter((house) => isOpen(house) && !isTaken(house.id))
  const last = open.toSorted(byStart).slice(-ways.length)
  if (last.length < ways.length) throw new Error(`${ways.length} ways, ${last.length} performances to sell`)
  const houses = new Map(ways.map(([name], index) => [name, last[index]] as const))
  const houseOf = (name: Name) => {
    const house = houses.get(name)
    if (!house) throw new Error(`no performance for ${name}`)
    return house
  }
  const filled = await fillWays(api, ways, (name) => houseOf(name).performance.startsAt)
  const sold = new Map<Name, SoldWay>()
  for (const [name, way] of filled) {
    const house = houseOf(name)
    await linkPerformance(editor, house.id, way.number)
    sold.set(name, { ...way, house })
  }
  return sold
}

/** Whether nothing of the house keeps tickets of it from being sold now. */
function isOpen({ performance: { startsAt, isCancelled, saleFrom } }: HousePerformance): boolean {
  const now = Temporal.Now.instant()
  const isAfter = (moment: string, other: Temporal.Instant) => Temporal.Instant.compare(moment, other) > 0
  return !isCancelled && (saleFrom === null || !isAfter(saleFrom, now)) && isAfter(startsAt, now.add({ hours: HOURS_AHEAD }))
}

function byStart({ performance: one }: HousePerformance, { performance: other }: HousePerformance): number {
  return Temporal.Instant.compare(one.startsAt, other.startsAt)
}
