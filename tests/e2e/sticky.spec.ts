import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'

const scrollTo = (page: Page, windows: number) => page.evaluate((share) => window.scrollTo(0, window.innerHeight * share), windows)

test(
  'a production leads to its dates, after half a window and not near the footer',
  requirement('STICKY-05', 'STICKY-06', 'STICKY-10', 'STICKY-11'),
  async ({ page }) => {
    await page.goto('/de/stuecke')
    await page.locator('main a[href^="/de/stuecke/"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const links = page.getByRole('navigation', { name: 'Schnellzugriff' }).getByRole('link', { name: 'Termine und Karten' })
    await expect(page.locator('#datesAndTickets')).toBeAttached()
    await expect(links).toHaveAttribute('href', '#datesAndTickets')
    await scrollTo(page, 0.6)
    await expect(links).toBeVisible()
    await links.click()
    await expect(page.locator('#datesAndTickets')).toBeInViewport()
  },
)

test(
  'a performance leads to its tickets, but not beside the booking panel itself',
  requirement('STICKY-07', 'STICKY-08'),
  async ({ page }) => {
    await page.goto('/de/spielplan')
    await page.getByRole('link', { name: 'Der letzte Fahrplan', exact: true }).first().click()
    const link = page.getByRole('navigation', { name: 'Schnellzugriff' }).getByText('Karten buchen')
    await expect(page.getByRole('region', { name: 'Karten', exact: true })).toBeInViewport()
    await expect(link).toBeHidden()
    await scrollTo(page, 1.6)
    await expect(link).toHaveAttribute('href', /\/performances\//)
  },
)
