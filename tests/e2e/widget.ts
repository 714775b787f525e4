import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const ADD_TICKET = 'Eine Karte mehr'

/** Opens the booking widget of a production's first performance in the schedule. */
export async function openWidget(page: Page, title: string): Promise<Locator> {
  await page.goto('/de/spielplan')
  await page
    .getByRole('link', { name: `Karten für ${title},` })
    .first()
    .click()
  const widget = page.getByRole('dialog', { name: title })
  await expect(widget.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible()
  return widget
}
