import type { Locator, Page } from '@playwright/test'
import { expect } from './story.ts'

export const LESS = 'Eine Karte weniger'
export const MORE = 'Eine Karte mehr'

/** Opens the widget of the first performance of a production in the Spielplan. */
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
