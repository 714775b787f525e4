import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Actions } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { SOURCE_HOST } from './servers.ts'
import { createRecord, logIn } from './staff.ts'

/** From the hub's first screen to the first performance online. */
const AT_MOST = 9
const JOB = { timeout: 30_000 }

/** Serves a table as a planning system does. */
async function planningSystem() {
  let rows: string[] = []
  const server = createServer((_, response) => response.end(['Produktion;Raum;Beginn;Kennung', ...rows].join('\r\n')))
  const { hostname, port } = new URL(`http://${SOURCE_HOST}`)
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve))
  return {
    say: (...lines: string[]) => {
      rows = lines
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('a source is set up, its first change is seen online, its fields are locked until the house leads, and a room is named in place', async ({
  page,
}) => {
  test.slow()
  const mark = Date.now().toString(36)
  const [title, name] = [`Quellstück ${mark}`, `Planung ${mark}`]
  const planning = await planningSystem()
  try {
    await logIn(page)
    const productionId = await createRecord(page, 'production', { title, isOnline: true })
    planning.say(`${title};Studio;08.04.2028 20:00;${mark}`)
    await page.goto('/cms-hub')
    const actions = new Actions()
    const areas = page.getByRole('navigation', { name: 'Verwaltung' })
    await actions.click(areas.getByRole('link', { name: 'Planung', exact: true }))
    await actions.click(page.getByRole('link', { name: 'Importquellen', exact: true }).first())
    await actions.click(page.getByRole('button', { name: 'Quelle hinzufügen' }))
    const sheet = page.getByRole('complementary', { name: 'Quelle hinzufügen' })
    await actions.click(sheet.getByLabel('Name', { exact: true }))
    await actions.type(page, name)
    await actions.press(page, 'Tab')
    await actions.type(page, `http://${SOURCE_HOST}/plan.csv`)
    await expectAccessible(page, { besides: 'main' })
    await actions.click(sheet.getByRole('button', { name: 'Speichern und lesen' }))
    const card = cardOf(page, name)
    await expect(card.getByText('Änderungen warten auf einen Klick: 1 neu, 0 geändert.')).toBeVisible(JOB)
    await expect(card.getByRole('checkbox', { name: title })).toBeChecked()
    await expectAccessible(page)
    await actions.click(card.getByRole('button', { name: 'Übernehmen (1)' }))
    // The card follows what runs, to its end.
    await expect(card.getByText('Die Änderungen sind übernommen.')).toBeVisible(JOB)
    await expect(card.getByText(/· eine Vorstellung ·/)).toBeVisible()
    expect(actions.count).toBeLessThanOrEqual(AT_MOST)
    await expect(async () => {
      await page.goto(`/de/stuecke/quelle/${productionId}`)
      await expect(page.locator('main')).toContainText('2028', { timeout: 1000 })
    }).toPass(JOB)

    await page.goto(`/cms-hub/production/${productionId}`)
    await page.getByRole('tab', { name: 'Termine' }).click()
    const dates = page.getByRole('region', { name: 'Termine', exact: true }).getByRole('table')
    await expect(dates.getByRole('link', { name: `wird von „${name}“ geführt` })).toHaveAttribute('href', /import-sources#source-\d+$/)
    await expect(dates.getByRole('button', { name: /^Tag, / })).toHaveCount(0)
    await expect(dates.getByRole('button', { name: /^Status, / })).toHaveCount(1)

    const { records } = await (await page.request.get(`/api/admin/event?q=${encodeURIComponent(title)}`)).json()
    await page.goto(`/cms-hub/event/${records[0].id}`)
    const form = page.locator('[data-record-form]')
    await expect(form.getByText(`Kommt aus „${name}“: Beginn, Ende, Raum. Diese Angaben sind hier gesperrt.`)).toBeVisible()
    await expect(form.locator('fieldset[data-field="startsAt"] input').first()).toBeDisabled()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Ab jetzt führt das Haus' }).click()
    await expect(form.getByText('Bei dieser Vorstellung führt das Haus')).toBeVisible()
    await expect(form.locator('fieldset[data-field="startsAt"]')).toHaveCount(0)

    planning.say(`${title};Studio;08.04.2028 20:00;${mark}`, `${title};Gewölbe ${mark};09.04.2028 20:00;${mark}2`)
    await page.goto('/cms-hub/import-sources')
    await card.getByRole('button', { name: `${name} jetzt lesen` }).click()
    const question = card.getByLabel(`„Gewölbe ${mark}“ ist welcher Raum?`)
    await question.selectOption({ label: 'Studio' })
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Für alle Importe merken' }).click()
    await expect(question).toHaveCount(0)
    await expect(card.getByText('Änderungen warten auf einen Klick: 1 neu, 0 geändert.')).toBeVisible(JOB)
  } finally {
    await planning.close()
  }
})

test('of what a source proposes one evening is taken, one dismissed, and a wrong row is corrected where it stands', async ({ page }) => {
  test.slow()
  const mark = Date.now().toString(36)
  const [title, name] = [`Wahlstück ${mark}`, `Disposition ${mark}`]
  const planning = await planningSystem()
  try {
    await logIn(page)
    planning.say(
      `${title};Studio;11.04.2028 20:00;${mark}1`,
      `${title};Studio;12.04.2028 20:00;${mark}2`,
      `${title};Studio;13.4.2028 abends;${mark}3`,
    )
    await page.goto('/cms-hub/import-sources')
    await page.getByRole('button', { name: 'Quelle hinzufügen' }).click()
    const sheet = page.getByRole('complementary', { name: 'Quelle hinzufügen' })
    await sheet.getByLabel('Name', { exact: true }).fill(name)
    await sheet.getByLabel('Adresse des Kalenders oder der Tabelle').fill(`http://${SOURCE_HOST}/plan.csv`)
    await sheet.getByText('Der andere Server verlangt einen Schlüssel').click()
    await sheet.getByLabel('Name der Kopfzeile').fill('X-Api-Key')
    await sheet.getByLabel('Wert der Kopfzeile').fill('geheim')
    await expectAccessible(page, { besides: 'main' })
    await sheet.getByRole('button', { name: 'Speichern und lesen' }).click()
    const card = cardOf(page, name)
    const evening = (day: string) => card.getByRole('checkbox', { name: `${title} · ${day}.04.2028` })
    await expect(evening('11')).toBeChecked(JOB)

    await evening('11').uncheck()
    await card.getByRole('button', { name: 'Verwerfen (1)' }).click()
    await expect(card.getByText('Ein Vorschlag ist verworfen.')).toBeVisible()
    await expect(evening('12')).toHaveCount(0)

    await card.getByText('Eine Zeile bleibt weg').click()
    await card.getByRole('button', { name: 'Zeile 4 korrigieren' }).click()
    const begins = card.getByLabel('Beginn', { exact: true })
    await expect(begins).toBeFocused()
    await expect(begins).toHaveAccessibleDescription('„13.4.2028 abends“ ist kein Zeitpunkt wie 24.12.2026 19:30.')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
    await begins.fill('13.04.2028 20:00')
    await begins.press('Enter')
    await expect(evening('13')).toBeChecked()
    await evening('11').uncheck()
    await card.getByRole('button', { name: 'Übernehmen (1)' }).click()
    await expect(async () => {
      const { records } = await (await page.request.get(`/api/admin/event?q=${encodeURIComponent(title)}`)).json()
      expect(records.map((record: { title: string }) => record.title)).toEqual([expect.stringContaining('13.04.2028')])
    }).toPass(JOB)
    await page.reload()
    await expect(evening('11')).toBeChecked()
    await card.getByRole('button', { name: `Wieder vorschlagen: ${name}` }).click()
    await expect(evening('12')).toBeChecked()
  } finally {
    await planning.close()
  }
})

test('a table with other headings is read as somebody says, its wrong row is corrected in place, and the rest is taken along as a table', async ({
  page,
}) => {
  test.slow()
  const mark = Date.now().toString(36)
  const [what, where] = [`Was ${mark}`, `Wo ${mark}`]
  const rows = [
    `${what};${where};Wann`,
    `Fremd ${mark};Studio;01.05.2032 20:00`,
    `Fremd ${mark};Studio;nie`,
    `=Böse ${mark};Nirgends;02.05.2032 20:00`,
  ]
  await logIn(page)
  await page.goto('/cms-hub/import')
  const file = { name: 'plan.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  await page.getByLabel('Datei').setInputFiles(file)
  await page.getByRole('button', { name: 'Zeigen, was sich ändern würde' }).click()
  await expect(page.getByText('Diese Spalten fehlen in den ersten 20 Zeilen: Produktion, Raum.')).toBeVisible(JOB)
  await expect(page.getByLabel(what)).toHaveAccessibleDescription(`Fremd ${mark} · Fremd ${mark} · =Böse ${mark}`)
  await page.getByLabel(what).selectOption({ label: 'Produktion' })
  await page.getByLabel(where).selectOption({ label: 'Raum' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Neu zeigen, was sich ändern würde' }).click()
  await expect(page.getByText('1 neu, 0 geändert, 0 unverändert, 2 abgelehnt.')).toBeVisible(JOB)
  await page.getByRole('button', { name: 'Zeile 3 korrigieren' }).click()
  await page.getByRole('form', { name: 'Zeile 3 korrigieren' }).getByLabel('Beginn').fill('03.05.2032 20:00')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Korrektur übernehmen' }).click()
  await expect(page.getByText('2 neu, 0 geändert, 0 unverändert, 1 abgelehnt.')).toBeVisible(JOB)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Abgelehnte Zeilen herunterladen (CSV)' }).click(),
  ])
  const saved = await readFile(await download.path(), 'utf8')
  expect(saved.slice(1).split('\r\n')).toEqual([
    'Produktion;Raum;Beginn;Grund',
    `'=Böse ${mark};Nirgends;02.05.2032 20:00;Einen Raum „Nirgends“ gibt es nicht.`,
    '',
  ])
  await page.getByRole('button', { name: '2 Vorstellungen importieren' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Der Spielplan ist importiert.' })).toBeVisible(JOB)
  await page.goto('/cms-hub/import')
  await page.getByLabel('Datei').setInputFiles(file)
  await page.getByRole('button', { name: 'Zeigen, was sich ändern würde' }).click()
  await expect(page.getByLabel(what)).toHaveValue('production', JOB)
})
