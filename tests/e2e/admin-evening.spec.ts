import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Actions } from './actions.ts'
import { cardOf, createTonight, isCancelledInShop, PHONE, picture, TODAY } from './evening-tonight.ts'
import { expect, test } from './fixtures.ts'
import { createRecord } from './staff.ts'

test.use(PHONE)

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
  expect(await visitorSees('/de/spielplan/kalender.ics')).toContain('SUMMARY:Abgesagt: Glasgesang spät')

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

test('without a line it is said why no part can be chosen, and the parts come by themselves with it', async ({ page, context }) => {
  await createTonight(page, 'Funkloch spät')
  await page.goto('/cms-hub/evening')
  const card = cardOf(page, 'Funkloch spät')
  const sheet = page.getByRole('complementary', { name: 'Umbesetzen: Funkloch spät' })
  await expect(card).toBeVisible()
  await context.setOffline(true)
  await card.getByRole('button', { name: 'Umbesetzen' }).tap()
  await expect(sheet.getByRole('alert')).toHaveText('Der Server ist nicht zu erreichen. Noch einmal versuchen')
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(sheet.getByRole('radio', { name: /^Lopachin/ })).toBeVisible()
  await expect(sheet.getByRole('alert')).toHaveCount(0)
})

test('a production for which nobody is entered leads to its cast', async ({ page }) => {
  const { id } = await createTonight(page, 'Leerlauf spät', null)
  await page.goto('/cms-hub/evening')
  await cardOf(page, 'Leerlauf spät').getByRole('button', { name: 'Umbesetzen' }).tap()
  const sheet = page.getByRole('complementary', { name: 'Umbesetzen: Leerlauf spät' })
  await expect(sheet.getByText('Zu diesem Stück ist noch niemand eingetragen')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Besetzung' })).toHaveAttribute('href', `/cms-hub/event/${id}/cast`)
})

test('a delay is announced in three actions, and a sentence that was begun is not lost', async ({ page }) => {
  const { id } = await createTonight(page, 'Salz spät')
  await page.goto('/cms-hub/evening')
  const card = cardOf(page, 'Salz spät')
  await card.getByRole('button', { name: 'Hinweis' }).tap()
  const notice = page.getByRole('complementary', { name: 'Hinweis: Salz spät' })
  // Nothing is missed before anybody could write; who presses the button without a word is told what it waits for.
  const missed = notice.getByText('Bitte schreiben Sie einen Satz.')
  await expect(notice.getByRole('button', { name: /^Hinweis geben –/ })).toBeVisible()
  await expect(missed).toHaveCount(0)
  await notice.getByRole('button', { name: /^Hinweis geben –/ }).dispatchEvent('click')
  await expect(missed).toBeVisible()
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

test('moved anyway is only what somebody has read the conflicts of', async ({ page }) => {
  const { productionId, roomId } = await createTonight(page, 'Enge spät')
  await createRecord(page, 'event', { productionId, roomId, startsAt: `${TODAY}T20:30` })
  await page.goto('/cms-hub/evening')
  await cardOf(page, 'Enge spät').last().getByRole('button', { name: 'Verlegen, später' }).tap()
  const sheet = page.getByRole('complementary', { name: 'Verlegen oder verspätet: Enge spät' })
  await sheet.getByRole('radio', { name: 'Anderer Tag oder Raum' }).tap()
  await sheet.getByLabel('Beginn', { exact: true }).fill('20:15')
  await expect(sheet.getByRole('button', { name: /^Trotzdem verlegen –/ })).toBeVisible()
  // The check of the next time is still on its way.
  await page.route('**/api/admin/event/conflicts', () => undefined)
  await sheet.getByLabel('Beginn', { exact: true }).fill('20:20')
  await expect(sheet.getByRole('button', { name: /^Verlegen –/ })).toBeVisible()
})
