import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import { type CartRequest, ShopRejected } from '../../app/booking/ticket-shop.ts'
import { freePort } from '../support/free-port.ts'
import { TEST_NOW, TestClock } from '../support/test-app.ts'
import { FULL, season, TOMORROW } from './pretix-season.ts'
import { openPretixServer, PRETIX_TOKEN } from './pretix-server.ts'
import { saleOf } from './sale-of.ts'

const SITE_URL = 'https://www.haus.example'
/** Limits of a connection that a test need not wait for. */
export const IMPATIENT = { attemptTimeoutMs: 500, requestTimeoutMs: 2000, maxAttempts: 2, backoffMs: 5, failureThreshold: 50 }

/** The contract server of pretix with a season, and the adapter to it. */
async function openStage() {
  const clock = new TestClock(TEST_NOW)
  const setup = season()
  const events = [setup]
  const pretix = await openPretixServer(events, clock, await freePort())
  const options = () => ({ apiUrl: pretix.apiUrl, token: PRETIX_TOKEN, publicUrl: SITE_URL, clock, limits: IMPATIENT })
  const shop = createPretixShop(options())
  const request = (fields: Partial<CartRequest> = {}): CartRequest => ({
    ...{ performance: `saison/${TOMORROW}`, seatGroup: 'Parkett', items: [{ saleType: FULL, quantity: 2 }], block: undefined },
    ...{ cartUrl: undefined, idempotencyKey: randomUUID(), ...fields },
  })
  const refusalOf = async (fields: Partial<CartRequest>): Promise<number> => {
    const error = await shop.addToCart(request(fields)).catch((caught) => caught)
    expect(error).toBeInstanceOf(ShopRejected)
    return (error as ShopRejected).responseCode
  }
  /** the state of tomorrow's sale */
  const saleNow = async () => saleOf((await shop.offers([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`), clock.now())
  return { clock, setup, events, pretix, options, shop, request, refusalOf, saleNow }
}

type Stage = Awaited<ReturnType<typeof openStage>>
type Fixtures = Stage & {
  stage: Stage
  /** after it the shop's set-up is read anew */
  later5s: () => void
}

/** A test of the adapter to pretix, with a contract server of its own. */
export const it = test.extend<Fixtures>({
  stage: async ({ onTestFinished }, use) => {
    const stage = await openStage()
    onTestFinished(() => stage.pretix.close())
    await use(stage)
  },
  clock: ({ stage }, use) => use(stage.clock),
  setup: ({ stage }, use) => use(stage.setup),
  events: ({ stage }, use) => use(stage.events),
  pretix: ({ stage }, use) => use(stage.pretix),
  options: ({ stage }, use) => use(stage.options),
  shop: ({ stage }, use) => use(stage.shop),
  request: ({ stage }, use) => use(stage.request),
  saleNow: ({ stage }, use) => use(stage.saleNow),
  refusalOf: ({ stage }, use) => use(stage.refusalOf),
  later5s: ({ clock }, use) => use(() => clock.advance({ seconds: 5 })),
})
