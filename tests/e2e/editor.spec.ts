import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'
import { createPage, edit, headlineNode, logIn, pictureId, save, textNode } from './staff.ts'

test(
  'an editor changes a headline and a text where they stand, and visitors see it at once',
  requirement('EDIT-01', 'EDIT-05', 'GEN-16', 'ROLE-06', 'QUERY-05'),
  async ({ page, request }) => {
    await logIn(page)
    await edit(page, '/de/ihr-besuch')
    await page.getByRole('textbox', { name: 'Überschrift' }).first().click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Was Sie noch fragen wollten')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Text' }).first().click()
    await expect(page.getByRole('toolbar', { name: 'Textwerkzeuge' })).toBeVisible()
    await page.keyboard.type(' Herzlich willkommen.')
    await save(page)
    const visitors = await (await request.get('/de/ihr-besuch')).text()
    expect(visitors).toContain('Was Sie noch fragen wollten')
    expect(visitors).toContain('Herzlich willkommen.')
    expect(visitors).not.toContain('contenteditable')
  },
)

test(
  'an editor adds a section with two columns, moves a module into it by keyboard, undoes and redoes',
  requirement('EDIT-03', 'GEN-17'),
  async ({ page }) => {
    await logIn(page)
    await edit(page, await createPage(page, 'spalten', [textNode('text-1', 'Wandert in eine Spalte.')]))
    await page.getByRole('textbox', { name: 'Text' }).first().click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Modul darunter hinzufügen' }).first().click()
    await page.getByLabel('Modul suchen').fill('Abschnitt')
    await page.keyboard.press('Enter')
    await expect(page.locator('main section [data-column]')).toHaveCount(2)

    await page.locator('main [data-node]').first().hover()
    await page.getByRole('button', { name: 'Menü: Text' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.locator('main section [data-column]').first().locator('[data-node]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Rückgängig' }).first().click()
    await expect(page.locator('main section [data-column] [data-node]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Wiederholen' }).first().click()
    await expect(page.locator('main section [data-column]').first().locator('[data-node]')).toHaveCount(1)
    await save(page)
  },
)

test('an editor replaces an image through the image finder', requirement('EDIT-24', 'ROLE-05'), async ({ page, request }) => {
  await logIn(page)
  const image = await pictureId(page)
  const path = await createPage(page, 'bild', [{ id: 'image-1', type: 'image', version: 1, data: { image, text: '' } }])
  await edit(page, path)
  const before = await page.locator('main picture img').getAttribute('src')
  await page.locator('main picture img').click()
  await page.getByRole('button', { name: 'Bild ersetzen' }).click()
  const finder = page.getByRole('dialog', { name: 'Bild wählen' })
  await finder.locator('li button').nth(3).click()
  await expect(page.locator('main picture img')).not.toHaveAttribute('src', before ?? '')
  const after = await page.locator('main picture img').getAttribute('src')
  await save(page)
  expect(await (await request.get(path)).text()).toContain(after)
})

test('an editor moves a module by dragging its handle', async ({ page }) => {
  await logIn(page)
  await edit(page, '/de/abonnements')
  const types = () => page.locator('main [data-node]').evaluateAll((nodes) => nodes.map((node) => node.textContent?.slice(0, 12)))
  const before = await types()
  await page.locator('main [data-node]').first().hover()
  const handle = page.getByRole('button', { name: 'Menü: Text' }).first()
  await handle.hover()
  const target = await page.locator('main [data-node]').nth(1).boundingBox()
  await page.mouse.down()
  await page.mouse.move((target?.x ?? 0) + 200, (target?.y ?? 0) + (target?.height ?? 0) - 6, { steps: 12 })
  await page.mouse.up()
  await expect.poll(types).toEqual([before[1], before[0], ...before.slice(2)])
})

test(
  'a version is shown to staff alone; visitors are sent to the plain path for good',
  requirement('QUERY-03', 'QUERY-04'),
  async ({ page, request }) => {
    await logIn(page)
    await page.goto('/de/ihr-besuch?v=1')
    await expect(page.getByText('Fragen vor dem Besuch')).toBeVisible()
    await expect(page.getByText('Was Sie noch fragen wollten')).toBeHidden()
    const visitor = await request.get('/de/ihr-besuch?v=1', { maxRedirects: 0 })
    expect(visitor.status()).toBe(301)
    expect(visitor.headers().location).toBe('/de/ihr-besuch')
    expect(visitor.headers()['cache-control']).toBe('no-store')
  },
)

test('the toolbar’s icons are rendered, have labels, and are large enough for a finger, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  await edit(page, await createPage(page, 'zeichen', [headlineNode('head-1', 'Eine Überschrift')]))
  const buttons = page.locator('[data-editor-bar] button:visible')
  // The menu of the page and undo; what else there is stands in the menu.
  await expect(buttons.filter({ has: page.locator('svg:visible') })).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const button of await buttons.all()) {
    await expect(button).toHaveAccessibleName(/\p{L}{2}/u)
    await expect(button).not.toContainText(/[^\p{L}\p{N}\s.,…-]/u)
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
})

test('the login, the admin area and a page being edited are accessible', async ({ page }) => {
  await page.goto('/cms-hub')
  await expect(page.getByLabel('Passwort')).toBeVisible()
  await expectAccessible(page)
  await logIn(page)
  await page.goto('/cms-hub')
  await expect(page.getByRole('heading', { name: 'Zu tun' })).toBeVisible()
  await expectAccessible(page)
  await edit(page, '/de/jobs')
  await expect(page.getByRole('textbox', { name: 'Text' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('visitors never download the editor', requirement('ROLE-07'), async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  await page.goto('/de', { waitUntil: 'networkidle' })
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  expect(texts.join('')).not.toContain('pageeditor-api')
  expect(texts.join('')).not.toContain('ProseMirror')
})
