import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../tests/components/accessibility.ts'
import { editPage } from '../../../tests/components/edit-page.tsx'
import { press, type } from '../../../tests/components/keys.ts'
import { textNode } from '../../../tests/support/content-nodes.ts'

/** The words of the cells, row by row. */
const cells = () =>
  [...document.querySelectorAll('main table tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim()).join(' | '),
  )

/** Adds a table below the first text, with the caret in its first cell. */
async function addTable(): Promise<void> {
  await editPage([textNode('text-1', 'Was ein Platz kostet.')])
  await press('ArrowDown', 'Control+Enter')
  await userEvent.fill(page.getByLabelText('Modul suchen'), 'Tabelle')
  await press('Enter')
}

async function fill(...words: string[]): Promise<void> {
  for (const word of words) {
    await type(word)
    await press('Tab')
  }
}

const cell = (row: number, column: number) => page.getByRole('textbox', { name: `Zeile ${row}, Spalte ${column}` })

test('a table is written by keyboard alone, cell by cell: Tab goes on and adds a row, Enter goes down, undo takes rows back', async () => {
  await addTable()
  await fill('Platz', 'Voll', 'Ermäßigt', 'Kategorie 1', '42', '21', 'Kategorie 2', '29')
  await type('14,50')
  await expect.poll(cells).toEqual(['Platz | Voll | Ermäßigt', 'Kategorie 1 | 42 | 21', 'Kategorie 2 | 29 | 14,50'])
  await press('Tab')
  await type('Kategorie 3')
  await expect.poll(cells).toHaveLength(4)
  await expect.element(cell(4, 1)).toHaveFocus()
  await press('Shift+Tab')
  await type(' Euro')
  await press('Enter')
  await type('9')
  await press('ArrowUp')
  await type('!')
  await expect
    .poll(cells)
    .toEqual(['Platz | Voll | Ermäßigt', 'Kategorie 1 | 42 | 21', 'Kategorie 2 | 29 | 14,50 Euro!', 'Kategorie 3 |  | 9'])
  await press('Control+Enter')
  await expect.poll(cells).toHaveLength(5)
  await press('Control+z')
  await expect.poll(cells).toHaveLength(4)
  expect(document.activeElement?.localName).not.toBe('body')
  await expectAccessible()
})

test('rows and columns are added, moved and deleted from the menu, which Shift F10 opens from a cell', async () => {
  await addTable()
  await fill('a', 'b', 'c', 'd', 'e', 'f')
  await cell(1, 2).click()
  await press('Shift+F10')
  const menu = page.getByRole('menu', { name: 'Tabelle: Zeilen und Spalten' })
  await expect.element(menu.getByRole('menuitem').first()).toHaveFocus()
  await expectAccessible({ within: menu })
  await press('Escape')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Tabelle: Zeilen und Spalten' }).click()
    await menu.getByRole('menuitem', { name, exact: true }).click()
  }
  await choose('Spalte links')
  await type('neu')
  await expect.poll(cells).toEqual(['a | neu | b | c', 'd |  | e | f', ' |  |  | '])
  await choose('Spalte nach rechts')
  await expect.poll(cells).toEqual(['a | b | neu | c', 'd | e |  | f', ' |  |  | '])
  await choose('Zeile nach unten')
  await expect.poll(cells).toEqual(['d | e |  | f', 'a | b | neu | c', ' |  |  | '])
  await expect.element(cell(2, 3)).toHaveFocus()
  await choose('Spalte löschen')
  await choose('Zeile löschen')
  await expect.poll(cells).toEqual(['d | e | f', ' |  | '])
})

test('cells from a spreadsheet fill the table from the caret on and make room for themselves', async () => {
  await addTable()
  await fill('Platz', 'Voll')
  await cell(2, 2).click()
  const data = new DataTransfer()
  data.setData('text/plain', '42\t21\t10\r\n29\t14\t7\r\n18\t9\t4\r\n')
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.poll(cells).toEqual(['Platz | Voll |  | ', ' | 42 | 21 | 10', ' | 29 | 14 | 7', ' | 18 | 9 | 4'])
  await expect.element(cell(4, 4)).toHaveFocus()
})
