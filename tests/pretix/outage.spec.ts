import { expect, test } from '../e2e/fixtures.ts'
import { ordersTo } from './gate.ts'
import { fillCart, openPanel, order, priceOf } from './panel.ts'
import { PORTS } from './stage.ts'
import { heldFor } from './staged-shop.ts'

const FILLING = 'bulk_create'
const gate = ordersTo(`http://localhost:${PORTS.gate}`)
const fillings = async () => (await gate.calls()).filter(({ path }) => path.includes(FILLING))

test.beforeEach(() => gate.calls())

for (const [status, seconds] of [
  [429, 2],
  [409, 5],
] as const) {
  test(`a shop that answers ${status} is asked again after its ${seconds} seconds, and the tickets are held once`, async ({ page }) => {
    const before = (await heldFor('outage')).length
    const panel = await openPanel(page, 'outage')
    await gate.refuse({ path: FILLING, status, retryAfter: String(seconds), times: 1 })
    await fillCart(panel, 'Kategorie 2', 1)
    const [refused, taken, ...others] = await fillings()
    expect([refused?.status, taken?.status, others.length]).toEqual([status, 200, 0])
    expect((taken?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThanOrEqual(seconds * 1000)
    expect(await heldFor('outage')).toHaveLength(before + 1)
  })
}

test('a shop that asks for more patience than a visitor has is left alone that long, and the visitor is told', async ({ page }) => {
  const panel = await openPanel(page, 'outage')
  await gate.refuse({ path: FILLING, status: 429, retryAfter: '20', times: 1 })
  await order(panel, 'Kategorie 2', 1)
  await expect(panel.getByText('Der Kartenverkauf antwortet gerade nicht.')).toBeVisible()
  const refused = (await gate.calls()).at(-1)
  expect(refused?.status).toBe(429)
  await expect(async () => {
    await fillCart(await openPanel(page, 'outage'), 'Kategorie 2', 1)
  }).toPass({ timeout: 60_000 })
  const [next] = await gate.calls()
  expect((next?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThanOrEqual(20_000)
})

test('when pretix’s answer is lost on its way the tickets are in the cart nevertheless, once', async ({ page }) => {
  const before = (await heldFor('outage')).length
  const panel = await openPanel(page, 'outage')
  await gate.refuse({ path: FILLING, losesAnswer: true, status: 0, times: 1 })
  await fillCart(panel, 'Kategorie 2', 2)
  await expect(panel.getByText('2 Karten liegen jetzt in Ihrem Warenkorb')).toBeVisible()
  expect(await heldFor('outage')).toHaveLength(before + 2)
})

test.describe('while pretix is away for a minute', () => {
  test.afterEach(() => gate.resume())

  test('its offers stay in sight, a cart is refused in plain words, and all goes on when it is back', async ({ page }) => {
    test.setTimeout(300_000)
    const panel = await openPanel(page, 'outage')
    await priceOf(panel, 'Kategorie 2, Vollpreis').click()
    await gate.halt()
    await panel.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(panel.getByText('Der Kartenverkauf antwortet gerade nicht.')).toBeVisible()
    const haltedAt = (await gate.calls())[0]?.at ?? 0
    const visitor = await page.context().newPage()
    const isOverAMinute = async () => {
      await expect(await openPanel(visitor, 'outage')).toContainText('38')
      return (await gate.calls()).some(({ at, status }) => status === 0 && at > haltedAt + 60_000)
    }
    await expect.poll(isOverAMinute, { timeout: 150_000 }).toBe(true)
    await gate.resume()
    await expect(async () => {
      await fillCart(await openPanel(visitor, 'outage'), 'Kategorie 2', 1)
    }).toPass({ timeout: 60_000 })
    await expect(visitor.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeVisible()
  })
})
