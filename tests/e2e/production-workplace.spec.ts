import type { Locator, Page } from '@playwright/test'
import { PHONE } from '../support/windows.ts'
import { expectAccessible } from './accessibility.ts'
import { expectAtMost } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { Hands, type Means } from './hands.ts'
import { shopUrl } from './shop-faults.ts'
import { SHOP_TOKEN } from './shop-token.ts'
import { createRecord, logIn } from './staff.ts'

const AT_MOST = 40
/** Of Tab and arrow keys between them. */
const MOST_STEPS = 160

async function offerInShop(id: string, title: string, startsAt: string): Promise<void> {
  const response = await fetch(`${shopUrl()}/v1/performances/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${SHOP_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title, startsAt, saleFrom: null, hall: 'studio', soldShare: 0.25 }),
  })
  if (!response.ok) throw new Error(`the shop did not take ${id}: ${response.status}`)
}

async function makeHouse(page: Page, mark: string): Promise<{ roomId: number; otherId: number }> {
  const venueId = await createRecord(page, 'venue', { name: `Ort ${mark}`, city: 'Marienbrück' })
  const roomId = await createRecord(page, 'room', { name: `Saal ${mark}`, venueId })
  const otherId = await createRecord(page, 'room', { name: `Keller ${mark}`, venueId })
  return { roomId, otherId }
}

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const dates = (page: Page): Locator => page.getByRole('region', { name: 'Termine', exact: true })
const rowsOf = (page: Page): Locator =>
  dates(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

test('dates are edited in place by keyboard, a refusal keeps what was typed, and a change is undone', async ({ page }) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  const { roomId } = await makeHouse(page, mark)
  const productionId = await createRecord(page, 'production', { title: `Werkstück ${mark}` })
  for (const startsAt of ['2027-03-05T19:30', '2027-03-12T20:00']) await createRecord(page, 'event', { productionId, roomId, startsAt })
  await page.goto(`/cms-hub/production/${productionId}?tab=dates`)
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(tab(page, 'Termine')).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  // Enter opens a cell, Tab saves it and opens the next one, Escape takes back.
  const first = rowsOf(page).first()
  await first.getByRole('button', { name: /^Zeit, / }).focus()
  await page.keyboard.press('Enter')
  await expect(first.getByLabel(/^Zeit, /)).toBeFocused()
  await first.getByLabel(/^Zeit, /).fill('20:00')
  const moved = page.waitForResponse('**/api/admin/event/*/move')
  await page.keyboard.press('Tab')
  await moved
  const room = first.getByRole('combobox', { name: /^Raum, / })
  await expect(room).toBeFocused()
  await room.selectOption({ label: `Keller ${mark}` })
  await page.keyboard.press('Escape')
  const roomCell = first.getByRole('button', { name: /^Raum, .*: Saal / })
  await expect(roomCell).toBeFocused()
  await expect(first.getByRole('button', { name: /^Zeit, .*: 20:00/ })).toBeVisible()
  // The message stays in sight, with what takes it back.
  const message = dates(page).getByRole('status').filter({ hasText: 'ist verschoben' })
  await expect(message).toBeInViewport()
  await dates(page).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(first.getByRole('button', { name: /^Zeit, .*: 19:30/ })).toBeVisible()
  // Labels are ticked.
  await first.getByRole('button', { name: /^Kennzeichen, / }).press('Enter')
  await first.getByRole('checkbox', { name: 'Premiere', exact: true }).press('Space')
  await page.keyboard.press('Enter')
  await expect(first.getByRole('button', { name: /^Kennzeichen, .*: Premiere/ })).toBeFocused()
  await expect(dates(page).getByRole('status').filter({ hasText: 'ist gespeichert' })).toBeVisible()
  // An incomplete day is refused, and the cell says why.
  await first.getByRole('button', { name: /^Tag, / }).press('Enter')
  await first.getByLabel(/^Tag, /).fill('')
  await page.keyboard.press('Enter')
  await expect(first.getByRole('alert')).toHaveText('Bitte Tag und Uhrzeit ganz angeben.')
  // Into the other date's evening: written, and its clash said in the row.
  await first.getByRole('button', { name: /^Tag, / }).press('Enter')
  await first.getByLabel(/^Tag, /).fill('2027-03-12')
  await page.keyboard.press('Enter')
  await expect(dates(page).getByText(`Saal ${mark} ist belegt`).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '2 Termine mit Konflikt' })).toBeVisible()
})

test('a production is written in sections: nothing typed is lost by switching, and an error is found in its section', async ({ page }) => {
  await logIn(page)
  const title = `Abschnitte ${Date.now().toString(36)}`
  const id = await createRecord(page, 'production', { title, isOnline: false })
  await page.goto(`/cms-hub/production/${id}`)
  await expect(page.getByRole('tab')).toHaveText(['Stück', 'Besetzung', 'Termine', 'Karten', 'Bilder', 'Presse'])
  await page.getByRole('textbox', { name: 'Untertitel' }).fill('Nach einem wahren Abend')
  await page.getByRole('spinbutton', { name: 'Ab Jahren' }).fill('-3')
  await tab(page, 'Presse').click()
  await expect(page).toHaveURL(/\?tab=press$/)
  await expect(page.getByRole('textbox', { name: 'Untertitel' })).toBeHidden()
  await page.getByRole('textbox', { name: 'Förderer' }).fill('Stadtwerke')
  await page.keyboard.press('Control+s')
  await expect(tab(page, 'Stück')).toContainText('ein Fehler')
  await page.getByRole('link', { name: 'Ab Jahren' }).press('Enter')
  await expect(page.getByRole('spinbutton', { name: 'Ab Jahren' })).toBeFocused()
  await page.getByRole('spinbutton', { name: 'Ab Jahren' }).fill('8')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible()
  // By keyboard to the next section; reloading stays there.
  await tab(page, 'Stück').press('ArrowRight')
  await expect(tab(page, 'Besetzung')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Besetzung je Abend' })).toBeVisible()
  // What is missing leads to where it is put right, and the pill says what visitors see.
  await page.getByRole('button', { name: 'Kein Plakat' }).click()
  await expect(tab(page, 'Bilder')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await tab(page, 'Stück').click()
  await expect(page.getByRole('textbox', { name: 'Untertitel' })).toHaveValue('Nach einem wahren Abend')
  await expectAccessible(page)
})

/** Makes a whole run, with a mouse, with taps or by keys alone. */
async function makeRun(page: Page, means: Means): Promise<Hands> {
  const mark = Date.now().toString(36)
  const title = `Vierzig Griffe ${mark}`
  const { roomId } = await makeHouse(page, mark)
  const people = ['Adler', 'Birke', 'Conrad', 'Dorn', 'Eiche', 'Falk'].map((name) => `${name}-${mark}`)
  for (const lastName of people) await createRecord(page, 'person', { lastName })
  for (let week = 0; week < 12; week++) {
    const day = new Date(Date.UTC(2027, 0, 5 + 7 * week)).toISOString().slice(0, 10)
    await offerInShop(`${mark}-${week}`, title, `${day}T19:30:00+01:00`)
  }
  const hand = new Hands(page, means)
  await hand.open(page, '/cms-hub/production/new')
  await hand.write(page.getByRole('textbox', { name: 'Titel', exact: true }), title)
  await hand.use(tab(page, 'Besetzung'))
  for (const [index, name] of people.entries()) {
    await hand.use(page.getByRole('button', { name: '+ Mitwirkende Person' }))
    const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Zeile ${index + 1} entfernen` }) })
    // The focus is in the row.
    await hand.type(page, name)
    await hand.use(page.getByRole('option', { name, exact: true }))
    await hand.write(row.getByRole('textbox', { name: 'Rolle oder Aufgabe' }), `Rolle ${index + 1}`)
  }
  await hand.use(tab(page, 'Termine'))
  await hand.press(page, 'Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await hand.use(dates(page).getByRole('button', { name: 'Serie' }))
  await hand.write(page.getByRole('combobox', { name: 'Raum' }), `Saal ${mark}`)
  await hand.use(page.getByRole('option', { name: `Saal ${mark}`, exact: true }))
  await hand.use(page.getByRole('checkbox', { name: 'Dienstag' }))
  await hand.write(page.getByLabel('Erster Tag'), '2027-01-05')
  await hand.write(page.getByLabel('Letzter Tag'), '2027-03-23')
  await hand.use(page.getByRole('checkbox', { name: 'Sofort online' }))
  await hand.use(page.getByRole('button', { name: 'Termine zeigen' }))
  await hand.use(page.getByRole('button', { name: '12 Vorstellungen anlegen' }))
  await expect(rowsOf(page)).toHaveCount(12)
  for (let week = 0; week < 12; week++) await expect(rowsOf(page).nth(week)).toContainText(`${mark}-${week}`)
  await hand.use(page.getByRole('button', { name: 'Veröffentlichen' }))
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  expectAtMost(hand, AT_MOST)
  expect(roomId).toBeGreaterThan(0)
  return hand
}

