import type { Locator, Page } from '@playwright/test'
import { NOW } from './servers.ts'
import { shopUrl } from './shop-faults.ts'
import { SHOP_TOKEN } from './shop-token.ts'
import { createRecord, logIn } from './staff.ts'

export const TODAY = NOW.slice(0, 10)

/** A phone that is held in one hand. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

/** Has the shop sell something, or tells whether it still does. */
async function offerInShop(id: string, title: string): Promise<void> {
  const response = await fetch(`${shopUrl()}/v1/performances/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${SHOP_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title, startsAt: `${TODAY}T22:30:00+01:00`, saleFrom: null, hall: 'studio', soldShare: 0.5 }),
  })
  if (!response.ok) throw new Error(`the shop did not take ${id}: ${response.status}`)
}

/** Whether the shop sells it no more. */
export async function isCancelledInShop(id: string): Promise<boolean> {
  const response = await fetch(`${shopUrl()}/v1/standings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SHOP_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ performances: [id] }),
  })
  return (await response.json()).standings[id].is_cancelled
}

/** A performance tonight in a room of its own, sold in the shop. @param role of the one part; null: nobody is entered at all */
export async function createTonight(page: Page, title: string, role: string | null = 'Lopachin') {
  const mark = `abend-${Date.now().toString(36)}`
  await logIn(page)
  await offerInShop(mark, title)
  const venueId = await createRecord(page, 'venue', { name: `Ort ${mark}`, city: 'Marienbrück' })
  const roomId = await createRecord(page, 'room', { name: `Saal ${mark}`, venueId })
  const personId = await createRecord(page, 'person', { firstName: 'Tove', lastName: `Aschenbach ${mark}` })
  const contributors = role
    ? [
        { personId, role: 'Regie', kind: 'team' },
        { personId, role, kind: 'cast' },
      ]
    : []
  const productionId = await createRecord(page, 'production', { title, durationMinutes: 60, contributors })
  const id = await createRecord(page, 'event', { productionId, roomId, startsAt: `${TODAY}T22:30`, idJet: mark, isOnline: true })
  return { id, shopNumber: mark, productionId, roomId }
}

/** The card of a performance at the desk. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title })
}

/** Records what is shown, for somebody to look at, where that is asked for. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.RECORD_PICTURES
  if (!folder) return
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.screenshot({ path: `${folder}/${name}-390-${scheme}.png` })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.screenshot({ path: `${folder}/${name}-1440-${scheme}.png` })
    await page.setViewportSize({ width: 390, height: 844 })
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
