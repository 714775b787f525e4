import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Actions } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { createRecord, delayRequests, edit, logIn, publishButton, publishNow, publishSheet } from './staff.ts'

/** Into the text, the letter, and Ctrl+S: a small correction before one's eyes goes live at once (decision 0103). */
const FEWEST = 3
/** Without keys that command: the letter, the sheet of what goes live, and yes. */
const FEWEST_BY_TOUCH = 4
const TYPO = 'Ein Koffer reist um die Wel'

const paragraph = (page: Page) => page.locator('main p', { hasText: TYPO })
const entered = (page: Page) => page.locator('main .ProseMirror-focused')

/** A production whose text lacks its last letter, as its page is read. @returns its path */
async function readProduction(page: Page): Promise<string> {
  await logIn(page)
  const description = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: TYPO }] }] }
  const id = await createRecord(page, 'production', { title: `Vertippt ${Date.now().toString(36)}`, description, isOnline: true })
  await page.goto(`/de/stuecke/vertippt/${id}`)
  await expect(page.getByRole('button', { name: 'Seite bearbeiten' })).toBeVisible()
  return new URL(page.url()).pathname
}

/** The same, opened for editing. */
async function openProduction(page: Page): Promise<string> {
  const path = await readProduction(page)
  await edit(page, path)
  return path
}

/** The end of the line, right of its last letter. */
async function endOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await paragraph(page).boundingBox()
  return { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) / 2 }
}

/** The middle of the last word, which lacks a letter. */
async function lastWord(page: Page): Promise<{ x: number; y: number }> {
  return paragraph(page).evaluate((element) => {
    const text = element.firstChild as Text
    const word = document.createRange()
    word.setStart(text, text.length - 2)
    word.setEnd(text, text.length - 1)
    const [at, around] = [word.getBoundingClientRect(), element.getBoundingClientRect()]
    return { x: (at.left + at.right) / 2 - around.left, y: (at.top + at.bottom) / 2 - around.top }
  })
}

const chosenWords = (page: Page) => page.evaluate(() => String(document.getSelection()))

async function expectCorrected(page: Page, path: string, actions: Actions, fewest = FEWEST): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'Besucher sehen es jetzt.' })).toBeVisible()
  expect(await (await page.request.get(path)).text()).toContain(`${TYPO}t.`)
  expect(actions.count).toBe(fewest)
}

test('from the page as it is read: two presses on the word, the word, Ctrl+S', async ({ page }) => {
  const path = await readProduction(page)
  await expect(page.getByText('Text ändern: zweimal darauf klicken')).toBeVisible()
  await paragraph(page).scrollIntoViewIfNeeded()
  const actions = new Actions()
  await actions.doubleClick(paragraph(page), await lastWord(page))
  await expect(entered(page)).toBeAttached()
  await expect.poll(() => chosenWords(page)).toBe('Wel')
  await actions.type(page, 'Welt.')
  await actions.press(page, 'Control+s')
  await expectCorrected(page, path, actions)
  await expectAccessible(page)
})

test('from the page as it is read, by keyboard alone: E leads to the text in view', async ({ page }) => {
  const path = await readProduction(page)
  await paragraph(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const actions = new Actions()
  await actions.press(page, 'e')
  await expect(entered(page)).toContainText(TYPO)
  await actions.type(page, 't.')
  await actions.press(page, 'Control+s')
  await expectCorrected(page, path, actions)
})

test('E leads to what is chosen, such as what the browser has found; a key in a field is a letter', async ({ page }) => {
  await readProduction(page)
  const choose = () =>
    paragraph(page).evaluate((element) =>
      document.getSelection()?.setBaseAndExtent(element.firstChild as Text, 4, element.firstChild as Text, 10),
    )
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('')
  await page.keyboard.type('e')
  await expect(page).not.toHaveURL(/edit/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox')).toBeHidden()
  await choose()
  await page.keyboard.press('e')
  await expect(entered(page)).toBeAttached()
  await expect.poll(() => chosenWords(page)).toBe('Koffer')
})

test('what is typed before the editor is there comes into the text', async ({ page }) => {
  await readProduction(page)
  await paragraph(page).scrollIntoViewIfNeeded()
  const letGo = await delayRequests(page, '**/*edit*')
  await paragraph(page).dblclick({ position: await lastWord(page) })
  await page.keyboard.type('Welt. Und heim')
  letGo()
  await expect(entered(page).locator('p')).toHaveText('Ein Koffer reist um die Welt. Und heim')
})

test('a letter is added to a production’s text and is live in three actions, and is taken back by one more', async ({ page }) => {
  const path = await openProduction(page)
  const actions = new Actions()
  await actions.click(paragraph(page), await endOf(page))
  await actions.type(page, 't.')
  await actions.press(page, 'Control+s')
  await expectCorrected(page, path, actions)
  await expect(publishSheet(page)).toHaveCount(0)
  await expect(page.locator('.ProseMirror-focused')).toHaveText(`${TYPO}t.`)
  await expectAccessible(page)

  // The bar's button of this name has a sign alone.
  await page.getByRole('button', { name: 'Rückgängig' }).filter({ hasText: 'Rückgängig' }).click()
  await expect.poll(async () => (await page.request.get(path)).text()).not.toContain(`${TYPO}t.`)
  expect(await (await page.request.get(path)).text()).toContain(TYPO)
  await expect(paragraph(page)).toHaveText(TYPO)
})

test('by keyboard alone, and an Enter in the same breath does not reach the text', async ({ page }) => {
  const path = await openProduction(page)
  // Up to the text it is as far as Tab has to go.
  await page.locator('main').getByRole('textbox', { name: 'Text' }).focus()
  const actions = new Actions()
  await actions.press(page, 'Control+End')
  await actions.type(page, 't.')
  await actions.press(page, 'Control+s')
  await page.keyboard.press('Enter')
  await expectCorrected(page, path, actions)
  await expect(page.locator('.ProseMirror-focused p')).toHaveCount(1)
})

test('what is more than a small correction is shown before it goes live', async ({ page }) => {
  const path = await openProduction(page)
  await paragraph(page).click({ position: await endOf(page) })
  await page.keyboard.type('t, und niemand weiß, was darin ist.')
  await page.keyboard.press('Control+s')
  await expect(publishNow(page)).toBeFocused()
  expect(await (await page.request.get(path)).text()).not.toContain('was darin ist')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('from the page as it is read', async ({ page }) => {
    const path = await readProduction(page)
    await paragraph(page).scrollIntoViewIfNeeded()
    const actions = new Actions()
    await actions.doubleTap(paragraph(page), await endOf(page))
    await expect(entered(page)).toBeAttached()
    await actions.type(page, 't.')
    await actions.tap(publishButton(page))
    await expect(publishNow(page)).toHaveText('1 veröffentlichen')
    await actions.tap(publishNow(page))
    await expectCorrected(page, path, actions, FEWEST_BY_TOUCH)
  })

  test('by touch', async ({ page }) => {
    const path = await openProduction(page)
    const actions = new Actions()
    await actions.tap(paragraph(page), await endOf(page))
    await actions.type(page, 't.')
    await actions.tap(publishButton(page))
    await expect(publishNow(page)).toHaveText('1 veröffentlichen')
    await actions.tap(publishNow(page))
    await expectCorrected(page, path, actions, FEWEST_BY_TOUCH)
  })
})
