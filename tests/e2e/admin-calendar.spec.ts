import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createRecord, delayRequests, logIn } from './staff.ts'

const WEEK = '/cms-hub/calendar?date=2027-08-09'

/** Creates two rooms with a performance in each, on Tuesday and Thursday of a week without performances of the demo. @returns the prefix of their titles */
async function twoPerformances(page: Page, name: string): Promise<string> {
  const mark = `${name} ${Date.now().toString(36)}`
  const venueId = await createRecord(page, 'venue', { name: mark })
  const [hall, studio] = [
    await createRecord(page, 'room', { name: `Saal ${mark}`, venueId }),
    await createRecord(page, 'room', { name: `Studio ${mark}`, venueId }),
  ]
  const personId = await createRecord(page, 'person', { firstName: 'Ida', lastName: `Kamm ${mark}` })
  const contributors = [{ personId, role: 'Alle', kind: 'cast' }]
  const first = await createRecord(page, 'production', { title: `${mark} eins`, durationMinutes: 90, contributors })
  const second = await createRecord(page, 'production', { title: `${mark} zwei`, durationMinutes: 90, contributors })
  await createRecord(page, 'event', { productionId: first, roomId: hall, startsAt: '2027-08-10T19:30' })
  await createRecord(page, 'event', { productionId: second, roomId: studio, startsAt: '2027-08-12T20:00' })
  return mark
}

const day = (page: Page, name: string) => page.getByRole('region', { name })

async function dragTo(page: Page, what: Locator, where: Locator): Promise<void> {
  const [from, to] = [await what.boundingBox(), await where.boundingBox()]
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 10, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 12, { steps: 3 })
  await page.mouse.move(to.x + to.width / 2, from.y + 8, { steps: 6 })
}

