import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, textNode } from './staff.ts'

/** The words of each module, in order; paragraphs are separated by a stroke. */
const modules = (page: Page) =>
  page.locator('main [data-node]').evaluateAll((nodes) =>
    nodes.map((node) => {
      const paragraphs = [...node.querySelectorAll('p, li > p')]
      return (paragraphs.length > 0 ? paragraphs : [node]).map(({ textContent }) => textContent?.trim()).join(' | ')
    }),
  )
const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z')

/** Puts the caret before the first letter of a paragraph. */
async function clickAtBeginning(page: Page, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).click({ position: { x: 1, y: 8 } })
  await page.keyboard.press('Home')
}

/** Opens a page with a headline and two texts, the caret at the end of its headline. */
async function write(page: Page, name: string): Promise<void> {
  await logIn(page)
  await edit(
    page,
    await createPage(page, name, [
      headlineNode('head-1', 'Ihr Besuch'),
      textNode('text-1', 'Anfang.', 'Mitte.'),
      textNode('text-2', 'Ende.'),
    ]),
  )
  await page.getByRole('textbox', { name: 'Überschrift' }).click()
  await page.keyboard.press('End')
}

test('one writes on from the headline through texts with Enter alone, and each Enter is one step to undo', async ({ page }) => {
  await write(page, 'weiter-schreiben')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-empty]')).toBeFocused()
  expect(await page.locator('[data-empty]').evaluate((box) => getComputedStyle(box, '::before').content)).toContain('oder / für ein Modul')
  await expectAccessible(page)
  await undo(page)
  await expect.poll(() => modules(page)).toEqual(['Ihr Besuch', 'Anfang. | Mitte.', 'Ende.'])
  await page.keyboard.type(' im Haus')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Erster Absatz.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Zweiter.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ein Text für sich.')
  await expect
    .poll(() => modules(page))
    .toEqual(['Ihr Besuch im Haus', 'Erster Absatz. | Zweiter.', 'Ein Text für sich.', 'Anfang. | Mitte.', 'Ende.'])
})

test('Enter within a headline takes what follows into a text, and Backspace brings it back', async ({ page }) => {
  await write(page, 'teilen')
  for (const _ of 'Besuch') await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect.poll(() => modules(page)).toEqual(['Ihr', 'Besuch', 'Anfang. | Mitte.', 'Ende.'])
  await page.keyboard.press('Backspace')
  await page.keyboard.type(' schöner ')
  await expect.poll(() => modules(page)).toEqual(['Ihr schöner Besuch', 'Anfang. | Mitte.', 'Ende.'])
})

test('Backspace at the beginning of a text joins it with the one above, an empty one goes away; typing goes on where they met', async ({
  page,
}) => {
  await write(page, 'verbinden')
  await clickAtBeginning(page, 'Ende.')
  await page.keyboard.press('Backspace')
  await expect.poll(() => modules(page)).toEqual(['Ihr Besuch', 'Anfang. | Mitte.Ende.'])
  await undo(page)
  await expect.poll(() => modules(page)).toEqual(['Ihr Besuch', 'Anfang. | Mitte.', 'Ende.'])
  await page.keyboard.type('!')
  await expect.poll(() => modules(page)).toEqual(['Ihr Besuch', 'Anfang. | Mitte.!', 'Ende.'])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => modules(page)).toEqual(['Ihr Besuch', 'Anfang. | Mitte.!', '', 'Ende.'])
  await page.keyboard.press('Backspace')
  await page.keyboard.type('?')
  await expect.poll(() => modules(page)).toEqual(['Ihr Besuch', 'Anfang. | Mitte.!?', 'Ende.'])
  await clickAtBeginning(page, 'Anfang.')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(': ')
  await expect.poll(() => modules(page)).toEqual(['Ihr Besuch: Anfang.', 'Mitte.!?', 'Ende.'])
})

test('a slash on an empty line opens the picker there: the module takes its place, and what follows goes on below', async ({ page }) => {
  await write(page, 'strich')
  const picker = page.getByRole('dialog', { name: 'Modul hinzufügen' })
  // To the right of the words: the caret stands at their end.
  await page.getByText('Anfang.', { exact: true }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(picker).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picker).toHaveCount(0)
  await page.keyboard.type('x')
  await expect.poll(() => modules(page)).toEqual(['Ihr Besuch', 'Anfang. | /x | Mitte.', 'Ende.'])
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('/')
  await page.getByLabel('Modul suchen').fill('Zitat')
  await page.keyboard.press('Enter')
  await expect(picker).toHaveCount(0)
  await page.keyboard.type('Ein Wort.')
  await expect.poll(() => modules(page)).toEqual(['Ihr Besuch', 'Anfang.', 'Ein Wort.', 'Mitte.', 'Ende.'])
  await page.keyboard.press('Escape')
  await undo(page)
  await undo(page)
  await expect.poll(() => modules(page)).toEqual(['Ihr Besuch', 'Anfang. |  | Mitte.', 'Ende.'])
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
})

