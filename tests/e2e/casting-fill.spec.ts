import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { grid, makeProduction, picture, TODAY, visitorReads } from './cast-production.ts'
import { expect, test } from './fixtures.ts'
import { createRecord, logIn } from './staff.ts'

const cell = (page: Page, row: number, column: number) => grid(page).getByRole('row').nth(row).getByRole('gridcell').nth(column)
const part = (page: Page) => page.getByRole('region', { name: 'Besetzung je Abend' })
const german = (day: Temporal.PlainDate) => `${day.day}.${day.month}.`

/** Pastes what Word and Excel leave on the clipboard: a table, and its text torn apart. */
async function pasteTable(target: Locator, rows: string[][]): Promise<void> {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><table>${rows
    .map((cells) => `<tr>${cells.map((one) => `<td><p class=MsoNormal>${one}</p></td>`).join('')}</tr>`)
    .join('')}</table></body></html>`
  await target.evaluate((element, table) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', table)
    clipboardData.setData('text/plain', 'zerrissen')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

test('a table from Word comes with umlauts, days and several people in one cell; who is unknown is created or chosen', async ({ page }) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  const { id, events, names } = await makeProduction(page, mark, [3, 4])
  const änne = await createRecord(page, 'person', { firstName: 'Änne', lastName: `Größler-${mark}` })
  expect(änne).toBeGreaterThan(0)
  await page.goto(`/cms-hub/production/${id}?tab=cast`)
  await page.getByRole('button', { name: 'Aus Word oder Excel einsetzen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Aus Word oder Excel einsetzen' })
  const days = [3, 4].map((n) => german(TODAY.add({ days: n })))
  await pasteTable(dialog.getByRole('textbox', { name: 'Besetzung als Text' }), [
    ['Rolle', 'Sonst', ...days],
    ['Lopachin', names.tove, '', names.ayla],
    ['Dienstmädchen', `Änne Größler-${mark}<br>Züleyha Unbekannt-${mark}`, '', ''],
    ['Gajew', `Fremd Name-${mark}`, '', ''],
  ])
  await expect(dialog.getByRole('combobox', { name: 'Rolle für „Dienstmädchen“' })).toHaveCount(2)
  await expect(dialog.getByRole('combobox', { name: 'Person für „Dienstmädchen“' }).first()).toContainText(`Änne Größler-${mark}`)
  await expect(dialog.getByText('neu', { exact: true }).first()).toBeVisible()
  // Somebody of the house instead of a new person.
  await dialog.getByRole('combobox', { name: 'Person für „Gajew“' }).selectOption({ label: names.bela })
  await expectAccessible(page)
  await picture(page, 'paste-table')
  await dialog.getByRole('button', { name: '4 Rollen einsetzen' }).click()
  await expect(grid(page).getByRole('rowheader')).toHaveCount(5)
  await expect(grid(page).getByRole('rowheader', { name: /Gajew/ })).toContainText(names.bela)
  await expect(cell(page, 1, 1)).toContainText(names.ayla)
  await expect.poll(() => visitorReads(page, events[1] ?? 0)).toContain(`Züleyha Unbekannt-${mark}`)
  await part(page).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(grid(page).getByRole('rowheader')).toHaveCount(2)
  await expect(cell(page, 1, 1)).toContainText(names.tove)
})
