import { expect, vi } from 'vitest'
import { eachAtOnce } from '../../scripts/pretix/at-once.ts'
import type { FilledWay } from '../../scripts/pretix/fill-ways.ts'
import { logInToDemo, readOffers } from '../../scripts/pretix/house.ts'
import { sellInWays, takeOffSale } from '../../scripts/pretix/sell-ways.ts'
import type { Way } from '../../scripts/pretix/ways/way.ts'
import type { Visitor } from '../support/visitor.ts'
import { readStage, SITE } from './stage.ts'
import { setupApi } from './staged-shop.ts'

/** A performance of the house that sells in a way, as the site has it. */
export type WayPerformance = FilledWay & { id: number; path: string; startsAt: string }

/**
 * Sells a performance of the house in each way, one that no other test has put on sale.
 * @param atEnd takes what takes them off sale again, as soon as there is something to take, so that it is done whatever fails after
 * @returns them by the way's name
 */
export async function putOnSale<Name extends string>(
  ways: readonly (readonly [Name, Way])[],
  atEnd: (takeBack: () => Promise<void>) => void,
): Promise<Map<Name, WayPerformance>> {
  const { performances, siteFolder } = readStage()
  const editor = await logInToDemo(SITE, siteFolder)
  const staged = new Set(Object.values(performances).map(({ id }) => id))
  const sold = await sellInWays(setupApi(), editor, ways, (id) => staged.has(id))
  atEnd(async () => {
    await takeOffSale(editor, sold.values())
    await readOffers(editor)
  })
  const onSale = new Map<Name, WayPerformance>()
  await eachAtOnce(sold, async ([name, { house, ...way }]) => {
    const { body } = await editor.getJson<{ url: string }>(`/api/events/${house.id}/`)
    onSale.set(name, { ...way, id: house.id, path: body.url, startsAt: house.performance.startsAt })
  })
  await untilRead(
    editor,
    ways.flatMap(([name, way]) => {
      const performance = onSale.get(name)
      return performance ? [[performance, way] as const] : []
    }),
  )
  return onSale
}

/**
 * Waits until the site has read what pretix sells of performances: what it knows of an event is kept for a few seconds. The public
 * call is asked, since the widget's would have each of them read by itself; it alone tells those that a code opens.
 */
async function untilRead(editor: Visitor, performances: readonly (readonly [WayPerformance, Way])[]): Promise<void> {
  const isUnread = async ([{ id }, { expected }]: readonly [WayPerformance, Way]) => {
    if (expected.sale === 'code-only') {
      const { body } = await editor.getJson<{ sale: { kind: string } }>(`/api/events/${id}/offer/`)
      return body.sale.kind !== 'code-only'
    }
    if (expected.groups.length === 0) return false
    const { body } = await editor.getJson<{ seat_groups: unknown[] }>(`/de/api/events/${id}/`)
    return body.seat_groups.length === 0
  }
  let unread = performances
  const readAll = async () => {
    await readOffers(editor)
    const still: (typeof performances)[number][] = []
    await eachAtOnce(unread, async (performance) => {
      if (await isUnread(performance)) still.push(performance)
    })
    unread = still
    return unread.map(([, { title }]) => title)
  }
  await vi.waitFor(async () => expect(await readAll()).toEqual([]), { timeout: 60_000, interval: 1000 })
}
