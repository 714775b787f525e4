import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Actions, expectAtMost } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { createRecord, edit, logIn, logInAsColleague, save } from './staff.ts'

// An article is written and made visible where it is kept, without a way to its page.

const mark = (): string => Date.now().toString(36)
const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Speichern', exact: true })
const saved = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Gespeichert$/ })

test('an article is asked once whether and from when it is visible', async ({ page }) => {
  await logIn(page)
  const title = `Beilage ${mark()}`
  await createRecord(page, 'article-category', { name: title })
  await page.goto('/cms-hub/article/new')
  const hand = new Actions()
  await hand.fill(page.getByRole('textbox', { name: 'Titel', exact: true }), title)
  await hand.fill(page.getByRole('combobox', { name: 'Rubrik' }), title)
  await hand.click(page.getByRole('option', { name: title, exact: true }))
  const asked = page.getByRole('group', { name: 'Für Besucher sichtbar?' })
  await expect(asked.getByRole('radio', { name: 'Noch nicht' })).toBeChecked()
  await hand.click(asked.getByRole('radio', { name: 'Ja, ab einem Zeitpunkt' }))
  await expect(asked.getByLabel('Sichtbar ab')).toHaveValue(/^20\d\d-/)
  await hand.fill(asked.getByLabel('Sichtbar ab'), '2031-01-02T09:00')
  // Half below the head, a button of the text's tools would be measured too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await hand.click(saveButton(page))
  await expect(page.getByText(/^ab 02\.01\.2031.* sichtbar$/).first()).toBeVisible()
  expectAtMost(hand, 6)
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Planen' }).click()
  const plans = page.getByRole('dialog', { name: 'Planen' })
  await expect(plans.getByLabel('Sichtbar bis')).toBeVisible()
  await expect(plans.getByRole('combobox')).toHaveCount(0)
})

test('an article with text and picture is written in one form, beside the page as visitors will see it', async ({ page }) => {
  await logIn(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const [title, words] = [`Nachtwache ${mark()}`, 'Um vier Uhr gehört der Hafen den Möwen.']
  await createRecord(page, 'article-category', { name: title })
  await page.goto('/cms-hub/article/new')
  const hand = new Actions()
  const preview = page.frameLocator('iframe[title="Vorschau"]')
  await hand.fill(page.getByRole('textbox', { name: 'Titel', exact: true }), title)
  await hand.fill(page.getByRole('combobox', { name: 'Rubrik' }), title)
  await hand.click(page.getByRole('option', { name: title, exact: true }))
  await hand.fill(page.getByRole('textbox', { name: 'Vorspann' }), 'Eine Reportage.')
  await hand.click(page.getByRole('textbox', { name: 'Text', exact: true }))
  await hand.type(page, words)
  await hand.click(page.getByRole('button', { name: 'Bild wählen' }).first())
  await hand.click(page.getByRole('dialog', { name: 'Bild wählen' }).getByRole('listitem').getByRole('button').first())
  await hand.click(page.getByRole('radio', { name: 'Ja, ab einem Zeitpunkt' }))
  await expect(preview.getByText(words)).toBeVisible()
  await expect(preview.locator('main figure img, main picture img').first()).toBeVisible()
  await expectAccessible(page)
  await hand.click(saveButton(page))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expectAtMost(hand, 11)
  await page.getByRole('link', { name: 'Auf der Website ansehen' }).first().click()
  await expect(page.locator('main').getByText(words)).toBeVisible()
})

test('whoever writes on stores without losing the caret, and what a colleague wrote on the page meanwhile stays', async ({
  page,
  browser,
}) => {
  await logIn(page)
  const title = `Zu zweit ${mark()}`
  const categoryId = await createRecord(page, 'article-category', { name: title })
  const words = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
  const text = ['erster', 'zweiter'].map((id) => ({ id, text: words(`Der ${id} Absatz.`) }))
  const article = { title, categoryId, publishedAt: '2026-11-01T10:00', isOnline: true, text }
  const id = await createRecord(page, 'article', article)
  await page.goto(`/cms-hub/article/${id}`)
  const first = page.getByRole('textbox', { name: 'Text 1' })
  await first.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Weiter')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  await page.keyboard.type(' geht es.')
  await expect(first).toHaveText('Der erster Absatz. Weiter geht es.')
  const rita = await logInAsColleague(page, browser)
  await edit(rita, `/de/aktuelles/x/${id}`)
  await rita.locator('main').getByText('Der zweiter Absatz.').click()
  await rita.keyboard.press('End')
  await rita.keyboard.type(' Von Rita.')
  await save(rita)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Jemand anderes hat diesen Eintrag inzwischen geändert.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Text 2' })).toHaveText('Der zweiter Absatz. Von Rita.')
  await expect(first).toHaveText('Der erster Absatz. Weiter geht es.')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
})

test('several articles are asked once whether and from when they are visible, and the list says it once', async ({ page }) => {
  await logIn(page)
  const title = `Reihe ${mark()}`
  const categoryId = await createRecord(page, 'article-category', { name: title })
  for (const number of [1, 2])
    await createRecord(page, 'article', { title: `${title} ${number}`, categoryId, publishedAt: '2026-11-01T10:00' })
  await page.goto(`/cms-hub/article?q=${encodeURIComponent(title)}`)
  const row = page.getByRole('row', { name: new RegExp(`${title} 1`) })
  await expect(row).toContainText('offline')
  await expect(page.getByRole('columnheader', { name: /^Sichtbar/ })).toHaveCount(1)
  const hand = new Actions()
  await hand.click(page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }))
  await hand.click(page.getByRole('button', { name: 'Sichtbarkeit …' }))
  const asked = page.getByRole('dialog', { name: 'Sichtbarkeit von 2 Einträgen' })
  await hand.click(asked.getByRole('radio', { name: 'Ja, ab einem Zeitpunkt' }))
  await hand.fill(asked.getByLabel('Sichtbar ab'), '2031-01-02T09:00')
  await expectAccessible(page)
  await hand.click(asked.getByRole('button', { name: 'In 2 Einträgen setzen' }))
  await expect(page.getByRole('row', { name: /ab 02\.01\.2031/ })).toHaveCount(2)
  expectAtMost(hand, 5)
})
