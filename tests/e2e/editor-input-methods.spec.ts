import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, pictureId, textNode } from './staff.ts'

const words = (page: Page) => page.locator('main [data-node]').allTextContents()
const chosen = (page: Page) => page.locator('.strong').filter({ has: page.getByRole('toolbar') })
/** The name of the focused element, also in the editor's toolbars. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })
const four = [headlineNode('head-1', 'Eins'), textNode('text-1', 'Zwei.'), headlineNode('head-2', 'Drei'), textNode('text-2', 'Vier.')]

test('modules are selected by Shift and a click on their text, counted, and moved, copied and deleted together', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page)
  await edit(page, await createPage(page, 'mehrere', four))
  await page.getByText('Eins', { exact: true }).click()
  await page.getByText('Zwei.').click({ modifiers: ['Shift'] })
  await expect(page.getByText('2 ausgewählt')).toBeVisible()
  await expect(chosen(page)).toHaveCount(2)
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => words(page)).toEqual(['Drei', 'Eins', 'Zwei.', 'Vier.'])
  await expect(page.getByRole('status').filter({ hasText: '2 Module: Spalte 1, Platz 2 von 4' })).toBeAttached()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => words(page)).toEqual(['Drei', 'Vier.', 'Eins', 'Zwei.'])
  await expect(page.getByText('2 ausgewählt')).toBeVisible()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => words(page)).toEqual(['Drei', 'Eins', 'Zwei.', 'Vier.'])
  await page.keyboard.press('ControlOrMeta+C')
  await expect(page.getByText('2 Module kopiert').last()).toBeVisible()
  await page.keyboard.press('Delete')
  await expect.poll(() => words(page)).toEqual(['Drei', 'Vier.'])
})

test('copying, cutting, pasting and deleting are confirmed visibly, with undo', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page)
  const rest = Array.from({ length: 40 }, (_, n) => textNode(`text-${n}`, `Absatz ${n}.`))
  await edit(page, await createPage(page, 'sagen', [headlineNode('head-1', 'Eins'), ...rest]))
  const message = (text: string) => page.locator('[data-editor-bar] [data-editor]').filter({ hasText: text })
  await page.getByText('Eins', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+C')
  await expect(message('Kopiert')).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(page.getByText('Eins', { exact: true })).toHaveCount(0)
  await message('Überschrift entfernt').getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Eins', { exact: true })).toHaveCount(1)
  await expect(page.locator('[data-node="head-1"]'), 'what is back is selected, not its neighbour').toBeFocused()
  await page.getByText('Eins', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+X')
  await expect(message('Überschrift ausgeschnitten')).toBeVisible()

  // With nothing selected, it is inserted in the visible part of the page.
  await page.keyboard.press('Escape')
  await page.getByText('Absatz 25.').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.keyboard.press('ControlOrMeta+V')
  await expect(message('Überschrift eingefügt')).toBeVisible()
  await expect(page.getByText('Eins', { exact: true })).toBeInViewport()
})

test('the keyboard starts at the first module, and its toolbar, menu and text are few keys away', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'tasten', four))
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toBe('Überschrift, 1 von 4, Eins')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Menü: Überschrift')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe('Überschrift, 1 von 4, Eins')
  for (const key of ['Shift+F10', 'ContextMenu']) {
    await page.keyboard.press(key)
    await expect.poll(() => focused(page)).toMatch(/^Einstellungen/)
    await page.keyboard.press('End')
    expect(await focused(page)).toMatch(/^Entfernen/)
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe('Menü: Überschrift')
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toBe('Text, 2 von 4, Zwei.')
  await page.keyboard.press('Enter')
  await expect(page.locator('main [contenteditable]:focus')).toHaveText('Zwei.')
})

test('a picture’s alt text is edited beside it on the page, and applies wherever it is used', async ({ page, request }) => {
  await logIn(page)
  const image = await pictureId(page, 'venue-seebuehne-breit')
  const path = await createPage(page, 'beschreiben', [{ id: 'image-1', type: 'image', version: 1, data: { image, text: '' } }])
  await edit(page, path)
  const picture = page.locator('main picture img')
  await picture.click()
  const field = page.getByRole('complementary', { name: 'Einstellungen: Bild' }).getByLabel('Was das Bild zeigt (Alternativtext)')
  const before = await field.inputValue()
  const setDescription = async (description: string) => {
    await field.fill(description)
    await field.press('Tab')
    await expect(picture).toHaveAttribute('alt', description)
    await expect.poll(async () => (await request.get(path)).text()).toContain(`alt="${description}"`)
  }
  await setDescription('Die Seebühne bei Nebel')
  await setDescription(before)
})
