import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, save, textNode } from './staff.ts'

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

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
