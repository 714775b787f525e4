import type { Page } from '@playwright/test'
import { PHONE, WIDE } from '../support/windows.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'

/** Expects that nothing overflows the window to the right. */
const expectNoSidewaysScroll = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

/** The first link of a list to a page of the given kind. */
async function addressOf(page: Page, list: string, part: string): Promise<string> {
  const response = await page.request.get(list)
  const match = new RegExp(`href="(${part}[^"#?]*/\\d+)"`).exec(await response.text())
  if (!match?.[1]) throw new Error(`${list} leads to nothing like ${part}`)
  return match[1]
}

test('the pages of a performance, a production, a series and a person are accessible and fit a phone in dark mode', async ({ page }) => {
  for (const address of [
    await addressOf(page, '/de/spielplan', '/de/spielplan/'),
    // With pictures, film and articles.
    await addressOf(page, '/de/stuecke', '/de/stuecke/das-meer-'),
    await seriesAddress(page),
    await addressOf(page, '/de/ensemble', '/de/ensemble/'),
  ]) {
    await test.step(address, async () => {
      await page.setViewportSize(WIDE)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize(PHONE)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  }
})

/** The page of a series, linked from a performance. */
async function seriesAddress(page: Page): Promise<string> {
  const { results } = (await (await page.request.get('/de/api/events/?series=6')).json()) as { results: { url: string }[] }
  return addressOf(page, results[0]?.url ?? '', '/de/series/')
}

test(
  'the booking button of a performance jumps to nothing but leads to the shop, that of a production jumps to its dates',
  requirement('EVDET-01'),
  async ({ page }) => {
    await page.goto(await addressOf(page, '/de/stuecke', '/de/stuecke/glasgesang'))
    const dates = page.locator('#datesAndTickets')
    await expect(dates).not.toBeInViewport()
    await page.locator('main header').getByRole('link', { name: 'Termine und Karten' }).click()
    await expect(dates).toBeInViewport()
    await dates.getByRole('link', { name: /Uhr$/ }).first().click()
    await expect(page).toHaveURL(/\/de\/spielplan\/glasgesang\/\d+$/)
    // The URL changes before the page, which then starts at its top.
    await expect(page.getByRole('region', { name: 'Karten', exact: true })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, window.innerHeight * 1.6))
    const booking = page.getByRole('navigation', { name: 'Schnellzugriff' }).getByText('Karten buchen')
    await expect(booking).toHaveAttribute('href', /\/performances\/mb-/)
  },
)

test(
  'the productions come page by page, say so while they come, and begin anew with another filter',
  requirement('PROD-10', 'PROD-11', 'PROD-12', 'PROD-13'),
  async ({ page }) => {
    const requested: string[] = []
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(/stuecke\.data\?.*page=\d/, async (route) => {
      requested.push(new URL(route.request().url()).searchParams.get('page') ?? '')
      await held
      await route.continue()
    })
    await page.goto('/de/stuecke')
    const wall = page.locator('main ul[aria-busy]')
    const posters = wall.locator('> li')
    await expect(posters).toHaveCount(12)
    const more = page.getByRole('link', { name: 'Weitere Stücke' })
    await more.click()
    await expect(wall).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByText('Weitere Stücke werden geladen')).toBeVisible()
    await more.click({ force: true })
    letThrough()
    await expect(posters).toHaveCount(24)
    await expect(wall).toHaveAttribute('aria-busy', 'false')
    await more.click()
    await expect(posters).toHaveCount(25)
    await expect(more).toHaveCount(0)
    expect(requested).toEqual(['2', '3'])
    await page.getByRole('navigation', { name: 'Sparte' }).getByRole('link', { name: 'Tanz' }).click()
    await expect(page).toHaveURL(/exhibition_type=\d+$/)
    await expect(page.getByText('3 Stücke')).toBeVisible()
    await expect(posters).toHaveCount(3)
    await page.getByRole('navigation', { name: 'Sparte' }).getByRole('link', { name: 'Tanz' }).click()
    await expect(page).toHaveURL(/\/de\/stuecke$/)
    await expect(posters).toHaveCount(12)
  },
)

test('the ensemble shows the portrait of the person under the pointer or with the focus, and fits a phone', async ({ page }) => {
  await page.goto('/de/ensemble')
  const person = page.getByRole('link', { name: /^Imke Dorsch/ })
  const portrait = person.locator('img')
  await expect(portrait).toBeHidden()
  await person.hover()
  await expect(portrait).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(portrait).toBeHidden()
  await person.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(portrait).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(portrait).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a venue draws its locator map without external requests, and loads a street map only on demand', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/de/venues/werkhalle/2', { waitUntil: 'networkidle' })
  await expect(page.getByRole('img', { name: 'Lageplan, Norden ist oben' })).toBeVisible()
  await expect(page.getByText('Seebühne 16 Minuten zu Fuß')).toBeVisible()
  const map = page.getByRole('link', { name: 'Karte bei OpenStreetMap' })
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=53\.\d+&mlon=10\.\d+/)
  await expect(map).toHaveAttribute('rel', 'noopener noreferrer')
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the productions are paginated', async ({ page }) => {
    await page.goto('/de/stuecke')
    await page.getByRole('link', { name: 'Weitere Stücke' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await expect(page.locator('main ul[aria-busy] > li')).toHaveCount(12)
    await page.getByRole('link', { name: 'Vorige Stücke' }).click()
    await expect(page).toHaveURL(/\/de\/stuecke$/)
  })
})
