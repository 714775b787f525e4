import { appendFile, utimes, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Actions, expectAtMost } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { logIn } from './staff.ts'

const GOOD = 96
/** Reading and comparing the lines takes a while on a small machine. */
const READING = { timeout: 30_000 }
const FAULTY = 4
/** Browsers take the first instant of all for none. */
const LONG_AGO = new Date('2026-01-01')
const ROOMS = ['Großes Haus', 'Werkhalle', 'Studio']

/** A hundred lines, every twenty-fifth with an error of its own. A whole season is tested without a browser. */
function programme(mark: string): Buffer {
  const wrong = [
    `${mark};Kesselhaus;01.03.2029 20:00;`,
    `${mark};Studio;31.02.2029 20:00;`,
    ';Studio;01.03.2029 20:00;',
    `${mark};Studio;01.03.2029 20:00;vielleicht`,
  ]
  const good = Array.from({ length: GOOD }, (_, index) => {
    const day = new Date(Date.UTC(2029, 0, 1 + Math.floor(index / ROOMS.length))).toISOString().slice(0, 10)
    return `${mark} ${index % 8};${ROOMS[index % ROOMS.length]};${day} 19:30;`
  })
  const faulty = Array.from({ length: FAULTY }, (_, index) => wrong[index % wrong.length] ?? '')
  const lines = good.flatMap((line, index) => ((index + 1) % (GOOD / FAULTY) === 0 ? [line, faulty[(index + 1) / 24 - 1] ?? ''] : [line]))
  return Buffer.from(['Produktion;Raum;Beginn;Status', ...lines].join('\n'))
}

async function choose(page: Page, buffer: Buffer, hand = new Actions(), name = 'spielplan.csv', mimeType = 'text/csv'): Promise<void> {
  await page.goto('/cms-hub/import')
  await hand.act(() => page.getByLabel('Datei').setInputFiles({ name, mimeType, buffer }))
  await hand.click(page.getByRole('button', { name: 'Zeigen, was sich ändern würde' }))
}

/** A calendar of one entry. */
function calendar(title: string): Buffer {
  const day = ['DTSTART;TZID=Europe/Berlin:20320619T110000', 'DTEND;TZID=Europe/Berlin:20320619T120000']
  const entry = ['BEGIN:VEVENT', `UID:${title}`, 'DTSTAMP:20261101T100000Z', `SUMMARY:${title}`, 'LOCATION:Studio', ...day, 'END:VEVENT']
  return Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Haus//Plan//DE', ...entry, 'END:VCALENDAR', ''].join('\r\n'))
}

test('of a hundred lines with four invalid ones each error has its reason, the others are imported, and a second import changes nothing', async ({
  page,
}) => {
  test.slow()
  const mark = `Einfuhr ${Date.now().toString(36)}`
  const file = programme(mark)
  await logIn(page)
  const hand = new Actions()
  await choose(page, file, hand)
  await expect(page.getByText('96 neu, 0 geändert, 0 unverändert, 4 abgelehnt.')).toBeVisible(READING)
  const rejected = page.getByRole('row').filter({ has: page.getByText('Abgelehnt', { exact: true }) })
  await expect(rejected).toHaveCount(FAULTY)
  await expect(rejected.filter({ hasText: /„Kesselhaus“ gibt es nicht|ist kein Zeitpunkt|Produktion fehlt|ist kein Status/ })).toHaveCount(
    FAULTY,
  )
  await expectAccessible(page)
  await hand.click(page.getByRole('button', { name: '96 Vorstellungen importieren' }))
  await expect(page.getByRole('status').filter({ hasText: 'Der Spielplan ist importiert.' })).toBeVisible({ timeout: 60_000 })
  expectAtMost(hand, 3)
  const left = page.getByRole('region', { name: 'Abgelehnte Zeilen aus „spielplan.csv“' })
  await expect(left.getByRole('row')).toHaveCount(1 + FAULTY)
  await choose(page, file)
  await expect(page.getByText('0 neu, 0 geändert, 96 unverändert, 4 abgelehnt.')).toBeVisible(READING)
  await expect(page.getByRole('button', { name: /importieren$/ })).toHaveCount(0)
  await page.goto('/cms-hub/calendar?date=2029-01-03&view=rooms')
  await expect(page.getByRole('link', { name: new RegExp(`19:30 ${mark}`) })).toHaveCount(7 * ROOMS.length)
  // The whole import is undone at once.
  await page.goto('/cms-hub/import')
  await page.getByRole('button', { name: 'Import rückgängig machen …' }).first().click()
  const confirmation = page.getByRole('dialog', { name: 'Import rückgängig machen?' })
  await expect(confirmation.getByText('Was der Import angelegt hat (104)')).toBeVisible()
  await expectAccessible(page)
  await confirmation.getByRole('button', { name: 'Import rückgängig machen' }).click()
  const past = page.getByRole('region', { name: 'Importe der letzten 30 Tage' })
  await expect(past).toBeFocused()
  await expect(past.getByRole('status')).toHaveText('Rückgängig gemacht.', { timeout: 60_000 })
  await page.goto('/cms-hub/calendar?date=2029-01-03&view=rooms')
  await expect(page.getByRole('link', { name: new RegExp(`19:30 ${mark}`) })).toHaveCount(0)
})

