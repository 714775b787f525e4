import type { Locator, Page } from '@playwright/test'
import { PHONE } from '../support/windows.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'

/** Opens the header's search and waits until its input has the focus. */
async function openSearch(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true }).click()
  const line = page.getByRole('banner').getByRole('combobox', { name: 'Suchen nach' })
  await expect(line).toBeFocused()
  return line
}

// What the field in the header does by itself has component tests (app/shell/header).

test(
  'the search in the header suggests what the house has, arrow keys reach a suggestion and Enter searches for it',
  requirement('SEARCH-11', 'SEARCH-27', 'SEARCH-28', 'SEARCH-06', 'SEARCH-07', 'SEARCH-08', 'SEARCH-23', 'SEARCH-29', 'HEADER-52'),
  async ({ page }) => {
    await page.goto('/de')
    const line = await openSearch(page)
    const durationOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).transitionDuration)
    expect(await durationOf(line.locator('xpath=ancestor::*[@data-open]'))).toMatch(/^0\.7s/)
    await line.fill('salz')
    const options = page.getByRole('option')
    await expect(options.first()).toBeVisible()
    expect(await durationOf(page.getByRole('listbox', { name: 'Vorschläge' }).locator('xpath=../..'))).toBe('0.56s')
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(line).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
    await page.keyboard.press('ArrowUp')
    await expect(line).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/de\/search\?q=Salz$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Suche nach „Salz“' })).toBeAttached()
    await expect(page.getByRole('banner').getByRole('listbox')).toBeHidden()
  },
)

test.describe('the search as a page', () => {
  test(
    'shows both tabs with counts and why each result is there; a new search keeps the tab and says when nothing was found',
    requirement('SEARCH-03', 'SEARCH-09', 'SEARCH-10', 'SEARCH-12', 'SEARCH-13', 'SEARCH-38', 'SEARCH-39', 'SEARCH-41'),
    async ({ page }) => {
      await page.goto('/de/search?q=riesnrad')
      await expect(page.getByText('Genau so geschrieben gibt es „riesnrad“ hier nicht')).toBeVisible()
      await expect(page.locator('main mark').first()).toHaveText('Riesenrad')
      await expectAccessible(page)
      const others = page.getByRole('link', { name: /Weitere Treffer/ })
      await others.click()
      await expect(page).toHaveURL(/\/de\/search\/others\?q=riesnrad/)
      // The URL changes before the list.
      await expect(others).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 2, name: 'Requiem für ein Riesenrad' })).toHaveCount(1)

      await page.goto('/de/search/others/2?q=theater')
      const line = page.getByRole('main').getByRole('combobox')
      await line.fill('tanz')
      await line.press('Enter')
      // From the first page on.
      await expect(page).toHaveURL(/\/de\/search\/others\?q=tanz$/)
      await expect(page.getByRole('status').getByText(/^\d+ Vorstellungen, \d+ weitere Treffer$/)).toBeAttached()
      await page.setViewportSize(PHONE)
      // The menu measures itself anew in a window that has changed.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      const find = await page.getByRole('main').getByRole('button', { name: 'Finden' }).boundingBox()
      expect((find?.x ?? 0) + (find?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)

      await line.fill('xyzxyz')
      await line.press('Enter')
      await expect(page.getByRole('status').getByText('Ihre Suche ergab leider keine Treffer')).toBeAttached()
      await expect(page.getByRole('main').getByRole('paragraph').getByText('Ihre Suche ergab leider keine Treffer')).toBeVisible()
      await expect(page.getByText('Bitte versuchen Sie es mit einem anderen Suchwort.')).toBeVisible()
      const box = await page.locator('main svg[width="140"]').boundingBox()
      expect([box?.width, box?.height]).toEqual([140, 84])
      await expectAccessible(page)
    },
  )

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('is a form and links', async ({ page }) => {
      await page.goto('/de')
      await page.getByRole('banner').locator('a[href="/de/search"]').first().click()
      await page.getByRole('main').getByRole('combobox').fill('theater')
      await page.getByRole('main').getByRole('button', { name: 'Finden' }).click()
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await page.getByRole('link', { name: /^Weitere Treffer/ }).click()
      await page.getByRole('link', { name: 'Nächste Seite' }).click()
      await expect(page).toHaveURL(/\/de\/search\/others\/2\?q=theater/)
    })
  })
})

test.describe('the magazine', () => {
  test(
    'leads from its front page to a category, a topic and an article',
    requirement('MAG-06', 'MAG-07', 'MAG-08', 'MAG-18'),
    async ({ page }) => {
      await page.goto('/de/aktuelles')
      await expectAccessible(page)
      const release = Promise.withResolvers<void>()
      await page.route('**/categories/essay/*.data*', async (route) => {
        await release.promise
        await route.continue()
      })
      const categories = page.getByRole('navigation', { name: 'Rubriken' })
      await expect(categories.getByRole('link', { name: 'Alle', exact: true })).toHaveAttribute('aria-current', 'page')
      await categories.getByRole('link', { name: 'Essay' }).click()
      await expect(page.getByRole('status', { name: 'Artikel werden geladen', includeHidden: true })).toBeAttached()
      release.resolve()
      await expect(page.getByRole('heading', { level: 1, name: 'Essay' })).toBeVisible()
      await expect(categories.getByRole('link', { name: 'Alle', exact: true })).not.toHaveAttribute('aria-current')
      await categories.getByRole('link', { name: 'Alle #Themen' }).click()
      await page.getByRole('main').getByRole('link', { name: /#Tanz/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: '#Tanz' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Man muss dem Boden misstrauen' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Man muss dem Boden misstrauen' })).toBeVisible()
      await expect(page.getByText(/Minuten? zu lesen/)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Weiterlesen' })).toBeVisible()
      await expectAccessible(page)
    },
  )
})
