import type { Page } from '@playwright/test'
import { PHONE } from '../support/windows.ts'
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

test.use({ hasTouch: true })

test('Christmas is told in eight actions: closed on three days, other hours on four, by mouse, by keyboard alone and on a phone', async ({
  page,
}) => {
  await logIn(page)
  for (const means of ['click', 'keys', 'tap'] as const) {
    await test.step(means, async () => {
      if (means === 'tap') await page.setViewportSize(PHONE)
      const counter = await makeCounter(page)
      await page.goto('/cms-hub')
      await christmas(page, counter, means)
    })
    if (means === 'click') await expectAccessible(page, { besides: 'main' })
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await expectAccessible(page, { besides: 'main' })
})
