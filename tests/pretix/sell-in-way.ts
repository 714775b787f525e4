import { type FilledWay, fillWays } from '../../scripts/pretix/fill-ways.ts'
import { linkPerformance, logInToDemo, readOffers } from '../../scripts/pretix/house.ts'
import { WAYS, type WayName } from '../../scripts/pretix/ways/ways.ts'
import { expect } from '../e2e/fixtures.ts'
import { readSite } from './site-page.ts'
import { readStage, SITE } from './stage.ts'
import { setupApi } from './staged-shop.ts'

/** Sells the performance that is there for ways in one of them, and waits until the site knows what pretix does. */
export async function sellIn(way: WayName): Promise<FilledWay> {
  const { performances, siteFolder } = readStage()
  const { id, startsAt } = performances.ways
  const editor = await logInToDemo(SITE, siteFolder)
  const filled = (await fillWays(setupApi(), [[way, WAYS[way]]], () => startsAt)).get(way)
  if (!filled) throw new Error(`${way} was not set up`)
  await linkPerformance(editor, id, filled.number)
  const kindNow = async () => {
    await readOffers(editor)
    return JSON.parse(await readSite(`/api/events/${id}/offer/`)).sale.kind
  }
  await expect.poll(kindNow, { timeout: 30_000 }).toBe(WAYS[way].expected.sale)
  return filled
}

/** Sells that performance again as it was staged. */
export async function sellAsBefore(): Promise<void> {
  const { performances, siteFolder } = readStage()
  const editor = await logInToDemo(SITE, siteFolder)
  await linkPerformance(editor, performances.ways.id, performances.ways.number)
  await readOffers(editor)
}
