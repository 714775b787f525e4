import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expectAtMost } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { Hands, type Means } from './hands.ts'
import { createRecord, logIn } from './staff.ts'

const MOST_ACTIONS = 8
const line = (page: Page) => page.getByRole('textbox', { name: 'Neue Ausnahme in einer Zeile' })
const read = (page: Page, day: string) =>
  page.getByRole('region', { name: 'Was Besucher lesen' }).locator('div').filter({ hasText: day }).getByRole('definition')

/** Makes a counter with hours of its own, as other stories look at those of the demo house. */
async function makeCounter(page: Page): Promise<string> {
  const name = `Café ${Date.now().toString(36)}`
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, timeFrom: '11:00', timeTo: '19:00' }))
  await createRecord(page, 'opening-hours', { name, position: 9, hours })
  return name
}

async function christmas(page: Page, counter: string, means: Means): Promise<void> {
  const actions = new Hands(page, means)
  if (means !== 'tap') {
    await actions.use(page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: /^Website/ }))
    await actions.use(page.getByRole('link', { name: 'Öffnungszeiten', exact: true }))
  } else await actions.open(page, '/cms-hub/opening-hours')
  await actions.use(page.getByRole('link', { name: counter }))
  await actions.write(line(page), '24.–26.12. geschlossen')
  await expect(page.getByText('Donnerstag, 24. Dezember bis Samstag, 26. Dezember: Geschlossen')).toBeVisible()
  await actions.press(page, 'Enter')
  await expect(line(page)).toHaveValue('')
  await actions.write(line(page), '27.–30.12. 10–14 Uhr')
  await actions.press(page, 'Enter')
  await expect(read(page, 'Freitag, 25. Dezember')).toHaveText('Geschlossen')
  await expect(read(page, 'Mittwoch, 30. Dezember')).toHaveText('10:00–14:00')
  await actions.use(page.getByRole('button', { name: 'Speichern' }))
  await expect(page.getByRole('status').first()).toContainText('Gespeichert')
  expectAtMost(actions, MOST_ACTIONS)
  await page.reload()
  await expect(page.getByRole('listitem', { name: 'Sonntag, 27. Dezember bis Mittwoch, 30. Dezember' })).toBeVisible()
}

test('Christmas is told in eight actions: closed on three days, other hours on four', async ({ page }) => {
  await logIn(page)
  const counter = await makeCounter(page)
  await page.goto('/cms-hub')
  await christmas(page, counter, 'click')
  await expectAccessible(page, { besides: 'main' })
})

test('Christmas is told in as few actions by keyboard alone', async ({ page }) => {
  await logIn(page)
  const counter = await makeCounter(page)
  await page.goto('/cms-hub')
  await christmas(page, counter, 'keys')
})

test('what is no exception stays as it was typed, with a word on why; without a mouse too', async ({ page }) => {
  await logIn(page)
  const counter = await makeCounter(page)
  await page.goto('/cms-hub/opening-hours')
  await page.getByRole('link', { name: counter }).press('Enter')
  await line(page).fill('über die Feiertage zu')
  await line(page).press('Enter')
  await expect(line(page)).toHaveValue('über die Feiertage zu')
  await expect(line(page)).toHaveAccessibleDescription(/Daraus lassen sich kein Tag/)
  // A weekday has two spans; the focus stays when one goes.
  const monday = page.getByRole('group', { name: 'Montag', exact: true })
  await monday.getByRole('button', { name: 'Zeit: Montag' }).press('Enter')
  await expect(monday.getByLabel('von')).toHaveCount(2)
  await monday.getByLabel('von').last().fill('20:00')
  await monday.getByLabel('bis').last().fill('22:00')
  await monday.getByRole('button', { name: '11:00–19:00 entfernen: Montag' }).press('Enter')
  await expect(monday.getByRole('button', { name: 'Zeit: Montag' })).toBeFocused()
  await monday.getByRole('button', { name: '20:00–22:00 entfernen: Montag' }).press('Enter')
  await expect(monday.getByText('Geschlossen')).toHaveCount(1)
  await page.getByRole('button', { name: 'Tage auswählen' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ has: page.getByLabel('bis einschließlich') })).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('Christmas is told in as few taps, and nothing leaves the screen', async ({ page }) => {
    await logIn(page)
    await christmas(page, await makeCounter(page), 'tap')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page, { besides: 'main' })
  })
})
