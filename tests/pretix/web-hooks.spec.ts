import { z } from 'zod'
import { ensureWebHook, SERIES } from '../../scripts/pretix/fill-shop.ts'
import { logInToDemo } from '../../scripts/pretix/house.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { ordersTo } from './gate.ts'
import { PORTS, readStage, SITE } from './stage.ts'
import { setupApi } from './staged-shop.ts'

const PRODUCT = 'Freie Platzwahl'
const productSchema = z.object({ id: z.int(), name: z.object({ de: z.string() }), variations: z.array(z.object({ id: z.int() })) })

test('pretix tells of an order at the box office at the address that staff read, and the site asks for its date', async () => {
  const { free } = readStage().performances
  const [api, gate] = [setupApi(), ordersTo(`http://localhost:${PORTS.gate}`)]
  const editor = await logInToDemo(SITE, readStage().siteFolder)
  const screen = await (await editor.fetch('/cms-hub/shop')).text()
  await ensureWebHook(api, /<code>([^<]+)<\/code>/.exec(screen)?.[1] ?? '')
  const products = await api.list(productSchema, `/events/${SERIES}/items/`)
  const product = products.find(({ name }) => name.de === PRODUCT)
  const ticket = { item: product?.id, variation: product?.variations[0]?.id, price: '8.00', subevent: free.date, answers: [] }
  const { code } = await api.post(z.object({ code: z.string() }), `/events/${SERIES}/orders/`, {
    ...{ email: 'kasse@example.org', locale: 'de', sales_channel: 'web', status: 'p', payment_provider: 'manual', positions: [ticket] },
  })
  const asked: string[] = []
  const paths = async () => {
    for (const { path } of await gate.calls()) asked.push(path)
    return asked
  }
  // Nothing but a web hook has the site ask for an order.
  await expect.poll(async () => (await paths()).find((path) => path.includes(`/orders/${code}/`))).toContain('include=positions.subevent')
  await expect.poll(async () => (await paths()).filter((path) => path.endsWith(`subevent__in=${free.date}&page=1`))).not.toHaveLength(0)
})
