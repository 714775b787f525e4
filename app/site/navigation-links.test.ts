import { expect, it } from 'vitest'
import type { NavigationEntry } from './frame.ts'
import { withLinks } from './navigation-links.ts'

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
