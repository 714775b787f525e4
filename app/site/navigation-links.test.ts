import { expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import type { NavigationEntry } from './layout-data.ts'
import { type MenuLink, menuWithLinks, withLinks } from './navigation-links.ts'

const page = (name: string): NavigationEntry => ({
  url: `/${name}`,
  menu_name: name,
  children: [],
  has_tab_navigation: false,
  is_clickable: true,
})
const link = (title: string, position: number) => ({ title, url: `https://${title}.example/`, position })
const names = (entries: NavigationEntry[]) => entries.map((entry) => entry.menu_name).join(' ')

it('links stand as the entry they say, and last where there are not so many', () => {
  const pages = [page('a'), page('b')]
  expect(names(withLinks(pages, [link('x', 1), link('y', 3), link('z', 99)]))).toBe('x a y b z')
  expect(names(withLinks([], [link('x', 5)]))).toBe('x')
  expect(names(pages)).toBe('a b')
})

const below = (id: number, at: Partial<MenuLink> = {}): MenuLink => ({
  id,
  belowPageId: null,
  belowLinkId: null,
  ...link(`l${id}`, 99),
  ...at,
})
/** A menu as `a(x y) b`: what stands below an entry behind it. */
const drawn = (entries: NavigationEntry[]): string =>
  entries.map(({ menu_name, children }) => (children.length > 0 ? `${menu_name}(${drawn(children)})` : menu_name)).join(' ')
const menu = (...links: MenuLink[]) =>
  drawn(
    menuWithLinks(
      [
        { pageId: 1, entry: { ...page('a'), children: [page('c'), page('d')] } },
        { pageId: 2, entry: page('b') },
      ],
      links,
    ),
  )

it('links stand below a page or a link of the menu, between what is there', requirement('HEADER-28'), () => {
  expect(menu(below(1, { belowPageId: 1, position: 2 }), below(2), below(3, { belowLinkId: 2 }), below(4, { belowPageId: 2 }))).toBe(
    'a(c l1 d) b(l4) l2(l3)',
  )
})

it('a link stands at the top, as a page does, while what it stands below is not shown there, and none is lost in a circle', () => {
  expect(menu(below(1, { belowPageId: 7, position: 1 }), below(2, { belowLinkId: 9 }))).toBe('l1 a(c d) b l2')
  expect(menu(below(1, { belowLinkId: 2 }), below(2, { belowLinkId: 1 }), below(3, { belowLinkId: 3 }))).toBe('a(c d) b l1 l2 l3')
})
