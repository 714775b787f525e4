import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, textNode } from './staff.ts'

/** What a page may ask for that opens for work, from nothing in the cache until it rests (docs/decisions/0135). */
const MOST = { scripts: 40, styles: 8 }

/** Opens an address as if for the first time and waits until it asks for nothing more. */
async function askedFor(page: Page, address: string, isOpen: () => Promise<unknown>): Promise<Record<keyof typeof MOST, string[]>> {
  const asked = { scripts: new Set<string>(), styles: new Set<string>() }
  page.on('request', (request) => {
    const kind = { script: 'scripts', stylesheet: 'styles' }[request.resourceType()] as keyof typeof MOST | undefined
    if (kind) asked[kind].add(new URL(request.url()).pathname)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await isOpen()
  await page.waitForLoadState('networkidle')
  return { scripts: [...asked.scripts], styles: [...asked.styles] }
}

/** Few, besides the views of the modules that the page shows. */
async function expectFew(asked: Awaited<ReturnType<typeof askedFor>>): Promise<void> {
  const scripts = asked.scripts.filter((path) => !/\/(\w*View|rarer-views)-/.test(path))
  expect(scripts.length, asked.scripts.join('\n')).toBeLessThanOrEqual(MOST.scripts)
  expect(asked.styles.length, asked.styles.join('\n')).toBeLessThanOrEqual(MOST.styles)
}

test('a page that opens for editing asks for few scripts and styles, its commands among them', async ({ page }) => {
  await logIn(page)
  const made = await createPage(page, 'oeffnen', [headlineNode('head-1', 'Anreise'), textNode('text-1', 'Mit der Bahn.')])
  for (const path of [made, '/de']) {
    const tab = await page.context().newPage()
    const asked = await askedFor(tab, `${path}?edit`, async () => {
      await expect(tab.locator('main [contenteditable]').first()).toBeVisible()
    })
    await expectFew(asked)
    await tab.close()
  }
})

test('screens of the hub ask for few scripts, lists, forms and the library too', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/production')
  const production = await page.getByRole('main').locator('a[href^="/cms-hub/production/"]').first().getAttribute('href')
  for (const path of ['', '/production', production?.replace('/cms-hub', '') ?? '', '/media', '/settings', '/calendar']) {
    const tab = await page.context().newPage()
    const asked = await askedFor(tab, `/cms-hub${path}`, () => expect(tab.getByRole('main')).toBeVisible())
    expect(asked.scripts.length, `${path}\n${asked.scripts.join('\n')}`).toBeLessThanOrEqual(MOST.scripts)
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
