import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { link } from './link.ts'
import { ROUTE_TABLE, type RouteName } from './table.ts'

describe('links by route name', () => {
  it.each<[string, RouteName, Record<string, string | number>, string]>([
    ['ROUTE-47', 'user-profile', {}, '/de/user/profile'],
    ['ROUTE-48', 'legals-agb', {}, '/de/agb'],
    ['ROUTE-49', 'legals-imprint', {}, '/de/impressum'],
    ['ROUTE-50', 'legals-privacy', {}, '/de/datenschutz'],
    ['ROUTE-51', 'magazine', {}, '/de/aktuelles'],
    ['ROUTE-52', 'magazine-categories-category-id', { category: 'essay', id: 3 }, '/de/aktuelles/categories/essay/3'],
    ['ROUTE-53', 'magazine-tags', {}, '/de/aktuelles/tags'],
    ['ROUTE-54', 'productions-slug-id', { slug: 'salz', id: 7 }, '/de/stuecke/salz/7'],
    ['ROUTE-55', 'events', {}, '/de/spielplan'],
    ['ROUTE-55', 'events-slug-id', { slug: 'salz', id: 7 }, '/de/spielplan/salz/7'],
    ['ROUTE-56', 'search', {}, '/de/search'],
    ['ROUTE-56', 'search', { category: 'events', page: 2 }, '/de/search/events/2'],
  ])('%s %s with %o is an address of its own', (_row, name, params, address) => {
    expect(link(name, params)).toBe(address)
  })

  it('a missing parameter is named', requirement('ERR-31'), () => {
    expect(() => link('productions-slug-id', { id: 7 })).toThrow('Expected "slug" to be defined')
  })

  it('a parameter that cannot be one is refused', requirement('ERR-32'), () => {
    expect(() => link('productions-slug-id', { slug: 'salz', id: 'sieben' })).toThrow(/Expected "id" to match/)
  })

  it('only schedule, productions and magazine list have an English spelling', requirement('GEN-21'), () => {
    const english = Object.entries(ROUTE_TABLE).filter(([, paths]) => 'en' in paths)
    expect(english.map(([name]) => name)).toEqual(['magazine', 'events', 'events-slug-id', 'productions', 'productions-slug-id'])
  })

  it('writes what is typed so that it stays one parameter', () => {
    expect(link('productions-slug-id', { slug: 'a/b?', id: 1 })).toBe('/de/stuecke/a%2Fb%3F/1')
    expect(link('search', {}, { q: 'Müller & Söhne', page: undefined })).toBe('/de/search?q=M%C3%BCller+%26+S%C3%B6hne')
  })
})
