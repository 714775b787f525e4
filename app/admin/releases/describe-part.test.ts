import { expect, it } from 'vitest'
import { describePart, describeTogether } from './describe-part.ts'

const page = (title: string, state: { is_online?: boolean; in_menu?: boolean; position?: number } = {}) => ({
  title,
  to: `/${title}`,
  isPage: true,
  change: { kind: 'switch' as const, target: 'page' as const, is_online: null, in_menu: null, position: null, ...state },
})
const content = (title: string, modules: string[], isPage = true) => ({
  title,
  to: `/${title}`,
  isPage,
  change: { kind: 'content' as const, modules },
})
const link = { ...page('shop'), isPage: false, change: { ...page('').change, target: 'navigation-link' as const, is_online: true } }

it('each part of a release says what becomes of it', () => {
  expect(describePart(content('abo', ['Text', 'Bild', 'Text']))).toBe('3 Änderungen: Text, Bild')
  expect(describePart(page('abo', { is_online: true, in_menu: true, position: 2 }))).toBe('geht online, kommt ins Menü, rückt an Stelle 2')
  expect(describePart(page('abo', { is_online: false, in_menu: false }))).toBe('geht offline, verschwindet aus dem Menü')
  expect(describePart(link)).toBe('wird im Menü gezeigt')
})

it('a release says what goes live together, each page once', () => {
  expect(describeTogether([])).toBe('')
  expect(describeTogether([content('abo', ['Text'])])).toBe('Eine Seite ändert sich.')
  expect(describeTogether([content('abo', ['Text']), page('abo', { in_menu: true }), page('presse', { is_online: true })])).toBe(
    '2 Seiten und das Menü ändern sich zusammen.',
  )
  expect(describeTogether([content('faust', ['Text'], false), link])).toBe('Ein Eintrag und das Menü ändern sich zusammen.')
})
