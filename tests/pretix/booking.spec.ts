import { SERIES } from '../../scripts/pretix/fill-shop.ts'
import { logInToDemo } from '../../scripts/pretix/house.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { framedShop } from './checkout.ts'
import { fillCart, openPanel, order, priceOf } from './panel.ts'
import { readStage, SITE } from './stage.ts'
import { leaveTickets, setupApi } from './staged-shop.ts'

test('what is added to a cart later lies in the same one, and pretix holds all of it', async ({ page }) => {
  await fillCart(await openPanel(page, 'evening'), 'Kategorie 1', 1)
  const panel = await openPanel(page, 'evening')
  await fillCart(panel, 'Kategorie 2', 2)
  await expect(panel.getByText('Das gilt für alle 3 Karten in Ihrem Warenkorb.')).toBeVisible()
  await expect(page.getByRole('banner').getByText(/^3 · 1[45]:\d\d$/)).toBeAttached()
  await panel.getByRole('link', { name: 'Zum Warenkorb' }).click()
  await expect((await framedShop(page)).getByText('90,00 €').first()).toBeVisible()
})

test('two dates, as which pretix keeps times of entry, lie in one cart, each with its own time', async ({ page }) => {
  await fillCart(await openPanel(page, 'evening'), 'Kategorie 3', 1)
  await fillCart(await openPanel(page, 'free'), 'Freie Platzwahl', 1)
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click()
  const shop = await framedShop(page)
  for (const role of ['evening', 'free'] as const) {
    const { title, startsAt } = readStage().performances[role]
    const begins = new Date(startsAt).toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' })
    await expect(shop.getByText(title).first()).toBeVisible()
    await expect(shop.getByText(begins).first()).toBeVisible()
  }
  await expect(shop.getByText('22,00 €').first()).toBeVisible()
})

test('what is taken out of the cart in pretix is no longer counted in the header, which tells how long pretix holds the rest', async ({
  page,
}) => {
  await fillCart(await openPanel(page, 'evening'), 'Kategorie 2', 1)
  const panel = await openPanel(page, 'evening')
  await fillCart(panel, 'Kategorie 3', 1)
  await panel.getByRole('link', { name: 'Zum Warenkorb' }).click()
  const shop = await framedShop(page)
  await expect(shop.getByText('40,00 €').first()).toBeVisible()
  await shop.getByRole('button', { name: 'Kategorie 3 aus dem Warenkorb entfernen' }).click()
  await expect(shop.getByText('40,00 €')).toHaveCount(0)
  await expect(shop.getByText('26,00 €').first()).toBeVisible()
  await page.goto('/de')
  await expect(page.getByRole('banner').getByText(/^1 · 1[45]:\d\d$/)).toBeAttached()
})

test('a category of which nothing is left says so, and the others are sold', async ({ page }) => {
  const panel = await openPanel(page, 'soldOut')
  await expect(panel.getByText('Ausverkauft').first()).toBeVisible()
  await expect(priceOf(panel, 'Kategorie 1, Vollpreis')).toHaveCount(0)
  await fillCart(panel, 'Kategorie 2', 1)
})

test('of two who press for the last ticket at once one has it, and the other reads that there are not enough', async ({ browser }) => {
  await leaveTickets('lastTicket', 'Kategorie 2', 1)
  const visitors = await Promise.all(
    [1, 2].map(async () => {
      const page = await (await browser.newContext({ baseURL: SITE, serviceWorkers: 'block' })).newPage()
      const panel = await openPanel(page, 'lastTicket')
      await priceOf(panel, 'Kategorie 2, Vollpreis').click()
      return panel
    }),
  )
  await Promise.all(visitors.map((panel) => panel.getByRole('button', { name: 'In den Warenkorb' }).click()))
  const isServed = (panel: (typeof visitors)[number]) => panel.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')
  const isRefused = (panel: (typeof visitors)[number]) => panel.getByText('Es sind nicht genügend (zusammenhängende) Plätze frei.')
  for (const panel of visitors) await expect(isServed(panel).or(isRefused(panel))).toBeVisible()
  const served = await Promise.all(visitors.map((panel) => isServed(panel).isVisible()))
  expect(served.filter(Boolean)).toHaveLength(1)
})

test('more tickets than one order takes are told of before pretix would drop them', async ({ page }) => {
  const panel = await openPanel(page, 'evening')
  await fillCart(panel, 'Kategorie 3', 9)
  const again = await openPanel(page, 'evening')
  await order(again, 'Kategorie 3', 2)
  await expect(again.getByText('Eine Bestellung umfasst höchstens 10 dieser Karten.')).toBeVisible()
})

test('a date that pretix takes off sale is sold no more here', async ({ page }) => {
  const { cancelled } = readStage().performances
  await setupApi().patch(`/events/${SERIES}/subevents/${cancelled.date}/`, { active: false })
  const panel = page.getByRole('region', { name: 'Karten', exact: true })
  await expect(async () => {
    await page.goto(cancelled.path)
    await expect(panel.getByText('Im Netz gibt es zurzeit keine Karten.')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(panel.getByRole('button', { name: 'In den Warenkorb' })).toBeHidden()
})

test('staff are told which dates pretix moved or called off', async () => {
  const { performances, siteFolder } = readStage()
  const { moved, cancelled } = performances
  await setupApi().patch(`/events/${SERIES}/subevents/${cancelled.date}/`, { active: false })
  await setupApi().patch(`/events/${SERIES}/subevents/${moved.date}/`, { date_from: '2027-03-01T20:00:00+01:00', date_to: null })
  const editor = await logInToDemo(SITE, siteFolder)
  const differing = async () => {
    const { body } = await editor.getJson<{ differing: { id: number; aspects: string[] }[] }>('/api/admin/shop/differences')
    return new Map(body.differing.map(({ id, aspects }) => [id, aspects]))
  }
  await expect.poll(async () => (await differing()).get(moved.id)).toContain('time')
  expect((await differing()).get(cancelled.id)).toContain('cancelled')
})
