import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Actions } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { logIn } from './staff.ts'

const MOST_ACTIONS = 25
const QUESTIONS: [kind: string, label: string][] = [
  ['Textzeile', 'Ihr Name'],
  ['E-Mail-Adresse', 'Ihre Adresse'],
  ['Webadresse', 'Seite Ihrer Schule'],
  ['Zahl', 'Wie viele kommen?'],
  ['Tag', 'Welcher Tag?'],
  ['Kästchen zum Ankreuzen', 'Mit Führung'],
  ['Datei', 'Brief der Schule'],
  ['Tag und Uhrzeit', 'Wann dürfen wir anrufen?'],
  ['Eines hiervon, zum Ankreuzen', 'Welche Stufe?'],
  ['Mehrere Zeilen', 'Was sollen wir wissen?'],
]
const palette = (page: Page) => page.getByRole('group', { name: 'Frage hinzufügen' }).last()
const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

async function addTen(page: Page, actions: Actions, act: 'click' | 'tap'): Promise<void> {
  for (const [kind, label] of QUESTIONS) {
    await actions[act](palette(page).getByRole('button', { name: kind, exact: true }))
    await actions.type(page, label)
    if (label === 'Welche Stufe?')
      await actions.fill(card(page, label).getByRole('textbox', { name: 'Auswahl' }), 'Grundschule\nMittelstufe')
  }
}

async function makeForm(page: Page, act: 'click' | 'tap'): Promise<void> {
  const actions = new Actions()
  await page.goto('/cms-hub/form')
  await actions[act](page.getByRole('link', { name: /Neu/ }).first())
  await actions.fill(page.getByRole('textbox', { name: /^Titel/ }), `Schulbesuch ${Date.now().toString(36)}`)
  await addTen(page, actions, act)
  await actions[act](page.getByRole('button', { name: 'Speichern' }))
  await expect(page.getByRole('status').first()).toContainText(/Gespeichert|Angelegt/)
  expect(actions.count).toBeLessThanOrEqual(MOST_ACTIONS)
}

test('a form of ten questions takes twenty-five actions; its cards are moved, doubled and made to depend on each other', async ({
  page,
}) => {
  await logIn(page)
  await makeForm(page, 'click')
  await expectAccessible(page, { besides: 'main' })
  // By keyboard: the card moves, and the focus with it.
  const name = card(page, 'Ihr Name').getByRole('textbox', { name: /^Beschriftung/ })
  await name.press('Alt+ArrowDown')
  await expect(page.getByRole('listitem', { name: 'Ihr Name' }).getByRole('textbox', { name: /^Beschriftung/ })).toBeFocused()
  const labels = page.getByRole('textbox', { name: /^Beschriftung/ })
  const firstTwo = () => labels.evaluateAll((all) => all.slice(0, 2).map((one) => (one as HTMLInputElement).value))
  expect(await firstTwo()).toEqual(['Ihre Adresse', 'Ihr Name'])
  // By mouse: it goes to where it is let go.
  await card(page, 'Ihr Name').locator('[draggable="true"]').dragTo(card(page, 'Ihre Adresse'))
  expect(await firstTwo()).toEqual(['Ihr Name', 'Ihre Adresse'])
  // A question depends on an earlier one, which is picked by its label.
  const last = card(page, 'Was sollen wir wissen?')
  await last.getByText(/^Mehr zu Frage 10/).click()
  await last.getByRole('combobox', { name: 'Nur fragen, wenn' }).selectOption('Welche Stufe?')
  await last.getByRole('checkbox', { name: 'Mittelstufe' }).check()
  await page.getByRole('button', { name: 'Frage 1 verdoppeln' }).click()
  await expect(labels).toHaveCount(11)
  await page.getByRole('button', { name: 'Frage nach der 2. hinzufügen' }).click()
  await page.getByRole('group', { name: 'Frage hinzufügen' }).first().getByRole('button', { name: 'Textzeile' }).click()
  await page.keyboard.type('Dazwischen')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status').first()).toContainText('Gespeichert')
  await page.reload()
  await expect(card(page, 'Dazwischen')).toBeVisible()
  await expect(labels).toHaveCount(12)
  await card(page, 'Was sollen wir wissen?')
    .getByText(/^Mehr zu Frage 12/)
    .click()
  await expect(card(page, 'Was sollen wir wissen?').getByRole('checkbox', { name: 'Mittelstufe' })).toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a form of ten questions takes as few taps', async ({ page }) => {
    await logIn(page)
    await makeForm(page, 'tap')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page, { besides: 'main' })
  })
})
