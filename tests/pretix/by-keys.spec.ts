import type { Frame, Locator, Page } from '@playwright/test'
import type { FilledWay } from '../../scripts/pretix/fill-ways.ts'
import type { WayName } from '../../scripts/pretix/ways/ways.ts'
import { expectAccessible } from '../e2e/accessibility.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { keyboard } from '../e2e/input-methods.ts'
import { framedShop } from './checkout.ts'
import { sellAsBefore, sellIn } from './sell-in-way.ts'
import { readStage } from './stage.ts'

// Three visitors of one evening: on the phone, in English, by keys alone, from its page to where pretix asks how they pay.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' })
test.afterAll(sellAsBefore)

type Evening = FilledWay & { panel: Locator }

/** Sells the evening in a way, and opens its page in English. */
async function openEvening(page: Page, way: WayName): Promise<Evening> {
  const filled = await sellIn(way)
  await page.goto(readStage().performances.ways.path.replace(/^\/de\//, '/en/'))
  return { ...filled, panel: page.getByRole('region', { name: 'Tickets', exact: true }) }
}

/** One ticket more of a name. */
const add = (page: Page, panel: Locator, ticket: string) =>
  keyboard(page).press(panel.getByRole('group', { name: ticket }).getByRole('button', { name: 'Add one ticket' }))

/** From the panel into the cart, and through pretix's checkout in its frame until it asks how to pay. */
async function goToPayment(page: Page, panel: Locator, email: string): Promise<Frame> {
  const keys = keyboard(page)
  await keys.press(panel.getByRole('button', { name: 'Add to cart' }))
  await keys.press(panel.getByRole('link', { name: 'View cart' }))
  const shop = await framedShop(page)
  await keys.press(shop.getByRole('button', { name: 'Proceed with checkout' }))
  await keys.fill(shop.getByLabel('Email').first(), email)
  await keys.press(shop.getByRole('button', { name: 'Continue' }))
  await expect(shop.getByText('Testzahlung').first()).toBeVisible()
  return shop
}

test('who gives more than a solidarity ticket costs types it, and is asked how to pay that', async ({ page }) => {
  const { panel } = await openEvening(page, 'solidarity')
  await add(page, panel, 'Solidarkarte')
  await keyboard(page).fill(panel.getByRole('textbox', { name: /^Your price per ticket/ }), '17.50')
  await expectAccessible(page)
  const shop = await goToPayment(page, panel, 'keys-solidarity@example.org')
  await expect(shop.getByText('€17.50').first()).toBeVisible()
})

test('who has a school’s code enters it, and is asked how to pay for what it opens', async ({ page }) => {
  const { panel, code } = await openEvening(page, 'school')
  await keyboard(page).fill(panel.getByRole('textbox', { name: 'Code or voucher' }), code)
  await keyboard(page).press(panel.getByRole('button', { name: 'Redeem', exact: true }))
  await add(page, panel, 'Schulkarte')
  await expectAccessible(page)
  const shop = await goToPayment(page, panel, 'keys-school@example.org')
  await expect(shop.getByText('€6.00').first()).toBeVisible()
})

test('who takes a menu with the evening is asked how to pay for both', async ({ page }) => {
  const { panel } = await openEvening(page, 'menu')
  await add(page, panel, 'Theater und Menü')
  const shop = await goToPayment(page, panel, 'keys-menu@example.org')
  await expect(shop.getByText('€59.00').first()).toBeVisible()
})
