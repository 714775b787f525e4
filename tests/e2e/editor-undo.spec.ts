import { expect, test } from './fixtures.ts'
import { createPage, draftText, edit, headlineNode, logIn } from './staff.ts'

test('what was written before a reload is undone after it, and redone', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'neu-geladen', [headlineNode('head-1', 'Vorher')]))
  await page.getByRole('textbox', { name: 'Überschrift' }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Nachher')
  await page.keyboard.press('Escape')
  await expect.poll(() => draftText(page)).toContain('Nachher')
  await page.reload()
  const headline = page.getByRole('textbox', { name: 'Überschrift' })
  await expect(headline).toHaveText('Nachher')
  const undo = page.getByRole('button', { name: 'Rückgängig', exact: true })
  await expect(undo).toBeEnabled()
  await undo.click()
  await expect(headline).toHaveText('Vorher')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(headline).toHaveText('Nachher')
})

test('undo by keys on a control takes back the last step of the page, never the words of a headline out of sight', async ({ page }) => {
  await logIn(page)
  const columns = [
    { classes: '', children: [] },
    { classes: '', children: [] },
  ]
  const section = { id: 'section-1', type: 'section', version: 1, data: { layout: 3 }, columns }
  await edit(page, await createPage(page, 'zurueck', [headlineNode('head-1', 'Äpfel'), section]))
  const headline = page.getByRole('textbox', { name: 'Überschrift' })
  await headline.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' und süße Übungen')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-node="section-1"]')).toBeFocused()
  await page.keyboard.press('Enter')
  const settings = page.getByRole('complementary', { name: 'Einstellungen: Abschnitt' })
  const chosen = settings.getByRole('group', { name: 'Spalten' }).getByRole('radio', { checked: true })
  // It leads to what is chosen, from where the arrow keys go on.
  await expect(chosen).toBeFocused()
  const before = await chosen.getAttribute('aria-label')
  await page.keyboard.press('ArrowLeft')
  await expect(chosen).not.toHaveAttribute('aria-label', before ?? '')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(chosen).toHaveAttribute('aria-label', before ?? '')
  await expect(headline).toHaveText('Äpfel und süße Übungen')
})
