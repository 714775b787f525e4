import type { Page } from '@playwright/test'
import { expect, test } from './story.ts'

// Each way through the house as somebody goes it who sees nothing of it: by the accessibility tree, where the focus is,
// and what is said aloud.

/** Notes all that live regions say, from the beginning of each document. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const note = (node: Node) => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest('[role="status"], [role="alert"], [aria-live]')
      const words = region?.textContent?.trim()
      if (words && said.at(-1) !== words) said.push(words)
    }
    new MutationObserver((changes) => {
      for (const { target } of changes) note(target)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)
const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('accessibility 2: from the home page to the list, to a performance and back, every page is said and reading begins at its title', async ({
  page,
}) => {
  await listen(page)
  await page.goto('/de')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  const toList = page.getByRole('banner').getByRole('link', { name: 'Spielplan', exact: true }).first()
  await toList.focus()
  await toList.press('Enter')
  await expect(h1(page, 'Spielplan')).toBeFocused()
  await expect.poll(() => said(page)).toContain(await page.title())
  const row = page.getByRole('main').getByRole('link', { name: 'Salz', exact: true }).first()
  await row.focus()
  await row.press('Enter')
  await expect(h1(page, 'Salz')).toBeFocused()
  await expect.poll(() => said(page)).toContain(await page.title())
  const tree = await page.getByRole('main').ariaSnapshot()
  expect(tree).toMatch(/heading "Salz" \[level=1\]/)
  expect(tree).toMatch(/(link|button) "Karten für Salz, /)
  await page.goBack()
  await expect(row).toBeFocused()
  await expect.poll(async () => (await said(page)).at(-1)).toBe(await page.title())
})
