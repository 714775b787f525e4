import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { edit, logIn, publishNow } from './staff.ts'

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
