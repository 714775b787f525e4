import { expectAccessible } from './accessibility.ts'
import { bar, changeDraft, changedPage, draftOf, mark } from './compared-page.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, logInAsColleague, pageMenu, save, sendAsStaff, textNode } from './staff.ts'

test.describe.configure({ mode: 'default' })

test('what is not published yet is shown on the page itself: words, new, removed and moved modules, pictures and settings', async ({
  page,
}) => {
  await logIn(page)
  const { path } = await changedPage(page)
  await edit(page, path)
  await pageMenu(page).click()
  await page.getByRole('menuitem', { name: 'Was noch nicht online ist' }).click()
  await page.getByRole('button', { name: 'Auf der Seite zeigen' }).click()
  await expect(bar(page)).toContainText('6 Änderungen')
  await expect(page).toHaveURL(/\?edit&compare=live\.\.draft$/)

  const main = page.locator('main')
  await expect(main.locator('h2', { hasText: 'Anreise' }).locator('del')).toHaveText('Bahn')
  await expect(main.locator('h2', { hasText: 'Anreise' }).locator('ins')).toHaveText('Bus')
  await expect(main.locator('p', { hasText: 'Der Bus' })).toHaveText('Der Bus hält am vor dem Markt.')
  await expect(main.locator('p', { hasText: 'Zu Fuß' }).locator('ins, del')).toHaveCount(0)
  await expect(mark(page, 'Überschrift, neu: Fahrräder')).toBeVisible()
  await expect(mark(page, 'Überschrift, entfernt: Parken')).toBeVisible()
  await expect(main.locator('[data-node="gone-1"]')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(mark(page, 'Überschrift, verschoben: Barrierefrei')).toBeVisible()
  await expect(main.getByText('Überschrift „Barrierefrei“ stand hier')).toBeVisible()
  const picture = mark(page, /^Bild, geändert/)
  await expect(picture.getByRole('listitem')).toHaveText([/^\s*Bild:/, 'Größe: Groß → Klein'])
  await expect(picture.locator('img')).toHaveCount(2)
  // What is marked in the text is not listed again.
  await expect(mark(page, /^Überschrift, geändert/).getByRole('listitem')).toHaveCount(0)
  // The order of the page, with what was removed and moved where it was.
  const order = await main
    .locator('[data-node], [data-ghost]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.node ?? `was ${(each as HTMLElement).dataset.ghost}`))
  expect(order).toEqual(['last-1', 'head-1', 'text-1', 'gone-1', 'image-1', 'was last-1', 'fresh-1'])
  // Nothing of it can be edited, and links are not followed.
  await expect(main.locator('[contenteditable], [role="textbox"]')).toHaveCount(0)
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: 'Schließen', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Überschrift' }).first()).toHaveText('Barrierefrei')
  await expect(main.getByText('Parken')).toHaveCount(0)
})

test('one module is brought back, alone, and that can be undone; visitors see nothing of it', async ({ page, request }) => {
  await logIn(page)
  const { path, pictures } = await changedPage(page)
  await page.goto(`${path}?edit&compare=live..draft`)
  await mark(page, 'Überschrift, entfernt: Parken').getByRole('button', { name: 'Dieses Modul zurückholen' }).click()
  await expect(bar(page)).toContainText('Änderung 4 von 5')
  await expect(page.locator('body')).toContainText('Überschrift zurückgeholt')
  const now = [`last-1 Barrierefrei`, 'head-1 Anreise mit Bus', 'text-1', 'gone-1 Parken', `image-1 ${pictures[1]}`, 'fresh-1 Fahrräder']
  await expect.poll(() => draftOf(page)).toEqual(expect.arrayContaining([now[3]]))
  expect((await draftOf(page)).map((each) => each.replace('[object Object]', '').trim())).toEqual(now)
  await mark(page, /^Überschrift, geändert/)
    .getByRole('button', { name: 'Dieses Modul zurückholen' })
    .click()
  await mark(page, 'Überschrift, neu: Fahrräder').getByRole('button', { name: 'Wieder entfernen' }).click()
  await mark(page, /^Überschrift, verschoben/)
    .getByRole('button', { name: 'An die alte Stelle' })
    .click()
  await mark(page, /^Bild, geändert/)
    .getByRole('button', { name: 'Dieses Modul zurückholen' })
    .click()
  await expect(page.locator('[data-mark]')).toHaveCount(1)
  await expect
    .poll(() => draftOf(page))
    .toEqual(
      ['head-1 Anreise mit Bahn', 'text-1 ', 'gone-1 Parken', `image-1 ${pictures[0]}`, 'last-1 Barrierefrei'].map((each) => each.trim()),
    )
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(page.locator('[data-mark]')).toHaveCount(2)
  await expect(mark(page, /^Bild, geändert/)).toBeVisible()
  expect(await (await request.get(path)).text()).toContain('Anreise mit Bahn')
})

test('by keyboard alone: F8 shows the changes and goes from one to the next, Tab leads to what restores, Esc back to editing', async ({
  page,
}) => {
  await logIn(page)
  const { path } = await changedPage(page)
  await edit(page, path)
  await page.keyboard.press('F8')
  await expect(bar(page)).toContainText('6 Änderungen')
  await expect(page.getByRole('button', { name: 'Nächste Änderung' })).toBeFocused()
  const spoken = page.locator('[role="status"]').filter({ hasText: 'Änderung' })
  await expect(spoken.first()).toHaveText('Von „Wie Besucher sie sehen“ zu „Entwurf“: 6 Änderungen')
  await page.keyboard.press('F8')
  await expect(spoken.first()).toHaveText('Änderung 1 von 6: Überschrift, verschoben: Barrierefrei')
  await expect(mark(page, /verschoben: Barrierefrei/)).toBeFocused()
  await page.keyboard.press('n')
  await page.keyboard.press('n')
  await page.keyboard.press('p')
  await expect(spoken.first()).toHaveText('Änderung 2 von 6: Überschrift, geändert: Anreise mit Bus')
  await expect(bar(page)).toContainText('Änderung 2 von 6')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Dieses Modul zurückholen' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText('Änderung 2 von 5')
  // The focus goes on to the change that follows.
  await expect(mark(page, /^Text, geändert/)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\?edit=text-1$/)
  await expect(page.locator('main [data-node="text-1"]')).toBeFocused()
})

test('any two versions are compared, whichever is chosen; what is brought back from there goes into the draft', async ({ page }) => {
  await logIn(page)
  const path = await createPage(page, 'zwei-staende', [headlineNode('head-1', 'Erster Stand'), headlineNode('head-2', 'Bleibt')])
  await edit(page, path)
  for (const words of ['Zweiter Stand', 'Dritter Stand']) {
    await page.getByRole('textbox', { name: 'Überschrift' }).first().fill(words)
    await page.keyboard.press('Escape')
    await save(page)
  }
  await pageMenu(page).click()
  await page.getByRole('menuitem', { name: 'Versionen' }).click()
  const rows = page.getByRole('dialog', { name: 'Versionen' }).getByRole('row')
  await rows.filter({ hasText: /^4/ }).getByRole('button', { name: 'Vergleichen' }).click()
  const heading = page.locator('main h2').first()
  await expect(heading.locator('del')).toHaveText('Zweiter')
  await expect(heading.locator('ins')).toHaveText('Dritter')
  await bar(page).getByLabel('Vorher').selectOption('2')
  await expect(page).toHaveURL(/compare=2\.\.live$/)
  await expect(heading.locator('del')).toHaveText('Erster')
  await bar(page).getByLabel('Nachher').selectOption('3')
  await expect(page).toHaveURL(/compare=2\.\.3$/)
  await expect(heading.locator('ins')).toHaveText('Zweiter')
  await mark(page, /^Überschrift, geändert/)
    .getByRole('button', { name: 'Dieses Modul zurückholen' })
    .click()
  await expect.poll(() => draftOf(page)).toEqual(['head-1 Erster Stand', 'head-2 Bleibt'])
  // The two versions differ as before.
  await expect(bar(page)).toContainText('1 Änderung')
  await mark(page, /^Überschrift, geändert/)
    .getByRole('button', { name: 'Dieses Modul zurückholen' })
    .click()
  await expect(page.locator('body')).toContainText('Im Entwurf ist das schon so.')
  // An unknown version is not found; visitors see what is live.
  expect((await page.request.get(`${path}?edit&compare=99..draft`)).status()).toBe(404)
  await page.context().clearCookies()
  await page.goto(`${path}?edit&compare=2..3`)
  await expect(page.getByRole('heading', { name: 'Dritter Stand' })).toBeVisible()
  await expect(page.locator('main ins, main del, [data-mark]')).toHaveCount(0)
})

test('in columns, answers that are closed and slides, every difference is in sight; a section comes back with what was in it', async ({
  page,
}) => {
  await logIn(page)
  const { results } = await (await page.request.get('/api/media/?page_size=2')).json()
  const window = { online_from: '2026-01-01T00:00:00+01:00' }
  const hero = (id: string, headline: string, n: number) => ({
    ...{ id, type: 'hero-media', version: 1 },
    data: { headline, image: results[n].id, ...window },
  })
  const answer = (text: string) => textNode('x', text).data.content
  const questions = { id: 'faq-01', type: 'faq', version: 1, data: { items: [{ question: 'Wann?', answer: answer('Um acht.') }] } }
  const section = (id: string, ...columns: object[]) => ({
    ...{ id, type: 'section', version: 1, data: { layout: 3 } },
    columns: columns.map((child) => ({ classes: '', children: [child] })),
  })
  await edit(
    page,
    await createPage(page, 'verschachtelt', [
      hero('hero-1', 'Eins', 0),
      hero('hero-2', 'Zwei', 1),
      section('section-1', headlineNode('left-1', 'Links'), textNode('right-1', 'Rechts.')),
      section('section-2', headlineNode('deep-1', 'Tief links'), headlineNode('deep-2', 'Tief rechts')),
      questions,
    ]),
  )
  await changeDraft(
    page,
    { type: 'update', id: 'hero-2', data: { headline: 'Zweite' } },
    { type: 'remove', id: 'left-1' },
    { type: 'setLayout', id: 'section-1', layout: 1 },
    { type: 'remove', id: 'section-2' },
    {
      type: 'update',
      id: 'faq-01',
      data: {
        items: [
          { question: 'Neu?', answer: answer('Ja.') },
          { question: 'Wann?', answer: answer('Um neun.') },
        ],
      },
    },
  )
  await page.goto(page.url().replace(/\?.*/, '?edit&compare=live..draft'))
  const main = page.locator('main')
  await expect(bar(page)).toContainText('7 Änderungen')
  // The slides stand below each other.
  const left = async (name: string) => (await main.getByRole('heading', { name }).boundingBox())?.x
  expect(await left('ZweiZweite')).toBe(await left('Eins'))
  await expect(mark(page, /^Abschnitt, geändert/).getByRole('listitem')).toHaveText(['Spalten: 50 – 50 → 67 – 33'])
  await expect(main.locator('[data-node="section-1"]').getByRole('group', { name: 'Überschrift, entfernt: Links' })).toBeVisible()
  const answered = main.locator('details', { hasText: 'Wann?' }).locator('ins')
  await expect(answered).toHaveText('neun.')
  await expect(answered).toBeVisible()
  await mark(page, /^Abschnitt, entfernt/)
    .getByRole('button')
    .first()
    .click()
  await expect(page.locator('body')).toContainText('Abschnitt zurückgeholt, mit 2 weiteren Modulen')
  await expect(main.locator('[data-node="section-2"] [data-mark]')).toHaveCount(0)
  await expect(main.locator('[data-node="section-2"]').getByRole('heading')).toHaveText(['Tief links', 'Tief rechts'])
})

test('what somebody else has changed meanwhile is asked about, as for every other edit', async ({ page }) => {
  await logIn(page)
  const { path } = await changedPage(page)
  // What others do does not arrive by itself.
  await page.route('**/pageeditor-api/presence/**', (route) => route.abort())
  await page.goto(`${path}?edit&compare=live..draft`)
  await expect(bar(page)).toContainText('6 Änderungen')
  await changeDraft(page, { type: 'update', id: 'head-1', data: { content: 'Anreise mit Rad' } })
  await mark(page, /^Überschrift, geändert/)
    .getByRole('button', { name: 'Dieses Modul zurückholen' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Gleichzeitig geändert' })
  await expect(dialog).toContainText('Rad')
  await expect(dialog).toContainText('Bahn')
})

test('on a phone neither others on the page nor a review cover what is compared', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  const { path } = await changedPage(page)
  const rita = await logInAsColleague(page, browser)
  await rita.goto(`${path}?edit`)
  const { results } = await (await page.request.get('/de/pageeditor-api/pages')).json()
  const { id } = results.find(({ url }: { url: string }) => url === path)
  await sendAsStaff(page, 'POST', `/api/review/requests/page/${id}`, { message: 'Bitte ansehen' })
  await page.goto(`${path}?edit&compare=live..draft`)
  await expect(bar(page)).toContainText('6 Änderungen')
  await expect(page.getByRole('button', { name: 'Zu Rita Redaktion' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Zur Freigabe/ })).toBeVisible()
  for (const name of ['Vorher', 'Nachher']) {
    const covered = await page.getByRole('combobox', { name }).evaluate((select) => {
      const { left, right, top, bottom } = select.getBoundingClientRect()
      const corners = [left + 3, (left + right) / 2, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const))
      return corners.filter(([x, y]) => document.elementFromPoint(x, y) !== select)
    })
    expect([name, covered]).toEqual([name, []])
  }
})

test('on a phone everything of a comparison has its room, and targets for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  const { path } = await changedPage(page)
  await page.goto(`${path}?edit&compare=live..draft`)
  await expect(bar(page)).toContainText('6 Änderungen')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
  const buttons = page.locator('[data-compare-bar] button, [data-mark] button, [data-ghost] button')
  for (const box of await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height)))
    expect(box).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: 'Nächste Änderung' }).click()
  await page.getByRole('button', { name: 'Nächste Änderung' }).click()
  await expect(bar(page)).toContainText('Änderung 2 von 6')
  await expect(mark(page, /Anreise mit Bus/)).toBeInViewport()
})
