import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { logIn } from './staff.ts'

const GOOD = 96
/** Reading and comparing the lines takes a while on a small machine. */
const READING = { timeout: 30_000 }
const FAULTY = 4
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

async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/cms-hub/import')
  await page.getByLabel('Datei').setInputFiles({ name: 'spielplan.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Zeigen, was sich ändern würde' }).click()
}

test('of a hundred lines with four invalid ones each error has its reason, the others are imported, and a second import changes nothing', async ({
  page,
}) => {
  test.slow()
  const mark = `Einfuhr ${Date.now().toString(36)}`
  const file = programme(mark)
  await logIn(page)
  await choose(page, file)
  await expect(page.getByText('96 neu, 0 geändert, 0 unverändert, 4 abgelehnt.')).toBeVisible(READING)
  const rejected = page.getByRole('row').filter({ has: page.getByText('Abgelehnt', { exact: true }) })
  await expect(rejected).toHaveCount(FAULTY)
  await expect(rejected.filter({ hasText: /„Kesselhaus“ gibt es nicht|ist kein Zeitpunkt|Produktion fehlt|ist kein Status/ })).toHaveCount(
    FAULTY,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: '96 Vorstellungen importieren' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Der Spielplan ist importiert.' })).toBeVisible({ timeout: 60_000 })
  const left = page.getByRole('region', { name: 'Was abgelehnt wurde' })
  await expect(left.getByRole('row')).toHaveCount(1 + FAULTY)
  await expect(page.locator('*:focus').filter({ has: left })).toHaveCount(1)
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

test('a linked performance keeps its number in the shop until another one of the file is ticked', async ({ page }) => {
  const mark = `Nummer ${Date.now().toString(36)}`
  const file = (number: string) => Buffer.from(`Produktion;Raum;Beginn;Shopnummer\n${mark};Studio;05.03.2031 11:00;${number}`)
  await logIn(page)
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
