import type { NavigationEntry } from '../site/index.ts'

/** The tabs of a page's section: the section and its children where tabs are enabled for it (A §3.4), else none. */
export function tabsOf(menu: NavigationEntry[], pathname: string): NavigationEntry[] {
  for (const entry of menu) {
    const isInside = entry.url === pathname || entry.children.some((child) => child.url === pathname)
    if (isInside && entry.has_tab_navigation) return [...(entry.is_clickable ? [entry] : []), ...entry.children]
    const below = tabsOf(entry.children, pathname)
    if (below.length > 0) return below
  }
  return []
}
