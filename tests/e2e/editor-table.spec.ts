import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, logIn, save, textNode } from './staff.ts'

/** The words of the cells, row by row. */
const cells = (page: Page) =>
  page
    .locator('main table tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim()).join(' | ')))

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

test('a table is written by keyboard alone, cell by cell: Tab goes on and adds a row, Enter goes down, undo takes rows back', async ({
  page,
}) => {
  await addTable(page, 'tabelle-schreiben')
  await fill(page, 'Platz', 'Voll', 'Ermäßigt', 'Kategorie 1', '42', '21', 'Kategorie 2', '29')
  await page.keyboard.type('14,50')
  await expect.poll(() => cells(page)).toEqual(['Platz | Voll | Ermäßigt', 'Kategorie 1 | 42 | 21', 'Kategorie 2 | 29 | 14,50'])
  await page.keyboard.press('Tab')
  await page.keyboard.type('Kategorie 3')
  await expect.poll(() => cells(page)).toHaveLength(4)
  await expect(page.getByRole('textbox', { name: 'Zeile 4, Spalte 1' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type(' Euro')
  await page.keyboard.press('Enter')
  await page.keyboard.type('9')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('!')
  await expect
    .poll(() => cells(page))
    .toEqual(['Platz | Voll | Ermäßigt', 'Kategorie 1 | 42 | 21', 'Kategorie 2 | 29 | 14,50 Euro!', 'Kategorie 3 |  | 9'])
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect.poll(() => cells(page)).toHaveLength(5)
  await page.keyboard.press('ControlOrMeta+Z')
  await expect.poll(() => cells(page)).toHaveLength(4)
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
  await expectAccessible(page)
})

test('rows and columns are added, moved and deleted from the menu, which Shift F10 opens from a cell', async ({ page }) => {
  await addTable(page, 'tabelle-menue')
  await fill(page, 'a', 'b', 'c', 'd', 'e', 'f')
  await page.getByRole('textbox', { name: 'Zeile 1, Spalte 2' }).click()
  await page.keyboard.press('Shift+F10')
  const menu = page.getByRole('menu', { name: 'Tabelle: Zeilen und Spalten' })
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await expectAccessible(page)
  if (process.env.RECORD_PICTURES) await page.screenshot({ path: `${process.env.RECORD_PICTURES}/table-menu.png` })
  await page.keyboard.press('Escape')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Tabelle: Zeilen und Spalten' }).click()
    await menu.getByRole('menuitem', { name, exact: true }).click()
  }
  await choose('Spalte links')
  await page.keyboard.type('neu')
  await expect.poll(() => cells(page)).toEqual(['a | neu | b | c', 'd |  | e | f', ' |  |  | '])
  await choose('Spalte nach rechts')
  await expect.poll(() => cells(page)).toEqual(['a | b | neu | c', 'd | e |  | f', ' |  |  | '])
  await choose('Zeile nach unten')
  await expect.poll(() => cells(page)).toEqual(['d | e |  | f', 'a | b | neu | c', ' |  |  | '])
  await expect(page.getByRole('textbox', { name: 'Zeile 2, Spalte 3' })).toBeFocused()
  await choose('Spalte löschen')
  await choose('Zeile löschen')
  await expect.poll(() => cells(page)).toEqual(['d | e | f', ' |  | '])
})

test('cells from a spreadsheet fill the table from the caret on and make room for themselves', async ({ page }) => {
  await addTable(page, 'tabelle-fuellen')
  await fill(page, 'Platz', 'Voll')
  await page.getByRole('textbox', { name: 'Zeile 2, Spalte 2' }).click()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', '42\t21\t10\r\n29\t14\t7\r\n18\t9\t4\r\n')
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => cells(page)).toEqual(['Platz | Voll |  | ', ' | 42 | 21 | 10', ' | 29 | 14 | 7', ' | 18 | 9 | 4'])
  await expect(page.getByRole('textbox', { name: 'Zeile 4, Spalte 4' })).toBeFocused()
})

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
