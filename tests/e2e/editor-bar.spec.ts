import { expectAccessible } from './accessibility.ts'
import { expect, test, waitForScripts } from './fixtures.ts'
import { chooseInMenu } from './input-methods.ts'
import { requirement } from './requirement.ts'
import { createPage, edit, expectHub, fillLogin, headlineNode, logIn, pageMenu, save, textNode } from './staff.ts'

test(
  'a text is aligned, undone and redone with its own tools, and visitors see it so',
  requirement('EDIT-17', 'EDIT-18', 'EDIT-19', 'EDIT-20', 'EDIT-21'),
  async ({ page }) => {
    await logIn(page)
    const path = await createPage(page, 'ausrichten', [textNode('text-1', 'Ein Absatz.'), textNode('text-2', 'Noch einer.')])
    await edit(page, path)
    const tools = page.getByRole('toolbar', { name: 'Textwerkzeuge' })
    const first = page.locator('main p', { hasText: 'Ein Absatz' })
    await first.click()
    await tools.getByRole('button', { name: 'Rechtsbündig' }).click()
    await expect(first).toHaveCSS('text-align', 'right')
    await tools.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(first).toHaveCSS('text-align', 'start')
    await tools.getByRole('button', { name: 'Wiederholen' }).click()
    await expect(first).toHaveCSS('text-align', 'right')
    await tools.getByRole('button', { name: 'Linksbündig' }).click()
    await expect(first).toHaveCSS('text-align', 'start')
    await tools.getByRole('button', { name: 'Zentriert' }).click()
    await page.locator('main p', { hasText: 'Noch einer' }).click()
    // The toolbar belongs to the focused text.
    await expect(page.locator(':focus')).toContainText('Noch einer')
    await tools.getByRole('button', { name: 'Rechtsbündig' }).click()
    await save(page)
    await page.goto(path)
    await expect(page.locator('main p', { hasText: 'Ein Absatz' })).toHaveCSS('text-align', 'center')
    await expect(page.locator('main p', { hasText: 'Noch einer' })).toHaveCSS('text-align', 'right')
  },
)

