import type { NavigationEntry } from './layout-data.ts'

/** A link that is no page of the house, and as which entry it stands, from 1. */
type PlacedLink = { title: string; url: string; position: number }
/** A link of the menu, with the page or the link that it stands below. */
export type MenuLink = PlacedLink & { id: number; belowPageId: number | null; belowLinkId: number | null }
/** An entry at the top of the menu that a page makes. */
export type PageEntry = { pageId: number; entry: NavigationEntry }

/**
 * The menu with links in it, at the top or below an entry there. Like a page, a link stands at the top itself while
 * what it stands below is not shown there.
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

/** Entries with links between them, each where it says, in the order given; last where there are not so many. */
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
