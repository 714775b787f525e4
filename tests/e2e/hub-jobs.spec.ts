import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { oneTimeCode } from '../support/one-time-code.ts'
import { expectAccessible } from './accessibility.ts'
import { Actions, expectAtMost } from './actions.ts'
import { grid, makeProduction, visitorReads } from './cast-production.ts'
import { expect, test } from './fixtures.ts'
import { inviteSomebody, newAddress, PASSWORD } from './new-account.ts'
import { createRecord, expectHub, logIn } from './staff.ts'

// The jobs of a house that no other story counts; the table of all of them stands in docs/measurements.md.

const mark = (): string => Date.now().toString(36)
const area = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: new RegExp(`^${name}`) })
const screen = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })
const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Speichern', exact: true })
const saved = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Gespeichert$/ })

/** One action: files are let go together, wherever on the screen. */
async function dropAnywhere(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const given = files.map(({ buffer, ...file }) => ({ ...file, bytes: buffer.toString('base64') }))
  const carried = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, bytes } of list)
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type: mimeType }))
    return transfer
  }, given)
  const place = page.getByRole('heading', { level: 1 })
  await place.dispatchEvent('dragover', { dataTransfer: carried })
  await place.dispatchEvent('drop', { dataTransfer: carried })
}

async function logInBy(page: Page, hand: Actions, email: string): Promise<void> {
  await hand.fill(page.getByLabel('E-Mail-Adresse'), email)
  await hand.fill(page.getByLabel('Passwort', { exact: true }), PASSWORD)
  await hand.click(page.getByRole('button', { name: 'Anmelden', exact: true }))
}

async function choosePicture(page: Page, hand: Actions): Promise<void> {
  await hand.click(page.getByRole('button', { name: 'Bild wählen' }).first())
  await hand.click(page.getByRole('dialog', { name: 'Bild wählen' }).getByRole('listitem').getByRole('button').first())
}

test('a new production with text, picture and season', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub')
  const hand = new Actions()
  await hand.click(page.getByRole('banner').getByRole('button', { name: 'Neu' }))
  await hand.click(page.getByRole('menuitem', { name: 'Produktion' }))
  await hand.fill(page.getByRole('textbox', { name: 'Titel', exact: true }), `Gezählt ${mark()}`)
  await hand.fill(page.getByRole('textbox', { name: 'Teaser' }), 'Ein Küstenort wiegt seine Vögel.')
  await hand.fill(page.getByRole('combobox', { name: 'Spielzeit' }), '2026/27')
  await hand.click(page.getByRole('option', { name: '2026/27', exact: true }))
  await hand.click(page.getByRole('tab', { name: 'Bilder' }))
  await choosePicture(page, hand)
  await hand.press(page, 'Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gezählt')
  expectAtMost(hand, 10)
})

test('performances are listed from today on, and the past is one press away', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/event')
  const first = page.getByRole('rowheader').first()
  await expect(first).toContainText('21.11.2026')
  await expectAccessible(page)
  const hand = new Actions()
  const period = page.getByRole('navigation', { name: 'Zeitraum' })
  await hand.click(period.getByRole('link', { name: 'Vergangen' }))
  await expect(period.getByRole('link', { name: 'Vergangen' })).toHaveAttribute('aria-current', 'true')
  await expect(first).not.toContainText('21.11.2026')
  expectAtMost(hand, 1)
  // What is searched for stays in what was chosen.
  await page.getByRole('searchbox', { name: 'Suche' }).fill('Glasgesang')
  await expect(page).toHaveURL(/when=past&q=Glasgesang/)
  await period.getByRole('link', { name: 'Ab heute' }).click()
  await expect(page).toHaveURL(/q=Glasgesang/)
  await expect(first).toContainText('Glasgesang')
  // What is still being typed when another period is pressed stays, too, and so does the period.
  await page.getByRole('searchbox', { name: 'Suche' }).fill('Kirschgarten')
  await period.getByRole('link', { name: 'Alle' }).click()
  await expect(first).toContainText('Kirschgarten')
  await expect(period.getByRole('link', { name: 'Alle' })).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/q=Kirschgarten/)
  await expect(page.getByRole('searchbox', { name: 'Suche' })).toHaveValue('Kirschgarten')
})

