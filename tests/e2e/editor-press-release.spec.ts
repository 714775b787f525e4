import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Actions } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { clockFileOf, NOW } from './servers.ts'
import { createPage, delayRequests, edit, logIn, logInAsColleague, publishButton, publishSheet } from './staff.ts'

// The last story looks at what the others have planned.
test.describe.configure({ mode: 'serial' })

const PHONE = { width: 390, height: 844 }
const FEWER_THAN = 25
const HEADLINE = 'Der Sommer am Hafen beginnt'
const WORDS = 'Die Festspiele öffnen am Montag. Alle Termine: '
const PICTURE = 'seebuehne'
/** What the sheet offers on a Saturday: the next working day at ten. */
const PLANNED = { moment: '23.11.2026, 10:00', at: '2026-11-23T10:00:00+01:00' }
/** Scheduled changes go live with a job that runs every minute. */
const PATIENCE_MS = 200_000

const planned: string[] = []

const slugOf = (path: string) => path.split('/').at(-1) ?? ''
const picker = (page: Page) => page.getByRole('dialog', { name: 'Modul hinzufügen' })
const card = (page: Page, name: string) => picker(page).getByRole('listitem').getByRole('button', { name, exact: true })
const finder = (page: Page) => page.getByRole('dialog', { name: 'Bild wählen' })
/** The house's own pictures, described at length; other stories bring some that say nothing. */
const described = (page: Page) => finder(page).getByRole('listitem').getByRole('button', { name: /.{40}/ })
const links = (page: Page) => page.getByRole('dialog', { name: 'Link', exact: true })
const handOver = (page: Page) => page.getByRole('dialog', { name: 'Zur Freigabe geben' })
const review = (page: Page) => page.getByRole('complementary', { name: 'Freigabe' })
const text = (page: Page) => page.locator('main').getByRole('textbox', { name: 'Text', exact: true })
const caret = (page: Page) => page.locator('main [contenteditable]:focus')
const choosePicture = (page: Page) =>
  page.getByRole('complementary', { name: 'Einstellungen: Bild' }).getByRole('button', { name: 'Bild wählen' })
const picture = (page: Page) => page.locator('main [data-node] picture img')

/** The empty page of a press release, in the editor's window, and the windows of both. */
async function begin(page: Page, rita: Page, name: string): Promise<string> {
  const path = await createPage(page, name)
  await edit(rita, path)
  return path
}

/** What a release has once it was written. */
async function expectWritten(page: Page): Promise<void> {
  await expect(page.locator('main [data-node] h2')).toHaveText(HEADLINE)
  await expect(text(page)).toContainText(WORDS.trim())
  await expect(text(page).locator('a')).toHaveAttribute('href', '/de/spielplan')
  await expect(picture(page)).toHaveAttribute('alt', /\S/)
}

/** The reviewer has approved, in fewer actions than the issue allows for all. */
async function expectPlanned(page: Page, path: string, actions: Actions): Promise<void> {
  await expect(page.getByText(`Freigegeben. Es geht am ${PLANNED.moment}`).first()).toBeAttached()
  expect((await (await page.request.get(path)).text()).includes(HEADLINE)).toBe(false)
  expect(actions.count).toBeLessThan(FEWER_THAN)
  test.info().annotations.push({ type: 'actions', description: String(actions.count) })
  planned.push(path)
}

