import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Actions } from './actions.ts'
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

test('the cast of an earlier run is copied, and looked at before it is written', async ({ page }) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  const { names } = await makeProduction(page, mark, [])
  const id = await createRecord(page, 'production', { title: `Kirschgarten ${mark}`, isOnline: true })
  const hand = new Actions()
  await hand.open(page, `/cms-hub/production/${id}?tab=cast`)
  await hand.click(page.getByRole('button', { name: 'Aus Word oder Excel einsetzen' }))
  const dialog = page.getByRole('dialog', { name: 'Aus Word oder Excel einsetzen' })
  const earlier = dialog.getByRole('combobox', { name: 'Oder aus einer früheren Produktion übernehmen' })
  await earlier.focus()
  // The run of the same title comes first.
  await expect(earlier.getByRole('option').nth(1)).toContainText(`Kirschgarten ${mark}`)
  await hand.act(() => earlier.selectOption({ index: 1 }).then(() => undefined))
  await hand.click(dialog.getByRole('button', { name: '2 Rollen einsetzen' }))
  await expect(grid(page).getByRole('rowheader')).toHaveCount(2)
  await expect(grid(page).getByRole('rowheader').first()).toContainText(names.tove)
  expect(hand.count).toBeLessThanOrEqual(4)
})

test('several evenings are filled by dragging over them, and by copying, pasting and Ctrl+D', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page)
  const { id, events, names } = await makeProduction(page, Date.now().toString(36), [3, 4, 5, 6])
  await page.goto(`/cms-hub/production/${id}?tab=cast`)
  await cell(page, 1, 1).hover()
  await page.mouse.down()
  await cell(page, 1, 2).hover()
  await cell(page, 1, 3).hover()
  await page.mouse.up()
  await expect(page.getByRole('complementary', { name: 'Lopachin · 3 Abende' })).toBeVisible()
  await page.getByRole('option', { name: names.ayla }).click()
  await expect(grid(page).getByRole('gridcell', { name: names.ayla })).toHaveCount(3)
  await part(page).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(grid(page).getByRole('gridcell', { name: names.ayla })).toHaveCount(0)
  // The last evening of Firs reads Tove, who has two parts then.
  await cell(page, 2, 0).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'liest ein' }).check()
  await page.getByRole('option', { name: new RegExp(`^${names.tove}.*Lopachin`) }).click()
  await expect(cell(page, 2, 0)).toContainText(`${names.tove} (liest ein)`)
  await cell(page, 2, 0).focus()
  await page.keyboard.press('Control+c')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+v')
  await expect(cell(page, 2, 1)).toContainText(`${names.tove} (liest ein)`)
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+d')
  await expect(grid(page).getByRole('gridcell', { name: `${names.tove} (liest ein)` })).toHaveCount(4)
  await page.keyboard.press('Control+z')
  await expect(grid(page).getByRole('gridcell', { name: `${names.tove} (liest ein)` })).toHaveCount(2)
  await expectAccessible(page)
  // Visitors read both parts, and who usually has the second.
  await expect.poll(() => visitorReads(page, events[1] ?? 0)).toContain(`statt ${names.bela}`)
  expect(await visitorReads(page, events[1] ?? 0)).toContain('Lopachin')
})

test('an alternate and a cover are noted with a role, and are the first who are offered', async ({ page }) => {
  await logIn(page)
  const { id, names } = await makeProduction(page, Date.now().toString(36), [3])
  await page.goto(`/cms-hub/production/${id}?tab=cast`)
  await grid(page).getByRole('rowheader', { name: /Firs/ }).click()
  const sheet = page.getByRole('complementary', { name: 'Firs' })
  for (const name of [names.tove, names.ayla]) {
    await sheet.getByRole('combobox', { name: 'Zweitbesetzung' }).fill(name)
    await sheet.getByRole('option', { name, exact: true }).click()
  }
  await sheet.getByRole('combobox', { name: 'Wie' }).first().selectOption({ label: 'Alternierend' })
  await sheet.getByRole('button', { name: 'Speichern' }).click()
  await expect(grid(page).getByRole('rowheader', { name: /Firs/ })).toContainText(`auch: ${names.tove}, ${names.ayla}`)
  await cell(page, 2, 0).click()
  const offered = page.getByRole('listbox', { name: 'Wer spielt' }).getByRole('option')
  await expect(offered.nth(0)).toContainText(names.tove)
  await expect(offered.nth(0)).toContainText('Alternierend')
  await expect(offered.nth(1)).toContainText('Cover')
  await picture(page, 'picker-understudies')
})

test('thirty roles with long names on forty evenings: heads stay in sight, keys answer at once, and paper has all of it', async ({
  page,
}) => {
  test.slow()
  await logIn(page)
  const mark = Date.now().toString(36)
  const venueId = await createRecord(page, 'venue', { name: `Ort ${mark}`, city: 'Marienbrück' })
  const roomId = await createRecord(page, 'room', { name: `Saal ${mark}`, venueId })
  const person = (lastName: string) => createRecord(page, 'person', { firstName: 'Maximiliane Friederike', lastName })
  const [first, second, third] = [
    await person(`von Hohenlohe-Schillingsfürst-${mark}`),
    await person(`Oberhuber-${mark}`),
    await person(`Ammann-${mark}`),
  ]
  const roles = Array.from({ length: 30 }, (_, index) => `${index + 1}. Donaudampfschifffahrtsgesellschaftskapitän`)
  const id = await createRecord(page, 'production', {
    title: `Großes Haus ${mark}`,
    contributors: roles.map((role) => ({ personId: first, role, kind: 'cast' })),
    understudies: [second, third].map((personId) => ({ personId, role: roles[0], kind: 'alternate' })),
  })
  for (let day = 1; day <= 40; day++) {
    await createRecord(page, 'event', { productionId: id, roomId, startsAt: `${TODAY.add({ days: day })}T19:30`, isOnline: false })
  }
  await page.goto(`/cms-hub/production/${id}?tab=cast`)
  await expect(grid(page).getByRole('gridcell')).toHaveCount(1200)
  const width = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  for (const [is, may] of [await width()]) expect(is).toBeLessThanOrEqual(may ?? 0)
  await cell(page, 1, 0).focus()
  await page.keyboard.press('Control+End')
  await expect(cell(page, 30, 39)).toBeFocused()
  await expect(grid(page).getByRole('columnheader').last()).toBeInViewport()
  await expect(grid(page).getByRole('rowheader').last()).toBeInViewport()
  const [head, focused] = [await grid(page).getByRole('columnheader').last().boundingBox(), await cell(page, 30, 39).boundingBox()]
  expect(focused?.y ?? 0).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1)
  // A key is answered within a frame or two.
  const spent = await page.evaluate(async () => {
    const from = performance.now()
    for (let press = 0; press < 20; press++) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }))
      await new Promise(requestAnimationFrame)
    }
    return (performance.now() - from) / 20
  })
  test.info().annotations.push({ type: 'ms per key', description: spent.toFixed(1) })
  expect(spent).toBeLessThan(100)
  await picture(page, 'large')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [is, may] of [await width()]) expect(is).toBeLessThanOrEqual(may ?? 0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toHaveCount(6)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Besetzung: Großes Haus ${mark}`)
  await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveCount(30)
  if (process.env.RECORD_PICTURES) await page.screenshot({ path: `${process.env.RECORD_PICTURES}/large-print.png` })
})