test('the dates of a production are found', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub')
  const hand = new Actions()
  await hand.click(page.getByRole('banner').getByRole('button', { name: 'Seite, Stück, Mensch oder Befehl' }))
  const palette = page.getByRole('dialog', { name: 'Alle Befehle' })
  await expect(palette).toBeVisible()
  await hand.type(page, 'glasgesang')
  const found = palette.getByRole('group', { name: 'Im Haus' })
  await hand.click(found.getByRole('option', { name: /Stück|Produktion/ }).first())
  await hand.click(page.getByRole('tab', { name: 'Termine' }))
  await expect(page.getByRole('region', { name: 'Termine', exact: true }).getByRole('table')).toBeVisible()
  expectAtMost(hand, 4)
})

test('a performance is moved on the board by keyboard', async ({ page }) => {
  await logIn(page)
  const title = `Ein Ruck ${mark()}`
  const venueId = await createRecord(page, 'venue', { name: title })
  const roomId = await createRecord(page, 'room', { name: `Saal ${title}`, venueId })
  const productionId = await createRecord(page, 'production', { title, durationMinutes: 90 })
  await createRecord(page, 'event', { productionId, roomId, startsAt: '2027-09-07T19:30' })
  await page.goto('/cms-hub/calendar?view=week&date=2027-09-06')
  const entry = page.getByRole('link', { name: new RegExp(`^[\\d:]+ (\\d+ % )?${title}`) })
  await entry.focus()
  const hand = new Actions()
  await hand.press(page, 'Alt+ArrowRight')
  await expect(page.getByRole('status')).toContainText([`Verschoben: ${title}, Mittwoch`])
  expectAtMost(hand, 1)
})

test('six pictures come in one delivery, each described', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/media')
  const seed = Date.now()
  const files = await Promise.all(
    [0, 1, 2, 3, 4, 5].map(async (index) => {
      const [r, g, b] = [16, 8, 0].map((shift) => ((seed + index * 4099) >> shift) & 255)
      const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: { r, g, b } } })
        .png()
        .toBuffer()
      return { name: `lieferung-${seed}-${index}.png`, mimeType: 'image/png', buffer }
    }),
  )
  const hand = new Actions()
  await hand.act(() => dropAnywhere(page, files))
  const list = page.getByRole('list', { name: 'Dateien zum Hochladen' })
  for (const { name } of files) {
    await hand.fill(list.getByRole('listitem').filter({ hasText: name }).getByLabel('Was das Bild zeigt'), `Probe ${name}`)
  }
  const all = page.getByRole('group', { name: 'Für alle Dateien dieser Lieferung' })
  await hand.fill(all.getByLabel('Nachweis'), 'Foto: Ada Lind')
  await hand.fill(all.getByLabel('Sammlung'), `Lieferung ${seed}`)
  await hand.fill(all.getByLabel('Darf gezeigt werden bis'), '2031-07-31')
  await expectAccessible(page)
  await hand.click(page.getByRole('button', { name: '6 Dateien hochladen' }))
  for (const { name } of files) await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText('Hochgeladen')
  expectAtMost(hand, 11)
  await page.reload()
  await page.getByRole('combobox', { name: 'Sammlung' }).selectOption(`Lieferung ${seed}`)
  await expect(page).toHaveURL(/collection=Lieferung/)
  await expect(page.getByText('Foto: Ada Lind')).toHaveCount(6)
})

test('somebody invited sets a password and a second factor, and logs in with both', async ({ page }) => {
  const { email, link } = await inviteSomebody(page)
  const hand = new Actions()
  await hand.open(page, link)
  await hand.fill(page.getByLabel('Neues Passwort'), PASSWORD)
  await hand.click(page.getByRole('button', { name: 'Passwort setzen' }))
  await hand.click(page.getByRole('link', { name: 'Zur Anmeldung' }))
  await logInBy(page, hand, email)
  await expectHub(page)
  await hand.click(page.getByRole('banner').getByRole('button', { name: 'Menü für Nora Neu' }))
  await hand.click(page.getByRole('menuitem', { name: 'Mein Konto' }))
  await hand.click(page.getByRole('button', { name: 'Zweiten Faktor einrichten' }))
  await hand.fill(page.getByLabel('Ihr Passwort'), PASSWORD)
  await hand.click(page.getByRole('button', { name: 'Weiter' }))
  const key = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent())?.replaceAll(' ', '')
  const uri = `otpauth://totp/haus?secret=${key}`
  await hand.fill(page.getByLabel('Code aus der App'), await oneTimeCode(uri))
  await hand.click(page.getByRole('button', { name: 'Bestätigen' }))
  await hand.click(page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }))
  await expect(page.getByText('Ihr zweiter Faktor ist eingerichtet.')).toBeVisible()
  expectAtMost(hand, 15)
  await page.context().clearCookies()
  await page.goto('/cms-hub')
  const again = new Actions()
  await logInBy(page, again, email)
  await again.fill(page.getByLabel('Code'), await oneTimeCode(uri, 1))
  await again.click(page.getByRole('button', { name: 'Anmelden', exact: true }))
  await expectHub(page)
  expectAtMost(again, 5)
})

