import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { ALSO_ON_PHONE, ON_PHONE_ALONE } from './on-phone.ts'
import { requirement } from './requirement.ts'
import { delayRequests } from './staff.ts'

const PER_PAGE = 10
const rowsOf = (page: Page) => page.locator('main ol > li:has(h3)')
const titlesOf = (page: Page) => page.locator('main ol > li h3 a')
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Opens one list of the filter: by its button in the bar; on a phone, in the sheet with all others. */
async function openFilter(page: Page, label: string): Promise<Locator> {
  const opener = isPhone(page) ? /^Filter/ : new RegExp(`^${label}:`)
  await page.getByRole('button', { name: opener }).click()
  return page.getByRole('list', { name: label, exact: true })
}

/** A window so low that a page of the list exceeds the prefetch distance: in a higher one the next page loads by itself. */
const lower = (page: Page) => page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 480 })

/** Scrolls to the end of the list until its second page is loaded; a filter set just before may still scroll the list to its top. */
async function scrollOn(page: Page): Promise<void> {
  await expect(async () => {
    await titlesOf(page).last().scrollIntoViewIfNeeded()
    await expect(titlesOf(page).nth(PER_PAGE)).toBeAttached({ timeout: 1500 })
  }).toPass()
}

/** Lets the window tell of a scroll by script before anything else is drawn, as a busy browser may. */
function reportScrollsAtOnce(): void {
  const scrollTo = window.scrollTo.bind(window) as (options?: ScrollToOptions) => void
  window.scrollTo = (options?: ScrollToOptions | number) => {
    scrollTo(options as ScrollToOptions)
    window.dispatchEvent(new Event('scroll'))
  }
}

/** Waits until the page's scripts run: the list's own load on the first interaction. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(200, 300)
  await expect(page.locator('main [aria-busy] [aria-busy="false"]')).toBeAttached()
}

test(
  'the next page comes when the end is 170 % of a window away, and never twice',
  requirement('EVLIST-28', 'EVLIST-29', 'EVLIST-31', 'EVLIST-53'),
  async ({ page }) => {
    await lower(page)
    await page.goto('/de/spielplan')
    await expect(page.getByText('Sechs Abende, ein Platz, der auf Sie wartet')).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(PER_PAGE)
    await expectAccessible(page)
    const requested: string[] = []
    const release = Promise.withResolvers<void>()
    await page.route('**/api/event-list/**', async (route) => {
      requested.push(new URL(route.request().url()).search)
      await release.promise
      await route.continue()
    })
    /** Scrolls until the end of the list is this many window heights below the lower edge of the window. */
    const approach = (windows: number) =>
      page.evaluate((share) => {
        const end = document.getElementById('end-of-list')?.getBoundingClientRect().top ?? 0
        window.scrollBy({ top: end - window.innerHeight * (1 + share), behavior: 'instant' })
      }, windows)
    await wake(page)
    await approach(1.8)
    await page.evaluate(() => new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled))))
    expect(requested).toEqual([])
    await approach(1.6)
    await expect.poll(() => requested).toEqual(['?page=2'])
    await expect(page.locator('main [aria-busy="true"]')).toBeVisible()
    await approach(3)
    await approach(0.5)
    release.resolve()
    await expect(titlesOf(page).nth(PER_PAGE)).toBeAttached()
    expect(requested.filter((query) => query === '?page=2')).toHaveLength(1)
  },
)

