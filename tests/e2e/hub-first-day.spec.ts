import { expectAccessible } from './accessibility.ts'
import { Actions } from './actions.ts'
import { openEmptyHouse } from './empty-house.ts'
import { expect, test } from './fixtures.ts'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#b0203c"/></svg>'
/** From the login of an empty house to a site with name, look, pages and a production with two dates that visitors see. */
const AT_MOST = 28
const MINUTES = 15

test('an empty house is a site of its own on its first day: name, look, places, shop, pages, a production and a colleague', async ({
  page,
}) => {
  test.setTimeout(120_000)
  page.setDefaultTimeout(25_000)
  const house = await openEmptyHouse()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  try {
    const began = Date.now()
    const actions = new Actions()
    await actions.open(page, `${house.url}/cms-hub`)
    await actions.fill(page.getByLabel('E-Mail-Adresse'), house.administrator.email)
    await actions.fill(page.getByLabel('Passwort', { exact: true }), house.administrator.password)
    await actions.click(page.getByRole('button', { name: 'Anmelden', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'So sieht Ihr Haus aus' })).toBeVisible()
    await expectAccessible(page)

    const site = page.frameLocator('iframe')
    const card = page.locator('form').filter({ visible: true })
    await actions.fill(card.getByLabel('Name', { exact: true }), 'Theater am Markt')
    await expect(site.locator('header').getByText('Theater am Markt').first()).toBeVisible()
    await actions.act(() =>
      card.getByLabel('Logo auf hellem Grund').setInputFiles({ name: 'markt.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) }),
    )
    await expect(card.getByText('aus dem Logo vorgeschlagen')).toBeVisible()
    await actions.click(card.getByRole('radio', { name: 'Samt' }))
    await actions.click(card.getByRole('radio', { name: /Newsreader/ }))
    // The line is cut when the name has been saved and the look has not: the next press goes on from there.
    await page.route('**/api/identity', (route) => route.abort())
    await card.getByRole('button', { name: 'Weiter: Orte und Räume' }).click()
    await expect(card.getByText(/^Der Server ist nicht zu erreichen/)).toBeVisible()
    await page.unroute('**/api/identity')
    await actions.click(card.getByRole('button', { name: 'Weiter: Orte und Räume' }))

    await actions.fill(card.getByLabel('Name des Ortes'), 'Haus am Markt')
    await actions.fill(card.getByLabel('Straße'), 'Marktplatz 1')
    await actions.fill(card.getByLabel(/^Ort/), 'Marienbrück')
    await actions.fill(card.getByLabel('Raum 1'), 'Großer Saal')
    await actions.click(card.getByRole('button', { name: 'Weiter: Ticketshop' }))

    await actions.fill(card.getByLabel('Adresse Ihres Ticketshops'), 'https://karten.haus.example')
    await actions.click(card.getByRole('button', { name: 'Weiter: Startseite' }))

    await actions.click(card.getByRole('radio', { name: /^Theater/ }))
    await actions.click(card.getByRole('button', { name: 'Weiter: Erstes Stück' }))

    await actions.fill(card.getByLabel('Titel', { exact: true }), 'Die Möwe')
    await actions.fill(card.getByLabel('Termin 1'), '2027-01-15T19:30')
    await actions.click(card.getByRole('button', { name: 'Noch ein Termin' }))
    await actions.fill(card.getByLabel('Termin 2'), '2027-01-16T19:30')
    await actions.click(card.getByRole('button', { name: 'Weiter: Kolleginnen' }))

    await actions.fill(card.getByLabel('Vorname'), 'Nele')
    await actions.fill(card.getByLabel('Nachname'), 'Brandis')
    await actions.fill(card.getByLabel('E-Mail-Adresse'), 'nele@haus.example')
    await expectAccessible(page)
    await actions.click(card.getByRole('button', { name: 'Fertig: zum Heute' }))
    await expect(page.getByRole('heading', { name: 'Zu tun' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ihr erster Tag' })).toBeHidden()
    expect(actions.count).toBeLessThanOrEqual(AT_MOST)
    expect(Date.now() - began).toBeLessThan(MINUTES * 60_000)

    expect(errors).toEqual([])
    await page.context().clearCookies()
    await page.goto(`${house.url}/de`)
    await expect(page.getByRole('link', { name: 'Die Möwe' }).first()).toBeVisible()
    await expect(page.getByRole('img', { name: 'Theater am Markt' }).first()).toBeVisible()
    expect((await page.request.get(`${house.url}/de/impressum`)).status()).toBe(404)
    await expectAccessible(page)
  } finally {
    await house.close()
  }
})

test('cards are put off, left and gone on with by keyboard alone, on a phone', async ({ page }) => {
  test.setTimeout(120_000)
  page.setDefaultTimeout(25_000)
  const house = await openEmptyHouse()
  try {
    await page.setViewportSize({ width: 390, height: 844 })
    await house.logIn(page)
    await page.goto(`${house.url}/cms-hub`)
    await expect(page.getByRole('heading', { level: 1, name: 'So sieht Ihr Haus aus' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Später erledigen' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Wo Sie spielen' })).toBeVisible()
    await page.getByRole('button', { name: 'Später weiter' }).press('Enter')
    const list = page.getByRole('region', { name: /Ihr erster Tag/ })
    await expect(list).toContainText('auf später verschoben')
    await expectAccessible(page)
    await list.getByRole('link', { name: 'Weitermachen' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Wo Sie spielen' })).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(390)
  } finally {
    await house.close()
  }
})

test('the site beside the first card says what the house is called, though its scripts come late', async ({ page }) => {
  test.setTimeout(120_000)
  const house = await openEmptyHouse()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const { promise, resolve } = Promise.withResolvers<void>()
  try {
    await house.logIn(page)
    await page.route('**/*.js', async (route) => {
      if (route.request().frame() !== page.mainFrame()) await promise
      await route.fallback()
    })
    await page.goto(`${house.url}/cms-hub/first-day`)
    const site = page.frameLocator('iframe')
    await page.locator('form').filter({ visible: true }).getByLabel('Name', { exact: true }).fill('Theater am Markt')
    await expect(site.locator('header')).toBeVisible()
    const frame = page.locator('iframe')
    await expect.poll(() => frame.evaluate((each: HTMLIFrameElement) => each.contentDocument?.readyState)).toBe('complete')
    resolve()
    await expect.poll(() => frame.evaluate((each: HTMLIFrameElement) => typeof each.contentWindow?.wake)).toBe('undefined')
    await expect(site.locator('header').getByText('Theater am Markt').first()).toBeVisible()
    expect(errors).toEqual([])
  } finally {
    resolve()
    await house.close()
  }
})
