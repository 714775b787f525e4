import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'
import { createPage, edit, headlineNode, logIn, pageMenu, textNode } from './staff.ts'

/** The focused element: a text of the page, a control of the settings or a module; with its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const words =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : (element?.textContent ?? '')
    const place = element?.closest('[data-module-settings]')
      ? 'settings'
      : element?.closest('main [data-node]')
        ? 'page'
        : element?.localName
    return { place, words, isTyped: element instanceof HTMLElement && (element.isContentEditable || 'value' in element) }
  })

test(
  'every module opens where one goes on: what is typed next is in its text or in its settings, never lost',
  requirement('EDIT-01', 'MOD-02', 'MOD-03'),
  async ({ page }) => {
    test.slow()
    await logIn(page)
    const path = await createPage(page, 'jedes-modul', [textNode('text-1', 'Anfang.')])
    await edit(page, path)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ControlOrMeta+Enter')
    // Shared parts and templates of the house are no modules.
    const groups = page
      .getByRole('dialog', { name: 'Modul hinzufügen' })
      .locator('section:not([data-group="parts"], [data-group="templates"])')
    const names = await groups.getByRole('listitem').getByRole('button').allInnerTexts()
    expect(names.length).toBeGreaterThan(27)
    await page.keyboard.press('Escape')
    for (const name of names) {
      await page.keyboard.press('ControlOrMeta+Enter')
      await page.getByLabel('Modul suchen').fill(name)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.type('Wort')
      const { place, words, isTyped } = await focused(page)
      expect(place, name).toMatch(/^(page|settings)$/)
      if (isTyped && place === 'page') expect(words, name).toBe('Wort')
      await page.keyboard.press('Escape')
      expect((await focused(page)).place, name).toBe('page')
    }
  },
)

test('Enter at the end of a headline starts a paragraph below it, and typing with a selected module goes into its text', async ({
  page,
}) => {
  await logIn(page)
  await edit(page, await createPage(page, 'weiter', [headlineNode('head-1', 'Oben'), textNode('text-9', 'Unten')]))
  const words = () => page.locator('main [data-node]').allTextContents()
  await page.getByRole('textbox', { name: 'Überschrift' }).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Gleich weiter.')
  await expect.poll(words).toEqual(['Oben', 'Gleich weiter.', 'Unten'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type(' x')
  await expect.poll(words).toEqual(['Oben', 'Gleich weiter.', 'Unten x'])
})

test('turning editing on and off, and opening and closing the page menu, does not scroll the page', async ({ page }) => {
  await logIn(page)
  const path = await createPage(
    page,
    'lange-seite',
    Array.from({ length: 60 }, (_, n) => textNode(`text-${n}`, `Absatz ${n}.`)),
  )
  await page.goto(path)
  const top = () => page.getByText('Absatz 30.').evaluate((text) => Math.round(text.getBoundingClientRect().top))
  await expect(page.getByRole('button', { name: 'Seite bearbeiten' })).toBeVisible()
  await page.getByText('Absatz 30.').evaluate((text) => text.scrollIntoView({ block: 'center' }))
  const before = await top()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await page.getByRole('button', { name: 'Seite bearbeiten' }).click()
  await expect(page.locator('body')).toHaveClass(/edit-mode/)
  await expect(page.getByRole('button', { name: 'Prüfen' })).toBeVisible()
  expect(await top()).toBe(before)
  await pageMenu(page).click()
  await page.keyboard.press('Escape')
  expect(await top()).toBe(before)
  await page.getByRole('button', { name: 'Bearbeitung beenden' }).click()
  await expect(page.locator('body')).not.toHaveClass(/edit-mode/)
  expect(await top()).toBe(before)
})
