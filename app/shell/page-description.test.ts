import { expect, it } from 'vitest'
import { describePage } from './page-description.server.ts'

const page = (head: string) => `<html><head><title>Dora &amp; Ida</title>${head}</head>`

it('every page has a description for search engines, its own before any other', () => {
  expect(describePage(page('<meta name="description" content="Zwei Schwestern."/>'), 'productions-slug-id', 'Haus')).toBeUndefined()
  expect(describePage(page(''), 'events', 'Haus')).toContain('Der Spielplan: Haus')
  expect(describePage(page(''), 'legals-imprint', 'Haus')).toBe('Dora &amp; Ida – Haus')
})

it('a house’s name cannot end the attribute', () => {
  for (const route of ['events', 'legals-imprint']) expect(describePage(page(''), route, 'Haus "Zur Post"')).not.toContain('"')
})
