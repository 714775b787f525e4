import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Actions } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { createRecord, edit, logIn, publishButton, publishNow, publishSheet } from './staff.ts'

/** Into the text, the letter, and Ctrl+S: a small correction before one's eyes goes live at once (decision 0103). */
const FEWEST = 3
/** Without keys that command: the letter, the sheet of what goes live, and yes. */
const FEWEST_BY_TOUCH = 4
const TYPO = 'Ein Koffer reist um die Wel'

/** A production whose text lacks its last letter, opened for editing. @returns its path */
async function openProduction(page: Page): Promise<string> {
  await logIn(page)
  const description = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: TYPO }] }] }
  const id = await createRecord(page, 'production', { title: `Vertippt ${Date.now().toString(36)}`, description, isOnline: true })
  await page.goto(`/de/stuecke/vertippt/${id}`)
  const { pathname } = new URL(page.url())
  await edit(page, pathname)
  return pathname
}

/** The end of the line, right of its last letter. */
async function endOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('main p', { hasText: TYPO }).boundingBox()
  return { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) / 2 }
}

async function expectCorrected(page: Page, path: string, actions: Actions, fewest = FEWEST): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'Besucher sehen es jetzt.' })).toBeVisible()
  expect(await (await page.request.get(path)).text()).toContain(`${TYPO}t.`)
  expect(actions.count).toBe(fewest)
}

test('a letter is added to a production’s text and is live in three actions, and is taken back by one more', async ({ page }) => {
  const path = await openProduction(page)
  const actions = new Actions()
  await actions.click(page.locator('main p', { hasText: TYPO }), await endOf(page))
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
  await expect(page.locator('main p', { hasText: TYPO })).toHaveText(TYPO)
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
  await page.locator('main p', { hasText: TYPO }).click({ position: await endOf(page) })
  await page.keyboard.type('t, und niemand weiß, was darin ist.')
  await page.keyboard.press('Control+s')
  await expect(publishNow(page)).toBeFocused()
  expect(await (await page.request.get(path)).text()).not.toContain('was darin ist')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('by touch', async ({ page }) => {
    const path = await openProduction(page)
    const actions = new Actions()
    await actions.tap(page.locator('main p', { hasText: TYPO }), await endOf(page))
    await actions.type(page, 't.')
    await actions.tap(publishButton(page))
    await expect(publishNow(page)).toHaveText('1 veröffentlichen')
    await actions.tap(publishNow(page))
    await expectCorrected(page, path, actions, FEWEST_BY_TOUCH)
  })
})
