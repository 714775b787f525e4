import type { Locator, Page } from '@playwright/test'
import type { WayName } from '../../scripts/pretix/ways/ways.ts'
import { expectAccessible } from '../e2e/accessibility.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { framedShop, payIn } from './checkout.ts'
import { priceOf } from './panel.ts'
import { sellAsBefore, sellIn } from './sell-in-way.ts'
import { readStage } from './stage.ts'
import { orderOf } from './staged-shop.ts'

// What houses sell beside plain tickets, bought in a browser; `ways.test.ts` buys in all the ways there are.

const { path } = readStage().performances.ways
test.afterAll(sellAsBefore)

type OpenWay = { panel: Locator; event: string; code: string }

/** Sells the performance in a way, and opens its panel. */
async function openWay(page: Page, way: WayName): Promise<OpenWay> {
  const filled = await sellIn(way)
  await page.goto(path)
  return { ...filled, panel: page.getByRole('region', { name: 'Karten', exact: true }) }
}

async function buy(page: Page, { panel, event }: OpenWay, ticket: string, email: string) {
  await priceOf(panel, ticket).click()
  await panel.getByRole('button', { name: 'In den Warenkorb' }).click()
  await panel.getByRole('link', { name: 'Zum Warenkorb' }).click()
  await payIn(await framedShop(page), email)
  return orderOf(email, event)
}

test('a menu that comes with a ticket is paid for as a position of its own', async ({ page }, { retry }) => {
  const way = await openWay(page, 'menu')
  const order = await buy(page, way, 'Theater und Menü', `menue-${retry}@example.org`)
  expect(order).toMatchObject({ status: 'p', total: '59.00' })
  expect(order.positions.map(({ price }) => price).toSorted()).toEqual(['29.00', '30.00'])
})

test('a school buys with its code what nobody else can, and the address has filled it in', async ({ page }, { retry }) => {
  const way = await openWay(page, 'school')
  const { panel, code } = way
  await expect(panel.getByText('Karten für diese Vorstellung gibt es nur mit einem Code.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${path}?code=${code}`)
  await panel.getByRole('button', { name: 'Einlösen', exact: true }).click()
  const order = await buy(page, way, 'Schulkarte', `schule-${retry}@example.org`)
  expect(order).toMatchObject({ status: 'p', total: '6.00' })
})

test('a free ticket that is needed is had like any other', async ({ page }, { retry }) => {
  const way = await openWay(page, 'free')
  const order = await buy(page, way, 'Zählkarte', `zaehlkarte-${retry}@example.org`)
  expect(order).toMatchObject({ total: '0.00' })
})

test('what a visitor gives beyond the price of seats of their own is what they pay', async ({ page }, { retry }) => {
  const { panel, event } = await openWay(page, 'solidaritySeats')
  await panel.getByRole('button', { name: 'Plätze wählen' }).click()
  const plan = page.getByRole('dialog', { name: 'Plätze wählen' })
  for (const number of [1, 2]) await plan.getByRole('gridcell', { name: new RegExp(`Reihe 3, Platz ${number},`) }).click()
  await plan.getByRole('textbox', { name: /^Ihr Preis je Karte/ }).fill('22,50')
  await expectAccessible(page)
  await plan.getByRole('button', { name: 'In den Warenkorb' }).click()
  await panel.getByRole('link', { name: 'Zum Warenkorb' }).click()
  const email = `solidarisch-${retry}@example.org`
  await payIn(await framedShop(page), email)
  const { status, total, positions } = await orderOf(email, event)
  expect([status, total, positions.map(({ price }) => price)]).toEqual(['p', '45.00', ['22.50', '22.50']])
  expect(positions.map(({ seat }) => seat?.name)).toEqual([expect.stringMatching(/Reihe 3.*1$/), expect.stringMatching(/Reihe 3.*2$/)])
})
