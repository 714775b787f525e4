import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { editPage } from '../../../tests/components/edit-page.tsx'
import { expectFocused, focused } from '../../../tests/components/focus.ts'
import { press } from '../../../tests/components/keys.ts'
import { headlineNode } from '../../../tests/support/content-nodes.ts'
import { moduleElement } from './module-elements.ts'

test('a key that nothing takes is answered: the arrows, Enter and / begin, letters say how', async () => {
  await editPage([headlineNode('head-1', 'Eins'), headlineNode('head-2', 'Zwei')])
  await press('x')
  await expect.element(page.getByText('Kein Modul ist gewählt.').last()).toBeVisible()
  ;(page.getByRole('button', { name: 'Versionen' }).element() as HTMLElement).focus()
  await press('ArrowDown')
  await expectFocused(() => moduleElement('head-1'))
  await press('Shift+F10')
  await expectFocused(page.getByRole('menuitem', { name: 'Einstellungen' }))
  await press('Escape', 'Escape', 'Escape')
  await expect.element(page.getByRole('button', { name: 'Menü: Überschrift' })).not.toBeInTheDocument()
  await press('/')
  await expect.element(page.getByRole('dialog', { name: 'Modul hinzufügen' })).toBeVisible()
})

test('Tab leads from a module to its tools, its settings and into it, and back the same way', async () => {
  await editPage([headlineNode('head-1', 'Eins')])
  await press('ArrowDown', 'Alt+Enter')
  const settings = page.getByRole('complementary', { name: 'Einstellungen: Überschrift' })
  await expect.element(settings).toBeVisible()
  moduleElement('head-1')?.focus()
  await press('Tab')
  await expectFocused(page.getByRole('button', { name: 'Menü: Überschrift' }))
  await press('Tab', 'Tab')
  const isInSettings = () => settings.element().contains(focused())
  await expect.poll(isInSettings).toBe(true)
  for (let tabs = 0; tabs < 40 && isInSettings(); tabs++) await press('Tab')
  await expectFocused(() => moduleElement('head-1')?.querySelector('[role="textbox"]'))
})