test('by mouse', async ({ page, browser }) => {
  await logIn(page)
  const rita = await logInAsColleague(page, browser)
  const path = await begin(page, rita, 'presse-maus')
  const actions = new Actions()
  await actions.click(rita.getByRole('button', { name: 'Erstes Modul hinzufügen' }))
  await actions.click(card(rita, 'Überschrift'))
  await expect(caret(rita)).toBeAttached()
  await actions.type(rita, HEADLINE)
  await actions.press(rita, 'Enter')
  await actions.type(rita, WORDS)
  await actions.click(rita.getByRole('toolbar', { name: 'Textwerkzeuge' }).getByRole('button', { name: 'Link', exact: true }))
  await actions.type(rita, 'Spielplan')
  await actions.click(links(rita).locator('[data-hit]', { hasText: '/de/spielplan' }).first())
  await actions.click(links(rita).getByRole('button', { name: 'Link setzen' }))
  await expect(links(rita)).toBeHidden()
  await actions.click(rita.locator('.strong').getByRole('button', { name: 'Modul darunter hinzufügen' }))
  await actions.click(card(rita, 'Bild'))
  await actions.click(choosePicture(rita))
  await actions.click(described(rita).first())
  await expectWritten(rita)
  await actions.click(publishButton(rita))
  await actions.click(publishSheet(rita).getByRole('button', { name: 'Zur Freigabe' }))
  await actions.click(handOver(rita).getByRole('button', { name: 'Zur Freigabe geben' }))
  await expect(handOver(rita)).toBeHidden()

  await page.goto('/cms-hub')
  await actions.click(page.getByRole('link', { name: new RegExp(`^${slugOf(path)} \\(Rita Redaktion\\)`) }))
  await actions.click(review(page).getByText('Zu einer Zeit'))
  await expectAccessible(page)
  await actions.click(review(page).getByRole('button', { name: 'Freigeben und planen' }))
  await expectPlanned(page, path, actions)
})

test('by keyboard alone', async ({ page, browser }) => {
  await logIn(page)
  const rita = await logInAsColleague(page, browser)
  const path = await begin(page, rita, 'presse-tasten')
  const actions = new Actions()
  const search = rita.getByLabel('Modul suchen')
  await actions.type(rita, '/Überschrift')
  await expect(search).toHaveValue('Überschrift')
  await actions.press(rita, 'Enter')
  await expect(caret(rita)).toBeAttached()
  await actions.type(rita, HEADLINE)
  await actions.press(rita, 'Enter')
  await actions.type(rita, WORDS)
  await actions.press(rita, 'Control+k')
  await actions.type(rita, 'Spielplan')
  await expect(links(rita).getByText(/Enter nimmt das Erste/)).toBeVisible()
  await actions.press(rita, 'Enter')
  await expect(caret(rita)).toContainText('Spielplan')
  await actions.press(rita, 'Enter')
  await actions.type(rita, '/Bild')
  await expect(search).toHaveValue('Bild')
  await actions.press(rita, 'Enter')
  await expect(choosePicture(rita)).toBeFocused()
  await actions.press(rita, 'Enter')
  await actions.type(rita, PICTURE)
  await expect(finder(rita).getByText('Enter nimmt das Erste.')).toBeVisible()
  await actions.press(rita, 'Enter')
  await expectWritten(rita)
  await actions.press(rita, 'Control+s')
  await expect(publishSheet(rita).getByRole('button', { name: 'Zur Freigabe' })).toBeVisible()
  await actions.press(rita, 'Shift+Tab')
  await actions.press(rita, 'Enter')
  await expect(handOver(rita)).toBeVisible()
  await actions.press(rita, 'Control+Enter')
  await expect(handOver(rita)).toBeHidden()

  // The link of the mail. What is compared may come after the review, and leaves it the focus.
  const compare = await delayRequests(page, '**/assets/ComparedRegion-*.js')
  await actions.open(page, `${path}?edit&compare=live..draft&review`)
  const heading = review(page).getByRole('heading', { name: 'Freigabe' })
  await expect(heading).toBeFocused()
  compare()
  await expect(page.getByRole('region', { name: 'Vergleich' })).toBeVisible()
  await expect(heading).toBeFocused()
  await actions.press(page, 'Tab')
  await actions.press(page, 'Tab')
  await actions.press(page, 'ArrowRight')
  await actions.press(page, 'Enter')
  await expectPlanned(page, path, actions)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('by touch', async ({ page, browser }) => {
    await logIn(page)
    const rita = await logInAsColleague(page, browser, { viewport: PHONE, hasTouch: true })
    const path = await begin(page, rita, 'presse-telefon')
    const actions = new Actions()
    await actions.tap(rita.getByRole('button', { name: 'Erstes Modul hinzufügen' }))
    await actions.type(rita, 'Überschrift')
    await actions.tap(card(rita, 'Überschrift'))
    await expect(caret(rita)).toBeAttached()
    await actions.type(rita, HEADLINE)
    await actions.press(rita, 'Enter')
    await actions.type(rita, WORDS)
    await actions.tap(rita.getByRole('toolbar', { name: 'Textwerkzeuge' }).getByRole('button', { name: 'Link', exact: true }))
    await actions.type(rita, 'Spielplan')
    await actions.tap(links(rita).locator('[data-hit]', { hasText: '/de/spielplan' }).first())
    await actions.tap(links(rita).getByRole('button', { name: 'Link setzen' }))
    await expect(links(rita)).toBeHidden()
    await actions.tap(rita.locator('[data-editor-strip]').getByRole('button', { name: 'Modul darunter hinzufügen' }))
    await actions.type(rita, 'Bild')
    await actions.tap(card(rita, 'Bild'))
    await actions.tap(choosePicture(rita))
    await actions.tap(described(rita).first())
    await expectWritten(rita)
    await actions.tap(publishButton(rita))
    await actions.tap(publishSheet(rita).getByRole('button', { name: 'Zur Freigabe' }))
    await actions.tap(handOver(rita).getByRole('button', { name: 'Zur Freigabe geben' }))
    await expect(handOver(rita)).toBeHidden()

    await actions.open(page, `${path}?edit&compare=live..draft&review`)
    await actions.tap(review(page).getByText('Zu einer Zeit'))
    await expectAccessible(page)
    await actions.tap(review(page).getByRole('button', { name: 'Freigeben und planen' }))
    await expectPlanned(page, path, actions)
  })
})

