import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Actions } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { NOW } from './servers.ts'
import { createRecord, logIn } from './staff.ts'

const TODAY = Temporal.PlainDate.from(NOW.slice(0, 10))
const PHONE = { width: 390, height: 844 }

/** A production online with one role, its understudy, and performances on some days from today on. */
async function makeProduction(page: Page, mark: string, days: number[]) {
  const venueId = await createRecord(page, 'venue', { name: `Ort ${mark}`, city: 'Marienbrück' })
  const roomId = await createRecord(page, 'room', { name: `Saal ${mark}`, venueId })
  const tove = await createRecord(page, 'person', { firstName: 'Tove', lastName: `Aschenbach-${mark}` })
  const ayla = await createRecord(page, 'person', { firstName: 'Ayla', lastName: `Brandvik-${mark}` })
  const bela = await createRecord(page, 'person', { firstName: 'Bela', lastName: `Ostrowe-${mark}` })
  const id = await createRecord(page, 'production', {
    ...{ title: `Kirschgarten ${mark}`, durationMinutes: 60, isOnline: true },
    contributors: [
      { personId: tove, role: 'Lopachin', kind: 'cast' },
      { personId: bela, role: 'Firs', kind: 'cast' },
    ],
    understudies: [{ personId: ayla, role: 'Lopachin', kind: 'cover' }],
  })
  const events: number[] = []
  for (const day of days) {
    const startsAt = `${TODAY.add({ days: day })}T22:30`
    events.push(await createRecord(page, 'event', { productionId: id, roomId, startsAt, isOnline: true }))
  }
  return { id, events, names: { tove: `Tove Aschenbach-${mark}`, ayla: `Ayla Brandvik-${mark}`, bela: `Bela Ostrowe-${mark}` } }
}

