import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'

const PER_PAGE = 10
const rowsOf = (page: Page) => page.locator('main ol > li:has(h3)')
const titlesOf = (page: Page) => page.locator('main ol > li h3 a')

/** Waits until the page's scripts run: the list's own load on the first interaction. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(200, 300)
  await expect(page.locator('main [aria-busy] [aria-busy="false"]')).toBeAttached()
}

test('a list of one page requests no further ones', requirement('EVLIST-30'), async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('event-list') && requested.push(request.url()))
  await page.goto('/de/spielplan?room=4')
  const count = await rowsOf(page).count()
  expect(count).toBeLessThan(PER_PAGE)
  await page.getByText('Mehr ist noch nicht angekündigt.').scrollIntoViewIfNeeded()
  await expect(page.locator('main [aria-busy] [aria-busy="false"]')).toBeAttached()
  expect([requested, await rowsOf(page).count()]).toEqual([[], count])
})

test('on a narrow phone no button of a row covers what the row says', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/de/spielplan')
  const covered = await rowsOf(page).evaluateAll((rows) =>
    rows.flatMap((row) => {
      const button = row.querySelector(':scope > div:last-child > *')?.getBoundingClientRect()
      const words = [...row.querySelectorAll(':scope > div:not(:last-child) p, :scope > div:not(:last-child) p > span')]
      return words
        .filter((word) => {
          const box = word.getBoundingClientRect()
          return button && box.right > button.left && box.bottom > button.top && box.top < button.bottom
        })
        .map((word) => word.textContent)
    }),
  )
  expect(covered).toEqual([])
})

test('infinite scroll does not trap keyboard users: they can skip the list, or load more by its link', async ({ page }) => {
  await page.goto('/de/spielplan')
  await page.getByRole('link', { name: 'Vorstellungen überspringen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#end-of-list')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Weitere Vorstellungen' })).toBeFocused()
  await expect(page.locator('main [aria-busy] [aria-busy="false"]')).toBeAttached()
  await expect(rowsOf(page)).toHaveCount(PER_PAGE)
  await page.keyboard.press('Enter')
  await expect(titlesOf(page).nth(PER_PAGE)).toBeFocused()
  await expect(page).not.toHaveURL(/page=/)
})

test(
  'a page that cannot be had is said and logged, the list stays as it is, and its link tries again',
  requirement('ERR-36', 'API-71'),
  async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => message.text().includes('Failed to fetch') && logged.push(message.type()))
    await page.route('**/api/event-list/**', (route) => route.abort())
    await page.goto('/de/spielplan')
    await titlesOf(page).last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('status').getByText('Weitere Vorstellungen konnten nicht geladen werden.')).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(PER_PAGE)
    await expect(page.locator('main [aria-busy] [aria-busy="false"]')).toBeAttached()
    expect(logged).toEqual(['warning'])
    await page.unroute('**/api/event-list/**')
    await page.getByRole('link', { name: 'Weitere Vorstellungen' }).click()
    await expect(titlesOf(page).nth(PER_PAGE)).toBeFocused()
  },
)

test('slow content has a skeleton of its own shape', requirement('SKEL-02', 'SKEL-04', 'SKEL-09', 'SKEL-11'), async ({ page }) => {
  await page.goto('/de/spielplan')
  await wake(page)
  await titlesOf(page).first().click()
  await expect(page).toHaveURL(/\/de\/spielplan\/[\w-]+\/\d+$/)
  const release = Promise.withResolvers<void>()
  await page.route('**/de/spielplan.data*', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goBack()
  const bones = page.locator('[data-skeleton="events"] span')
  await expect(bones.first()).toBeAttached()
  expect(await bones.first().evaluate((bone) => [getComputedStyle(bone).animationDelay, getComputedStyle(bone).animationDuration])).toEqual(
    ['0.3s', '2s'],
  )
  await expect(page.locator('[data-skeleton="events"] [data-look]')).toBeAttached()
  release.resolve()
  await expect(titlesOf(page).first()).toBeVisible()
})

