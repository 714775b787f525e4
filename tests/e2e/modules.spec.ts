import type { Page } from '@playwright/test'
import { choiceOf, consentCookieValue } from '../../app/consent/choice.ts'
import type { ConsentService } from '../../app/consent/services.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'

const CATALOGUE = '/de/modul-katalog'
const ANSWER_OF_HOST = '<!doctype html><title>Anbieter</title><p>Inhalt des Anbieters</p>'

/** Answers requests to all other hosts with a stub. @returns the hosts requested so far */
async function keepToThisHost(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    requested.push(new URL(route.request().url()).hostname)
    return route.fulfill({ contentType: 'text/html', body: ANSWER_OF_HOST })
  })
  return requested
}

/** A visitor who has given consent to these services. */
async function answerConsent(page: Page, services: ConsentService[] = []): Promise<void> {
  const value = consentCookieValue(choiceOf(services, 'tests'))
  await page.context().addCookies([{ name: 'cookie-consent', value, domain: 'localhost', path: '/' }])
}

/** Opens the catalogue and waits until all scripts run. */
async function openCatalogue(page: Page, services: ConsentService[] = []): Promise<void> {
  await answerConsent(page, services)
  await page.goto(CATALOGUE)
  await expect(page.getByRole('heading', { level: 1, name: 'Modulkatalog' })).toBeVisible()
  // The last script of the page is loaded when the list of anchors follows the scroll position.
  await page.getByRole('heading', { name: 'Bilder', exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('navigation', { name: 'Auf dieser Seite' }).locator('[aria-current]')).toHaveCount(1)
}

for (const width of [1440, 390]) {
  test(`the catalogue of modules is accessible at ${width} pixels, and sends requests to no other host`, async ({ page }) => {
    const requested = await keepToThisHost(page)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    // Scroll-driven animations never finish, which the check waits for.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await openCatalogue(page)
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBe(0)
    expect(requested).toEqual([])
    expect(errors).toEqual([])
  })
}

test('the styles of everything the server renders come with the page, also of modules whose script is deferred', async ({ request }) => {
  const html = await (await request.get(CATALOGUE)).text()
  const sheets = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
  const styles = (await Promise.all(sheets.map(async (href) => (await request.get(href)).text()))).join('')
  const names = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, list = '']) => list.trim().split(/\s+/))
  const scoped = [...new Set(names.filter((name) => /^_?[\w-]{6}_[a-z]/i.test(name)))]
  expect(scoped.length).toBeGreaterThan(60)
  expect(scoped.filter((name) => !styles.includes(`.${name}`))).toEqual([])
})

test(
  'a film of another host is fetched with a click, and the keyboard goes on in it',
  requirement('MOD-VIDEO-01', 'CONSENT-24'),
  async ({ page }) => {
    const requested = await keepToThisHost(page)
    await openCatalogue(page)
    const film = page.getByRole('figure').filter({ hasText: 'ein Blick auf die Probe' })
    await film.getByRole('button', { name: /^Einmal laden / }).click()
    const frame = film.getByTitle('„Das Meer hat keine Tür“: ein Blick auf die Probe')
    await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/marienbruec?rel=0')
    await expect(frame).toBeFocused()
    await expect(film.frameLocator('iframe').getByText('Inhalt des Anbieters')).toBeVisible()
    expect(new Set(requested)).toEqual(new Set(['www.youtube-nocookie.com']))
    await openCatalogue(page)
    await film.getByRole('button', { name: 'YouTube immer laden' }).click()
    await expect(frame).toBeFocused()
  },
)