async function visitorReads(page: Page, event: number): Promise<string> {
  const html = await (await page.request.get(`/de/spielplan/vorstellung/${event}`)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.RECORD_PICTURES
  if (!folder) return
  const before = page.viewportSize() ?? PHONE
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const size of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(size)
      await page.screenshot({ path: `${folder}/${name}-${size.width}-${colorScheme}.png` })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(before)
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Besetzung je Abend' })

test('a cast of six comes from Word in at most five actions, and one undo takes it back', async ({ page }) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  const people = ['Adler', 'Birke', 'Conrad', 'Dorn'].map((name) => `${name}-${mark}`)
  for (const lastName of people) await createRecord(page, 'person', { firstName: 'Kim', lastName })
  const id = await createRecord(page, 'production', { title: `Sechs ${mark}`, isOnline: true })
  const lines = [...people, `Neu-${mark}`, `Fremd-${mark}`].map((name, index) => `Rolle ${'ABCDEF'[index]} – Kim ${name}`)
  const hand = new Actions()
  await hand.open(page, `/cms-hub/production/${id}?tab=cast`)
  await hand.click(page.getByRole('button', { name: 'Aus Word oder Excel einsetzen' }))
  const dialog = page.getByRole('dialog', { name: 'Aus Word oder Excel einsetzen' })
  await hand.fill(dialog.getByRole('textbox', { name: 'Besetzung als Text' }), lines.join('\n'))
  await expect(dialog.getByRole('combobox', { name: 'Rolle für „Rolle F“' })).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'paste')
  await hand.click(dialog.getByRole('button', { name: '6 Rollen einsetzen' }))
  await expect(page.getByRole('region', { name: 'Besetzung je Abend' }).getByRole('status')).toHaveText('6 Rollen eingesetzt')
  expect(hand.count).toBeLessThanOrEqual(5)
  await expect(grid(page).getByRole('rowheader')).toHaveCount(6)
  const read = await page.request.get(`/api/admin/production/${id}`)
  const slug = (await read.json()).values.slug
  await expect.poll(async () => (await page.request.get(`/de/stuecke/${slug}/${id}`)).text()).toContain(`Kim Fremd-${mark}`)
  // The list of the form follows, so that its next save is not a conflict.
  await page.getByRole('tabpanel', { name: 'Besetzung' }).getByText('Mehr', { exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Rolle oder Aufgabe' })).toHaveCount(6)
  await page.getByRole('region', { name: 'Besetzung je Abend' }).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(grid(page).getByRole('rowheader')).toHaveCount(0)
  await expect.poll(async () => (await page.request.get(`/de/stuecke/${slug}/${id}`)).text()).not.toContain(`Kim Fremd-${mark}`)
})

test('the cast of tonight is changed on the phone in at most four actions, and visitors read who plays instead', async ({ page }) => {
  await logIn(page)
  await page.setViewportSize(PHONE)
  const { events, names } = await makeProduction(page, Date.now().toString(36), [0])
  const [event = 0] = events
  const hand = new Actions()
  await hand.open(page, `/cms-hub/event/${event}/cast`)
  await expectAccessible(page)
  await picture(page, 'tonight')
  await hand.click(page.getByRole('button', { name: 'Lopachin' }))
  const choice = page.getByRole('listbox', { name: 'Wer spielt' })
  await expect(choice.getByRole('option').first()).toContainText(names.ayla)
  await expectAccessible(page, { besides: 'main' })
  await picture(page, 'tonight-picker')
  await hand.click(choice.getByRole('option', { name: names.ayla }))
  await expect(page.getByRole('button', { name: 'Lopachin' })).toContainText(`${names.ayla} statt ${names.tove}`)
  expect(hand.count).toBeLessThanOrEqual(4)
  await picture(page, 'tonight-changed')
  await expect.poll(() => visitorReads(page, event)).toContain(`statt ${names.tove}`)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => visitorReads(page, event)).not.toContain(names.ayla)
})

test('somebody falls ill for two evenings: the cover is proposed, confirmed at once, and taken back with one undo', async ({ page }) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  const { id, events, names } = await makeProduction(page, mark, [3, 4, 9])
  await page.goto(`/cms-hub/production/${id}?tab=cast`)
  await page.getByRole('button', { name: 'Jemand fällt aus …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Jemand fällt aus' })
  await dialog.getByRole('combobox', { name: 'Wer' }).fill(`Aschenbach-${mark}`)
  await dialog.getByRole('option', { name: names.tove }).click()
  await dialog.getByLabel('Von').fill(TODAY.add({ days: 3 }).toString())
  await dialog.getByLabel('Bis').fill(TODAY.add({ days: 4 }).toString())
  await dialog.getByRole('button', { name: 'Abende zeigen' }).click()
  const chosen = dialog.getByRole('combobox', { name: /^Wer spielt Lopachin, / })
  await expect(chosen).toHaveCount(2)
  for (const select of await chosen.all()) await expect(select).toContainText(`${names.ayla} (Cover)`)
  await expectAccessible(page)
  await picture(page, 'absence')
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(grid(page).getByRole('gridcell', { name: names.ayla })).toHaveCount(2)
  await expectAccessible(page)
  await picture(page, 'grid')
  for (const event of events.slice(0, 2)) await expect.poll(() => visitorReads(page, event)).toContain(`statt ${names.tove}`)
  expect(await visitorReads(page, events[2] ?? 0)).not.toContain(names.ayla)
  await page.getByRole('region', { name: 'Besetzung je Abend' }).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(grid(page).getByRole('gridcell', { name: names.ayla })).toHaveCount(0)
  for (const event of events) await expect.poll(() => visitorReads(page, event)).not.toContain(names.ayla)
  const absences = await (await page.request.get(`/api/admin/absence?q=${encodeURIComponent(`Aschenbach-${mark}`)}`)).json()
  expect(absences.records).toEqual([])
})

test('the grid is worked by keyboard alone: one stop, arrows, Enter, Delete and Ctrl+Z', async ({ page }) => {
  await logIn(page)
  const { id, events, names } = await makeProduction(page, Date.now().toString(36), [3, 4])
  await page.goto(`/cms-hub/production/${id}?tab=cast`)
  const cell = (row: number, column: number) => grid(page).getByRole('row').nth(row).getByRole('gridcell').nth(column)
  await page.getByRole('button', { name: 'Jemand fällt aus …' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(cell(1, 0)).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(grid(page).locator('[aria-selected="true"]')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Person suchen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(grid(page).getByRole('gridcell', { name: names.ayla })).toHaveCount(2)
  await expect(cell(1, 1)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(cell(1, 0)).toContainText(names.tove)
  await page.keyboard.press('Control+z')
  await expect(cell(1, 1)).toContainText(names.ayla)
  await page.keyboard.press('ArrowDown')
  await expect(cell(2, 1)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ayla')
  await expect(page.getByRole('option', { name: names.ayla })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cell(2, 1)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(grid(page).getByRole('rowheader').first()).toContainText('Firs')
  await expectAccessible(page)
  await expect.poll(() => visitorReads(page, events[1] ?? 0)).toContain(`statt ${names.tove}`)
})
