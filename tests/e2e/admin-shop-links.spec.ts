import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { shopUrl } from './shop-faults.ts'
import { SHOP_TOKEN } from './shop-token.ts'
import { createRecord, logIn } from './staff.ts'

/** Has the shop sell something in the studio. */
async function offerInShop(id: string, title: string, startsAt: string): Promise<void> {
  const response = await fetch(`${shopUrl()}/v1/performances/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${SHOP_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title, startsAt, saleFrom: null, hall: 'studio', soldShare: 0.25 }),
  })
  if (!response.ok) throw new Error(`the shop did not take ${id}: ${response.status}`)
}

test('staff link a run with the shop at once: what matches is proposed, the rest is chosen, by keyboard and without typing a number', async ({
  page,
}) => {
  const mark = Date.now().toString(36)
  const title = `Verknüpft ${mark}`
  await logIn(page)
  const venueId = await createRecord(page, 'venue', { name: `Ort ${mark}`, city: 'Marienbrück' })
  const roomId = await createRecord(page, 'room', { name: `Saal ${mark}`, venueId })
  const productionId = await createRecord(page, 'production', { title })
  const days = ['2027-03-05', '2027-03-06', '2027-03-07']
  for (const day of days) await createRecord(page, 'event', { productionId, roomId, startsAt: `${day}T19:30` })
  await offerInShop(`${mark}-1`, `${title.toUpperCase()} – Premiere`, `${days[0]}T19:30:00+01:00`)
  await offerInShop(`${mark}-2`, title, `${days[1]}T20:00:00+01:00`)
  for (const twin of ['3a', '3b']) await offerInShop(`${mark}-${twin}`, title, `${days[2]}T19:30:00+01:00`)

  await page.goto('/cms-hub/shop')
  await page.getByRole('main').getByRole('link', { name: 'Mit dem Ticketshop verknüpfen' }).click()
  await page.getByLabel('Erster Tag').fill('2027-03-01')
  await page.getByLabel('Letzter Tag').fill('2027-03-31')
  await page.getByRole('button', { name: 'Termine zeigen' }).click()
  const open = page.getByRole('region', { name: 'Vorstellungen ohne Nummer' })
  const rows = open.getByRole('row').filter({ hasText: title })
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0).getByRole('combobox')).toHaveValue(`${mark}-1`)
  await expect(rows.nth(0)).toContainText(/\d+ verkauft, 0 reserviert, \d+ frei/)
  await expect(rows.nth(1).getByRole('combobox')).toHaveValue(`${mark}-2`)
  await expect(rows.nth(1)).toContainText('Sie beginnt dort zu einer anderen Zeit.')
  await expect(rows.nth(2).getByRole('combobox')).toHaveValue('')
  await expectAccessible(page)
  if (process.env.RECORD_PICTURES) await page.screenshot({ path: `${process.env.RECORD_PICTURES}/links-1440.png`, fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  if (process.env.RECORD_PICTURES) await page.screenshot({ path: `${process.env.RECORD_PICTURES}/links-390.png`, fullPage: true })

  // Of two dates at the same minute staff choose one, by keyboard.
  await rows.nth(2).getByRole('combobox').focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(2).getByRole('combobox')).toHaveValue(`${mark}-3a`)
  await page.keyboard.press('Tab')
  while (!(await open.getByRole('button', { name: /verknüpfen$/ }).evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'verknüpft.' })).toBeVisible()
  await expect(rows).toHaveCount(0)
  const linked = page.getByRole('table').last().getByRole('row').filter({ hasText: title })
  await expect(linked).toHaveCount(3)
  await expect(linked.nth(2)).toContainText(`${mark}-3a`)
  await expect(page.getByRole('row').filter({ hasText: `${mark}-3b` })).toHaveCount(1)
})

test('in another range what matches is chosen as well, and the address says with which day it begins', async ({ page }) => {
  const mark = Date.now().toString(36)
  const title = `Später ${mark}`
  await logIn(page)
  const venueId = await createRecord(page, 'venue', { name: `Ort ${mark}`, city: 'Marienbrück' })
  const roomId = await createRecord(page, 'room', { name: `Saal ${mark}`, venueId })
  const productionId = await createRecord(page, 'production', { title })
  for (const day of ['2028-03-05', '2028-04-05']) await createRecord(page, 'event', { productionId, roomId, startsAt: `${day}T19:30` })
  await offerInShop(`${mark}-1`, title, '2028-03-05T19:30:00+01:00')
  await offerInShop(`${mark}-2`, title, '2028-04-05T19:30:00+02:00')
  await page.goto('/cms-hub/shop-links?from=2028-03-01&until=2028-03-31')
  const row = page.getByRole('region', { name: 'Vorstellungen ohne Nummer' }).getByRole('row').filter({ hasText: title })
  await expect(row.getByRole('combobox')).toHaveValue(`${mark}-1`)
  await page.getByLabel('Letzter Tag').fill('2028-04-30')
  await page.getByLabel('Erster Tag').fill('2028-04-01')
  await page.getByRole('button', { name: 'Termine zeigen' }).click()
  await expect(row.getByRole('combobox')).toHaveValue(`${mark}-2`)
})

test('a series takes over the dates that the shop has for it, but those that staff leave out', async ({ page }) => {
  const mark = Date.now().toString(36)
  const title = `Reihe ${mark}`
  await logIn(page)
  const venueId = await createRecord(page, 'venue', { name: `Ort ${mark}`, city: 'Marienbrück' })
  await createRecord(page, 'room', { name: `Saal ${mark}`, venueId })
  const productionId = await createRecord(page, 'production', { title })
  for (const day of ['05', '12']) await offerInShop(`${mark}-${day}`, title, `2027-03-${day}T19:30:00+01:00`)
  await offerInShop(`${mark}-19`, title, '2027-03-19T20:00:00+01:00')

  await page.goto(`/cms-hub/event/several?productionId=${productionId}`)
  await page.getByRole('combobox', { name: 'Raum' }).fill(`Saal ${mark}`)
  await page
    .getByRole('option', { name: new RegExp(`Saal ${mark}`) })
    .first()
    .click()
  await page.getByRole('checkbox', { name: 'Freitag' }).check()
  await page.getByLabel('Erster Tag').fill('2027-03-01')
  await page.getByLabel('Letzter Tag').fill('2027-03-26')
  await page.getByRole('button', { name: 'Termine zeigen' }).click()
  await expect(page.getByText('Zu 3 davon passt ein Termin im Shop.')).toBeVisible()
  const dates = page.getByRole('checkbox', { name: /^Mit dem Termin im Shop verknüpfen/ })
  await expect(dates).toHaveCount(3)
  for (const date of await dates.all()) await expect(date).toBeChecked()
  await expect(page.getByText('Sie beginnt dort zu einer anderen Zeit.')).toHaveCount(1)
  await expectAccessible(page)
  if (process.env.RECORD_PICTURES) await page.screenshot({ path: `${process.env.RECORD_PICTURES}/series-1440.png`, fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  if (process.env.RECORD_PICTURES) await page.screenshot({ path: `${process.env.RECORD_PICTURES}/series-390.png`, fullPage: true })
  await dates.nth(2).uncheck()
  await page.getByRole('button', { name: '4 Vorstellungen anlegen' }).click()
  const done = '4 Vorstellungen sind angelegt. 2 Vorstellungen sind verknüpft.'
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: done })).toBeVisible()
  await page.goto('/cms-hub/shop-links?from=2027-03-01&until=2027-03-31')
  const open = page.getByRole('region', { name: 'Vorstellungen ohne Nummer' }).getByRole('row').filter({ hasText: title })
  await expect(open).toHaveCount(2)
  await expect(page.getByRole('table').last().getByRole('row').filter({ hasText: title })).toHaveCount(2)
})
