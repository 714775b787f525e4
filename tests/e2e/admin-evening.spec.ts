import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Actions } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { NOW } from './servers.ts'
import { shopUrl } from './shop-faults.ts'
import { SHOP_TOKEN } from './shop-token.ts'
import { createRecord, logIn } from './staff.ts'

const TODAY = NOW.slice(0, 10)

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Has the shop sell something, or tells whether it still does. */
async function offerInShop(id: string, title: string): Promise<void> {
  const response = await fetch(`${shopUrl()}/v1/performances/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${SHOP_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title, startsAt: `${TODAY}T22:30:00+01:00`, saleFrom: null, hall: 'studio', soldShare: 0.5 }),
  })
  if (!response.ok) throw new Error(`the shop did not take ${id}: ${response.status}`)
}

async function isCancelledInShop(id: string): Promise<boolean> {
  const response = await fetch(`${shopUrl()}/v1/standings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SHOP_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ performances: [id] }),
  })
  return (await response.json()).standings[id].is_cancelled
}

/** A performance tonight with a part, in a room of its own, sold in the shop. */
async function createTonight(page: Page, title: string) {
  const mark = `abend-${Date.now().toString(36)}`
  await logIn(page)
  await offerInShop(mark, title)
  const venueId = await createRecord(page, 'venue', { name: `Ort ${mark}`, city: 'Marienbrück' })
  const roomId = await createRecord(page, 'room', { name: `Saal ${mark}`, venueId })
  const personId = await createRecord(page, 'person', { firstName: 'Tove', lastName: `Aschenbach ${mark}` })
  const contributors = [
    { personId, role: 'Regie', kind: 'team' },
    { personId, role: 'Lopachin', kind: 'cast' },
  ]
  const productionId = await createRecord(page, 'production', { title, durationMinutes: 60, contributors })
  const id = await createRecord(page, 'event', { productionId, roomId, startsAt: `${TODAY}T22:30`, idJet: mark, isOnline: true })
  return { id, shopNumber: mark }
}

function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title })
}

async function picture(page: Page, name: string): Promise<void> {
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

test('tonight is cancelled on a phone in two actions, with everything that belongs to it, and taken back with one', async ({ page }) => {
  const { id, shopNumber } = await createTonight(page, 'Glasgesang spät')
  await page.goto('/cms-hub/evening')
  const card = cardOf(page, 'Glasgesang spät')
  await expect(card).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await picture(page, 'evening')

  const actions = new Actions()
  await actions.tap(card.getByRole('button', { name: 'Absagen' }))
  const sheet = page.getByRole('complementary', { name: 'Heute absagen: Glasgesang spät' })
  await expect(sheet.getByLabel('Das lesen Besucherinnen und Besucher')).toHaveValue(/wegen einer Erkrankung leider ausfallen/)
  await expectAccessible(page)
  await picture(page, 'evening-cancel')
  await actions.tap(sheet.getByRole('button', { name: 'Absagen – 10 Minuten widerrufbar' }))
  await expect(page.getByRole('status').filter({ hasText: 'Glasgesang spät ist abgesagt.' })).toBeVisible()
  expect(actions.count).toBeLessThanOrEqual(3)
  await expect(card.getByText('Der Verkauf im Ticketshop ist angehalten.')).toBeVisible()
  expect(await isCancelledInShop(shopNumber)).toBe(true)
  await expectAccessible(page)
  await picture(page, 'evening-cancelled')

  const visitorSees = async (path: string) => (await page.request.get(path)).text()
  const said = 'wegen einer Erkrankung leider ausfallen'
  expect(await visitorSees(`/de/spielplan/glasgesang-spaet/${id}`)).toContain(said)
  expect(await visitorSees('/de')).toContain('Abgesagt: Glasgesang spät')
  expect(await visitorSees('/de/spielplan')).toContain('Abgesagt: Glasgesang spät')
  expect(await visitorSees('/de/spielplan/kalender.ics')).toContain('STATUS:CANCELLED')

  await page.reload()
  await card.getByRole('button', { name: /^Zurücknehmen – noch \d+ Minuten/ }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'steht wieder wie vorher' })).toBeVisible()
  await expect(card.getByText('Abgesagt', { exact: true })).toHaveCount(0)
  expect(await visitorSees('/de')).not.toContain('Abgesagt: Glasgesang spät')
  await expect.poll(() => isCancelledInShop(shopNumber)).toBe(false)
})

