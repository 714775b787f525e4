import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'

const GROUPS = '/de/forms/gruppen/2'
const CLUB = '/de/forms/spielclub/6'

/** Records every entry sent to the server. */
function watchEntries(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/forms-entries/')) sent.push(request.postData() ?? '')
  })
  return sent
}

/** The message that replaces the form. */
function thanks(page: Page, hasText: string): Locator {
  return page.getByRole('main').getByRole('status').filter({ hasText })
}

// What a form says of what is typed has component tests (app/forms).

test('a file is uploaded before the form is sent and can be removed', requirement('FORM-32'), async ({ page }) => {
  const sent = watchEntries(page)
  await page.goto(`${CLUB}?bestaetigen=veraltet`)
  const outdated = page.getByText('Dieser Link gilt nicht mehr')
  await expect(outdated).toBeVisible()
  const input = page.getByLabel('Oder möchtest du uns etwas schicken?')
  await input.setInputFiles({ name: 'seite.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') })
  await expect(input).toHaveAccessibleDescription(/von einer Art, die wir nicht annehmen/)
  await input.setInputFiles({ name: 'Mein Text.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') })
  await expect(page.getByText('Mein Text.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Datei entfernen' }).click()
  await expect(page.getByText('Mein Text.pdf')).toBeHidden()
  await input.setInputFiles({ name: 'Mein Text.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') })
  await page.getByLabel('Vorname').fill('Kim')
  await page.getByLabel('Nachname').fill('Besuch')
  await page.getByLabel('E-Mail-Adresse').fill('kim@besuch.example')
  await page.getByLabel('Geburtsdatum').fill('2008-05-01')
  await page.getByRole('radio', { name: '16 Jahre oder älter' }).check()
  await page.getByLabel(/Ich bin einverstanden/).check()
  await page.getByLabel('Was interessiert dich?').selectOption(['Spielen', 'Musik'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(thanks(page, 'Schön, dass du mitmachen willst')).toBeFocused()
  await expect(outdated).toBeHidden()
  expect(JSON.parse(sent[0] ?? '').field_values).toMatchObject({
    interessen: ['Spielen', 'Musik'],
    arbeit: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form shows its errors and the typed values, shows every field, and confirms the entry', async ({ page }) => {
    await page.goto(GROUPS)
    await expect(page.getByLabel('Wie viele Rollstuhlplätze?')).toBeVisible()
    await page.getByLabel('Ihr Name').fill('Ohne Skript')
    await page.getByRole('button', { name: 'Absenden' }).click()
    await expect(page.getByRole('group', { name: 'Bitte prüfen Sie 2 Angaben' })).toBeVisible()
    await expect(page.getByLabel('Ihr Name')).toHaveValue('Ohne Skript')
    await page.getByLabel('E-Mail-Adresse').fill('ohne@besuch.example')
    await page.getByLabel('Anzahl der Personen').fill('12')
    await page.getByRole('button', { name: 'Absenden' }).click()
    // This server's clock is fixed, so even a person appears too fast.
    await expect(page.getByRole('group', { name: 'Das ging sehr schnell' })).toBeVisible()
    await page.getByRole('button', { name: 'Absenden' }).click()
    await expect(page).toHaveURL(/\?gesendet$/)
    await expect(thanks(page, 'Wir suchen Plätze')).toBeVisible()
  })
})

test('staff reach the reset of their password from the login', async ({ page }) => {
  await page.goto('/cms-hub')
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(page.getByRole('heading', { name: 'Passwort vergessen?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('E-Mail-Adresse').fill('niemand@marienbrueck.example')
  await page.getByRole('button', { name: 'Link zusenden' }).click()
  // This server has no mail server, and does not claim to send mail.
  await expect(thanks(page, 'Diese Website verschickt noch keine Mails')).toBeVisible()
  await page.goto('/cms-hub/passwort?token=zu-alt')
  await page.getByLabel('Neues Passwort').fill('ein langes neues Passwort')
  await page.getByRole('button', { name: 'Passwort setzen' }).click()
  await expect(page.getByRole('alert')).toContainText('Dieser Link wurde schon benutzt oder ist zu alt.')
  await expectAccessible(page)
})