test('a calendar file is imported; a linked performance keeps its number in the shop until another one of the file is ticked', async ({
  page,
}) => {
  const mark = `Nummer ${Date.now().toString(36)}`
  const file = (number: string) => Buffer.from(`Produktion;Raum;Beginn;Shopnummer\n${mark};Studio;05.03.2031 11:00;${number}`)
  await logIn(page)
  const hand = new Actions()
  await choose(page, calendar(`Kalenderblatt ${mark}`), hand, 'plan.ics', 'text/calendar')
  await expect(page.getByRole('button', { name: 'Eine Vorstellung importieren' })).toBeVisible(READING)
  await hand.click(page.getByRole('button', { name: 'Eine Vorstellung importieren' }))
  await expect(page.getByRole('status').filter({ hasText: 'Der Spielplan ist importiert.' })).toBeVisible({ timeout: 60_000 })
  expectAtMost(hand, 3)
  await choose(page, file(`${mark}-A`))
  await page.getByRole('button', { name: 'Eine Vorstellung importieren' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Der Spielplan ist importiert.' })).toBeVisible({ timeout: 60_000 })
  await choose(page, file(`${mark}-B`))
  await expect(page.getByText(`Bleibt im Ticketshop mit ${mark}-A verknüpft; in der Datei steht ${mark}-B.`)).toBeVisible(READING)
  await expect(page.getByRole('button', { name: /importieren$/ })).toHaveCount(0)
  await expectAccessible(page)
  const numbers = page.getByRole('group', { name: 'Andere Nummern im Ticketshop' })
  await numbers.getByRole('checkbox', { name: 'Eine Vorstellung mit der Nummer aus der Datei verknüpfen' }).check()
  await page.getByRole('button', { name: 'Neu zeigen, was sich ändern würde' }).click()
  await expect(page.getByText('Achtung: Eine Vorstellung verliert ihre Nummer im Ticketshop oder bekommt eine andere.')).toBeVisible(
    READING,
  )
  await page.getByRole('button', { name: 'Eine Vorstellung importieren' }).click()
  await expect(page.getByRole('status').filter({ hasText: '0 neu, 1 geändert' })).toBeVisible({ timeout: 60_000 })
})

test('a row that was rejected is corrected on a later visit, as part of the import that is undone as a whole', async ({ page }) => {
  const mark = `Später ${Date.now().toString(36)}`
  const lines = [`${mark};Studio;05.03.2032 20:00;`, `${mark};Kesselhaus;06.03.2032 20:00;Gastspiel`, `${mark};Studio;irgendwann;`]
  await logIn(page)
  await choose(page, Buffer.from(['Produktion;Raum;Beginn;Hinweis', ...lines].join('\n')))
  await page.getByRole('button', { name: 'Eine Vorstellung importieren' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Der Spielplan ist importiert.' })).toBeVisible({ timeout: 60_000 })
  await page.goto('/cms-hub/import')
  await page.getByRole('button', { name: 'Abgelehnte Zeilen korrigieren (2)' }).first().press('Enter')
  const left = page.getByRole('region', { name: 'Abgelehnte Zeilen aus „spielplan.csv“' })
  await expect(left).toBeFocused()
  await expect(left.getByText('Einen Raum „Kesselhaus“ gibt es nicht.')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await left.getByRole('link', { name: 'Abgelehnte Zeilen aus „spielplan.csv“ herunterladen (CSV)' }).click()
  expect((await download).suggestedFilename()).toBe('abgelehnt.csv')
  await left.getByRole('button', { name: `Zeile 3 korrigieren: ${mark}` }).press('Enter')
  const form = left.getByRole('form', { name: 'Zeile 3 korrigieren' })
  const room = form.getByLabel('Raum')
  await expect(room).toBeFocused()
  await room.fill('Kesselhaus 2')
  await room.press('Enter')
  await expect(left.getByRole('status')).toHaveText('Zeile 3 ist noch abgelehnt.')
  await expect(form.getByText('Einen Raum „Kesselhaus 2“ gibt es nicht.')).toBeVisible()
  await room.fill('Werkhalle')
  await room.press('Enter')
  await expect(left.getByRole('status')).toHaveText('Zeile 3 ist importiert.')
  await expect(left).toBeFocused()
  await left.getByRole('button', { name: 'Alle noch einmal versuchen' }).click()
  await expect(left.getByRole('status')).toHaveText('Zeile 4 ist noch abgelehnt.')
  const past = page.getByRole('region', { name: 'Importe der letzten 30 Tage' })
  await expect(past.getByText('2 neu, 0 geändert, 0 unverändert, 1 abgelehnt.').first()).toBeVisible()
  await past.getByRole('button', { name: 'Import rückgängig machen …' }).first().click()
  await expect(page.getByText('Was der Import angelegt hat (3)')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Import rückgängig machen' }).click()
  await expect(past.getByRole('status')).toHaveText('Rückgängig gemacht.', { timeout: 60_000 })
  await expect(left).toHaveCount(0)
})

test('a preview outlives a cut line and a file that is saved once more: what is typed stays, and it is said which of the two it was', async ({
  page,
  context,
}, testInfo) => {
  const mark = `Disposition ${Date.now().toString(36)}`
  const path = testInfo.outputPath('disposition.csv')
  await writeFile(path, `Datum;Beginn;Ende;Stück;Ort\n05.03.2033;20:00;21:30;${mark};Studio\n06.03.2033;22:30;0:15;${mark};Kesselhaus\n`)
  // Browsers tell by the second when a file was written, and this test may take no longer.
  await utimes(path, LONG_AGO, LONG_AGO)
  await logIn(page)
  await page.goto('/cms-hub/import')
  await page.getByLabel('Datei').setInputFiles(path)
  const preview = page.getByRole('button', { name: 'Zeigen, was sich ändern würde' })
  await preview.click()
  await expect(page.getByText('1 neu, 0 geändert, 0 unverändert, 1 abgelehnt.')).toBeVisible(READING)

  await page.getByRole('button', { name: `Zeile 3 korrigieren: ${mark}` }).click()
  const form = page.getByRole('form', { name: 'Zeile 3 korrigieren' })
  await form.getByLabel('Raum').fill('Werkhalle')
  await context.setOffline(true)
  await form.getByLabel('Raum').press('Enter')
  await expect(form.getByRole('alert')).toHaveText('Der Server ist nicht zu erreichen.')
  await expect(form.getByLabel('Raum')).toHaveValue('Werkhalle')
  await context.setOffline(false)
  await form.getByLabel('Raum').press('Enter')
  await expect(page.getByText('2 neu, 0 geändert, 0 unverändert, 0 abgelehnt.')).toBeVisible(READING)

  await appendFile(path, `07.03.2033;20:00;21:30;${mark};Studio\n`)
  await preview.click()
  const changed = page.getByText('Die Datei wurde geändert oder verschoben, seit sie gewählt wurde. Bitte wählen Sie sie noch einmal.')
  await expect(changed).toBeVisible()
  await expect(page.getByText('2 neu, 0 geändert, 0 unverändert, 0 abgelehnt.')).toBeVisible()
  // Browsers report no choice of the file that is chosen already.
  await page.getByLabel('Datei').setInputFiles(path)
  await preview.click()
  await expect(page.getByText('2 neu, 0 geändert, 0 unverändert, 1 abgelehnt.')).toBeVisible(READING)
  await expect(changed).toHaveCount(0)
})
