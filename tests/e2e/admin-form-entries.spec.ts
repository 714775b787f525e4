import type { Page } from '@playwright/test'
import { CSRF_COOKIE } from '../../app/platform/http/cookies.ts'
import { expectAccessible } from './accessibility.ts'
import { Actions } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { logIn } from './staff.ts'

const CONTACT = 1
const MOST_ACTIONS = 4

/** A visitor writes to the house. @returns the name that the entry goes by */
async function write(page: Page): Promise<string> {
  const name = `Anna ${Date.now().toString(36)}`
  await page.goto('/de')
  const token = (await page.context().cookies()).find((cookie) => cookie.name === CSRF_COOKIE)?.value ?? ''
  const field_values = { name, email: 'anna@besuch.example', thema: 'Karten', nachricht: 'Gibt es noch Karten für heute?' }
  const { origin } = new URL(page.url())
  const answer = await page.request.post('/de/api/forms-entries/', {
    data: { form: CONTACT, field_values },
    headers: { origin, 'X-CSRFToken': token },
  })
  expect(await answer.json()).toMatchObject({ detail: expect.any(String) })
  expect(answer.status()).toBe(201)
  return name
}

async function answerFromMenu(page: Page, act: 'click' | 'tap'): Promise<void> {
  const name = await write(page)
  await logIn(page)
  const actions = new Actions()
  await page.goto('/cms-hub/entries?state=open')
  // With the number of what is open among the tabs, which are longer than a phone is wide.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await actions[act](page.getByRole('link', { name }))
  const sheet = page.getByRole('complementary', { name: /^Schreiben Sie uns, Eintrag/ })
  await expect(sheet.getByText('Gibt es noch Karten für heute?')).toBeVisible()
  await expect(sheet.getByText(/Antworten darauf gehen an verwaltung@marienbrueck\.example/)).toBeVisible()
  await actions.fill(sheet.getByRole('textbox', { name: 'Antwort an anna@besuch.example' }), 'Ja, an der Abendkasse.')
  await actions[act](sheet.getByRole('button', { name: 'Senden und erledigen' }))
  await expect(sheet.getByRole('region', { name: 'Antworten' }).getByText('Ja, an der Abendkasse.')).toBeVisible()
  await expect(sheet.getByText('Erledigt', { exact: true })).toBeVisible()
  expect(actions.count).toBeLessThanOrEqual(MOST_ACTIONS)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await expectAccessible(page, { besides: 'main' })
}

test('an entry is read, answered and done in four actions; what is typed outlives the sheet and a colleague’s note', async ({ page }) => {
  await answerFromMenu(page, 'click')
  const sheet = page.getByRole('complementary', { name: /^Schreiben Sie uns, Eintrag/ })
  const note = sheet.getByRole('textbox', { name: 'Interne Notiz' })
  await note.fill('Ruft morgen noch einmal an.')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.goBack()
  await expect(note).toHaveValue('Ruft morgen noch einmal an.')
  // A colleague has written one meanwhile.
  const token = (await page.context().cookies()).find((cookie) => cookie.name === CSRF_COOKIE)?.value ?? ''
  const id = new URL(page.url()).searchParams.get('entry')
  const theirs = await page.request.patch(`/api/admin/entries/${id}`, {
    data: { note: { text: 'Ist Mitglied im Freundeskreis.', base: 0 } },
    headers: { origin: new URL(page.url()).origin, 'X-CSRFToken': token },
  })
  expect(theirs.status()).toBe(204)
  await sheet.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(sheet.getByText('Ist Mitglied im Freundeskreis.')).toBeVisible()
  await expect(note).toHaveValue('Ruft morgen noch einmal an.')
  await expectAccessible(page, { besides: 'main' })
  await note.fill('Ist Mitglied im Freundeskreis, ruft morgen noch einmal an.')
  await sheet.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(sheet.getByText('Die Notiz ist gespeichert.')).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue('Ist Mitglied im Freundeskreis, ruft morgen noch einmal an.')
})

test('the hub says how many entries are open, and leads to them', async ({ page }) => {
  const name = await write(page)
  await logIn(page)
  await page.goto('/cms-hub')
  await page.getByRole('link', { name: /^Antworten: .*eingegangene/ }).click()
  await expect(page.getByRole('complementary', { name: /, Eintrag/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Erledigt: ${name}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Als erledigt gekennzeichnet.' })).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  // It stands no longer in this list, and the way back is here all the same.
  // Where the line is cut, the way back stays.
  const again = page.getByRole('button', { name: `Wieder öffnen: ${name}` })
  await page.route('**/api/admin/entries/*', (route) => route.abort(), { times: 1 })
  await again.click()
  await expect(page.getByText('Der Server ist nicht zu erreichen.')).toBeVisible()
  await again.click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Wieder öffnen/ })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('an entry is answered in as few taps', async ({ page }) => {
    await answerFromMenu(page, 'tap')
  })
})
