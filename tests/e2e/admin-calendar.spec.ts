import type { Locator, Page } from '@playwright/test'
import { PHONE, WIDE } from '../support/windows.ts'
import { expectAccessible } from './accessibility.ts'
import { Actions, expectAtMost } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { createRecord, delayRequests, logIn } from './staff.ts'

const WEEK = '/cms-hub/calendar?view=week&date=2027-08-09'
const ROOMS = '/cms-hub/calendar?view=rooms&date=2027-08-09'

/** Creates two rooms with a performance in each, on Tuesday and Thursday of a week without performances of the demo. @returns the prefix of their titles */
async function twoPerformances(page: Page, name: string, [tuesday, thursday] = ['2027-08-10', '2027-08-12']): Promise<string> {
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
  await createRecord(page, 'event', { productionId: first, roomId: hall, startsAt: `${tuesday}T19:30` })
  await createRecord(page, 'event', { productionId: second, roomId: studio, startsAt: `${thursday}T20:00` })
  return mark
}

/** The ids of records with this title. */
async function recordsNamed(page: Page, type: string, title: string): Promise<number[]> {
  const response = await page.request.get(`/api/admin/${type}?q=${encodeURIComponent(title)}`)
  const { records } = (await response.json()) as { records: { id: number }[] }
  return records.map(({ id }) => id)
}

