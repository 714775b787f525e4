import type { Locator, Page } from '@playwright/test'
import { NOW } from './servers.ts'
import { createRecord } from './staff.ts'

/** The day of the stories. */
export const TODAY = Temporal.PlainDate.from(NOW.slice(0, 10))
/** A phone's window. */
export const PHONE = { width: 390, height: 844 }

/** A production online with one role, its understudy, and performances on some days from today on. */
export async function makeProduction(page: Page, mark: string, days: number[]) {
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

/** What visitors read of a performance. */
export async function visitorReads(page: Page, event: number): Promise<string> {
  const html = await (await page.request.get(`/de/spielplan/vorstellung/${event}`)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/** Pictures of what is shown, wide and on a phone, light and dark, where a folder for them is named. */
export async function picture(page: Page, name: string): Promise<void> {
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

/** The cast by performance. */
export const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Besetzung je Abend' })
