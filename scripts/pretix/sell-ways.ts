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
 * @throws what keeps it from selling one; none is left linked then
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
  const sold = new Map([...filled].map(([name, way]): [Name, SoldWay] => [name, { ...way, house: houseOf(name) }]))
  try {
    for (const { house, number } of sold.values()) await linkPerformance(editor, house.id, number)
  } catch (error) {
    await takeOffSale(editor, sold.values())
    throw error
  }
  return sold
}

/** Gives performances the numbers in the shop that they had before. */
export async function takeOffSale(editor: Visitor, sold: Iterable<SoldWay>): Promise<void> {
  for (const { house } of sold) await linkPerformance(editor, house.id, house.shopNumber)
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