test.describe('with a mouse, keys and a finger', () => {
  test.use({ hasTouch: true })

  test('a new production with six people, twelve dates and their numbers in the shop takes at most forty actions, by keyboard alone and on a phone, too', async ({
    page,
  }) => {
    test.slow()
    await logIn(page)
    await makeRun(page, 'click')
    const byKeys = await makeRun(page, 'keys')
    expect(byKeys.walked).toBeLessThanOrEqual(MOST_STEPS)
    await page.setViewportSize(PHONE)
    await makeRun(page, 'tap')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })
})

test('dates without a number are linked with the shop in one click, and on a phone each is a card', async ({ page }) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  const title = `Verknüpfbar ${mark}`
  const { roomId } = await makeHouse(page, mark)
  const productionId = await createRecord(page, 'production', { title })
  for (const [index, day] of ['2027-03-05', '2027-03-06', '2027-03-07'].entries()) {
    await createRecord(page, 'event', { productionId, roomId, startsAt: `${day}T19:30`, isOnline: index > 0 })
    await offerInShop(`${mark}-${index}`, title, `${day}T19:30:00+01:00`)
  }
  await page.setViewportSize(PHONE)
  await page.goto(`/cms-hub/production/${productionId}?tab=dates`)
  await expect(page.getByRole('button', { name: '3 Termine ohne Shopnummer' })).toBeVisible()
  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Mit dem Ticketshop verknüpfen/ })
    .click()
  await expect(rowsOf(page).first()).toContainText(`${mark}-0`)
  await expect(dates(page).getByText('2 Termine passen zu Terminen im Ticketshop.')).toBeVisible()
  await dates(page).getByRole('button', { name: 'Alle verknüpfen' }).click()
  await expect(rowsOf(page).nth(2)).toContainText(`${mark}-2`)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // Called off and taken back, from the menu of the card.
  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Aktionen: / })
    .click()
  await page.getByRole('menuitem', { name: 'Absagen' }).click()
  await expect(rowsOf(page).first()).toContainText('Abgesagt')
  await dates(page).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(rowsOf(page).first()).toContainText('Findet statt')
  // One more date, with the room and time of the last one.
  await dates(page).getByRole('button', { name: 'Termin', exact: true }).click()
  await page.getByRole('form', { name: 'Einen Termin anlegen' }).getByLabel('Tag').fill('2027-03-09')
  await page.keyboard.press('Enter')
  await expect(rowsOf(page)).toHaveCount(4)
  await tab(page, 'Karten').click()
  await expect(page.getByRole('region', { name: 'Karten' }).getByRole('row', { name: /05\.03\.2027/ })).toBeVisible()
  await expectAccessible(page)
})

