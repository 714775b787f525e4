import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, pageMenu, publishButton, publishNow, textNode } from './staff.ts'

test.use({ colorScheme: 'dark' })

/** Below this lightness, of 255, a ground counts as dark. */
const DARK = 80

/** How light an element's own ground is, of 255. */
async function lightness(element: Locator): Promise<number> {
  const [red = 0, green = 0, blue = 0] =
    (await element.evaluate((each) => getComputedStyle(each).backgroundColor)).match(/\d+/g)?.map(Number) ?? []
  return 0.3 * red + 0.6 * green + 0.1 * blue
}

/** The grounds of all that the editor has put on the screen by now. */
async function expectDarkFrame(page: Page): Promise<void> {
  const frame = page.locator('[data-editor-bar], [data-outline], [data-module-settings], [data-publish-sheet], dialog[open]')
  for (const part of await frame.all())
    expect(await lightness(part), await part.evaluate((each) => each.outerHTML.slice(0, 90))).toBeLessThan(DARK)
}

const DEVICES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

for (const [device, viewport] of Object.entries(DEVICES)) {
  test(`what staff work with is dark on a dark ${device}, and can be read in both schemes`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logIn(page)
    const modules = [headlineNode('dunkel00001', 'Im Dunkeln'), textNode('dunkel00002', 'Ein Satz bei Nacht.')]
    await edit(page, await createPage(page, 'dunkel', modules))
    const expectDark = async (part: Locator) => {
      await expect(part).toBeVisible()
      await expectDarkFrame(page)
      // On a phone the strip's tools go on below its last ones.
      await expectAccessible(page, device === 'phone' ? { besides: '[data-editor-strip]' } : {})
    }
    await page.getByText('Ein Satz bei Nacht.').click()
    await expectDark(page.getByRole('toolbar', { name: 'Textwerkzeuge' }))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Alt+Enter')
    await expectDark(page.getByRole('complementary', { name: 'Einstellungen: Text' }))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Enter')
    await expectDark(page.getByRole('dialog', { name: 'Modul hinzufügen' }))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expectDark(page.getByRole('dialog', { name: 'Alle Befehle' }))
    await page.keyboard.type('Alle Seiten')
    await page.keyboard.press('Enter')
    await expectDark(page.getByRole('dialog', { name: 'Alle Seiten' }))
    await page.keyboard.press('Escape')
    await pageMenu(page).click()
    await expectDark(page.getByRole('menu'))
    await page.keyboard.press('Escape')
    await page.getByText('Ein Satz bei Nacht.', { exact: true }).click()
    await page.keyboard.type('Und ')
    await publishButton(page).click()
    await expectDark(publishNow(page))
  })
}
