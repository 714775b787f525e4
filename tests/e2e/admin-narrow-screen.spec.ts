import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createRecord, logIn } from './staff.ts'
import { createUniquePicture } from './unique-picture.ts'

/** All screens of the menu. */
async function screensOf(page: Page): Promise<string[]> {
  const { results } = await (await page.request.get('/api/staff/screens')).json()
  const menu = (results as { kind: string; url: string }[]).flatMap(({ kind, url }) => (kind === 'screen' ? [url] : []))
  return [...menu, '/cms-hub', '/cms-hub/event/several', '/cms-hub/calendar?view=month', '/cms-hub/calendar?view=rooms']
}

/** Where the list on a screen leads: its first record and the form for a new one. */
async function shownOn(page: Page): Promise<string[]> {
  const firstOf = async (selector: string) => {
    const hrefs = await page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    return hrefs.filter((href) => href.startsWith('/cms-hub')).slice(0, 1)
  }
  return [...(await firstOf('main tbody th a, main tbody td a')), ...(await firstOf('main a[href$="/new"]'))]
}

test('every screen of the admin area takes over what the server drew, and none scrolls sideways at 320 and at 390 pixels', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`))
  for (const path of ['/cms-hub', '/cms-hub/passwort']) await page.goto(path)
  await logIn(page)
  const menu = await screensOf(page)
  // Each is loaded once: what a list leads to is met after it.
  const screens = new Set(menu)
  const wide: string[] = []
  for (const screen of screens) {
    await page.goto(screen)
    if (menu.includes(screen)) for (const shown of await shownOn(page)) screens.add(shown)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const over = await page.evaluate(() => {
        const by = document.documentElement.scrollWidth - document.documentElement.clientWidth
        if (by <= 0) return ''
        const culprit = [...document.querySelectorAll('main *')].find((element) => {
          const { right } = element.getBoundingClientRect()
          return right > innerWidth + 1 && !element.closest('[class*="scroll"], table, [style*="overflow"]')
        })
        return `${by} ${culprit?.tagName} ${culprit?.className} ${culprit?.textContent?.slice(0, 40)}`
      })
      if (over) wide.push(`${screen} at ${width}: ${over}`)
    }
  }
  expect(screens.size).toBeGreaterThan(60)
  expect(wide).toEqual([])
  expect(errors).toEqual([])
})

test('neither a title of one long word nor a small picture widens overview or media library on a phone', async ({ page }) => {
  await logIn(page)
  await createRecord(page, 'production', { title: 'Donaudampfschifffahrt'.repeat(4).slice(0, 80) })
  await page.goto('/cms-hub/media')
  await page.evaluate(
    async (bytes) => {
      const body = new FormData()
      body.set('file', new File([new Uint8Array(bytes)], 'klein.png'))
      body.set('alt', 'Ein kleines Bild')
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const answer = await fetch('/api/media', { method: 'POST', body, headers: { 'X-CSRFToken': token } })
      if (!answer.ok) throw new Error(`${answer.status}`)
    },
    await createUniquePicture(page, 64, 64),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [screen, shown] of [
    ['/cms-hub', page.getByRole('link', { name: /: Donaudampf/ })],
    ['/cms-hub/media', page.getByRole('img', { name: 'Ein kleines Bild' })],
  ] as const) {
    await page.goto(screen)
    await expect(shown.first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBe(390)
    if (process.env.RECORD_PICTURES)
      await page.screenshot({ path: `${process.env.RECORD_PICTURES}/narrow${screen.replaceAll('/', '-')}.png` })
  }
})