test('many dates are shifted at once: what is in the way is said before, and one undo takes all back', async ({ page }) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  const { roomId } = await makeHouse(page, mark)
  const productionId = await createRecord(page, 'production', { title: `Schiebung ${mark}`, durationMinutes: 90 })
  const otherId = await createRecord(page, 'production', { title: `Im Weg ${mark}`, durationMinutes: 90 })
  for (const startsAt of ['2027-03-05T19:30', '2027-03-06T19:30']) await createRecord(page, 'event', { productionId, roomId, startsAt })
  await createRecord(page, 'event', { productionId: otherId, roomId, startsAt: '2027-03-07T19:00' })
  await page.goto(`/cms-hub/production/${productionId}?tab=dates`)
  await expect(rowsOf(page)).toHaveCount(2)
  await dates(page).getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).press('Space')
  await dates(page).getByRole('button', { name: 'Verschieben …' }).press('Enter')
  const sheet = page.getByRole('complementary', { name: '2 Termine verschieben' })
  await expect(sheet.getByRole('status')).toHaveText('Nichts ist im Weg.')
  await expect(sheet.getByRole('listitem').first()).toContainText('05.03.2027, 20:00')
  await sheet.getByRole('button', { name: '1 Tag später' }).press('Enter')
  await expect(sheet.getByRole('status')).toHaveText('Ein Termin mit Konflikt')
  await expect(sheet.getByRole('listitem').last()).toContainText(`Im Weg ${mark}`)
  await expectAccessible(page, { besides: 'main' })
  await sheet.getByLabel('Raum').selectOption({ label: `Keller ${mark}` })
  await expect(sheet.getByRole('status')).toHaveText('Nichts ist im Weg.')
  await sheet.getByRole('button', { name: '2 Termine verschieben' }).click()
  await expect(sheet).toBeHidden()
  await expect(dates(page).getByRole('status').filter({ hasText: '2 Termine sind verschoben.' })).toBeVisible()
  await expect(rowsOf(page).first()).toContainText('06.03.2027')
  await expect(rowsOf(page).first()).toContainText(`Keller ${mark}`)
  await dates(page).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(rowsOf(page).first()).toContainText('05.03.2027')
  await expect(rowsOf(page).first()).toContainText(`Saal ${mark}`)
  await page.setViewportSize(PHONE)
  await rowsOf(page).first().getByRole('checkbox').check()
  await dates(page).getByRole('button', { name: 'Verschieben …' }).click()
  await expect(page.getByRole('complementary', { name: /verschieben$/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('the sales of a production, an evening and the season are drawn, and read as a sentence and a table', async ({ page }) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  const { roomId } = await makeHouse(page, mark)
  const productionId = await createRecord(page, 'production', { title: `Verkauft ${mark}` })
  const id = await createRecord(page, 'event', { productionId, roomId, startsAt: '2027-03-05T19:30', idJet: `nie-gezaehlt-${mark}` })
  // A number that the shop has never counted.
  await page.goto(`/cms-hub/event/${id}`)
  await page.getByText('Verkauf im Verlauf').click()
  await expect(page.getByRole('figure')).toContainText('Noch keine Zahlen.')
  await page.goto('/cms-hub')
  const season = page.getByRole('region', { name: 'Verkauf der Spielzeit' }).getByRole('figure')
  await expect(season).toContainText(/von [\d.]+ Karten verkauft/)
  await expectAccessible(page)
})
