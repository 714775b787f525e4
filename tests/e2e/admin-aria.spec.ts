import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPage, createRecord, edit, headlineNode, logIn } from './staff.ts'

// The checklists of the ARIA Authoring Practices for the two patterns that are made by hand (decision 0037).

test('a field that suggests records keeps the combobox pattern by keyboard', async ({ page }) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
    await createRecord(page, 'person', { firstName: 'Ada', lastName: `Liste-${mark}-${number}` })
  }
  const id = await createRecord(page, 'production', { title: `Reihe ${mark}` })
  await page.goto(`/cms-hub/production/${id}`)
  await page.getByRole('button', { name: '+ Mitwirkende Person' }).press('Enter')
  const field = page.getByRole('combobox', { name: 'Person' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-autocomplete', 'list')
  await page.keyboard.insertText(`Liste-${mark}`)
  const list = page.locator(`#${escapeId(await field.getAttribute('aria-controls'))}`)
  await expect(list).toHaveRole('listbox')
  await expect(list).toHaveAccessibleName('Vorschläge')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  const options = list.getByRole('option')
  await expect(options.first()).toContainText(`Liste-${mark}-`)
  await expect.poll(() => isActive(field, options.first())).toBe(true)
  // The focus stays in the field; the active option is named, selected and in sight, at both ends.
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isActive(field, options.nth(1))).toBe(true)
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => isActive(field, options.last())).toBe(true)
  await expect.poll(() => isInSight(options.last(), list)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isInSight(options.first(), list)).toBe(true)
  await expect(field).toBeFocused()
  // Escape closes the list alone, an arrow opens it again, Enter takes the active option.
  await page.keyboard.press('Escape')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await expect(list).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.insertText('-nobody')
  await expect(page.getByRole('status').filter({ hasText: 'Nichts gefunden für' })).toBeVisible()
  for (const _ of '-nobody') await page.keyboard.press('Backspace')
  await expect(options.first()).toContainText(`Liste-${mark}-`)
  const chosen = (await options.first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `${chosen} entfernen` })).toBeVisible()
})

test('a menu of the editor keeps the menu button pattern by keyboard', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, `menue-${Date.now().toString(36)}`, [headlineNode('head-1', 'Mit Menü')]))
  const button = page.getByRole('region', { name: 'Bearbeitung' }).getByRole('button', { name: 'Seite', exact: true })
  const entries = page.getByRole('menuitem')
  await expect(button).toHaveAttribute('aria-haspopup', 'menu')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(entries.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(entries.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(entries.first()).toBeFocused()
  // A letter leads to the next entry that begins with it.
  await page.keyboard.press('v')
  await expect(page.getByRole('menuitem', { name: /^V/ }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entries).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(entries.last()).toBeFocused()
  // Tab goes on behind the menu and closes it.
  await page.keyboard.press('Tab')
  await expect(entries).toHaveCount(0)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator(':focus')).toHaveCount(1)
  await button.press('ArrowDown')
  await expect(entries.first()).toBeFocused()
})

/** An id as React makes it, for a selector. */
function escapeId(id: string | null): string {
  return (id ?? '').replace(/[^\w-]/g, (sign) => `\\${sign}`)
}

async function isActive(field: Locator, option: Locator): Promise<boolean> {
  return (await field.getAttribute('aria-activedescendant')) === (await option.getAttribute('id'))
}

/** Whether an option lies within what its scrolling list shows. */
async function isInSight(option: Locator, list: Locator): Promise<boolean> {
  const [inner, outer] = await Promise.all([option.boundingBox(), list.locator('..').boundingBox()])
  return inner !== null && outer !== null && inner.y >= outer.y - 1 && inner.y + inner.height <= outer.y + outer.height + 1
}
