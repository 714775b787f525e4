import type { Page } from '@playwright/test'
import { PHONE, WIDE } from '../support/windows.ts'
import { expectAccessible } from './accessibility.ts'
import { expectAtMost } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { Hands, type Means } from './hands.ts'
import { logIn } from './staff.ts'

const MOST_ACTIONS = 25
/** Of Tab and arrow keys between them. */
const MOST_STEPS = 150
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
const palette = (page: Page) => page.getByRole('toolbar', { name: 'Frage hinzufügen' }).last()
const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

async function addTen(page: Page, hands: Hands): Promise<void> {
  for (const [kind, label] of QUESTIONS) {
    await hands.use(palette(page).getByRole('button', { name: kind, exact: true }))
    await hands.type(page, label)
    if (label === 'Welche Stufe?')
      await hands.write(card(page, label).getByRole('textbox', { name: 'Auswahl' }), 'Grundschule\nMittelstufe')
  }
}

async function makeForm(page: Page, means: Means): Promise<Hands> {
  const hands = new Hands(page, means)
  await page.goto('/cms-hub/form')
  await hands.use(page.getByRole('main').getByRole('link', { name: /Neu/ }))
  await hands.write(page.getByRole('textbox', { name: /^Titel/ }), `Schulbesuch ${Date.now().toString(36)}`)
  await addTen(page, hands)
  if (means === 'keys') await hands.press(page, 'Control+s')
  else await hands.use(page.getByRole('button', { name: 'Speichern' }))
  await expect(page.getByRole('status').first()).toContainText(/Gespeichert|Angelegt/)
  // What was made opens in a form of its own.
  await expect(page).toHaveURL(/\/cms-hub\/form\/\d+$/)
  expectAtMost(hands, MOST_ACTIONS)
  return hands
}

test.use({ hasTouch: true })

test('a form of ten questions takes twenty-five actions by keyboard alone, by mouse and on a phone; its cards are moved, doubled and made to depend on each other', async ({
  page,
}) => {
  test.slow()
  await logIn(page)
  const byKeys = await makeForm(page, 'keys')
  for (const [, label] of QUESTIONS) await expect(card(page, label)).toBeVisible()
  expect(byKeys.walked).toBeLessThanOrEqual(MOST_STEPS)
  await page.setViewportSize(PHONE)
  await makeForm(page, 'tap')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await expectAccessible(page, { besides: 'main' })
  await page.setViewportSize(WIDE)
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
  await page.getByRole('toolbar', { name: 'Frage hinzufügen' }).first().getByRole('button', { name: 'Textzeile' }).click()
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