/** An entry by its title; what it conflicts with is named in it as well. */
const entry = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^(Konflikt )?[\\d:]+ (\\d+ % )?${title}`) })
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
  const own = entry(page, `${mark} eins`)
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
  await expect(entry(page, `${mark} eins`).locator('visible=true')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
})

test('the keyboard moves a performance by quarters of an hour and days, announces its position, and can cancel', async ({ page }) => {
  await logIn(page)
  const mark = await twoPerformances(page, 'Tasten')
  await page.goto(WEEK)
  const own = entry(page, `${mark} eins`)
  // A day further in one chord.
  await own.focus()
  const hand = new Actions()
  await hand.press(page, 'Alt+ArrowRight')
  await expect(page.getByRole('status')).toContainText([`Verschoben: ${mark} eins, Mittwoch`])
  expectAtMost(hand, 1)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('status')).toContainText([`Wieder zurück: ${mark} eins, Dienstag`])
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

test('the sheet moves a performance too, shows conflicts beforehand, and asks when tickets are sold; a double click creates a weekly rehearsal in it', async ({
  page,
}) => {
  await logIn(page)
  const mark = await twoPerformances(page, 'Blatt')
  await page.goto(WEEK)
  await entry(page, `${mark} eins`).click()
  const sheet = page.getByRole('complementary', { name: `${mark} eins` })
  await sheet.getByLabel('Tag').fill('2027-08-12')
  await expect(sheet.getByRole('status')).toContainText('auf der Bühne')
  await sheet.getByLabel('Beginn').fill('17:00')
  await expect(sheet.getByRole('status')).toBeEmpty()
  await sheet.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(day(page, 'Donnerstag, 12. August').getByRole('link', { name: `17:00 ${mark} eins` })).toBeVisible()
  await sheet.getByLabel('Status').selectOption({ label: 'Abgesagt' })
  await sheet.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByRole('status')).toContainText([`Status geändert: ${mark} eins.`])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('status')).toContainText([`Status wie zuvor: ${mark} eins.`])
  await page.goto('/cms-hub/calendar?date=2026-12-03&view=rooms')
  const sold = page.getByRole('table').locator('[data-entry]').filter({ hasText: 'Ausverkauft' }).first()
  await sold.getByRole('link').click()
  const time = page.getByRole('complementary').getByLabel('Beginn')
  await time.fill('18:15')
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  const question = page.getByRole('dialog', { name: /trotz verkaufter Karten verschieben/ })
  await expect(question).toContainText(/\d+ Plätze sind im Ticketshop verkauft oder reserviert/)
  await question.getByRole('button', { name: 'Nicht verschieben' }).click()
  await expect(question).toHaveCount(0)
  await expect(sold).not.toContainText('18:15')
  // A single click stays on the board.
  await page.goto(ROOMS)
  const cell = page
    .getByRole('row', { name: `Saal ${mark}` })
    .getByRole('cell')
    .nth(4)
  await cell.click({ position: { x: 30, y: 60 } })
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await cell.dblclick({ position: { x: 30, y: 60 } })
  const making = page.getByRole('complementary', { name: 'Neu im Kalender' })
  await making.getByLabel('Was ist es?').selectOption({ label: 'Probe' })
  await expect(making.getByLabel('Raum')).toHaveValue(/\d+/)
  await making.getByLabel('Titel').fill(`Stellprobe ${mark}`)
  await making.getByLabel('Beginn').fill('10:00')
  await making.getByLabel('Ende').fill('14:00')
  await making.getByLabel(/Jede Woche bis/).fill('2027-08-27')
  await expectAccessible(page)
  await making.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByRole('status')).toContainText([`3-mal angelegt: Stellprobe ${mark}`])
  await expect(cell.getByRole('link', { name: `10:00 Stellprobe ${mark}` })).toBeVisible()
  await page.getByRole('link', { name: 'Woche danach' }).click()
  await expect(page.getByRole('link', { name: `10:00 Stellprobe ${mark}` }).locator('visible=true')).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('link', { name: `Stellprobe ${mark}` })).toHaveCount(0)
})

test('a conflict is explained in words, and a way out is taken by mouse and by keyboard, and taken back', async ({ page }) => {
  await logIn(page)
  const mark = await twoPerformances(page, 'Ausweg', ['2027-09-07', '2027-09-09'])
  const title = `${mark} drei`
  const [room] = await recordsNamed(page, 'room', `Saal ${mark}`)
  const productionId = await createRecord(page, 'production', { title, durationMinutes: 90 })
  await createRecord(page, 'event', { productionId, roomId: room, startsAt: '2027-09-07T20:00' })
  await page.goto('/cms-hub/calendar?view=rooms&date=2027-09-07')
  await page.getByRole('button', { name: '2 Konflikte' }).click()
  const sheet = page.getByRole('complementary', { name: `${mark} eins` })
  await expect(sheet).toContainText(`Saal ${mark} ist belegt: ${title}`)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: `${mark} eins: um 18:30 Uhr` }).click()
  await expect(page.getByRole('status')).toContainText([`Verschoben: ${mark} eins, Dienstag, 7. September, 18:30 Uhr`])
  await expect(page.getByRole('button', { name: /Konflikt/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('status')).toContainText([`Wieder zurück: ${mark} eins`])
  const pill = page.getByRole('button', { name: '2 Konflikte' })
  await pill.press('Enter')
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused()
  await pill.press('Enter')
  await expect(page.getByRole('complementary', { name: title })).toBeVisible()
  const way = page.getByRole('button', { name: `${title}: am` })
  await way.press('Enter')
  await expect(page.getByRole('status')).toContainText([`Verschoben: ${title}, `])
  await page.getByRole('link', { name: `20:00 ${title}` }).press('Alt+ArrowRight')
  await expect(page.getByRole('status')).toContainText([`Verschoben: ${title}, Dienstag, 7. September, 20:00 Uhr`])
})

/** Beside the sheet the days keep the width of a word, and the page does not scroll sideways. */
async function expectRoomBesideSheet(page: Page, title: string, view: string): Promise<void> {
  await page.setViewportSize({ width: 1100, height: 800 })
  await entry(page, title).click()
  await expect(page.getByRole('complementary', { name: title })).toBeVisible()
  const widths = await page.getByRole('columnheader').evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width))
  expect(Math.min(...widths), view).toBeGreaterThan(95)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), view).toBeLessThanOrEqual(0)
  if (process.env.RECORD_PICTURES) await page.screenshot({ path: `${process.env.RECORD_PICTURES}/board-${view}.png` })
  await page.setViewportSize(WIDE)
}

test('five shows at once are readable by room, month and hour, also beside the sheet, and the board is printed without what leads elsewhere', async ({
  page,
}) => {
  await logIn(page)
  const mark = await twoPerformances(page, 'Fünf')
  const venueId = await createRecord(page, 'venue', { name: `${mark} Fest` })
  for (const name of ['Zinnsoldat', 'Nachtschicht', 'Wintermärchen', 'Taubenzüchterin', 'Kirschgarten']) {
    const roomId = await createRecord(page, 'room', { name: `${name} ${mark}`, venueId })
    const productionId = await createRecord(page, 'production', { title: `${name} ${mark}`, durationMinutes: 90 })
    await createRecord(page, 'event', { productionId, roomId, startsAt: '2027-08-14T19:30' })
  }
  for (const view of ['rooms', 'month', 'week', 'people']) {
    await page.goto(`/cms-hub/calendar?view=${view}&date=2027-08-09`)
    const blocks = page.locator('[data-entry]').filter({ hasText: mark })
    if (view !== 'people') await expect(blocks).toHaveCount(7)
    const boxes = await blocks.evaluateAll((all) =>
      all.map((one) => ({
        ...one.getBoundingClientRect().toJSON(),
        isWhole: one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1,
      })),
    )
    for (const [index, one] of boxes.entries()) {
      expect(one.isWhole).toBe(true)
      for (const other of boxes.slice(index + 1))
        expect(
          one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 1 || other.bottom <= one.top + 1,
        ).toBe(true)
    }
    await expectAccessible(page)
    if (view === 'rooms' || view === 'month') await expectRoomBesideSheet(page, `${mark} eins`, view)
  }
  await page.goto(ROOMS)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden()
  await expect(page.getByRole('navigation').locator('visible=true')).toHaveCount(0)
  const widths = await page.getByRole('table').evaluate((table) => [table.getBoundingClientRect().width, window.innerWidth])
  expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeGreaterThan(0.85)
})

test('the board opens on rooms and then on the view chosen last, and on a phone goes on beyond Sunday', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/calendar?date=2026-12-03')
  await expect(page.getByRole('row', { name: /Großes Haus/ }).first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Monat' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dezember 2026')
  await page.goto('/cms-hub/calendar?date=2026-12-03')
  await expect(page.getByRole('link', { name: 'Monat', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.setViewportSize(PHONE)
  await page.goto('/cms-hub/calendar?view=rooms')
  await expect(page.getByRole('heading', { name: 'Heute, Samstag, 21. November' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Montag, 23. November/ })).toBeVisible()
  await expect(page.getByText(/Karten vorhanden/).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Spätere Tage' }).click()
  await expect(page).toHaveURL(/date=2026-12-07/)
})
