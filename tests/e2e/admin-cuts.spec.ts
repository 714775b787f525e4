import { expect, test } from './fixtures.ts'
import { createRecord, logIn } from './staff.ts'

test('what a tab of a production could not read is asked for again where it stands', async ({ page }) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  const venueId = await createRecord(page, 'venue', { name: `Ort ${mark}`, city: 'Marienbrück' })
  const roomId = await createRecord(page, 'room', { name: `Saal ${mark}`, venueId })
  const productionId = await createRecord(page, 'production', { title: `Funkloch ${mark}` })
  await createRecord(page, 'event', { productionId, roomId, startsAt: '2027-03-05T19:30' })
  const main = page.getByRole('main')
  for (const [tab, call, found] of [
    ['dates', '**/api/admin/event/dates?*', main.getByRole('rowheader').first()],
    ['press', '**/api/admin/papers/press?*', main.getByRole('heading', { name: 'Pressefotos' })],
  ] as const) {
    await page.route(call, (route) => route.abort('internetdisconnected'))
    await page.goto(`/cms-hub/production/${productionId}?tab=${tab}`)
    const failure = main.getByRole('alert').filter({ hasText: 'Der Server ist nicht zu erreichen.' })
    await expect(failure).toBeVisible()
    await page.unroute(call)
    await failure.getByRole('button', { name: 'Noch einmal versuchen' }).press('Enter')
    await expect(found).toBeVisible()
    await expect(failure).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
  }
})

test('a page that is made without a line says why it is not there yet, and what was typed stays', async ({ page, context }) => {
  await logIn(page)
  await page.goto('/de/presse')
  await page.getByRole('button', { name: /^Menü der Seite/ }).click()
  await page.getByRole('menuitem', { name: 'Alle Seiten' }).click()
  await page.getByRole('dialog', { name: 'Alle Seiten' }).getByRole('button', { name: 'Neue Seite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
  await dialog.getByLabel('Titel').fill(`Pressekonferenz ${Date.now().toString(36)}`)
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Der Server ist nicht zu erreichen.')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click()
  await expect(page).toHaveURL(/\/de\/pressekonferenz-\w+\?edit/)
})
