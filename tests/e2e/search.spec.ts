import type { Page } from '@playwright/test'
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

test.describe('the search in the header', () => {
  test(
    'opens by its button, takes the focus, and closes while it is empty',
    requirement('SEARCH-02', 'SEARCH-04', 'SEARCH-05', 'SEARCH-23', 'HEADER-09', 'HEADER-11', 'HEADER-52'),
    async ({ page }) => {
      await page.goto('/de')
      const line = await openSearch(page)
      const button = page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true })
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(line).toHaveValue('')
      await expect(page.getByRole('button', { name: 'Suche leeren' })).toHaveCount(0)
      const transition = await line.evaluate((input) => getComputedStyle(input.closest('[data-open]') ?? input).transitionDuration)
      expect(transition).toMatch(/^0\.7s/)
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(line).toBeHidden()
    },
  )

  test(
    'suggests while something is typed and can be emptied',
    requirement('SEARCH-17', 'SEARCH-18', 'SEARCH-19', 'SEARCH-20', 'SEARCH-21', 'SEARCH-22', 'SEARCH-35'),
    async ({ page }) => {
      await page.goto('/de')
      const line = await openSearch(page)
      const requested = page.waitForRequest((request) => request.url().includes('/api/search/autocomplete/'))
      await line.fill('MEER')
      expect(new URL((await requested).url()).searchParams.get('query')).toBe('meer')
      const list = page.getByRole('listbox', { name: 'Vorschläge' })
      await expect(list.getByRole('option', { name: /Das Meer hat keine Tür/ })).toBeVisible()
      await expect(line).toHaveAttribute('aria-expanded', 'true')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Suche leeren' }).click()
      await expect(line).toHaveValue('')
      await expect(line).toBeFocused()
      await expect(list).toBeHidden()
      await expect(page.getByRole('button', { name: 'Suche leeren' })).toHaveCount(0)
      await line.fill('xyzxyz')
      await expect(page.getByRole('status').getByText('Keine Vorschläge')).toBeAttached()
    },
  )

  test(
    'arrow keys reach a suggestion and Enter searches for it',
    requirement('SEARCH-11', 'SEARCH-27', 'SEARCH-28', 'SEARCH-06', 'SEARCH-07', 'SEARCH-08'),
    async ({ page }) => {
      await page.goto('/de')
      const line = await openSearch(page)
      await line.fill('salz')
      const options = page.getByRole('option')
      await expect(options.first()).toBeVisible()
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

  test(
    'Esc, a press outside and scrolling close what is open, Esc one layer at a time',
    requirement('SEARCH-30', 'SEARCH-31', 'SEARCH-32', 'HEADER-10'),
    async ({ page }) => {
      await page.goto('/de/spielplan')
      const line = await openSearch(page)
      const list = page.getByRole('listbox', { name: 'Vorschläge' })
      await line.fill('haus')
      await expect(list).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
      await expect(line).toBeVisible()
      await line.fill('hause')
      await expect(list).toBeVisible()
      await page.mouse.wheel(0, 300)
      await expect(list).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(line).toBeHidden()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true })).toBeFocused()
      await openSearch(page)
      await page.mouse.click(700, 800)
      await expect(line).toBeHidden()
    },
  )

  test('leaving the search closes it with a delay', requirement('SEARCH-24', 'SEARCH-25'), async ({ page }) => {
    await page.goto('/de')
    const line = await openSearch(page)
    await line.evaluate((element) => (element as HTMLElement).blur())
    await expect(line).toBeHidden()
  })

  test(
    'the button sends what was typed, and nothing but letters is ever sent',
    requirement('SEARCH-26', 'SEARCH-33', 'SEARCH-34'),
    async ({ page }) => {
      await page.goto('/de')
      const requested: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('autocomplete')) requested.push(request.url())
      })
      const line = await openSearch(page)
      await line.fill('   ')
      await line.press('Enter')
      await expect(page).toHaveURL(/\/de$/)
      expect(requested).toEqual([])
      await line.fill('riesenrad')
      await page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true }).click()
      await expect(page).toHaveURL(/\/de\/search\?q=riesenrad$/)
    },
  )

  test('suggestions unfold in 0.56 s and are at most 21rem high', requirement('SEARCH-29', 'SEARCH-40'), async ({ page }) => {
    await page.goto('/de')
    const line = await openSearch(page)
    await line.fill('a')
    const list = page.getByRole('listbox', { name: 'Vorschläge' })
    await expect(list).toBeVisible()
    const room = list.locator('xpath=../..')
    expect(await room.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.56s')
    expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('336px')
  })

  test('a failure of the suggestions is reported and not shown', requirement('SEARCH-36', 'SEARCH-37'), async ({ page }) => {
    await page.route('**/api/search/autocomplete/**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/de')
    const line = await openSearch(page)
    const reported = page.waitForRequest((request) => request.url().includes('/api/error-reports/'))
    await line.fill('meer')
    expect((await reported).postDataJSON()).toMatchObject({ where: 'autocomplete' })
    await expect(page.getByRole('alert')).toHaveCount(0)
    await line.press('Enter')
    await expect(page).toHaveURL(/q=meer/)
  })
})

test.describe('the search as a page', () => {
  test(
    'shows both tabs with counts and says why each result is there',
    requirement('SEARCH-03', 'SEARCH-12', 'SEARCH-13'),
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
    },
  )

  test('a new search keeps the tab and starts on its first page', requirement('SEARCH-09', 'SEARCH-10'), async ({ page }) => {
    await page.goto('/de/search/others/2?q=theater')
    const line = page.getByRole('main').getByRole('combobox')
    await line.fill('tanz')
    await line.press('Enter')
    await expect(page).toHaveURL(/\/de\/search\/others\?q=tanz$/)
    await expect(page.getByRole('status').getByText(/^\d+ Vorstellungen, \d+ weitere Treffer$/)).toBeAttached()
  })

  test('shows a message with an icon when nothing was found', requirement('SEARCH-38', 'SEARCH-39', 'SEARCH-41'), async ({ page }) => {
    await page.goto('/de/search?q=xyzxyz')
    await expect(page.getByRole('status').getByText('Ihre Suche ergab leider keine Treffer')).toBeAttached()
    await expect(page.getByRole('main').getByRole('paragraph').getByText('Ihre Suche ergab leider keine Treffer')).toBeVisible()
    await expect(page.getByText('Bitte versuchen Sie es mit einem anderen Suchwort.')).toBeVisible()
    const box = await page.locator('main svg[width="140"]').boundingBox()
    expect([box?.width, box?.height]).toEqual([140, 84])
    await expectAccessible(page)
  })

  test('nothing overflows on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/de/search/others?q=theater')
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wider).toBe(0)
    const find = page.getByRole('main').getByRole('button', { name: 'Finden' })
    const box = await find.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  })

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