test('a visitor filters, and takes the filter away by choosing it again', {
  ...ALSO_ON_PHONE,
  ...requirement('EVLIST-10', 'EVLIST-11', 'EVLIST-24', 'EVLIST-26', 'EVLIST-27', 'FILT-12', 'FILT-13', 'FILT-18', 'FILT-20', 'FILT-23'),
}, async ({ page }) => {
  await lower(page)
  await page.goto('/de/spielplan')
  await scrollOn(page)
  const calls: string[] = []
  page.on('request', (request) => /api\/(rooms|exhibition-types|event-tags|series|genres)/.test(request.url()) && calls.push(request.url()))
  const branches = await openFilter(page, 'Sparte')
  await expect(branches.getByRole('link', { name: 'Alle Sparten' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await branches.getByRole('link', { name: 'Tanz' }).click()
  await expect(page).toHaveURL(/\/de\/spielplan\?type=\d+$/)
  await expect(page.getByRole('link', { name: 'Filter „Tanz“ entfernen' })).toBeAttached()
  await expect(rowsOf(page)).toHaveCount(PER_PAGE)
  await expect.poll(() => scrolledTo(page)).toBe(0)
  await expect(page.getByText('Sechs Abende, ein Platz')).toHaveCount(0)
  if (isPhone(page)) {
    await expect(branches).toBeVisible()
    await page.getByRole('button', { name: /^\d+ Vorstellungen zeigen$/ }).click()
  }
  await expect(branches).toBeHidden()
  await expect(page.getByRole('status').getByText(/^\d+ Vorstellungen$/)).toBeVisible()
  const again = await openFilter(page, 'Sparte')
  await again.getByRole('link', { name: 'Tanz' }).click()
  await expect(page).toHaveURL(/\/de\/spielplan$/)
  expect(calls).toEqual([])
})

test('an open list of the filter closes when the keyboard focus leaves it', { ...ALSO_ON_PHONE, ...requirement('FILT-18') }, async ({
  page,
}) => {
  await page.goto('/de/spielplan')
  await wake(page)
  const rooms = await openFilter(page, 'Ort')
  const last = isPhone(page) ? page.getByRole('button', { name: /Vorstellungen zeigen$/ }) : rooms.getByRole('link').last()
  // The sheet's focus trap is loaded when it opens.
  if (isPhone(page)) await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
  await last.focus()
  await page.keyboard.press('Tab')
  if (isPhone(page)) {
    // FILT-18: the sheet traps the focus, like every modal overlay.
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main > *, header, footer, #filter')?.id)).toBe('filter')
    await page.getByRole('button', { name: 'Schließen', exact: true }).click()
  }
  await expect(rooms).toBeHidden()
  await openFilter(page, 'Ort')
  await page.keyboard.press('Escape')
  await expect(rooms).toBeHidden()
})

test(
  'the calendar offers the days of its month on which something plays',
  requirement('EVLIST-25', 'EVLIST-60', 'EVLIST-61', 'FILT-19', 'CAL-01', 'CAL-02', 'CAL-03', 'CAL-04'),
  async ({ page }) => {
    await page.goto('/de/spielplan?type=2&room=3')
    const requested: string[] = []
    page.on('request', (request) => request.url().includes('/api/calendar/') && requested.push(new URL(request.url()).search))
    await page.getByRole('button', { name: isPhone(page) ? /^Filter/ : /^Ab Tag:/ }).click()
    await page.getByRole('button', { name: 'Nächster Monat' }).click()
    const month = page.getByRole('table', { name: 'Dezember 2026' })
    await expect(month).toHaveAttribute('aria-busy', 'false')
    expect(requested).toEqual(['?date=01-11-2026&room=3&type=2', '?date=01-12-2026&room=3&type=2'])
    const days: string[] = await (await page.request.get('/api/calendar/?date=01-12-2026&room=3&type=2')).json()
    expect(await month.getByRole('link').allTextContents()).toEqual(days.map((day) => String(Number(day.slice(8)))))
    expect(days.length).toBeLessThan(31)
    await expectAccessible(page)
    const chosen = days[0] ?? ''
    await month.getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`date=${chosen.split('-').reverse().join('-')}&room=3&type=2$`))
    await expect(page.locator('main time').first()).toHaveAttribute('datetime', new RegExp(`^${chosen}`))
  },
)

test('jumping to the end of the page loads the next performances, announces how many, and keeps the position', {
  ...ALSO_ON_PHONE,
  ...requirement('EVLIST-28', 'EVLIST-30'),
}, async ({ page }) => {
  await page.goto('/de/spielplan')
  await page.keyboard.press('End')
  await expect(titlesOf(page).nth(PER_PAGE)).toBeAttached()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const inWindow = titlesOf(page).evaluateAll(
    (titles) =>
      titles.filter((title) => title.getBoundingClientRect().top > 0 && title.getBoundingClientRect().top < window.innerHeight).length,
  )
  // On a phone the footer fills the window, and keeps its position while the list grows above it.
  if (!isPhone(page)) expect(await inWindow).toBeGreaterThan(0)
  await expect(page.getByRole('status').getByText(/^10 weitere Vorstellungen, \d0 von \d+$/)).toBeAttached()
  // The list grows by a page or two, not to its end: the footer keeps its position until the visitor continues.
  expect(await rowsOf(page).count()).toBeLessThan(5 * PER_PAGE)
})

test(
  'on the second visit a jump to the end brings a page or two, and the way back from another document its place',
  requirement('EVLIST-28', 'SCROLL-01'),
  async ({ page }) => {
    await page.goto('/de/spielplan')
    await page.reload()
    await page.keyboard.press('End')
    await expect(titlesOf(page).nth(PER_PAGE)).toBeAttached()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    expect(await rowsOf(page).count()).toBeLessThan(5 * PER_PAGE)
    const title = titlesOf(page).nth(PER_PAGE)
    await title.scrollIntoViewIfNeeded()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const place = await scrolledTo(page)
    await page.goto('/webshop')
    await page.goBack()
    // Without any interaction since, the position is restored by itself, before the timeout.
    await expect(title).toBeInViewport({ timeout: 2500 })
    await expect.poll(() => scrolledTo(page)).toBe(place)
  },
)

test(
  'filter, list and place are there again after going back, forward and reloading',
  requirement('EVLIST-32', 'SCROLL-02'),
  async ({ page }) => {
    await page.goto('/de/spielplan')
    const rooms = await openFilter(page, 'Ort')
    await rooms.getByRole('link', { name: 'Großes Haus' }).click()
    await expect(page).toHaveURL(/room=1$/)
    await expect(page.getByRole('link', { name: 'Filter „Großes Haus“ entfernen' })).toBeAttached()
    if (isPhone(page)) await page.getByRole('button', { name: /Vorstellungen zeigen$/ }).click()
    await scrollOn(page)
    const title = titlesOf(page).nth(PER_PAGE)
    const name = await title.textContent()
    await title.scrollIntoViewIfNeeded()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const place = await scrolledTo(page)
    const requested: string[] = []
    page.on('request', (request) => request.url().includes('event-list') && requested.push(new URL(request.url()).search))
    await title.click()
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
    await page.goBack()
    await expect(title).toHaveText(name ?? '')
    await expect.poll(() => scrolledTo(page)).toBe(place)
    expect(requested.filter((query) => query.includes('page=2'))).toEqual([])
    await page.reload()
    await expect(page.getByRole('link', { name: 'Filter „Großes Haus“ entfernen' })).toBeAttached()
    await expect(title).toHaveText(name ?? '')
    await expect.poll(() => scrolledTo(page)).toBe(place)
    // The browser may have discarded the page meanwhile, as phones do: the loaded pages are fetched again.
    const far = titlesOf(page).nth(3 * PER_PAGE)
    await expect(async () => {
      await titlesOf(page).last().scrollIntoViewIfNeeded()
      await expect(far).toBeAttached({ timeout: 500 })
    }).toPass()
    await far.scrollIntoViewIfNeeded()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const farPlace = await scrolledTo(page)
    // The page after it is long in coming, and scrolls to its top before the list has gone.
    const arrive = await delayRequests(page, '**/de/spielplan/*/*.data*')
    await page.evaluate(reportScrollsAtOnce)
    await far.click()
    await expect(far).toBeHidden()
    arrive()
    await expect(page).toHaveURL(/\/de\/spielplan\/[\w-]+\/\d+$/)
    await page.reload()
    await page.goBack()
    await expect.poll(() => scrolledTo(page)).toBe(farPlace)
    await expect(far).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(/\/de\/spielplan$/)
    await expect(page.getByRole('link', { name: /entfernen$/ })).toHaveCount(0)
    await page.goForward()
    await expect(page.getByRole('link', { name: 'Filter „Großes Haus“ entfernen' })).toBeAttached()
  },
)

test('going back closes what lies over the page before anything else, and takes no choice with it', {
  ...ALSO_ON_PHONE,
  ...requirement('FILT-18'),
}, async ({ page }) => {
  await page.goto('/de/stuecke')
  await page.goto('/de/spielplan')
  await wake(page)
  await page
    .getByRole('link', { name: /^Karten für/ })
    .first()
    .click()
  const widget = page.getByRole('dialog')
  await widget.getByRole('button', { name: 'Eine Karte mehr' }).first().click()
  await page.goBack()
  await expect(widget).toBeHidden()
  await expect(page).toHaveURL(/\/de\/spielplan$/)
  // Closed otherwise, it leaves no history entry: going back leads to the previous page.
  await page
    .getByRole('link', { name: /^Karten für/ })
    .first()
    .click()
  await expect(widget.getByRole('button', { name: 'Eine Karte mehr' }).first()).toBeVisible()
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('.data') && requested.push(request.url()))
  await page.keyboard.press('Escape')
  await expect(widget).toBeHidden()
  await expect.poll(() => page.evaluate(() => Boolean(window.history.state.step))).toBe(false)
  // It is the same page, so no data is fetched.
  expect(requested.filter((address) => address.includes('spielplan.data'))).toEqual([])
  if (isPhone(page)) {
    const branches = await openFilter(page, 'Sparte')
    await branches.getByRole('link', { name: 'Tanz' }).click()
    await expect(page).toHaveURL(/type=2$/)
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeAttached()
    await expect.poll(() => page.evaluate(() => Boolean(window.history.state.step))).toBe(true)
    await page.goBack()
    await expect(branches).toBeHidden()
    await expect(page).toHaveURL(/type=2$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/de\/spielplan$/)
  }
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect.poll(() => page.evaluate(() => Boolean(window.history.state.step))).toBe(true)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Menü' })).toHaveAttribute('aria-expanded', 'false')
  // A page opened from the menu replaces the menu's history entry: going back leads to the list.
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect.poll(() => page.evaluate(() => Boolean(window.history.state.step))).toBe(true)
  await page.getByRole('navigation', { name: 'Menü', exact: true }).getByRole('link', { name: 'Ensemble' }).click()
  await expect(page).toHaveURL(/\/de\/ensemble$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/spielplan$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/stuecke$/)
})