test('a picture that a slash brings has its settings, and the text it came from its tools no longer', async ({ page }) => {
  await write(page, 'strich-bild')
  await page.getByText('Anfang.', { exact: true }).click()
  const tools = page.getByRole('toolbar', { name: 'Textwerkzeuge' })
  await expect(tools).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await page.getByLabel('Modul suchen').fill('Bild')
  await page.keyboard.press('Enter')
  const settings = page.getByRole('complementary', { name: 'Einstellungen: Bild' })
  await expect(settings.getByRole('button', { name: 'Bild wählen' })).toBeFocused()
  await expect(tools).toBeHidden()
})

test('a line with a word offers a module at the top, between any two and at the end, and lies over no text and no menu', async ({
  page,
}) => {
  // The menu of the last module has room below it.
  await page.setViewportSize({ width: 1440, height: 1400 })
  await write(page, 'zeile')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const lines = page.getByRole('button', { name: 'Hier einfügen' })
  const add = async (name: string) => {
    await page.getByLabel('Modul suchen').fill(name)
    await page.keyboard.press('Enter')
    await page.keyboard.type(name)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
  const between = async (upper: string, lower: string) => {
    const [above, below] = await Promise.all(
      [upper, lower].map((words) => page.locator('main').getByText(words, { exact: true }).boundingBox()),
    )
    if (!above || !below) throw new Error('no such texts')
    await page.mouse.move(above.x + 40, (above.y + above.height + below.y) / 2)
  }
  await between('Ihr Besuch', 'Anfang.')
  await expect(lines).toHaveCount(1)
  const words = page.locator('main [role="textbox"]')
  for (const box of await words.all()) {
    const [text, line] = [await box.boundingBox(), await lines.boundingBox()]
    expect(text && line && (text.y + text.height <= line.y || line.y + line.height <= text.y || line.x + line.width <= text.x)).toBe(true)
  }
  await lines.click()
  await add('Zitat')
  await expect.poll(() => modules(page)).toEqual(['Ihr Besuch', 'Zitat', 'Anfang. | Mitte.', 'Ende.'])
  const top = await page.locator('main').getByText('Ihr Besuch', { exact: true }).boundingBox()
  await page.mouse.move((top?.x ?? 0) + 40, (top?.y ?? 0) - 16)
  await lines.first().click()
  await add('Überschrift')
  await expect.poll(() => modules(page)).toEqual(['Überschrift', 'Ihr Besuch', 'Zitat', 'Anfang. | Mitte.', 'Ende.'])
  await page.getByText('Anfang.', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+F10')
  const entry = page.getByRole('menuitem', { name: 'Nach unten' })
  const middle = await entry.boundingBox()
  await page.mouse.move((middle?.x ?? 0) + 20, (middle?.y ?? 0) + 10)
  await entry.click()
  await expect.poll(() => modules(page)).toEqual(['Überschrift', 'Ihr Besuch', 'Zitat', 'Ende.', 'Anfang. | Mitte.'])
})

test('the picker opens beside its place without dimming the page, finds by synonym, shows each module in the house’s look, and remembers', async ({
  page,
}) => {
  await write(page, 'auswahl')
  const picker = page.getByRole('dialog', { name: 'Modul hinzufügen' })
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  const box = await picker.boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.y ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 1440).toBe(true)
  expect(await picker.evaluate((dialog) => dialog.matches(':modal'))).toBe(false)
  await expect(picker.locator('[inert] h2', { hasText: 'Ein Abend, der bleibt' }).first()).toBeAttached()
  await expect(picker.locator('[inert] img').first()).toBeAttached()
  await expectAccessible(page)
  await expect(page.getByLabel('Modul suchen')).toBeFocused()
  await page.keyboard.type('gibt es nicht')
  await expect(picker.getByRole('status')).toHaveText(/^Kein Modul heißt „gibt es nicht“/)
  await page.getByLabel('Modul suchen').fill('Akkordeon')
  await expect(picker.getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Modul suchen').fill('')
  await page.keyboard.press('ArrowDown')
  await expect(picker.getByRole('button', { name: 'Überschrift', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(picker.getByRole('button', { name: 'Zitat', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(picker).toHaveCount(0)
  await page.keyboard.type('Gesagt.')
  await expect.poll(() => modules(page)).toEqual(['Ihr Besuch', 'Gesagt.', 'Anfang. | Mitte.', 'Ende.'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  await expect(picker.getByRole('button', { name: 'Zitat, zuletzt eingefügt' })).toBeVisible()
  await page.mouse.click(5, 700)
  await expect(picker).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('textbox', { name: 'Zitat' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+Enter')
  const sheet = await picker.boundingBox()
  expect([sheet?.x, sheet?.width, (sheet?.y ?? 0) + (sheet?.height ?? 0)]).toEqual([0, 390, 844])
  await expectAccessible(page)
})
