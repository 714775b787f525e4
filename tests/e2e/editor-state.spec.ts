import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn } from './staff.ts'

test('the toolbar shows no saved changes where nothing was changed, and nothing to publish once everything is undone (editor, low)', async ({
  page,
}) => {
  await logIn(page)
  await edit(page, await createPage(page, 'stand', [headlineNode('head-1', 'Eins')]))
  const bar = page.getByRole('region', { name: 'Bearbeitung' })
  const save = bar.getByRole('button', { name: 'Speichern' })
  await expect(save).toBeDisabled()
  await expect(bar.getByText('Entwurf gesichert')).toHaveCount(0)
  await page.getByText('Eins', { exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' und mehr')
  await page.keyboard.press('Escape')
  await expect(bar.getByText('Entwurf gesichert')).toBeVisible()
  await expect(save).toBeEnabled()
  await bar.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(save).toBeDisabled()
  await expect(bar.getByText('Entwurf gesichert')).toHaveCount(0)
})

test('without a network publishing says that nothing went live, and the toolbar shows a warning (editor, low)', async ({
  page,
  context,
}) => {
  await logIn(page)
  await edit(page, await createPage(page, 'ohne-netz', [headlineNode('head-1', 'Eins')]))
  const state = page.locator('[data-alarming]')
  await expect(state).toHaveCount(0)
  await context.setOffline(true)
  await page.getByText('Eins', { exact: true }).click()
  await page.keyboard.type('!')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.getByRole('alert').filter({ hasText: 'Kein Netz: Nichts ist online gegangen.' })).toBeVisible()
  await expect(state).toHaveText('Offline: Ihre Änderungen bleiben hier und werden später gesendet')
  await context.setOffline(false)
  await expect(page.getByText('Entwurf gesichert')).toBeVisible()
})
