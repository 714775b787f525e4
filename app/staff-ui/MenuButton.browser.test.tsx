import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '../../tests/components/keys.ts'
import { render } from '../../tests/components/render.tsx'
import { MenuButton, type MenuItem } from './MenuButton.tsx'

// The checklist of the ARIA Authoring Practices for a menu button, a pattern without a library (decision 0037).

const items: MenuItem[] = ['Neue Unterseite', 'Einstellungen', 'Versionen', 'Löschen'].map((label) => ({ label, act: () => {} }))

test('a menu follows the menu button pattern by keyboard', async () => {
  await render(
    <>
      <MenuButton label="Menü der Seite" sign="…" menuClass="" items={items} />
      <button type="button">Danach</button>
    </>,
  )
  const button = page.getByRole('button', { name: 'Menü der Seite' })
  const entries = page.getByRole('menuitem')
  await expect.element(button).toHaveAttribute('aria-haspopup', 'menu')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await press('Tab', 'Enter')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(entries.first()).toHaveFocus()
  await press('ArrowUp')
  await expect.element(entries.last()).toHaveFocus()
  await press('ArrowDown')
  await expect.element(entries.first()).toHaveFocus()
  await press('End')
  await expect.element(entries.last()).toHaveFocus()
  await press('Home')
  await expect.element(entries.first()).toHaveFocus()
  // A letter moves to the next item that starts with it.
  await press('v')
  await expect.element(page.getByRole('menuitem', { name: /^V/ })).toHaveFocus()
  await press('Escape')
  await expect.element(entries).toHaveLength(0)
  await expect.element(button).toHaveFocus()
  await press('ArrowUp')
  await expect.element(entries.last()).toHaveFocus()
  // Tab moves on behind the menu and closes it.
  await press('Tab')
  await expect.element(entries).toHaveLength(0)
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('button', { name: 'Danach' })).toHaveFocus()
  await press('Shift+Tab', 'ArrowDown')
  await expect.element(entries.first()).toHaveFocus()
})
