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
    await expectAccessible(page)
    await actions.click(card.getByRole('button', { name: 'Änderungen übernehmen' }))
    expect(actions.count).toBeLessThanOrEqual(AT_MOST)
    await expect(async () => {
      await page.goto(`/de/stuecke/quelle/${productionId}`)
      await expect(page.locator('main')).toContainText('2028', { timeout: 1000 })
    }).toPass(JOB)

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
