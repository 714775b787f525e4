import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createRecord, logIn, sendAsStaff } from './staff.ts'

const tasks = (page: Page) => page.getByRole('region', { name: /^Zu tun/ })

test('a clash that was made is told first, its button leads to it, and solved it is gone', async ({ page }) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  const venueId = await createRecord(page, 'venue', { name: `Bühne ${mark}` })
  const roomId = await createRecord(page, 'room', { name: `Saal ${mark}`, venueId })
  const [first, second] = [`Erstes ${mark}`, `Zweites ${mark}`]
  const evening = async (title: string) => {
    const productionId = await createRecord(page, 'production', { title })
    return createRecord(page, 'event', { productionId, roomId, startsAt: '2026-11-23T11:00' })
  }
  await evening(first)
  const id = await evening(second)
  await page.goto('/cms-hub')
  const clash = tasks(page).getByRole('listitem').filter({ hasText: 'Vorstellungen mit Konflikt' })
  await expect(tasks(page).getByRole('listitem').first()).toContainText('Vorstellungen mit Konflikt')
  await expect(clash).toContainText(new RegExp(`Saal ${mark}, .*11:00.*: ${first} und ${second}`))
  await expectAccessible(page, { inLandmarks: true })
  await clash.getByRole('link', { name: /^Lösen: / }).click()
  await expect(page).toHaveURL(/\/cms-hub\/calendar\?.*conflicts=true&date=2026-11-23/)

  const { revision } = await (await page.request.get(`/api/admin/event/${id}`)).json()
  await sendAsStaff(page, 'PATCH', `/api/admin/event/${id}`, { base: revision, values: { status: 'cancelled' } })
  await page.goto('/cms-hub')
  await expect(page.getByRole('heading', { level: 1, name: 'Samstag, 21. November' })).toBeVisible()
  await expect(tasks(page).getByText(`Saal ${mark}`)).toHaveCount(0)
})

test('tonight and the week say what is sold, in words and as a table, and what many did at once is one line', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub')
  const tonight = page.getByRole('region', { name: 'Heute im Haus' })
  await expect(tonight.getByRole('article').first()).toContainText(/\d+ von \d+ verkauft|Ticket|Karten|Verkauf|vorbei/)
  const week = page.getByRole('table', { name: /^Die Woche/ })
  await expect(week.getByRole('columnheader')).toHaveText(['Tag', 'Vorstellung', 'Karten'])
  await expect(week.getByRole('row').nth(1)).toContainText(/^So/)
  const mark = Date.now().toString(36)
  for (const number of [1, 2, 3]) await createRecord(page, 'genre', { name: `Gattung ${mark} ${number}` })
  await page.reload()
  const changes = page.getByRole('region', { name: 'Letzte Änderungen' })
  await expect(changes.getByRole('listitem').first()).toContainText(/^\d+ Genres/)
  // What the house wants to know beside its work has a screen of its own.
  await page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Haus' }).click()
  await expect(page).toHaveURL('/cms-hub/house')
  for (const name of ['In den letzten 30 Tagen gesucht und nicht gefunden', 'Zuletzt gespeicherte Seiten', 'Website und Ticketshop']) {
    await expect(page.getByRole('region', { name })).toBeVisible()
  }
  await expectAccessible(page)
})
