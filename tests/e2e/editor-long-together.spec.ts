import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, logInAsColleague, publishNow, publishSheet, textNode } from './staff.ts'

test.describe.configure({ mode: 'default' })

const ROUNDS = 12
/** Rounds in which one of them has no line. */
const CUT = { from: 4, until: 8 }

const text = (page: Page) => page.locator('main').getByRole('textbox', { name: 'Text' })
const paragraph = (page: Page, index: number) => text(page).locator('p').nth(index)

/** Writes a sentence at the end of a paragraph of the one text, wherever the caret was before. */
async function writeOn(page: Page, index: number, sentence: string): Promise<void> {
  // What the colleague writes at this moment may put the caret back to where the click was, until the editor has seen where it is.
  await expect(async () => {
    await paragraph(page, index).click({ timeout: 10_000 })
    expect(await paragraph(page, index).evaluate(setCaretToEnd)).toBe(true)
  }).toPass({ timeout: 60_000 })
  await page.keyboard.type(sentence)
}

/** Where the key End would lead if a paragraph had one line. @returns whether the caret is still there when all that was due is done */
async function setCaretToEnd(element: Element): Promise<boolean> {
  document.getSelection()?.collapse(element, element.childNodes.length)
  // Not frames: a window behind another may draw none.
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setTimeout(resolve, 20))
  const { focusNode, focusOffset } = document.getSelection() ?? {}
  if (!focusNode || !element.contains(focusNode)) return false
  const rest = document.createRange()
  rest.selectNodeContents(element)
  rest.setStart(focusNode, focusOffset ?? 0)
  return rest.toString() === ''
}

const sentences = (name: string) => Array.from({ length: ROUNDS }, (_, round) => ` ${name} grüßt zum ${round + 1}. Mal, über die Brücke.`)

test('two people write twelve sentences each into one text, one without a line for a third of them: nothing is lost or asked, and nobody publishes the other’s unseen', async ({
  page,
  browser,
}) => {
  // Twenty-four sentences, letter by letter.
  test.slow()
  await logIn(page)
  const path = await createPage(page, 'lange-zusammen', [
    headlineNode('head-1', 'Gäste'),
    textNode('text-1', 'Ännes Absatz.', 'Ritas Absatz.'),
  ])
  const rita = await logInAsColleague(page, browser)
  await Promise.all([edit(page, path), edit(rita, path)])
  await Promise.all([page, rita].map((window) => expect(window.getByText('Auch hier:')).toBeVisible()))
  const [mine, hers] = [sentences('Änne'), sentences('Rita')]
  for (let round = 0; round < ROUNDS; round++) {
    if (round === CUT.from) await rita.context().setOffline(true)
    if (round === CUT.until) await rita.context().setOffline(false)
    await Promise.all([writeOn(page, 0, mine[round] ?? ''), writeOn(rita, 1, hers[round] ?? '')])
    if (round === CUT.until - 1) await expect(rita.getByText(/^Offline/).first()).toBeVisible()
  }
  const both = [`Ännes Absatz.${mine.join('')}`, `Ritas Absatz.${hers.join('')}`]
  for (const window of [page, rita]) {
    await expect(text(window).locator('p')).toHaveText(both)
    await expect(window.getByRole('dialog', { name: 'Gleichzeitig geändert' })).toBeHidden()
  }
  // The text is both people's: it goes live by whom ticks it, who is told whose it is; it is not ticked by itself.
  await page.keyboard.press('Control+s')
  const tick = publishSheet(page).getByRole('checkbox', { name: /Text/ })
  await expect(publishSheet(page)).toContainText('Rita Redaktion')
  await expect(tick).not.toBeChecked()
  await tick.check()
  await publishNow(page).click()
  await expect(page.getByRole('alert')).toContainText('Besucher sehen es jetzt')
  for (const window of [page, rita]) {
    await window.reload()
    await expect(window.locator('main').getByText(both[0] ?? '')).toBeVisible()
    await expect(window.locator('main').getByText(both[1] ?? '')).toBeVisible()
  }
  const live = await (await page.request.get(path, { headers: { cookie: '' } })).text()
  for (const sentence of [...mine, ...hers]) expect(live).toContain(sentence.trim())
})
