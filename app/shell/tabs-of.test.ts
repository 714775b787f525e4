import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import type { NavigationEntry } from '../site/index.ts'
import { tabsOf } from './tabs-of.ts'

function entry(url: string, has_tab_navigation: boolean, children: NavigationEntry[] = [], is_clickable = true): NavigationEntry {
  return { url, menu_name: url, has_tab_navigation, children, is_clickable }
}
const children = [entry('/de/besuch/anfahrt', false), entry('/de/besuch/gastronomie', false)]

describe('the tabs of a section', () => {
  it('are the section and its children, on the section and on each child', requirement('HEADER-29'), () => {
    const menu = [entry('/de/spielplan', false), entry('/de/besuch', true, children)]
    const urls = ['/de/besuch', '/de/besuch/anfahrt', '/de/besuch/gastronomie']
    for (const url of urls) expect(tabsOf(menu, url).map((tab) => tab.url)).toEqual(urls)
  })
  it('are not shown where the section is not flagged, nor elsewhere', requirement('HEADER-29'), () => {
    expect(tabsOf([entry('/de/besuch', false, children)], '/de/besuch/anfahrt')).toEqual([])
    expect(tabsOf([entry('/de/besuch', true, children)], '/de/spielplan')).toEqual([])
  })
  it('leave out a section that is no page, and are found deeper in the menu', () => {
    const menu = [entry('/de/haus', false, [entry('/de/besuch', true, children, false)])]
    expect(tabsOf(menu, '/de/besuch/anfahrt').map((tab) => tab.url)).toEqual(['/de/besuch/anfahrt', '/de/besuch/gastronomie'])
  })
})
