import type { Locator, Page } from '@playwright/test'
import { expect } from '../e2e/fixtures.ts'
import { ADD_TICKET } from '../e2e/widget.ts'
import { type Role, readStage } from './stage.ts'

/** The booking panel of a staged performance, on its own page. */
export async function openPanel(page: Page, role: Role): Promise<Locator> {
  await page.goto(readStage().performances[role].path)
  const panel = page.getByRole('region', { name: 'Karten', exact: true })
  await expect(panel.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible()
  return panel
}

/** The button that adds a ticket of a price, by its seat group and name. */
export function priceOf(panel: Locator, name: string): Locator {
  return panel.getByRole('group', { name }).getByRole('button', { name: ADD_TICKET })
}

/** Chooses tickets of the full price of a seat group, and sends the choice. */
export async function order(panel: Locator, seatGroup: string, count: number): Promise<void> {
  const price = priceOf(panel, `${seatGroup}, Vollpreis`)
  // Beyond the first two, seat groups are shown when asked.
  if (!(await price.isVisible())) await panel.getByRole('button', { name: 'Alle Sitzplatzkategorien' }).click()
  for (let number = 0; number < count; number++) await price.click()
  await panel.getByRole('button', { name: 'In den Warenkorb' }).click()
}

/** Puts tickets of the full price of a seat group into the cart. */
export async function fillCart(panel: Locator, seatGroup: string, count: number): Promise<void> {
  await order(panel, seatGroup, count)
  await expect(panel.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible()
}
