import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, logIn, save, textNode } from './staff.ts'

/** Adds a table below the first text, with the caret in its first cell. */
async function addTable(page: Page, name: string): Promise<string> {
  await logIn(page)
  const path = await createPage(page, name, [textNode('text-1', 'Was ein Platz kostet.')])
  await edit(page, path)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.getByLabel('Modul suchen').fill('Tabelle')
  await page.keyboard.press('Enter')
  return path
}

async function fill(page: Page, ...words: string[]): Promise<void> {
  for (const word of words) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
}

test('visitors get a table with caption and headers, which a phone scrolls sideways by itself, with the keyboard too', async ({ page }) => {
  const path = await addTable(page, 'tabelle-zeigen')
  await fill(page, 'Platz', 'Vollpreis', 'Ermäßigung', 'Vorzugskategorie', '42 Euro', '21 Euro', 'Hörplatz', '8 Euro', '4 Euro')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Beschriftung ergänzen' }).click()
  await page.keyboard.type('Preise')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+Enter')
  await page.getByLabel('Erste Spalte ist Kopf').check()
  await save(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  const table = page.getByRole('table', { name: 'Preise' })
  await expect(table.getByRole('columnheader')).toHaveText(['Platz', 'Vollpreis', 'Ermäßigung'])
  await expect(table.getByRole('rowheader').first()).toHaveText('Vorzugskategorie')
  const region = page.getByRole('region', { name: 'Preise' })
  await region.focus()
  await expect(region).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await expectAccessible(page)
  if (process.env.RECORD_PICTURES) await page.screenshot({ path: `${process.env.RECORD_PICTURES}/table-phone.png` })
})
