import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'
import { createRecord, logIn } from './staff.ts'

test(
  'the form of a performance offers the parts of its production, says what it would meet, and takes over the last cast',
  requirement('BLOCK-08'),
  async ({ page }) => {
    await logIn(page)
    const mark = Date.now().toString(36)
    const venueId = await createRecord(page, 'venue', { name: `Haus ${mark}` })
    const roomId = await createRecord(page, 'room', { name: `Saal ${mark}`, venueId })
    const usual = await createRecord(page, 'person', { lastName: `Stamm ${mark}` })
    const stand = await createRecord(page, 'person', { lastName: `Einspringer ${mark}` })
    const productionId = await createRecord(page, 'production', {
      title: `Hamlet ${mark}`,
      contributors: [{ personId: usual, role: 'Hamlet', kind: 'cast' }],
    })
    const cast = [{ personId: stand, role: 'Hamlet', kind: 'cast', isExtra: false }]
    await createRecord(page, 'event', { productionId, roomId, startsAt: '2027-09-10T19:30', cast })
    const id = await createRecord(page, 'event', { productionId, roomId, startsAt: '2027-09-11T19:30' })

    await page.goto(`/cms-hub/event/${id}`)
    // Scheduling adds content above the fields: the cast of the previous performance, which can be copied.
    await page.getByRole('button', { name: /^Die Umbesetzung vom 10\.09\.2027.* übernehmen$/ }).click()
    const part = page.getByRole('combobox', { name: 'Rolle', exact: true })
    await expect(part.locator('option:checked')).toHaveText(/^Hamlet/)
    await expect(page.getByRole('main')).toContainText(`Einspringer ${mark}`)
    // An extra part must be marked as one; for a typo the intended part is suggested.
    await part.selectOption({ label: 'Etwas anderes, nur an diesem Abend' })
    await page.getByRole('textbox', { name: 'Rolle oder Aufgabe' }).fill('Hamle')
    await expect(page.getByText('In der Produktion gibt es „Hamlet“.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Diese Rolle nehmen' }).click()
    await expect(part).toBeFocused()
    await expect(part.locator('option:checked')).toHaveText(/^Hamlet/)
    // The room is taken at that time: shown before saving.
    await page.getByLabel('Beginn', { exact: true }).fill('2027-09-10T19:30')
    await expect(page.getByRole('status').filter({ hasText: `Hamlet ${mark}` })).toBeVisible()
    await page.getByLabel('Beginn', { exact: true }).fill('2027-09-11T20:00')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible()
    await page.goto(`/cms-hub/production/${productionId}?tab=dates`)
    await expect(page.getByRole('button', { name: /^Zeit, Sa 11\.09\.2027/ })).toContainText('20:00')
  },
)