test('the rights of a picture end, and what uses it is seen', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/media?kind=picture')
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first()
    .getByRole('link')
    .first()
    .click()
  const hand = new Actions()
  await hand.fill(page.getByLabel('Darf gezeigt werden bis'), '2030-12-31')
  await hand.click(saveButton(page))
  await expect(page.getByRole('status').first()).toContainText('Gespeichert')
  expectAtMost(hand, 2)
})

test('a spreadsheet with a wrong line is imported', async ({ page }) => {
  await logIn(page)
  const title = `Einfuhr ${mark()}`
  await page.goto('/cms-hub/import')
  const file = `Produktion;Raum;Beginn\n${title};Studio;05.03.2032 11:00\n${title};Kesselhaus;06.03.2032 11:00`
  const hand = new Actions()
  await hand.act(() => page.getByLabel('Datei').setInputFiles({ name: 'spielplan.csv', mimeType: 'text/csv', buffer: Buffer.from(file) }))
  await hand.click(page.getByRole('button', { name: 'Zeigen, was sich ändern würde' }))
  await expect(page.getByText('1 neu, 0 geändert, 0 unverändert, 1 abgelehnt.')).toBeVisible({ timeout: 30_000 })
  await hand.click(page.getByRole('button', { name: 'Eine Vorstellung importieren' }))
  await expect(page.getByRole('status').filter({ hasText: 'Der Spielplan ist importiert.' })).toBeVisible({ timeout: 60_000 })
  expectAtMost(hand, 3)
})

test('a record goes to the bin and comes back', async ({ page }) => {
  await logIn(page)
  const name = `Weg und wieder ${mark()}`
  const id = await createRecord(page, 'tag', { name })
  await page.goto(`/cms-hub/tag/${id}`)
  const away = new Actions()
  await away.click(page.getByRole('button', { name: 'Weitere Aktionen' }))
  await away.click(page.getByRole('menuitem', { name: 'Löschen' }))
  await away.click(page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Schlagworte' })).toBeVisible()
  const back = new Actions()
  await back.click(area(page, 'Haus'))
  await back.click(screen(page, 'Papierkorb'))
  await back.click(page.getByRole('button', { name: `${name} zurückholen` }))
  await expect(page.getByRole('status').filter({ hasText: `${name} ist wieder da.` })).toBeVisible()
  expectAtMost(away, 3)
  expectAtMost(back, 3)
})

test('one field goes back to what it was', async ({ page }) => {
  await logIn(page)
  const id = await createRecord(page, 'venue', { name: `Versioniert ${mark()}`, city: 'Marienbrück' })
  await page.goto(`/cms-hub/venue/${id}`)
  await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Oberbrück')
  await saveButton(page).click()
  await expect(saved(page)).toBeVisible()
  const hand = new Actions()
  await hand.click(page.getByRole('button', { name: 'Weitere Aktionen' }))
  await hand.click(page.getByRole('menuitem', { name: 'Verlauf' }))
  await hand.click(page.getByRole('dialog', { name: 'Verlauf' }).getByRole('button', { name: 'Nur das zurückholen: Ort' }).first())
  await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Marienbrück')
  expectAtMost(hand, 3)
})

test('an alert is online', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub')
  const hand = new Actions()
  await hand.click(page.getByRole('banner').getByRole('button', { name: 'Neu' }))
  await hand.click(page.getByRole('menuitem', { name: 'Eilmeldung' }))
  await hand.fill(page.getByRole('textbox', { name: 'Titel', exact: true }), `Sturmwarnung ${mark()}`)
  await hand.press(page, 'Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sturmwarnung')
  expectAtMost(hand, 4)
  // Its end is asked where its visibility is, and what the form says of it is so.
  const asked = page.getByRole('group', { name: 'Für Besucher sichtbar?' })
  await asked.getByLabel('Sichtbar bis').fill('2026-11-20T10:00')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Besucher sehen das nicht mehr: Es endete am 20.11.2026')).toBeVisible()
  await expectAccessible(page)
  // Other stories look at the site without it.
  await page.getByRole('radio', { name: 'Noch nicht' }).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Offline: Besucher sehen das nicht.')).toBeVisible()
})

