import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, logIn, publishNow } from './staff.ts'

/** The address of the first production of the list. */
const PRODUCTION = 'main a[href*="/de/stuecke/"]'

test('a production is written on its page: its title, its text, and a module below its head, live with one press', async ({
  page,
  browser,
}) => {
  await logIn(page)
  await page.goto('/de/stuecke')
  const path = (await page.locator(PRODUCTION).first().getAttribute('href')) ?? ''
  await edit(page, path)
  const title = page.getByRole('textbox', { name: 'Titel', exact: true })
  await title.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' und zurück')
  await expect(page.getByText('1 Änderung, noch nicht live')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Untertitel' })).toBeFocused()

  // The button lies over the empty container, which is below the window at first.
  await page
    .locator('[data-container]')
    .first()
    .evaluate((container) => container.scrollIntoView({ block: 'center' }))
  await page.getByRole('button', { name: 'Erstes Modul hinzufügen' }).first().click()
  await page.keyboard.type('Überschrift')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Was die Presse schreibt')
  await expect(page.getByText('2 Änderungen, noch nicht live')).toBeVisible()
  await expectAccessible(page)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(path)
  await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText('und zurück')
  await page.keyboard.press('Control+s')
  await expect(publishNow(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Besucher sehen es jetzt.' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('und zurück')
  await expect(visitor.getByRole('heading', { name: 'Was die Presse schreibt' })).toBeVisible()
  await visitor.context().close()
})

test('a generated part says where it comes from, and leads there', async ({ page }) => {
  await logIn(page)
  await page.goto('/de/stuecke')
  await edit(page, (await page.locator(PRODUCTION).first().getAttribute('href')) ?? '')
  const person = page.locator('[data-block="Contributors"] a').first()
  const name = (await person.textContent()) ?? ''
  await person.hover()
  const chip = page.getByRole('link', { name: `Kommt aus „${name}“` })
  await expect(chip).toHaveAttribute('href', /\/de\/ensemble\/.*\?edit$/)
  // By keyboard: Enter on the link leads to what it says, Escape back.
  await person.focus()
  await page.keyboard.press('Enter')
  await expect(chip).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(person).toBeFocused()
  await chip.click()
  await expect(page.locator('body')).toHaveClass(/edit-mode/)
  await expect(page).toHaveURL(/\/de\/ensemble\//)
})

test('where a module may say it otherwise, one’s own word takes the place of what is generated, and cleared it comes back', async ({
  page,
}) => {
  await logIn(page)
  const data = { headline: '', text: '', button_text: '', button_link: '', image: null, online_from: '2026-01-01T00:00:00+01:00' }
  await edit(page, await createPage(page, 'eigenes-wort', [{ id: 'hero-11', type: 'hero-media', version: 2, data }]))
  const hero = page.locator('[data-node="hero-11"]')
  const title = hero.getByRole('textbox', { name: 'Überschrift' })
  const generated = (await title.textContent()) ?? ''
  expect(generated).toMatch(/\S/)
  await hero.getByRole('link').first().hover()
  // It is said once, with the name of what it comes from, and leads there; so does the tab once the module is selected.
  const origin = page.getByRole('link', { name: /^Kommt aus/ })
  await expect(origin).toContainText(`Kommt aus „${generated}“`)
  await title.click()
  await expect(origin).toHaveText(`Kommt aus „${generated}“`)
  await page.keyboard.type('Heute Abend')
  await expect(title).toHaveText('Heute Abend')
  await expect(page.getByText('1 Änderung, noch nicht live')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')
  await expect(title).toHaveText(generated)
  await expect(page.getByText('1 Änderung, noch nicht live')).toBeHidden()
})

/** What stands on each kind of page and is written there; what is generated on the lists has modules above and below it. */
const WRITTEN_ON: { page: RegExp; fields: string[]; button?: string }[] = [
  { page: /^\/de\/stuecke\/[^/]+\/\d+$/, fields: ['Titel', 'Untertitel', 'Text'], button: 'Mitwirkende …' },
  { page: /^\/de\/spielplan\/[^/]+\/\d+$/, fields: ['Hinweis'], button: 'Umbesetzungen dieser Vorstellung …' },
  { page: /^\/de\/ensemble\/[^/]+\/\d+$/, fields: ['Aufgabe am Haus', 'Biografie'], button: 'Bild ändern …' },
  { page: /^\/de\/venues\/[^/]+\/\d+$/, fields: ['Name', 'Leitsatz', 'Text', 'Anfahrt', 'Barrierefreiheit'], button: 'Bild ändern …' },
  { page: /^\/de\/series\/[^/]+\/\d+$/, fields: ['Name', 'Leitsatz', 'Text'], button: 'Bild ändern …' },
  { page: /^\/de\/aktuelles\/[^/]+\/\d+$/, fields: ['Titel', 'Vorspann', 'Text'] },
  { page: /^\/de\/impressum$/, fields: ['Text'] },
  ...['spielplan', 'stuecke', 'ensemble', 'aktuelles'].map((list) => ({
    page: new RegExp(`^/de/${list}$`),
    fields: [],
    button: 'Titel ändern …',
  })),
]

test('every kind of page leads into editing, where its own words and parts are changed in place', async ({ page }) => {
  test.setTimeout(240_000)
  await logIn(page)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address]) => new URL(address ?? '').pathname)
  for (const { page: kind, fields, button } of WRITTEN_ON) {
    await page.goto(paths.find((path) => kind.test(path)) ?? `no page like ${kind}`)
    await page.getByRole('button', { name: 'Seite bearbeiten' }).click()
    await expect(page.locator('body')).toHaveClass(/edit-mode/)
    for (const name of fields) await expect(page.locator('main').getByRole('textbox', { name, exact: true }).first()).toBeAttached()
    if (button) await expect(page.getByRole('button', { name: button, exact: true }).first()).toBeAttached()
    if (fields.length === 0) await expect(page.locator('main [data-container]')).toHaveCount(2)
  }
})
