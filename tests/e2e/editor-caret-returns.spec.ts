import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPage, edit, fillLogin, headlineNode, logIn, pageMenu, textNode } from './staff.ts'

/** What leads away from the page, ends its editing or makes another page. */
const LEAVES =
  /^(Fertig|Seite duplizieren|Seite als Vorlage|Seite exportieren|Entwurf verwerfen|Fassung in Leichter|Film in Gebärden|Englisch)/
/** What changes the view alone. */
const OPENS_NOTHING = /^(Aufbau|Wie) /
const OPEN = 'dialog[open], [role="menu"], [popover]:popover-open:not([role="tooltip"])'
const BEGINNING = 'Anfang'

const bar = (page: Page) => page.getByRole('region', { name: 'Bearbeitung' })
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const headline = (page: Page) => page.getByRole('textbox', { name: 'Überschrift' })

/** Opens a page of a headline and a text of two paragraphs for editing. */
async function openTexts(page: Page, name: string): Promise<void> {
  await logIn(page)
  await edit(
    page,
    await createPage(page, name, [headlineNode('head-1', `${BEGINNING} Titel`), textNode('text-1', `${BEGINNING} Ende.`, 'Danach.')]),
  )
}

/** What stands before the caret of the text that has the focus. */
const beforeCaret = (page: Page) =>
  page.evaluate(() => {
    const { focusNode, focusOffset = 0 } = document.getSelection() ?? {}
    const written = document.activeElement
    if (!focusNode || !(written instanceof HTMLElement) || !written.isContentEditable || !written.contains(focusNode)) return undefined
    const range = document.createRange()
    range.setStart(written, 0)
    range.setEnd(focusNode, focusOffset)
    return range.toString()
  })

/** Whoever writes goes on behind the first word, with a sign more each time. */
class Writing {
  #written = BEGINNING
  private readonly page: Page
  private readonly box: Locator
  constructor(page: Page, box: Locator) {
    this.page = page
    this.box = box
  }
  async begin(): Promise<void> {
    await this.box.click({ position: { x: 4, y: 8 } })
    await expect(this.box).toBeFocused()
    await this.page.keyboard.press('ControlOrMeta+Home')
    for (const _ of BEGINNING) await this.page.keyboard.press('ArrowRight')
    await expect.poll(() => beforeCaret(this.page)).toBe(this.#written)
  }
  async goesOn(after: string): Promise<void> {
    await expect.poll(() => beforeCaret(this.page), after).toBe(this.#written)
    await this.page.keyboard.type('·')
    this.#written += '·'
    await expect(this.box, after).toContainText(this.#written)
  }
}

const namesOf = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all
      .filter((button) => button.checkVisibility() && !(button as HTMLButtonElement).disabled)
      .map((button) => button.getAttribute('aria-label') ?? button.querySelector('span')?.textContent ?? button.textContent ?? ''),
  )

const comments = (page: Page) => page.getByRole('complementary', { name: 'Kommentare' })

/** Waits for what a button opens, and closes it: by Escape, or by its own button where it has one. */
async function close(page: Page, name: string, by: 'Escape' | 'button'): Promise<void> {
  if (OPENS_NOTHING.test(name)) return
  await expect(page.locator(OPEN).or(comments(page)).first()).toBeVisible()
  const dialog = page.locator('dialog[open]').last()
  const button = dialog.getByRole('button', { name: /^(Schließen|Abbrechen)$/ }).first()
  if (await comments(page).isVisible()) await comments(page).getByRole('button', { name: 'Schließen' }).click()
  else if (by === 'button' && (await button.isVisible())) await button.click()
  else await page.keyboard.press('Escape')
}

test('typing goes on where it was after every button of the bar', async ({ page }) => {
  await openTexts(page, 'leiste')
  const writing = new Writing(page, text(page))
  await writing.begin()
  const names = (await namesOf(bar(page).getByRole('button'))).filter((name) => !LEAVES.test(name))
  expect(names.length).toBeGreaterThan(8)
  for (const [index, name] of names.entries()) {
    // A button that was pressed may be called something else now.
    const button = bar(page).getByRole('button', { name, exact: true })
    if (!(await button.isVisible())) continue
    await button.click()
    await close(page, name, index % 2 ? 'button' : 'Escape')
    await writing.goesOn(name)
  }
})

test('typing goes on where it was after everything in the menu of the page', async ({ page }) => {
  await openTexts(page, 'seitenmenue')
  const writing = new Writing(page, headline(page))
  await writing.begin()
  await pageMenu(page).first().click()
  const names = (await namesOf(page.getByRole('menuitem'))).filter((name) => !LEAVES.test(name))
  expect(names.length).toBeGreaterThan(10)
  await page.keyboard.press('Escape')
  await writing.goesOn('the menu itself')
  for (const [index, name] of names.entries()) {
    await pageMenu(page).first().click()
    await page
      .getByRole('menuitem', { name: new RegExp(`^${RegExp.escape(name)}`) })
      .first()
      .click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await close(page, name, index % 2 ? 'button' : 'Escape')
    await writing.goesOn(name)
  }
})

test('a selection is there again after a dialog, and a caret at the beginning of a paragraph does not slip into the one before', async ({
  page,
}) => {
  await openTexts(page, 'auswahl')
  await new Writing(page, text(page)).begin()
  for (const _ of ' Ende') await page.keyboard.press('Shift+ArrowRight')
  await bar(page).getByRole('button', { name: 'Versionen' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.getSelection()?.toString())).toBe(' Ende')
  await page.keyboard.type('!')
  await expect(text(page)).toContainText('Anfang!.Danach.')
  await page.locator('main p', { hasText: 'Danach' }).click()
  await page.keyboard.press('Home')
  await bar(page).getByRole('button', { name: 'Prüfen' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => beforeCaret(page)).toBe('Anfang!.')
  await page.keyboard.type('Und ')
  await expect(page.locator('main p', { hasText: 'Danach' })).toHaveText('Und Danach.')
})

test('the dialog of a link and a login that had ended lead back into the text', async ({ page }) => {
  await openTexts(page, 'zurueck')
  const writing = new Writing(page, text(page))
  await writing.begin()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await writing.goesOn('the dialog of a link')
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.context().clearCookies({ name: /session/ })
  await page.keyboard.type(' ')
  const login = page.getByRole('dialog', { name: /melden Sie sich/ })
  await expect(login).toBeVisible()
  await fillLogin(page)
  await expect(login).toHaveCount(0)
  await expect.poll(() => beforeCaret(page)).toMatch(/· $/)
  await page.keyboard.type('nach der Anmeldung')
  await expect(text(page)).toContainText(/ nach der Anmeldung Ende/)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('typing goes on where it was after what was opened by a tap', async ({ page }) => {
    await openTexts(page, 'antippen')
    const writing = new Writing(page, headline(page))
    await writing.begin()
    for (const name of ['Angaben zur Seite', 'Prüfen', 'Versionen']) {
      await pageMenu(page).first().tap()
      await page.getByRole('menuitem', { name, exact: true }).tap()
      const dialog = page.locator('dialog[open]').last()
      await dialog.getByRole('button', { name: 'Schließen' }).tap()
      await writing.goesOn(name)
    }
  })
})
