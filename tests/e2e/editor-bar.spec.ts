import { expect, test } from '@playwright/test'
import { edit, headlineNode, logIn, makePage, save, textNode } from './staff.ts'

test('EDIT-17 EDIT-18 EDIT-19 EDIT-20 EDIT-21 a text is aligned, undone and redone with its own tools, and visitors see it so', async ({
  page,
}) => {
  await logIn(page)
  const path = await makePage(page, 'ausrichten', [textNode('text-1', 'Ein Absatz.'), textNode('text-2', 'Noch einer.')])
  await edit(page, path)
  const tools = page.getByRole('toolbar', { name: 'Textwerkzeuge' })
  const first = page.locator('main p', { hasText: 'Ein Absatz' })
  await first.click()
  await tools.getByRole('button', { name: 'Rechtsbündig' }).click()
  await expect(first).toHaveCSS('text-align', 'right')
  await tools.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(first).toHaveCSS('text-align', 'start')
  await tools.getByRole('button', { name: 'Wiederholen' }).click()
  await expect(first).toHaveCSS('text-align', 'right')
  await tools.getByRole('button', { name: 'Linksbündig' }).click()
  await expect(first).toHaveCSS('text-align', 'start')
  await tools.getByRole('button', { name: 'Zentriert' }).click()
  await page.locator('main p', { hasText: 'Noch einer' }).click()
  await tools.getByRole('button', { name: 'Rechtsbündig' }).click()
  await save(page)
  await page.goto(path)
  await expect(page.locator('main p', { hasText: 'Ein Absatz' })).toHaveCSS('text-align', 'center')
  await expect(page.locator('main p', { hasText: 'Noch einer' })).toHaveCSS('text-align', 'right')
})

test('API-07 API-08 a module goes to another page, by calls that carry the session and the token', async ({ page }) => {
  await logIn(page)
  const [from, to] = [await makePage(page, 'abflug', [headlineNode('head-1', 'Auf Reisen')]), await makePage(page, 'ankunft')]
  await edit(page, from)
  await page.getByRole('textbox', { name: 'Überschrift' }).click()
  await page.getByRole('button', { name: 'Mehr: Überschrift' }).click()
  await page.getByRole('menuitem', { name: 'Auf eine andere Seite' }).click()
  const picker = page.getByRole('dialog', { name: 'Auf eine andere Seite' })
  await picker.getByLabel('Seite suchen').fill(to.slice('/de/'.length))
  const asked = page.waitForRequest((request) => request.url().includes('/pageeditor-api/page/'))
  await picker.getByRole('listitem').first().getByRole('button').click()
  const { cookie, 'x-csrftoken': token } = await (await asked).allHeaders()
  expect(cookie).toContain('sessionid=')
  expect(cookie).toContain(`csrftoken=${token}`)
  await expect(page.locator('main [data-node]')).toHaveCount(0)
  await edit(page, to)
  await expect(page.getByRole('textbox', { name: 'Überschrift' })).toHaveText('Auf Reisen')
})