test('a visitor gets from the home page to the cart by keyboard alone', async ({ page }) => {
  /** Presses Tab until the element has the focus, up to a limit. */
  async function tabTo(target: Locator): Promise<void> {
    for (let step = 0; step < 60; step++) {
      if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await page.goto('/de')
  await tabTo(page.getByRole('banner').getByRole('link', { name: 'Spielplan', exact: true }).first())
  await page.keyboard.press('Enter')
  await expect(titlesOf(page).first()).toBeVisible()
  await tabTo(page.getByRole('link', { name: /^Karten für/ }).first())
  await page.keyboard.press('Enter')
  const widget = page.getByRole('dialog')
  await expect(widget.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible()
  await tabTo(widget.getByRole('button', { name: 'Eine Karte mehr' }).first())
  await page.keyboard.press('Enter')
  await tabTo(widget.getByRole('button', { name: 'In den Warenkorb' }))
  await page.keyboard.press('Enter')
  const toCart = widget.getByRole('link', { name: 'Zum Warenkorb' })
  await expect(toCart).toBeVisible()
  await tabTo(toCart)
  await page.keyboard.press('Enter')
  await expect(page.frameLocator('iframe').getByText('1 Karte', { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a visitor goes on by links, filters, chooses a day and comes to the shop’s own page',
    requirement('CAL-03', 'GEN-25'),
    async ({ page }) => {
      await page.goto('/de/spielplan')
      await page.getByRole('link', { name: 'Weitere Vorstellungen' }).click()
      await expect(page).toHaveURL(/page=2$/)
      await page.getByRole('link', { name: 'Frühere Vorstellungen' }).click()
      await expect(page).toHaveURL(/\/de\/spielplan$/)
      await page.getByRole('button', { name: /^Sparte:/ }).click()
      await page.getByRole('list', { name: 'Sparte', exact: true }).getByRole('link', { name: 'Tanz' }).click()
      await expect(page).toHaveURL(/type=2$/)
      await page.getByRole('button', { name: /^Ab Tag:/ }).click()
      await page.getByLabel('Ab Tag', { exact: true }).fill('2026-12-05')
      await page.getByRole('button', { name: 'Ab diesem Tag zeigen' }).click()
      await expect(page).toHaveURL(/date=05-12-2026/)
      await expect(page).toHaveURL(/type=2/)
      await page
        .getByRole('link', { name: /^Karten für/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/performances\//)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
})

test(
  'a work can be heard from the list and from its page, and its player comes only when it is wanted',
  requirement('EVLIST-66'),
  async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => /SampleLayer|\.wav/.test(request.url()) && requested.push(request.url()))
    const player = page.locator('dialog[open] audio')
    const isPlaying = () => player.evaluate((audio: HTMLAudioElement) => !audio.paused && audio.currentTime > 0)
    await page.goto('/de/spielplan?type=4')
    const sample = page.getByRole('link', { name: 'Hörprobe: Vorspiel für 48 Gläser' }).first()
    await expect(sample).toHaveAttribute('href', /^\/media\/[0-9a-f]{24}\/.+\.wav$/)
    expect(requested).toEqual([])
    await sample.click()
    const layer = page.getByRole('dialog', { name: 'Vorspiel für 48 Gläser' })
    await expect(layer.getByText('Ottokar Wies')).toBeVisible()
    await expect.poll(isPlaying).toBe(true)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
    await expect(sample).toBeFocused()
    await expect(page.locator('audio')).toHaveCount(0)
    await page.getByRole('link', { name: 'Glasgesang', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Glasgesang' })).toBeVisible()
    const again = page.locator('[data-block="Programs"]').getByRole('link', { name: 'Hörprobe' })
    await again.click()
    await expect.poll(isPlaying).toBe(true)
    // A recording whose rights have ended shows a message instead of playing nothing.
    await page.keyboard.press('Escape')
    await page.route('**/*.wav', (route) => route.fulfill({ status: 404 }))
    await again.click()
    await expect(layer.getByRole('alert')).toHaveText('Diese Aufnahme lässt sich im Augenblick nicht abspielen.')
  },
)