test('by keyboard alone the calendar of changes is reached, and from there what is planned', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.type('Änderungen')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Änderungen/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cms-hub/changes')
  const link = page.getByRole('link', { name: `auf „${slugOf(planned[0] ?? '')}“` })
  await expect(link).toBeVisible()
  for (let tabs = 0; tabs < 60 && !(await link.evaluate((element) => element === document.activeElement)); tabs++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(planned[0] ?? ''))
})

test.describe('the calendar on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the calendar of changes leads with a tap to what is planned, and keeps to the screen', async ({ page }) => {
    await logIn(page)
    await page.goto('/cms-hub/changes')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await page.getByRole('link', { name: `auf „${slugOf(planned.at(-1) ?? '')}“` }).tap()
    await expect(page).toHaveURL(new RegExp(planned.at(-1) ?? ''))
  })
})

test('the calendar of changes knows what is planned; when the clock passes, visitors see it, and the calendar says so', async ({
  page,
  browser,
}) => {
  test.setTimeout(400_000)
  await logIn(page)
  await page.goto('/cms-hub/changes')
  const day = page.getByRole('region', { name: 'Montag, 23. November' })
  for (const path of planned) await expect(day.getByRole('link', { name: `auf „${slugOf(path)}“` })).toBeVisible()
  writeFileSync(clockFileOf('editor'), PLANNED.at)
  try {
    const visitor = await (await browser.newContext()).newPage()
    for (const path of planned) {
      await expect.poll(async () => (await visitor.request.get(path)).text(), { timeout: PATIENCE_MS }).toContain(HEADLINE)
      await visitor.goto(path)
      await expect(visitor.getByRole('heading', { name: HEADLINE })).toBeVisible()
      const alt = await visitor.locator('main picture img').first().getAttribute('alt')
      const { results } = await (await page.request.get(`/api/media/?page_size=1&search=${encodeURIComponent(alt ?? '')}`)).json()
      expect(results[0]?.credit).toMatch(/\S/)
    }
    await page.goto('/cms-hub/changes')
    const past = page.getByRole('region', { name: 'Zuletzt live gegangen' })
    for (const path of planned) await expect(past.getByRole('link', { name: slugOf(path) }).first()).toBeVisible()
    for (const path of planned) await expect(page.getByRole('link', { name: `auf „${slugOf(path)}“` })).toHaveCount(0)
  } finally {
    writeFileSync(clockFileOf('editor'), NOW)
  }
})