test(
  'performances are chosen in a finder by words, in an order of one’s own, and stand on the page at once',
  requirement('EDIT-25', 'EDIT-26'),
  async ({ page }) => {
    await logIn(page)
    const list = { id: 'events-1', type: 'event-list', version: 1, data: { headline: 'Gewählt', filters: 'none', rows: 2 } }
    await edit(page, await createPage(page, 'gewaehlt', [list]))
    await page.getByRole('textbox', { name: 'Überschrift' }).click()
    await chooseInMenu(page, 'Einstellungen')
    const panel = page.getByRole('complementary', { name: 'Einstellungen: Vorstellungsliste' })
    await panel.getByRole('button', { name: 'Suchen und wählen' }).click()
    const finder = page.getByRole('dialog', { name: 'Ausgewählte Vorstellungen' })
    await expect(finder).toHaveCSS('transition-duration', '0.78s')
    await expect(finder.getByLabel('Nach Titel, Datum oder Ort suchen')).toBeFocused()
    await page.keyboard.type('salz studio')
    await expect(finder.getByRole('status')).toContainText(/^\d+ gefunden, 0 gewählt$/)
    await expectAccessible(page)
    await finder.getByRole('listitem').nth(1).getByRole('button').click()
    await finder.getByRole('listitem').nth(0).getByRole('button').click()
    await finder.getByRole('button', { name: 'Fertig' }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    await expect(page.locator('main [data-node]').getByRole('link', { name: 'Salz', exact: true })).toHaveCount(2)
    await expect(page.locator('main [data-node] a[href^="/de/spielplan/"]')).toHaveCount(2)
  },
)

test(
  'a module is moved to another page, by requests with the session and the CSRF token',
  requirement('API-07', 'API-08'),
  async ({ page }) => {
    await logIn(page)
    const [from, to] = [await createPage(page, 'abflug', [headlineNode('head-1', 'Auf Reisen')]), await createPage(page, 'ankunft')]
    await edit(page, from)
    await page.getByRole('textbox', { name: 'Überschrift' }).click()
    await chooseInMenu(page, 'Auf eine andere Seite')
    const picker = page.getByRole('dialog', { name: 'Auf eine andere Seite' })
    await picker.getByLabel('Seite suchen').fill(to.slice('/de/'.length))
    const requested = page.waitForRequest((request) => request.url().includes('/pageeditor-api/page/'))
    await picker.getByRole('listitem').first().getByRole('button').click()
    const { cookie, 'x-csrftoken': token } = await (await requested).allHeaders()
    expect(cookie).toContain('sessionid=')
    expect(cookie).toContain(`csrftoken=${token}`)
    await expect(page.locator('main [data-node]')).toHaveCount(0)
    await edit(page, to)
    await expect(page.getByRole('textbox', { name: 'Überschrift' })).toHaveText('Auf Reisen')
  },
)

test('a page is scheduled; the settings of an earlier version are restored by a button, and applied only when saved', async ({
  page,
  request,
}) => {
  await logIn(page)
  const path = await createPage(page, 'zeitplan', [headlineNode('head-1', 'Zu seiner Zeit')])
  await page.goto(path)
  const choose = async (entry: string) => {
    await pageMenu(page).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await choose('Angaben zur Seite')
  const settings = page.getByRole('dialog', { name: 'Angaben zur Seite' })
  await settings.getByLabel('Sichtbar ab').fill('2026-12-01T09:00')
  await settings.getByRole('button', { name: 'Angaben speichern' }).click()
  await expect(settings).toBeHidden()
  expect((await request.get(path)).status()).toBe(404)

  await choose('Versionen')
  const rows = page.getByRole('dialog', { name: 'Versionen' }).getByRole('row')
  await rows.nth(2).getByRole('button', { name: 'Angaben zurückholen' }).click()
  await expect(settings.getByRole('status')).toContainText('Besucher sehen sie, sobald Sie speichern')
  await expect(settings.getByLabel('Sichtbar ab')).toHaveValue('')
  expect((await request.get(path)).status()).toBe(404)
  await settings.getByRole('button', { name: 'Angaben speichern' }).click()
  await expect(settings).toBeHidden()
  expect((await request.get(path)).status()).toBe(200)
})

test(
  'the bar leads to the settings and the administration; the login is asked for only with a session, and ends with it',
  requirement('LOGIN-12', 'TOOL-08', 'TOOL-09'),
  async ({ browser, request }) => {
    const context = waitForScripts(await browser.newContext())
    const page = await context.newPage()
    const checks: string[] = []
    page.on('request', (sent) => sent.url().endsWith('/pageeditor-api/user') && checks.push(sent.url()))
    await page.goto('/de/presse', { waitUntil: 'networkidle' })
    expect(checks).toEqual([])
    await page.goto('/cms-hub')
    await fillLogin(page)
    await expectHub(page)
    await page.goto('/de')
    await expect(page.getByRole('button', { name: 'Seite bearbeiten' })).toBeVisible()
    expect(checks.length).toBeGreaterThan(0)

    const { settings_url } = await (await request.get('/de/pageeditor-api/page/presse')).json()
    await page.goto(settings_url)
    await expect(page.getByRole('dialog', { name: 'Angaben zur Seite' }).getByLabel('Titel', { exact: true })).toHaveValue('Presse')
    await page.keyboard.press('Escape')
    const menu = page.getByRole('region', { name: 'Bearbeitung' }).getByRole('button', { name: 'Erste Verwaltung' })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Verwaltung' }).click()
    await expect(page).toHaveURL(/\/cms-hub$/)
    await page.goto('/de/presse')
    await menu.click()
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
    await expect(page.getByRole('region', { name: 'Bearbeitung' })).toBeHidden()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('sessionid')
    await context.close()
  },
)
