import type { Page } from '@playwright/test'
import { Actions } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { createRecord, edit, logIn, publishButton, publishNow } from './staff.ts'

/** Into the text, the letter, the sheet of what goes live, and yes: nothing goes live without having been shown (decision 0061). */
const FEWEST = 4
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

async function expectCorrected(page: Page, path: string, actions: Actions): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'Besucher sehen es jetzt.' })).toBeVisible()
  expect(await (await page.request.get(path)).text()).toContain(`${TYPO}t.`)
  expect(actions.count).toBe(FEWEST)
}

test('a letter is added to a production’s text and is live in four actions, by mouse', async ({ page }) => {
  const path = await openProduction(page)
  const actions = new Actions()
  await actions.click(page.locator('main p', { hasText: TYPO }), await endOf(page))
  await actions.type(page, 't.')
  await actions.click(publishButton(page))
  await expect(publishNow(page)).toHaveText('1 veröffentlichen')
  await actions.click(publishNow(page))
  await expectCorrected(page, path, actions)
})

test('by keyboard alone', async ({ page }) => {
  const path = await openProduction(page)
  // Up to the text it is as far as Tab has to go.
  await page.locator('main').getByRole('textbox', { name: 'Text' }).focus()
  const actions = new Actions()
  await actions.press(page, 'Control+End')
  await actions.type(page, 't.')
  await actions.press(page, 'Control+s')
  await actions.press(page, 'Enter')
  await expectCorrected(page, path, actions)
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
    await expectCorrected(page, path, actions)
  })
})
