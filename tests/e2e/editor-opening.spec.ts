import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, textNode } from './staff.ts'

/** What opening may ask for until the page rests (docs/decisions/0135). */
const MOST = { scripts: 40, styles: 8 }

/** What a page asks for from now on. */
function listen(page: Page): Record<keyof typeof MOST, Set<string>> {
  const asked = { scripts: new Set<string>(), styles: new Set<string>() }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script') asked.scripts.add(pathname)
    if (request.resourceType() === 'stylesheet') asked.styles.add(pathname)
  })
  return asked
}

test('the press on Seite bearbeiten asks for few scripts and styles, the palette among them', async ({ page }) => {
  await logIn(page)
  for (const path of [await createPage(page, 'oeffnen', [headlineNode('head-1', 'Anreise'), textNode('text-1', 'Mit der Bahn.')]), '/de']) {
    const tab = await page.context().newPage()
    await tab.goto(path, { waitUntil: 'networkidle' })
    const edit = tab.getByRole('button', { name: 'Seite bearbeiten' })
    await expect(edit).toBeVisible()
    await tab.waitForLoadState('networkidle')
    const asked = listen(tab)
    await edit.click()
    await expect(tab.locator('main [contenteditable]').first()).toBeVisible()
    await tab.waitForLoadState('networkidle')
    expect(asked.scripts.size, [...asked.scripts].join('\n')).toBeLessThanOrEqual(MOST.scripts)
    expect(asked.styles.size, [...asked.styles].join('\n')).toBeLessThanOrEqual(MOST.styles)
    await tab.close()
  }
})

test('screens of the hub ask for few scripts, lists, forms and the library too', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/production')
  const production = await page.getByRole('main').locator('a[href^="/cms-hub/production/"]').first().getAttribute('href')
  for (const path of ['', '/production', production?.replace('/cms-hub', '') ?? '', '/media', '/settings', '/calendar']) {
    const tab = await page.context().newPage()
    const asked = listen(tab)
    await tab.goto(`/cms-hub${path}`, { waitUntil: 'networkidle' })
    await expect(tab.getByRole('main')).toBeVisible()
    expect(asked.scripts.size, [path, ...asked.scripts].join('\n')).toBeLessThanOrEqual(MOST.scripts)
    await tab.close()
  }
})

test('a module whose script comes late is added once it is there, and what is typed next goes into it', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'spaet', [headlineNode('head-1', 'Programm')]))
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/View-.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.getByRole('textbox', { name: 'Überschrift' }).click()
  // Out of the text, to its module.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  const picker = page.getByRole('dialog', { name: 'Modul hinzufügen' })
  await picker.getByRole('searchbox').fill('Audio')
  await page.keyboard.press('Enter')
  await expect(picker).toBeHidden()
  await expect(page.locator('main [data-node]')).toHaveCount(1)
  resolve()
  await expect(page.locator('main [data-node]')).toHaveCount(2)
  await expect(page.locator('body')).not.toBeFocused()
})