test('a performance is dragged to another day, which shows a conflict of contributors, and the move is undone', async ({ page }) => {
  await logIn(page)
  const mark = await twoPerformances(page, 'Ziehen')
  await page.goto(WEEK)
  const own = page.getByRole('link', { name: `${mark} eins` })
  await dragTo(page, own, day(page, 'Donnerstag, 12. August'))
  await expect(day(page, 'Donnerstag, 12. August')).toContainText(`Ida Kamm ${mark} steht dann in „${mark} zwei“ auf der Bühne`)
  await page.mouse.up()
  await expect(page.getByRole('status')).toContainText([`Verschoben: ${mark} eins, Donnerstag, 12. August, 19:30 Uhr, Saal`])
  await expect(day(page, 'Donnerstag, 12. August').getByRole('link', { name: `Konflikt 19:30 ${mark} eins` })).toBeVisible()
  await page.reload()
  await expect(day(page, 'Donnerstag, 12. August').getByRole('link', { name: `Konflikt 19:30 ${mark} eins` })).toBeVisible()
  await dragTo(page, own, day(page, 'Mittwoch, 11. August'))
  await page.mouse.up()
  await expect(page.getByRole('status')).toContainText([`Verschoben: ${mark} eins, Mittwoch`])
  // Both are scrolled into view, however late in the day.
  await expect(page.getByRole('status').filter({ hasText: 'Verschoben' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter')
  await expect(page.getByRole('status')).toContainText([`Wieder zurück: ${mark} eins, Donnerstag, 12. August`])
  await expect(page.getByRole('link', { name: new RegExp(`${mark} eins`) }).locator('visible=true')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
})

test('the keyboard moves a performance by quarters of an hour and days, announces its position, and can cancel', async ({ page }) => {
  await logIn(page)
  const mark = await twoPerformances(page, 'Tasten')
  await page.goto(WEEK)
  const own = page.getByRole('link', { name: `${mark} eins` })
  await own.press('Space')
  await expect(page.getByRole('status').first()).toContainText(`${mark} eins aufgenommen`)
  await own.press('ArrowRight')
  await own.press('ArrowDown')
  await expect(page.getByRole('status').first()).toContainText('Mittwoch, 11. August, 19:45 Uhr, Saal')
  await own.press('Escape')
  await expect(day(page, 'Dienstag, 10. August').getByRole('link', { name: `19:30 ${mark} eins` })).toBeFocused()
  for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Enter']) await own.press(key)
  await expect(page.getByRole('status')).toContainText([`Verschoben: ${mark} eins, Mittwoch, 11. August, 19:45 Uhr`])
  await expect(day(page, 'Mittwoch, 11. August').getByRole('link', { name: `19:45 ${mark} eins` })).toBeFocused()
  for (const key of ['Space', 'ArrowRight', 'Enter']) await own.press(key)
  await expect(page.getByRole('status')).toContainText([`Verschoben: ${mark} eins, Donnerstag, 12. August, 19:45 Uhr`])
  // Both steps are undone before either response.
  const release = await delayRequests(page, '**/api/admin/event/*/move')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  release()
  await expect(page.getByRole('status')).toContainText([`Wieder zurück: ${mark} eins, Dienstag, 10. August, 19:30 Uhr`])
  await expect(day(page, 'Dienstag, 10. August').getByRole('link', { name: `19:30 ${mark} eins` })).toBeVisible()
  await page.getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Räume' }).click()
  await expect(page.getByRole('row', { name: `Studio ${mark}` })).toBeVisible()
  await own.press('Space')
  await own.press('ArrowDown')
  await own.press('Enter')
  await expect(page.getByRole('row', { name: `Studio ${mark}` }).getByRole('link', { name: `${mark} eins` })).toBeVisible()
})

test('a dialog moves a performance too, shows conflicts beforehand, and asks for confirmation when tickets are sold', async ({ page }) => {
  await logIn(page)
  const mark = await twoPerformances(page, 'Dialog')
  await page.goto(WEEK)
  await page.getByRole('button', { name: `${mark} eins, 19:30 Uhr verschieben …` }).click()
  const dialog = page.getByRole('dialog', { name: `„${mark} eins“ verschieben` })
  await dialog.getByLabel('Tag').fill('2027-08-12')
  await expect(dialog.getByRole('status')).toContainText('auf der Bühne')
  await dialog.getByLabel('Beginn').fill('17:00')
  await expect(dialog.getByRole('status')).toBeEmpty()
  await dialog.getByRole('button', { name: 'Verschieben' }).click()
  await expect(day(page, 'Donnerstag, 12. August').getByRole('link', { name: `17:00 ${mark} eins` })).toBeVisible()
  await page.goto('/cms-hub/calendar?date=2026-12-03&view=rooms')
  const sold = page.getByRole('table').locator('[data-zweiklang]').filter({ hasText: 'Ausverkauft' }).first()
  const name = (await sold.getByRole('button').getAttribute('aria-label')) ?? ''
  await sold.getByRole('button').click()
  await page.getByLabel('Beginn').fill('18:15')
  await page.getByRole('button', { name: 'Verschieben', exact: true }).click()
  const question = page.getByRole('dialog', { name: /trotz verkaufter Karten verschieben/ })
  await expect(question).toContainText(/\d+ Plätze sind im Ticketshop verkauft oder reserviert/)
  await question.getByRole('button', { name: 'Nicht verschieben' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: name.replace(/\d+:\d+/, '18:15') })).toHaveCount(0)
})

test('the calendar is accessible by week, room, month and on a phone, and a click on an empty hour creates a performance', async ({
  page,
}) => {
  await logIn(page)
  for (const view of ['week', 'month']) {
    await page.goto(`/cms-hub/calendar?date=2026-12-03&view=${view}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dezember 2026')
    await expectAccessible(page)
  }
  await page.goto('/cms-hub/calendar?date=2026-12-03')
  const box = await day(page, 'Mittwoch, 2. Dezember').boundingBox()
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 4)
  await expect(page.getByLabel('Beginn')).toHaveValue(/^2026-12-02T1[23]:[03]0$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cms-hub/calendar')
  await expect(page.getByRole('heading', { name: 'Heute, Samstag, 21. November' })).toBeVisible()
  await expect(page.getByText(/Karten vorhanden/).first()).toBeVisible()
  await expectAccessible(page)
})
