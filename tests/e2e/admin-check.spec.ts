import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, createRecord, headlineNode, logIn } from './staff.ts'

test('the overview shows the problems that the audit found, each with a link to where it can be fixed', async ({ page }) => {
  test.slow()
  await logIn(page)
  const mark = Date.now().toString(36)
  const link = {
    id: 'weg-ins-leere',
    type: 'link',
    version: 1,
    data: { link_text: `Zur Nebelbank ${mark}`, link: '/de/nebelbank', extra_class: 'Button' },
  }
  const path = await createPage(page, 'nebel', [headlineNode('nebel-kopf', 'Nebel'), link])
  await createRecord(page, 'redirect', { oldPath: `/de/nebelhorn-${mark}`, newPath: `/de/verklungen-${mark}` })

  await page.goto('/cms-hub/check')
  await page.getByRole('button', { name: 'Jetzt prüfen' }).click()
  await expect(page.getByText('Die Prüfung ist fertig.')).toBeVisible({ timeout: 45_000 })
  await page.goto('/cms-hub/house')
  await page.getByRole('link', { name: 'Kaputte Links' }).click()
  await expectAccessible(page)
  await page
    .getByRole('row', { name: `Zur Nebelbank ${mark}` })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(new RegExp(`${path}\\?edit=weg-ins-leere$`))
  await expect(page.locator('.strong')).toBeVisible()
  await expect(page.locator('body')).toHaveClass(/edit-mode/)

  await page.goto('/cms-hub/check?kind=link-dead')
  await page
    .getByRole('row', { name: `/de/verklungen-${mark}` })
    .getByRole('link')
    .click()
  await expect(page.getByRole('textbox', { name: 'Neue Adresse' })).toBeFocused()
})
