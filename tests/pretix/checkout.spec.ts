import type { VOUCHERS } from '../../scripts/pretix/fill-shop.ts'
import { expectAccessible } from '../e2e/accessibility.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { framedShop, payIn } from './checkout.ts'
import { fillCart, openPanel, priceOf } from './panel.ts'
import { PORTS } from './stage.ts'
import { orderOf } from './staged-shop.ts'

const PRETIX = `http://localhost:${PORTS.pretix}/`

test('two seats beside each other, one of them at half the price, are paid for in the frame', async ({ page }, { project, retry }) => {
  const email = `rahmen-${project.name}-${retry}@example.org`
  const panel = await openPanel(page, 'seated')
  await expect(panel.getByText('38\u00a0€')).toBeVisible()
  await priceOf(panel, 'Kategorie 1, Vollpreis').click()
  await panel.getByRole('button', { name: 'Ermäßigte Karten, Kategorie 1' }).click()
  const step = panel.getByRole('region', { name: 'Kategorie 1: Ermäßigte Karten' })
  await priceOf(step, 'Kategorie 1, Ermäßigt').click()
  await step.getByRole('button', { name: 'Zurück' }).click()
  await panel.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(panel.getByText('2 Karten liegen jetzt in Ihrem Warenkorb')).toBeVisible()
  await expect(panel.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await panel.getByRole('link', { name: 'Zum Warenkorb' }).click()
  const shop = await framedShop(page)
  await expect(shop.getByText('57,00 €').first()).toBeVisible()
  await expectAccessible(page)
  await payIn(shop, email)
  const order = await orderOf(email)
  expect(order).toMatchObject({ status: 'p', total: '57.00' })
  const seats = order.positions.map(({ seat }) => /^(.*), Platz (\d+)$/.exec(seat?.name ?? ''))
  expect(seats[0]?.[1]).toBe(seats[1]?.[1])
  expect(Math.abs(Number(seats[0]?.[2]) - Number(seats[1]?.[2]))).toBe(1)
  // What is paid is held no more, and the header knows it.
  await page.goto('/de')
  await expect(page.getByRole('banner').getByText(/· 1\d:\d\d/)).toBeHidden()
})

test('the same cart is paid for on pretix’s own page, outside the frame', async ({ page }, { project, retry }) => {
  const email = `ohne-rahmen-${project.name}-${retry}@example.org`
  const panel = await openPanel(page, 'seated')
  await fillCart(panel, 'Kategorie 2', 1)
  await panel.getByRole('link', { name: 'Zum Warenkorb' }).click()
  const framed = await page.locator('iframe').getAttribute('src')
  const address = new URL(framed ?? '')
  expect(address.href).toContain(PRETIX)
  address.searchParams.delete('iframe')
  await page.goto(address.href, { waitUntil: 'commit' })
  await payIn(page, email)
  await expect(page.getByText('bezahlt').first()).toBeVisible()
  expect(await orderOf(email)).toMatchObject({ status: 'p', total: '26.00' })
})

const CODES_IN_WORDS = { FREUNDE20: '20 % Ermäßigung', FREIKARTE: 'Eintritt frei' }
const CODES = [
  { code: 'FREUNDE20', effect: 'takes a fifth off', total: '30.40' },
  { code: 'FREIKARTE', effect: 'makes a ticket free', total: '0.00' },
] satisfies { code: (typeof VOUCHERS)[number]['code']; effect: string; total: string }[]
for (const { code, effect, total } of CODES) {
  test(`a code that ${effect} is taken in the cart, and it is what is paid`, async ({ page }, { project, retry }) => {
    const email = `${code}-${project.name}-${retry}@example.org`.toLowerCase()
    const panel = await openPanel(page, 'vouchers')
    await fillCart(panel, 'Kategorie 1', 1)
    await panel.getByRole('link', { name: 'Zum Warenkorb' }).click()
    const shop = await framedShop(page)
    await shop.getByRole('button', { name: 'Gutschein einlösen' }).first().click()
    const form = shop.locator('form[action$="/cart/voucher"]')
    await form.getByRole('textbox').fill(code)
    await form.getByRole('button').click()
    await expect(shop.getByText(`${total.replace('.', ',')} €`).first()).toBeVisible()
    await payIn(shop, email)
    const order = await orderOf(email)
    expect(order).toMatchObject({ status: 'p', total })
    expect(order.positions[0]?.voucher).not.toBeNull()
  })

  test(`the same code is redeemed in the widget, and it is what is paid: it ${effect}`, async ({ page }, { project, retry }) => {
    const email = `${code}-vorher-${project.name}-${retry}@example.org`.toLowerCase()
    const panel = await openPanel(page, 'vouchers')
    await panel.getByRole('button', { name: 'Code oder Gutschein einlösen' }).click()
    await panel.getByRole('textbox', { name: 'Code oder Gutschein' }).fill(code.toLowerCase())
    await panel.getByRole('button', { name: 'Einlösen', exact: true }).click()
    await expect(panel.getByText(`${code} ${CODES_IN_WORDS[code]}`)).toBeFocused()
    await expect(panel.getByRole('listitem').filter({ hasText: 'Kategorie 1' })).toContainText('statt 38\u00a0€')
    await fillCart(panel, 'Kategorie 1', 1)
    await panel.getByRole('link', { name: 'Zum Warenkorb' }).click()
    const shop = await framedShop(page)
    await expect(shop.getByText(`${total.replace('.', ',')} €`).first()).toBeVisible()
    await payIn(shop, email)
    const order = await orderOf(email)
    expect(order).toMatchObject({ status: 'p', total })
    expect(order.positions[0]?.voucher).not.toBeNull()
  })
}