test(
  'a closed overlay leaves no empty history entry: every step back or forward has an effect',
  requirement('FILT-18'),
  async ({ page }) => {
    const widget = page.getByRole('dialog')
    const openWidget = async () => {
      await page
        .getByRole('link', { name: /^Karten für/ })
        .first()
        .click()
      await expect(widget).toBeVisible()
      await expect.poll(() => page.evaluate(() => Boolean(window.history.state.step))).toBe(true)
    }
    await page.goto('/de/ensemble')
    await page.goto('/de/spielplan')
    await wake(page)
    await openWidget()
    await page.goBack()
    await expect(widget).toBeHidden()
    await page.goForward()
    await expect.poll(() => page.evaluate(() => Boolean(window.history.state.step))).toBe(false)
    await expect(widget).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/de\/ensemble$/)
    // Going back from another document leads to the list without its overlay, and forward from there.
    await page.goForward()
    await wake(page)
    await openWidget()
    await page.goto('/de/impressum')
    await page.goBack()
    await expect(page).toHaveURL(/\/de\/spielplan$/)
    await wake(page)
    await openWidget()
    await page.goBack()
    await expect(widget).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/de\/ensemble$/)
  },
)

test('removing a filter keeps the focus in its place, and announces the number of results', async ({ page }) => {
  await page.goto('/de/spielplan?room=1&type=1')
  await wake(page)
  const chips = page.getByRole('link', { name: /^Filter „.+“ entfernen$/ })
  await chips.first().press('Enter')
  await expect(chips).toHaveCount(1)
  await expect(chips.first()).toBeFocused()
  await chips.first().press('Enter')
  await expect(page.getByRole('status').getByText(/^\d+ Vorstellungen, kein Filter$/)).toBeAttached()
  await expect(page.getByRole('button', { name: isPhone(page) ? 'Filter' : /^Ort:/ })).toBeFocused()
})

test('on a phone there are at most six taps between the home page and the cart', ON_PHONE_ALONE, async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pointerup', () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1)), true)
  })
  await page.goto('/de')
  await page
    .getByRole('link', { name: /^Karten/ })
    .first()
    .tap()
  await expect(page).toHaveURL(/\/de\/spielplan\/[\w-]+\/\d+/)
  const panel = page.getByRole('region', { name: 'Karten', exact: true })
  await panel.getByRole('button', { name: 'Eine Karte mehr' }).first().tap()
  await panel.getByRole('button', { name: 'Eine Karte mehr' }).first().tap()
  await panel.getByRole('button', { name: 'In den Warenkorb' }).tap()
  await panel.getByRole('link', { name: 'Zum Warenkorb' }).tap()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('2 Karten', { exact: true })).toBeVisible()
  const taps = Number(await page.evaluate(() => sessionStorage.getItem('taps')))
  expect(taps).toBeGreaterThanOrEqual(5)
  expect(taps).toBeLessThanOrEqual(6)
})
