import type { Visitor } from '../../tests/support/visitor.ts'
import { eachAtOnce } from './at-once.ts'
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
 * Sells the last performances of the house that are not cancelled, one in each way, at once.
 * @param isTaken which performances are to stay as they are
 * @throws what keeps it from selling one; none is left linked then
 */
export async function sellInWays<Name extends string>(
  api: SetupApi,
  editor: Visitor,
  ways: readonly (readonly [Name, Way])[],
  isTaken: (id: number) => boolean = () => false,
): Promise<Map<Name, SoldWay>> {
  const free = (await performancesAhead(editor, DAYS_AHEAD)).filter((house) => canBeSold(house) && !isTaken(house.id))
  const last = free.toSorted(byStart).slice(-ways.length)
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
    await eachAtOnce(sold.values(), ({ house, number }) => linkPerformance(editor, house.id, number, null))
  } catch (error) {
    await takeOffSale(editor, sold.values())
    throw error
  }
  return sold
}

/** Gives performances the numbers in the shop and the beginnings of their sale that they had before. */
export async function takeOffSale(editor: Visitor, sold: Iterable<SoldWay>): Promise<void> {
  await eachAtOnce(sold, ({ house }) => linkPerformance(editor, house.id, house.shopNumber, house.performance.saleFrom))
}

/** Whether tickets of it can be sold until what goes on sale in some days has. */
function canBeSold({ performance: { startsAt, isCancelled } }: HousePerformance): boolean {
  return !isCancelled && Temporal.Instant.compare(startsAt, Temporal.Now.instant().add({ hours: HOURS_AHEAD })) > 0
}

function byStart({ performance: one }: HousePerformance, { performance: other }: HousePerformance): number {
  return Temporal.Instant.compare(one.startsAt, other.startsAt)
}
