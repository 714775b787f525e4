import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, save, textNode } from './staff.ts'

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('toolbar', { name: 'Textwerkzeuge' }).getByRole('button', { name, exact: true })

/** Opens a page with a headline and a text, the caret at the text's end. */
async function write(page: Page, name: string, ...paragraphs: [string, ...string[]]): Promise<string> {
  await logIn(page)
  const path = await createPage(page, name, [headlineNode('head-1', 'Der Saal'), textNode('text-1', ...paragraphs)])
  await edit(page, path)
  await text(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  return path
}

test('headings, a quote and raised words are written with keys and marks alone, and visitors get them as plain elements', async ({
  page,
}) => {
  const path = await write(page, 'mit-gliederung', 'Ein Anfang.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('### Die Bühne')
  await page.keyboard.press('Enter')
  await page.keyboard.type('120 m')
  await page.keyboard.press('ControlOrMeta+.')
  await page.keyboard.type('2')
  await page.keyboard.press('ControlOrMeta+.')
  await page.keyboard.type(' Holz')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Die Technik')
  await page.keyboard.press('Control+Shift+4')
  await page.keyboard.press('Enter')
  await page.keyboard.type('> Wer Ohren hat.')
  if (process.env.RECORD_PICTURES) await page.screenshot({ path: `${process.env.RECORD_PICTURES}/rich-text.png` })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await save(page)
  await page.goto(path)
  const main = page.locator('main')
  await expect(main.locator('h3')).toHaveText('Die Bühne')
  await expect(main.locator('h4')).toHaveText('Die Technik')
  await expect(main.locator('sup')).toHaveText('2')
  await expect(main.locator('blockquote')).toHaveText('Wer Ohren hat.')
  await expectAccessible(page)
})

test('the tools offer a heading only where no level is left out, and say why not', async ({ page }) => {
  await write(page, 'ebenen', 'Ein Anfang.')
  await expect(tool(page, 'Zwischenüberschrift')).not.toHaveAttribute('aria-disabled', 'true')
  const small = tool(page, /^Kleine Zwischenüberschrift/)
  await expect(small).toHaveAttribute('aria-disabled', 'true')
  await expect(small).toHaveAccessibleName('Kleine Zwischenüberschrift: nur unter einer Zwischenüberschrift')
  await tool(page, 'Zwischenüberschrift').click()
  await expect(text(page).locator('h3')).toHaveText('Ein Anfang.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Darunter')
  await expect(small).not.toHaveAttribute('aria-disabled', 'true')
  await small.click()
  await expect(text(page).locator('h4')).toHaveText('Darunter')
})

test('a soft hyphen is written with a key, shows a sign while one writes, and is found with the word as a whole', async ({ page }) => {
  await write(page, 'trennstelle', 'Donau')
  await page.keyboard.press('ControlOrMeta+Shift+H')
  await page.keyboard.type('dampf')
  await expect(text(page)).toHaveText('Donau\u00addampf')
  const sign = text(page).locator('span')
  await expect(sign).toHaveText('\u00ad')
  expect(await sign.evaluate((element) => getComputedStyle(element, '::after').position)).toBe('absolute')
})

test('formatting is cleared with one key; links stay', async ({ page }) => {
  await write(page, 'ohne-form', 'Fett und schräg')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+B')
  await page.keyboard.press('ControlOrMeta+I')
  await page.keyboard.press('Control+Shift+3')
  await expect(text(page).locator('h3 strong, h3 em')).toHaveCount(2)
  await page.keyboard.press('Control+Space')
  await expect(text(page).locator('h3, strong, em')).toHaveCount(0)
  await expect(text(page)).toHaveText('Fett und schräg')
})

test('Backspace at the beginning of a heading makes a paragraph of it, before it joins with what stands above', async ({ page }) => {
  await write(page, 'zurueck', 'Ein Titel')
  await page.keyboard.press('Control+Shift+3')
  await page.keyboard.press('Home')
  await page.keyboard.press('Backspace')
  await expect(text(page).locator('h3')).toHaveCount(0)
  await expect(text(page).locator('p')).toHaveText('Ein Titel')
})
