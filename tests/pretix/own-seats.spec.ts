import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import { expectAccessible } from '../e2e/accessibility.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { openPanel } from './panel.ts'
import { readStage, SITE } from './stage.ts'
import { freeAll, heldFor } from './staged-shop.ts'

test.beforeEach(() => freeAll('ownSeats'))

/** Opens the seating plan of the performance. */
async function openPlan(page: Page): Promise<{ panel: Locator; plan: Locator }> {
  const panel = await openPanel(page, 'ownSeats')
  await panel.getByRole('button', { name: 'Plätze wählen' }).click()
  const plan = page.getByRole('dialog', { name: 'Plätze wählen' })
  await expect(plan.getByRole('grid', { name: 'Saalplan' })).toBeVisible()
  return { panel, plan }
}

const seatIn = (plan: Locator, place: string) => plan.getByRole('gridcell', { name: new RegExp(`^${place},`) })
const addToCart = (plan: Locator) => plan.getByRole('button', { name: 'In den Warenkorb' })
const seatsHeld = async () => (await heldFor('ownSeats')).map(({ seat }) => seat?.seat_guid).toSorted()

test('the seats that a visitor chooses in the plan are those in pretix’s cart', async ({ page }) => {
  const { panel, plan } = await openPlan(page)
  for (const number of [9, 10]) await seatIn(plan, `Parkett vorn, Reihe 3, Platz ${number}`).click()
  await plan.getByRole('region', { name: 'Ihre Plätze' }).getByRole('combobox').last().selectOption({ index: 1 })
  await expectAccessible(page)
  await addToCart(plan).click()
  await expect(panel.getByText('2 Karten liegen jetzt in Ihrem Warenkorb')).toBeVisible()
  expect(await seatsHeld()).toEqual(['grosses-haus-1-3-10', 'grosses-haus-1-3-9'])
})

test('a seat that somebody takes meanwhile is named, and the rest of the choice stays and is had', async ({ page }) => {
  const { panel, plan } = await openPlan(page)
  for (const number of [9, 10, 11]) await seatIn(plan, `Parkett vorn, Reihe 5, Platz ${number}`).click()
  const { apiUrl, siteToken, performances } = readStage()
  const shop = createPretixShop({ apiUrl, token: siteToken, publicUrl: SITE, clock: { now: () => Temporal.Now.instant() } })
  const { number } = performances.ownSeats
  const saleType = (await shop.offers([number])).get(number)?.seatGroups[0]?.prices[0]?.sale_type_id ?? 0
  await shop.addToCart({
    ...{
      performance: number,
      seatGroup: 'Kategorie 1',
      items: [{ saleType, quantity: 2 }],
      seats: ['grosses-haus-1-5-8', 'grosses-haus-1-5-9'],
    },
    ...{ block: undefined, cartUrl: undefined, idempotencyKey: randomUUID() },
  })
  await addToCart(plan).click()
  const alert = plan.getByRole('alert')
  await expect(alert).toContainText('Jemand war schneller: Diese Plätze sind nicht mehr frei.')
  await expect(alert).toContainText('Reihe 5, Platz 9')
  await expect(alert).toContainText('Ihre übrigen Plätze sind noch ausgewählt.')
  await expect(seatIn(plan, 'Parkett vorn, Reihe 5, Platz 10')).toHaveAttribute('aria-selected', 'true')
  await addToCart(plan).click()
  await expect(panel.getByText('2 Karten liegen jetzt in Ihrem Warenkorb')).toBeVisible()
  expect(await seatsHeld()).toEqual(['grosses-haus-1-5-10', 'grosses-haus-1-5-11', 'grosses-haus-1-5-8', 'grosses-haus-1-5-9'])
})

test('no seat is left alone', async ({ page }) => {
  const { plan } = await openPlan(page)
  await seatIn(plan, 'Parkett vorn, Reihe 7, Platz 2').click()
  await expect(plan.getByText(/Reihe 7, Platz 1 bliebe allein frei/)).toBeVisible()
  await expect(addToCart(plan)).toBeDisabled()
  await seatIn(plan, 'Parkett vorn, Reihe 7, Platz 1').click()
  await expect(addToCart(plan)).toBeEnabled()
})

test('a wheelchair place is sold with the seat beside it, and that seat only so', async ({ page }) => {
  const { panel, plan } = await openPlan(page)
  await expect(seatIn(plan, 'Parkett hinten, Reihe 22, Platz 1')).toHaveAccessibleName(/Platz 1, Rollstuhlplatz, Kategorie 2, 26\s€, frei$/)
  await seatIn(plan, 'Parkett hinten, Reihe 22, Platz 2').click()
  await expect(plan.getByText('Einen Begleitplatz gibt es mit dem Rollstuhlplatz daneben.')).toBeVisible()
  await expect(addToCart(plan)).toBeDisabled()
  await seatIn(plan, 'Parkett hinten, Reihe 22, Platz 1').click()
  await addToCart(plan).click()
  await expect(panel.getByText('2 Karten liegen jetzt in Ihrem Warenkorb')).toBeVisible()
  expect(await seatsHeld()).toEqual(['grosses-haus-2-22-1', 'grosses-haus-2-22-2'])
})
