import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, waitForScripts } from './fixtures.ts'
import { requirement } from './requirement.ts'
import {
  createPage,
  draftText,
  edit,
  fillLogin,
  headlineNode,
  logIn,
  logInAsColleague,
  pageMenu,
  publishButton,
  publishNow,
  publishSheet,
  save,
  textNode,
} from './staff.ts'

test.describe.configure({ mode: 'default' })

async function typeInto(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole('textbox', { name }).first().click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
}

/** Another tab of the same browser, or of another one that is logged in as well. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await edit(tab, path)
  return tab
}

test(
  'switching the editor on moves nothing within the page; noToolbar takes the room of the bar away and editing goes on',
  requirement('QUERY-06'),
  async ({ page }) => {
    const layout = () =>
      // While edited, a heading has its text in an inner element, so that it remains a heading.
      page.locator('main *:not(:is(h1, h2, h3, h4, h5, h6) > [role="textbox"])').evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).display !== 'contents')
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            // The space at a line break overflows the line; it counts for the box but is invisible.
            const isInLine = getComputedStyle(element).display === 'inline'
            // The strip of tools stands above the page.
            const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0
            const sizes = [x, width || height ? y - top : 0, isInLine ? 0 : width, height]
            return [element.tagName, ...sizes.map((size) => size.toFixed(2))].join(' ')
          }),
      )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await logIn(page)
    for (const path of ['/de/ihr-besuch', '/de/presse', '/de']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Seite bearbeiten' })).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const before = await layout()
      await page.getByRole('button', { name: 'Seite bearbeiten' }).click()
      await expect(page.locator('body')).toHaveClass(/edit-mode/)
      await expect(page.locator('main [data-node]').first()).toBeVisible()
      expect(await layout()).toEqual(before)
    }
    const top = async () => (await page.locator('main [data-node]').first().boundingBox())?.y ?? 0
    // The text in view was held in its place, the bar beneath which it would have moved scrolled off: back to the page's top.
    await page.mouse.wheel(0, -1000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    const withBar = await top()
    await page.goto('/de?edit&noToolbar')
    await expect(page.locator('main [data-node]').first()).toBeVisible()
    await expect(publishButton(page)).toBeHidden()
    await expect.poll(async () => withBar - (await top())).toBe(44)
  },
)

test('a click puts the caret where it was clicked, without a layout shift', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'schreibmarke', [textNode('text-1', 'Eins zwei drei vier.', 'Zweiter Absatz.')]))
  const paragraph = page.locator('main p', { hasText: 'Zweiter Absatz' })
  const before = await paragraph.boundingBox()
  await page.locator('main p', { hasText: 'Eins zwei' }).click({ position: { x: 2, y: 8 } })
  await expect(page.getByRole('toolbar', { name: 'Textwerkzeuge' })).toBeVisible()
  expect(await paragraph.boundingBox()).toEqual(before)
  await page.keyboard.type('Vorab: ')
  await expect(page.locator('main p').filter({ hasText: 'Eins zwei' })).toHaveText('Vorab: Eins zwei drei vier.')
})

test('input is saved after a second of inactivity, without leaving the text', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'ruhe', [headlineNode('head-1', 'Vorher')]))
  await typeInto(page, 'Überschrift', 'Nachher')
  await expect.poll(() => draftText(page)).toContain('Nachher')
  await expect(page.getByRole('textbox', { name: 'Überschrift' })).toBeFocused()
})

test('unsent changes survive the tab, separately from those of a second tab', async ({ page, context }) => {
  await logIn(page)
  const path = await createPage(page, 'zwei-fenster', [headlineNode('head-1', 'Erstes'), textNode('text-1', 'Zweites.')])
  const [first, second] = [await openTab(context, path), await openTab(context, path)]
  await context.setOffline(true)
  await typeInto(first, 'Überschrift', 'Im ersten Fenster')
  await typeInto(second, 'Text', 'Im zweiten Fenster.')
  await expect(first.getByText('Offline: Ihre Änderungen bleiben hier')).toBeVisible()
  await expect(second.getByText('Offline: Ihre Änderungen bleiben hier')).toBeVisible()
  await first.close()
  await second.close()
  await context.setOffline(false)
  const later = await openTab(context, path)
  await expect(later.getByText('Im ersten Fenster')).toBeVisible()
  await expect(later.getByText('Im zweiten Fenster.')).toBeVisible()
  await expect.poll(() => draftText(later)).toMatch(/Im ersten Fenster.*Im zweiten Fenster/s)
})

test(
  'two people on one module see whose the other state is and what each has changed, choose module by module, and lose nothing',
  requirement('EDIT-06'),
  async ({ page, browser }) => {
    await logIn(page)
    const nodes = [headlineNode('head-1', 'Alt'), textNode('text-1', 'Alter Text.'), headlineNode('head-2', 'Noch eine')]
    const path = await createPage(page, 'zu-zweit', nodes)
    const other = await logInAsColleague(page, browser)
    await Promise.all([edit(page, path), edit(other, path)])
    await expect(page.getByText('Auch hier:')).toBeVisible()
    await other.getByRole('textbox', { name: 'Überschrift' }).first().click()
    // The module that another user edits is marked without hovering.
    await expect(page.getByText(/ist hier$/)).toBeVisible()
    // H2: the other user's changes arrive by themselves.
    await typeInto(other, 'Text', 'Zwischenstand.')
    await expect(page.getByText('Zwischenstand.')).toBeVisible()
    // Both type at once: neither has the other's change before the server.
    await page.route('**/pageeditor-api/presence/**', (route) => route.abort())
    await edit(page, path)
    await typeInto(other, 'Überschrift', 'Von drüben')
    await typeInto(other, 'Text', 'Text von drüben.')
    await other.getByRole('textbox', { name: 'Überschrift' }).nth(1).fill('Noch eine von Rita')
    await other.keyboard.press('Escape')
    await expect.poll(() => draftText(other)).toContain('von Rita')
    await typeInto(page, 'Überschrift', 'Von hier')
    await page.getByRole('textbox', { name: 'Überschrift' }).nth(1).fill('Noch eine von mir')
    await typeInto(page, 'Text', 'Text von hier.')
    const dialog = page.getByRole('dialog', { name: 'Gleichzeitig geändert' })
    await expect(dialog).toContainText('Rita Redaktion und Sie haben dasselbe geändert.')
    await expect(dialog.getByText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d\sUhr$/).first()).toBeVisible()
    await expect(dialog).toContainText('Text von hier.')
    // The changes of each are marked word by word.
    await expect(dialog.locator('ins', { hasText: 'von Rita' })).toBeVisible()
    await expect(dialog.locator('ins', { hasText: 'von mir' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Text von hier.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Vergleichen und wählen' }).click()
    const choice = (module: string, n: number, name: string) => dialog.getByRole('group', { name: module }).nth(n).getByLabel(name).check()
    await choice('Überschrift', 0, 'Den von Rita Redaktion')
    await choice('Überschrift', 1, 'Beide behalten')
    await choice('Text', 0, 'Meinen Stand')
    await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(() => draftText(page)).toMatch(/Von drüben.*Text von hier.*Noch eine von Rita.*Noch eine von mir/s)
    await expect(page.getByRole('textbox', { name: 'Überschrift' }).first()).toHaveText('Von drüben')
    // The losing sides are among the versions, hers and mine.
    await pageMenu(page).click()
    await page.getByRole('menuitem', { name: 'Versionen' }).click()
    const versions = page.getByRole('dialog', { name: 'Versionen' })
    await expect(versions.getByRole('row', { name: /Entwurf von Rita Redaktion/ })).toBeVisible()
    await expect(versions.getByRole('row', { name: /Entwurf von Erste Verwaltung/ })).toBeVisible()
  },
)

test('others’ unfinished changes are shown unticked and stay a draft; ticked they go live, and the screen shows what visitors get', async ({
  page,
  browser,
}) => {
  await logIn(page)
  const path = await createPage(page, 'halbfertig', [headlineNode('head-1', 'Anreise'), textNode('text-1', 'Der Bus hält vor der Tür.')])
  const rita = await logInAsColleague(page, browser)
  const visitor = await waitForScripts(await browser.newContext()).newPage()
  const words = (looking: Page) => looking.locator('main').locator(':is(h2, p)').allInnerTexts()
  // None of her changes have reached this screen before the publication.
  await page.route('**/pageeditor-api/presence/**', (route) => route.abort())
  await Promise.all([edit(page, path), edit(rita, path)])
  await typeInto(rita, 'Überschrift', 'Anreise und Par')
  await expect.poll(() => draftText(rita)).toContain('und Par')
  await typeInto(page, 'Text', 'Der Bus hält am Markt.')
  await page.keyboard.press('Escape')
  await publishButton(page).click()
  const sheet = publishSheet(page)
  const tick = (name: RegExp) => sheet.getByRole('checkbox', { name })
  await expect(sheet.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^Überschrift/ }) })).toContainText(
    /und Par.*Rita Redaktion, /s,
  )
  await expect(tick(/^Überschrift/)).not.toBeChecked()
  await expect(tick(/^Text/)).toBeChecked()
  await publishNow(page).click()
  await expect(page.getByRole('alert')).toContainText('Besucher sehen es jetzt. Eine Änderung bleibt Entwurf.')
  await visitor.goto(path)
  expect(await words(visitor)).toEqual(['Anreise', 'Der Bus hält am Markt.'])
  await publishButton(page).click()
  await tick(/^Überschrift/).check()
  await publishNow(page).click()
  await expect(page.getByRole('textbox', { name: 'Überschrift' })).toHaveText('Anreise und Par')
  await expect(publishButton(page)).toBeDisabled()
  await visitor.reload()
  expect(await words(visitor)).toEqual(['Anreise und Par', 'Der Bus hält am Markt.'])
  await page.getByRole('button', { name: 'Bearbeitung beenden' }).click()
  await expect(page.locator('body')).not.toHaveClass(/edit-mode/)
  expect(await words(page)).toEqual(await words(visitor))
  // Rita's editor is notified: she has no unpublished changes left.
  await expect(publishButton(rita)).toBeDisabled()
})

test(
  'a session that ends while editing opens the login over the page, and the edit goes on',
  requirement('LOGIN-10', 'LOGIN-11'),
  async ({ page, context }) => {
    await logIn(page)
    await edit(page, await createPage(page, 'abgemeldet', [headlineNode('head-1', 'Vorher')]))
    await expect(page.locator('body')).toHaveClass(/edit-mode/)
    await context.clearCookies({ name: 'sessionid' })
    await typeInto(page, 'Überschrift', 'Ohne Anmeldung geschrieben')
    const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich neu an' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByLabel('E-Mail-Adresse')).toBeFocused()
    await fillLogin(page)
    await expect(dialog).toBeHidden()
    await expect.poll(() => draftText(page)).toContain('Ohne Anmeldung geschrieben')
    await save(page)
  },
)

test(
  'an expired session offers the login; declining it continues as a visitor',
  requirement('LOGIN-08', 'LOGIN-09'),
  async ({ page, context }) => {
    await logIn(page)
    await context.clearCookies({ name: 'sessionid' })
    await page.goto('/de')
    const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich neu an' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/de')
    await page.waitForLoadState('networkidle')
    await expect(dialog).toBeHidden()
  },
)

test(
  'what keeps a page from going live is marked at its field, on the page and in the settings',
  requirement('EDIT-27'),
  async ({ page }) => {
    await logIn(page)
    await edit(page, await createPage(page, 'unvollstaendig', [headlineNode('head-1', 'Weg damit')]))
    await typeInto(page, 'Überschrift', ' ')
    await page.keyboard.press('Escape')
    await publishButton(page).click()
    await publishNow(page).click()
    await expect(page.getByRole('alert').first()).toHaveText('Noch nicht online. Überschrift, „Überschrift“: Dieses Feld wird benötigt!')
    const field = page.getByRole('textbox', { name: 'Überschrift' })
    await expect(field.first()).toBeFocused()
    await expect(field.first()).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Alt+Enter')
    await expect(page.getByRole('complementary', { name: 'Einstellungen: Überschrift' }).getByLabel('Überschrift')).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await typeInto(page, 'Überschrift', 'Wieder da')
    await page.keyboard.press('Enter')
    await save(page)
  },
)

test('the message of a save disappears after four seconds', requirement('EDIT-07'), async ({ page }) => {
  await logIn(page)
  await page.clock.install()
  await edit(page, await createPage(page, 'hinweis', [headlineNode('head-1', 'Vorher')]))
  await typeInto(page, 'Überschrift', 'Nachher')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.keyboard.press('Enter')
  await save(page)
  await page.clock.fastForward(3900)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.clock.fastForward(200)
  await expect(page.getByRole('alert')).toBeHidden()
})

test(
  'the link finder finds pages by name and takes addresses, in this window unless told otherwise',
  requirement('EDIT-08', 'EDIT-09', 'EDIT-10', 'EDIT-11', 'EDIT-14', 'EDIT-23'),
  async ({ page, request }) => {
    await logIn(page)
    const path = await createPage(page, 'verweise', [textNode('text-1', 'Presse'), textNode('text-2', 'Partner')])
    await edit(page, path)
    const finder = page.getByRole('dialog', { name: 'Link' })
    async function link(words: string, set: () => Promise<void>) {
      await page.locator('main p', { hasText: words }).dblclick({ position: { x: 12, y: 10 } })
      await page.getByRole('toolbar', { name: 'Textwerkzeuge' }).getByRole('button', { name: 'Link', exact: true }).click()
      await set()
      await finder.getByRole('button', { name: 'Link setzen' }).click()
      await expect(finder).toBeHidden()
      await page.keyboard.press('Escape')
    }
    await link('Presse', async () => {
      await finder.getByRole('textbox').fill('Presse')
      await finder.getByRole('button', { name: /· \/de\/presse$/ }).click()
      await finder.getByRole('textbox').fill('Riesenrad')
      await expect(finder.getByRole('button', { name: '/de/stuecke/requiem-fuer-ein-riesenrad' }).first()).toBeVisible()
      await finder.getByRole('textbox').fill('/de/presse')
    })
    await link('Partner', async () => {
      await finder.getByRole('textbox').fill('beispiel.example/haus')
      await expect(finder.getByRole('status')).toContainText('https://beispiel.example/haus')
      await finder.getByLabel('In neuem Fenster öffnen').check()
    })
    await save(page)
    const html = await (await request.get(path)).text()
    const links = [...html.matchAll(/<a [^>]*>(?:Presse|Partner)<\/a>/g)].map(([tag]) => tag)
    expect(links.filter((tag) => /href="\/de\/presse"[^>]*>Presse/.test(tag) && !/target/.test(tag)).length).toBeGreaterThan(0)
    expect(links).toContain('<a href="https://beispiel.example/haus" target="_blank" rel="noopener noreferrer">Partner</a>')
  },
)

test('the handle has a menu with every move, so that nothing needs a drag', async ({ page }) => {
  await logIn(page)
  const section = {
    id: 'section-1',
    type: 'section',
    version: 1,
    data: { layout: 3 },
    columns: [
      { classes: '', children: [] },
      { classes: '', children: [] },
    ],
  }
  await edit(page, await createPage(page, 'griff', [headlineNode('head-1', 'Wandert'), section]))
  await page.getByRole('textbox', { name: 'Überschrift' }).click()
  const menu = () => page.getByRole('button', { name: 'Menü: Überschrift' })
  await menu().click()
  await page.getByRole('menuitem', { name: 'In Spalte 2' }).click()
  await expect(page.locator('main [data-column]').nth(1)).toContainText('Wandert')
  await menu().press('Enter')
  await page.getByRole('menuitem', { name: 'In Spalte 1' }).press('Enter')
  await expect(page.locator('main [data-column]').first()).toContainText('Wandert')
})

test('outside of edit mode staff load only the toolbar', async ({ page }) => {
  await logIn(page)
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  await page.goto('/de/presse')
  await expect(page.getByRole('button', { name: 'Seite bearbeiten' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  const code = texts.join('')
  expect(code.includes('ProseMirror')).toBe(false)
  expect(/classList\.add\(.edit-mode/.test(code)).toBe(false)
})
