import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { grid, makeProduction, picture, visitorReads } from './cast-production.ts'
import { expect, test } from './fixtures.ts'
import { delayRequests, logIn, logInAsColleague, sendAsStaff } from './staff.ts'

type Grid = { roles: { id: number; role: string }[]; production: { revision: string } }

const part = (page: Page) => page.getByRole('region', { name: 'Besetzung je Abend' })
const cell = (page: Page, row: number, column: number) => grid(page).getByRole('row').nth(row).getByRole('gridcell').nth(column)

async function readGrid(page: Page, id: number): Promise<Grid> {
  return (await page.request.get(`/api/admin/casting/production/${id}`)).json()
}

/** Chooses by keyboard who plays in the cell that has the focus. */
async function cast(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Person suchen' }).fill(name)
  await expect(page.getByRole('option', { name })).toBeVisible()
  await page.keyboard.press('Enter')
}

test('who chooses faster than the house answers loses nothing, though somebody else changes the production meanwhile', async ({ page }) => {
  await logIn(page)
  const { id, events, names } = await makeProduction(page, Date.now().toString(36), [3, 4, 5])
  await page.goto(`/cms-hub/production/${id}?tab=cast`)
  await expect(cell(page, 1, 0)).toContainText(names.tove)
  const release = await delayRequests(page, '**/api/admin/casting/cells')
  await cell(page, 1, 0).focus()
  for (const column of [0, 1, 2]) {
    await cast(page, names.ayla)
    // Shown at once, written in turn.
    await expect(cell(page, 1, column)).toContainText(names.ayla)
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Delete')
  await expect(cell(page, 1, 2)).toContainText(names.tove)
  // The order of the roles, asked for while cells still wait; a colleague writes something else of the production.
  await page.keyboard.press('Home')
  await page.keyboard.press('Alt+ArrowDown')
  const { production } = await readGrid(page, id)
  await sendAsStaff(page, 'PATCH', `/api/admin/production/${id}`, { base: production.revision, values: { subline: 'Inzwischen anders' } })
  release()
  await expect(grid(page).getByRole('rowheader').first()).toContainText('Firs')
  await expect(cell(page, 2, 0)).toContainText(names.ayla)
  await expect(cell(page, 2, 1)).toContainText(names.ayla)
  await expect(cell(page, 2, 2)).toContainText(names.tove)
  await expect(part(page).getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  for (const event of events.slice(0, 2)) await expect.poll(() => visitorReads(page, event)).toContain(`statt ${names.tove}`)
  expect(await visitorReads(page, events[2] ?? 0)).not.toContain(names.ayla)
})

test('what two have recast is asked about by name, and either choice is kept', async ({ page, browser }) => {
  await logIn(page)
  const { id, events, names } = await makeProduction(page, Date.now().toString(36), [3, 4])
  const rita = await logInAsColleague(page, browser)
  await page.goto(`/cms-hub/production/${id}?tab=cast`)
  await expect(cell(page, 1, 0)).toContainText(names.tove)
  const { roles } = await readGrid(page, id)
  const left = events.map((eventId) => ({ eventId, roleId: roles[0]?.id, mode: 'omitted', personId: null }))
  await sendAsStaff(rita, 'POST', '/api/admin/casting/cells', { cells: left })
  await cell(page, 1, 0).focus()
  await cast(page, names.ayla)
  const question = part(page).getByRole('region', { name: 'Von jemand anderem geändert und von Ihnen' })
  await expect(question).toContainText(/Lopachin, .*: entfällt \(geändert von Rita Redaktion um /)
  await expect(question).toContainText(`Sie haben gewählt: Lopachin`)
  await expect(cell(page, 1, 0)).toContainText('entfällt')
  await expectAccessible(page)
  await picture(page, 'clash')
  await question.getByRole('button', { name: 'Meine übernehmen' }).click()
  await expect(cell(page, 1, 0)).toContainText(names.ayla)
  await expect(question).toBeHidden()
  await expect.poll(() => visitorReads(page, events[0] ?? 0)).toContain(`statt ${names.tove}`)
  // What is seen is what is there by now, so the second evening is no conflict; a role that she has changed since is.
  const { roles: now, production } = await readGrid(rita, id)
  expect(now[0]?.role).toBe('Lopachin')
  await grid(page).getByRole('rowheader').first().click()
  const sheet = page.getByRole('complementary', { name: 'Lopachin' })
  await sheet.getByRole('textbox', { name: 'Rolle oder Aufgabe' }).fill('Jermolai Lopachin')
  const read = await (await rita.request.get(`/api/admin/production/${id}`)).json()
  const contributors = read.values.contributors.map((one: { role: string }) =>
    one.role === 'Lopachin' ? { ...one, role: 'Lopachin, Kaufmann' } : one,
  )
  await sendAsStaff(rita, 'PATCH', `/api/admin/production/${id}`, { base: production.revision, values: { contributors } })
  await sheet.getByRole('button', { name: 'Speichern' }).click()
  await expect(question).toContainText(/Lopachin, Kaufmann: .* \(geändert von Rita Redaktion um /)
  await question.getByRole('button', { name: 'Ihre behalten' }).click()
  await expect(question).toBeHidden()
  await expect(grid(page).getByRole('rowheader').first()).toContainText('Lopachin, Kaufmann')
  await rita.context().close()
})
