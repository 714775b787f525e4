import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'

// Classic scrollbars, which take space.
test.use({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured fixture parameter
    async ({}, use, { project }) => use({ ...project.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})

const HEADLINE_CALL = '**/de/pageeditor-api/page/de/spielplan'
const overlayOf = (page: Page) => page.getByRole('dialog')

async function openOverlay(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, window.innerHeight * 0.6))
  await page.getByRole('link', { name: 'Programm und Karten' }).click()
  await expect(overlayOf(page)).toBeVisible()
}

test(
  'the overlay slides up over the whole window, holds the page, and closes by its cross',
  requirement('OVER-01', 'OVER-02', 'OVER-05', 'OVER-06', 'OVER-08', 'OVER-09', 'OVER-10', 'OVER-11', 'OVER-12'),
  async ({ page }) => {
    await page.goto('/de/search?q=nacht')
    const bar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)
    expect(bar).toBeGreaterThan(0)
    await openOverlay(page)
    const overlay = overlayOf(page)
    await expect(overlay.getByRole('heading', { level: 2, name: 'Programm und Karten' })).toBeVisible()
    await expect(overlay.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) })).toHaveCount(10)
    await expectAccessible(page)
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    const html = page.locator('html')
    await expect(html).toHaveClass(/no-scroll/)
    await expect(html).toHaveCSS('padding-right', `${bar}px`)
    await overlay.getByRole('button', { name: 'Schließen' }).click()
    await expect(overlay).toBeHidden()
    // It has returned to its initial position: a window's height below the window.
    const closed = page.locator('dialog').filter({ has: page.locator('h2', { hasText: 'Programm und Karten' }) })
    await expect(closed).toHaveCSS('translate', '0px 100%')
    await expect(closed).toHaveCSS('transition-property', /translate/)
    await expect(page).toHaveURL(/\/de\/search\?q=nacht$/)
    await expect(html).not.toHaveClass(/no-scroll/)
    await expect(html).toHaveCSS('padding-right', '0px')
  },
)

test(
  'the overlay bears the headline of the schedule and closes with the way to a performance',
  requirement('OVER-03', 'OVER-07'),
  async ({ page }) => {
    await page.route(HEADLINE_CALL, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), headline: 'Was die Brücke trägt' } })
    })
    await page.goto('/de/stuecke')
    await openOverlay(page)
    const overlay = overlayOf(page)
    await expect(overlay.getByRole('heading', { level: 2, name: 'Was die Brücke trägt' })).toBeVisible()
    await overlay.getByRole('heading', { level: 4 }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/de\/spielplan\/[\w-]+\/\d+$/)
    await expect(overlay).toBeHidden()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test(
  'without headline and programme the overlay keeps its title and shows the way to the Spielplan',
  requirement('OVER-04'),
  async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
    await page.route(HEADLINE_CALL, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.route('**/api/event-list/**', (route) => route.abort())
    await page.goto('/de/stuecke')
    await openOverlay(page)
    const overlay = overlayOf(page)
    await expect(overlay.getByText('Der Spielplan konnte nicht geladen werden.')).toBeVisible()
    await expect(overlay.getByRole('heading', { level: 2, name: 'Programm und Karten' })).toBeVisible()
    await expect.poll(() => logged.join()).toContain('headline 500')
    await overlay.getByRole('link', { name: 'Zum Spielplan' }).click()
    await expect(page).toHaveURL(/\/de\/spielplan$/)
  },
)