test(
  'a visitor who has given lasting consent to a service gets its recordings at once, and no others',
  requirement('CONSENT-24'),
  async ({ page }) => {
    await keepToThisHost(page)
    await openCatalogue(page, ['soundcloud'])
    await expect(page.getByTitle('Ouvertüre')).toHaveAttribute('src', /^https:\/\/w\.soundcloud\.com\/player\//)
    await expect(page.getByTitle('Foyergespräche, Folge 12')).toHaveCount(0)
  },
)

test(
  'a slider gets its buttons when a tenth of it is in view, and shows one slide',
  requirement('MOD-08', 'MOD-09', 'MOD-10', 'MOD-IMAGELIST-03'),
  async ({ page }) => {
    await answerConsent(page)
    await page.goto(CATALOGUE)
    const slider = page.getByRole('region', { name: 'Zum Schieben' }).first()
    await expect(slider.getByRole('button')).toHaveCount(0)
    await slider.scrollIntoViewIfNeeded()
    const next = slider.getByRole('button', { name: 'Weiterblättern' })
    const [first, second] = [slider.getByRole('listitem').nth(0), slider.getByRole('listitem').nth(1)]
    await expect(first).toBeInViewport()
    await next.click()
    await expect(second).toBeInViewport({ ratio: 0.4 })
    await expect(first).not.toBeInViewport()
    const gap = await slider.locator('ul').evaluate((track) => getComputedStyle(track).columnGap)
    expect(gap).toBe('24px')
  },
)

test(
  'an anchor leads to its target, 200 pixels below the upper edge',
  requirement('MOD-ANCHORLIST-02', 'MOD-ANCHORLIST-03', 'MOD-ANCHORLIST-04'),
  async ({ page }) => {
    await openCatalogue(page)
    await page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link', { name: 'Teaser' }).click()
    const target = page.locator('#teaser')
    await expect(target).toBeFocused()
    await expect.poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(200)
    await expect(page.getByRole('link', { name: 'Teaser', exact: true })).toHaveAttribute('aria-current', 'true')
  },
)

test('accordions and further pictures open without scripts', requirement('MOD-FAQ-01', 'MOD-IMAGELIST-07'), async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await answerConsent(page)
  // Without scripts a browser fetches every picture at once; this test needs none.
  await page.goto(CATALOGUE, { waitUntil: 'domcontentloaded' })
  await page.getByText('Was zieht man an?').click()
  await expect(page.getByText('der Wind hat kein Abonnement')).toBeVisible()
  await page.getByText('2 weitere Bilder').click()
  await expect(page.getByText('„Atem holen“, Tanz in der Werkhalle').last()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bei Spotify öffnen' })).toHaveAttribute('href', /^https:\/\/open\.spotify\.com\//)
  await page.close()
})

test('custom HTML runs in a sandboxed frame without access to the site', requirement('MOD-HTML-01'), async ({ page }) => {
  await openCatalogue(page)
  const frame = page.getByTitle('Eingebetteter Inhalt')
  await frame.scrollIntoViewIfNeeded()
  const inside = page.frameLocator('iframe[title="Eingebetteter Inhalt"]')
  await expect(inside.locator('#zeit')).toHaveText(/^\d\d:\d\d$/)
  await expect.poll(() => frame.evaluate((element) => element.clientHeight)).toBeLessThan(200)
  const reach = await inside.locator('body').evaluate(() => {
    try {
      return document.cookie + parent.document.title
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(reach).toBe('SecurityError')
})

test(
  'videos and recordings of the media library play in the browser',
  requirement('MOD-SELFAUDIO-01', 'MOD-SELFVIDEO-01'),
  async ({ page }) => {
    await openCatalogue(page)
    for (const kind of ['audio', 'video']) {
      const player = page.locator(kind)
      await player.evaluate((element) => (element as HTMLMediaElement).load())
      await player.evaluate((element) => {
        const media = element as HTMLMediaElement
        media.muted = true
        return media.play()
      })
      await expect.poll(() => player.evaluate((element) => (element as HTMLMediaElement).currentTime)).toBeGreaterThan(0)
    }
  },
)

test('the title of a hero never overlaps its picture', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/de')
    const title = page.locator('main section').first().getByRole('heading')
    const right = await title.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().right
    })
    expect(right).toBeLessThanOrEqual(width * 0.45)
  }
})
