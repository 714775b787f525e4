import type { NavigationEntry } from './layout-data.ts'

/** A navigation link and its position among its siblings, from 1. */
type PlacedLink = { title: string; url: string; position: number }
/** A link of the menu with its parent page or link, if any. */
export type MenuLink = PlacedLink & { id: number; belowPageId: number | null; belowLinkId: number | null }
/** A top-level menu entry made from a page. */
export type PageEntry = { pageId: number; entry: NavigationEntry }

/**
 * Inserts links into the menu, at the top level or below an entry. Like a page, a link moves to the top level while its
 * parent is not visible.
 */
export function menuWithLinks(pages: PageEntry[], links: MenuLink[]): NavigationEntry[] {
  const parents = new Set([...pages.map(({ pageId }) => pageKey(pageId)), ...links.filter(isMeantForTop).map(({ id }) => linkKey(id))])
  const byParent = Map.groupBy(links, ({ belowPageId, belowLinkId }) => {
    const named = belowPageId !== null ? pageKey(belowPageId) : belowLinkId !== null ? linkKey(belowLinkId) : TOP
    return parents.has(named) ? named : TOP
  })
  const below = (key: string) => byParent.get(key) ?? []
  return withLinks(
    pages.map(({ pageId, entry }) => ({ ...entry, children: withLinks(entry.children, below(pageKey(pageId))) })),
    below(TOP),
    ({ id }) => withLinks([], below(linkKey(id))),
  )
}

/** Inserts links between entries at their positions, in the given order; a position beyond the end means last. */
export function withLinks<L extends PlacedLink>(
  entries: NavigationEntry[],
  links: L[],
  childrenOf: (link: L) => NavigationEntry[] = () => [],
): NavigationEntry[] {
  const all = [...entries]
  for (const link of links) {
    const { title, url, position } = link
    all.splice(position - 1, 0, { url, menu_name: title, children: childrenOf(link), has_tab_navigation: false, is_clickable: true })
  }
  return all
}

const TOP = 'top'

function isMeantForTop({ belowPageId, belowLinkId }: MenuLink): boolean {
  return belowPageId === null && belowLinkId === null
}

function pageKey(id: number): string {
  return `page ${id}`
}

function linkKey(id: number): string {
  return `link ${id}`
}