test('somebody is invited', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/people')
  const form = page.getByRole('heading', { name: 'Jemanden einladen' }).locator('..')
  const hand = new Actions()
  await hand.fill(form.getByLabel('Vorname'), 'Nora')
  await hand.fill(form.getByLabel('Nachname'), 'Neu')
  const email = newAddress('gezaehlt')
  await hand.fill(form.getByLabel('E-Mail-Adresse'), email)
  await hand.click(form.getByRole('button', { name: 'Einladung senden' }))
  await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible()
  expectAtMost(hand, 4)
})

test('three records are changed at once, and that is taken back', async ({ page }) => {
  await logIn(page)
  const lastName = mark()
  for (const firstName of ['Anna', 'Berta', 'Clara']) await createRecord(page, 'person', { firstName, lastName })
  await page.goto(`/cms-hub/person?q=${lastName}`)
  const hand = new Actions()
  await hand.click(page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }))
  await hand.click(page.getByRole('button', { name: 'Offline nehmen' }))
  await expect(page.getByRole('status').filter({ hasText: '3 Einträge erledigt.' })).toBeVisible()
  await hand.click(page.getByRole('button', { name: 'Rückgängig machen' }))
  await expect(page.getByText('3 Änderungen zurückgenommen.')).toBeVisible()
  expectAtMost(hand, 3)
})

test('a list is kept as a view', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/person?isOnline=true')
  const hand = new Actions()
  await hand.click(page.getByRole('button', { name: 'Ansicht speichern' }))
  await hand.fill(page.getByRole('textbox', { name: 'Name' }), `Gezählt ${mark()}`)
  await hand.click(saveButton(page))
  await expect(page.getByText('Die Ansicht ist gespeichert.')).toBeVisible()
  expectAtMost(hand, 3)
})

test('an address that leads nowhere is redirected', async ({ page }) => {
  // What staff ask for is not counted.
  const old = `/de/vergangen-${mark()}`
  await page.goto(old)
  await logIn(page)
  const create = page.getByRole('link', { name: `Weiterleitung anlegen: ${old}` })
  await expect(async () => {
    await page.goto('/cms-hub/lost')
    await expect(create).toBeVisible({ timeout: 1000 })
  }).toPass()
  const hand = new Actions()
  await hand.click(create)
  await expect(page.getByLabel('Alte Adresse', { exact: true })).toHaveValue(old)
  await hand.fill(page.getByLabel('Neue Adresse', { exact: true }), '/de/spielplan')
  await hand.press(page, 'Control+s')
  await expect(page).toHaveURL(/\/cms-hub\/redirect\/\d+$/)
  expectAtMost(hand, 3)
  await page.goto(old)
  await expect(page).toHaveURL(/\/de\/spielplan/)
})

test('a calendar file is imported', async ({ page }) => {
  await logIn(page)
  const title = `Kalenderblatt ${mark()}`
  await page.goto('/cms-hub/import')
  const day = ['DTSTART;TZID=Europe/Berlin:20320619T110000', 'DTEND;TZID=Europe/Berlin:20320619T120000']
  const entry = ['BEGIN:VEVENT', `UID:${title}`, 'DTSTAMP:20261101T100000Z', `SUMMARY:${title}`, 'LOCATION:Studio', ...day, 'END:VEVENT']
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Haus//Plan//DE', ...entry, 'END:VCALENDAR', ''].join('\r\n')
  const hand = new Actions()
  await hand.act(() => page.getByLabel('Datei').setInputFiles({ name: 'plan.ics', mimeType: 'text/calendar', buffer: Buffer.from(file) }))
  await hand.click(page.getByRole('button', { name: 'Zeigen, was sich ändern würde' }))
  const apply = page.getByRole('button', { name: 'Eine Vorstellung importieren' })
  await expect(apply).toBeVisible({ timeout: 30_000 })
  await hand.click(apply)
  await expect(page.getByRole('status').filter({ hasText: 'Der Spielplan ist importiert.' })).toBeVisible({ timeout: 60_000 })
  expectAtMost(hand, 3)
})

test('the cast of tonight is changed at a desk', async ({ page }) => {
  await logIn(page)
  const { id, events, names } = await makeProduction(page, mark(), [0])
  const hand = new Actions()
  await hand.open(page, `/cms-hub/production/${id}?tab=cast`)
  await hand.click(grid(page).getByRole('gridcell').first())
  await hand.click(page.getByRole('option', { name: names.ayla }))
  await expect.poll(() => visitorReads(page, events[0] ?? 0)).toContain(`statt ${names.tove}`)
  expectAtMost(hand, 3)
})