/** Moves the focus by the Tab key alone, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 80; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false })

  test('tonight is cancelled with a mouse in two actions, and by keyboard alone it is taken back, recast and cancelled', async ({
    page,
  }) => {
    await createTonight(page, 'Tisch spät')
    await page.goto('/cms-hub/evening')
    const card = cardOf(page, 'Tisch spät')
    const sheet = page.getByRole('complementary')
    const cancelled = page.getByRole('status').filter({ hasText: 'Tisch spät ist abgesagt.' })
    const byMouse = new Actions()
    await byMouse.click(card.getByRole('button', { name: 'Absagen' }))
    await byMouse.click(sheet.getByRole('button', { name: /^Absagen –/ }))
    await expect(cancelled).toBeVisible()
    expect(byMouse.count).toBeLessThanOrEqual(3)
    await tabTo(page, card.getByRole('button', { name: /^Zurücknehmen – noch/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'steht wieder wie vorher' })).toBeVisible()

    const recast = new Actions()
    await tabTo(page, card.getByRole('button', { name: 'Umbesetzen' }))
    await recast.press(page, 'Enter')
    await tabTo(page, sheet.getByRole('radio', { name: /^Lopachin/ }))
    await recast.press(page, 'Space')
    const proposed = sheet.getByRole('group', { name: 'Wer springt ein' }).getByRole('radio').first()
    await expect(proposed).toBeVisible()
    await tabTo(page, proposed)
    await recast.press(page, 'Space')
    await tabTo(page, sheet.getByRole('button', { name: /^Umbesetzen –/ }))
    await recast.press(page, 'Enter')
    await expect(card.getByText('Umbesetzt', { exact: true })).toBeVisible()
    expect(recast.count).toBeLessThanOrEqual(4)

    const byKeyboard = new Actions()
    await tabTo(page, card.getByRole('button', { name: 'Absagen' }))
    await byKeyboard.press(page, 'Enter')
    await tabTo(page, sheet.getByRole('button', { name: /^Absagen –/ }))
    await byKeyboard.press(page, 'Enter')
    await expect(cancelled).toBeVisible()
    expect(byKeyboard.count).toBeLessThanOrEqual(3)
  })
})

test('a part is given to somebody else for tonight in four actions', async ({ page }) => {
  const { id } = await createTonight(page, 'Kirschgarten spät')
  await page.goto('/cms-hub/evening')
  const card = cardOf(page, 'Kirschgarten spät')
  const actions = new Actions()
  await actions.tap(card.getByRole('button', { name: 'Umbesetzen' }))
  const sheet = page.getByRole('complementary', { name: 'Umbesetzen: Kirschgarten spät' })
  // Nothing is asked before a part is chosen, and the button says what it waits for.
  await expect(sheet.getByText('Bitte schreiben Sie einen Satz.')).toHaveCount(0)
  await sheet.getByRole('button', { name: /^Umbesetzen –/ }).dispatchEvent('click')
  await expect(sheet.getByRole('alert')).toHaveText('Bitte wählen Sie zuerst die Rolle, dann wer einspringt.')
  await expect(sheet.getByRole('group', { name: 'Welche Rolle' }).getByRole('radio').first()).toHaveAccessibleName(/^Lopachin/)
  await actions.tap(sheet.getByRole('radio', { name: /^Lopachin/ }))
  const proposed = sheet.getByRole('group', { name: 'Wer springt ein' }).getByRole('radio')
  await expect(proposed.first()).toBeVisible()
  await actions.tap(proposed.first())
  await expect(sheet.getByLabel('Das lesen Besucherinnen und Besucher')).toHaveValue(
    /spielt an diesem Abend Lopachin statt Tove Aschenbach/,
  )
  await expectAccessible(page)
  await picture(page, 'evening-recast')
  await actions.tap(sheet.getByRole('button', { name: 'Umbesetzen – 10 Minuten widerrufbar' }))
  await expect(card.getByText('Umbesetzt', { exact: true })).toBeVisible()
  expect(actions.count).toBeLessThanOrEqual(4)
  expect(await (await page.request.get(`/de/spielplan/kirschgarten-spaet/${id}`)).text()).toContain('Umbesetzung')
})

test('a delay is announced in three actions, and a sentence that was begun is not lost', async ({ page }) => {
  const { id } = await createTonight(page, 'Salz spät')
  await page.goto('/cms-hub/evening')
  const card = cardOf(page, 'Salz spät')
  await card.getByRole('button', { name: 'Hinweis' }).tap()
  const notice = page.getByRole('complementary', { name: 'Hinweis: Salz spät' })
  await notice.getByLabel('Das lesen Besucherinnen und Besucher').fill('Bitte nehmen Sie den Eingang am Hof.')
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Hinweis' })).toBeFocused()
  await card.getByRole('button', { name: 'Hinweis' }).tap()
  await expect(notice.getByLabel('Das lesen Besucherinnen und Besucher')).toHaveValue('Bitte nehmen Sie den Eingang am Hof.')
  await page.keyboard.press('Escape')

  const actions = new Actions()
  await actions.tap(card.getByRole('button', { name: 'Verlegen, später' }))
  const sheet = page.getByRole('complementary', { name: 'Verlegen oder verspätet: Salz spät' })
  await actions.tap(sheet.getByRole('radio', { name: '23:00' }))
  await expect(sheet.getByLabel('Das lesen Besucherinnen und Besucher')).toHaveValue('Beginn heute 23:00 statt 22:30 Uhr.')
  await expectAccessible(page, { besides: 'main' })
  await picture(page, 'evening-delay')
  await actions.tap(sheet.getByRole('button', { name: 'Verspätung melden – 10 Minuten widerrufbar' }))
  await expect(card.getByText('23:00')).not.toHaveCount(0)
  expect(actions.count).toBeLessThanOrEqual(4)
  expect(await (await page.request.get(`/de/spielplan/salz-spaet/${id}`)).text()).toContain('Beginn heute 23:00 statt 22:30 Uhr.')
  await card.getByRole('button', { name: /^Zurücknehmen/ }).tap()
  await expect(card.getByText('22:30')).not.toHaveCount(0)
})

test('papers stand on the screen as they are printed, and nothing else is', async ({ page }) => {
  const { id } = await createTonight(page, 'Papier spät')
  for (const [query, name] of [
    [`paper=evening&event=${id}`, 'Abendzettel: Papier spät'],
    [`paper=cast&event=${id}`, 'Besetzungszettel: Papier spät'],
    [`paper=month&month=${TODAY.slice(0, 7)}`, /^Monatsprogramm: /],
  ] as const) {
    await page.goto(`/cms-hub/papers?${query}`)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page.locator('.paper')).toContainText('Papier spät')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await picture(page, `paper-${query.slice(6, 11)}`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.paper')).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    const folder = process.env.RECORD_PICTURES
    if (folder) await page.pdf({ path: `${folder}/${query.slice(6, 11)}.pdf`, preferCSSPageSize: true })
    await page.emulateMedia({ media: 'screen' })
  }
})
