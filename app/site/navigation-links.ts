import type { NavigationEntry } from './frame.ts'

/** A link that is no page of the house, and as which entry it stands, from 1. */
type PlacedLink = { title: string; url: string; position: number }

/** Entries with links between them, each where it says, in the order given; last where there are not so many. */
export function withLinks(entries: NavigationEntry[], links: PlacedLink[]): NavigationEntry[] {
  const all = [...entries]
  for (const { title, url, position } of links) {
    all.splice(position - 1, 0, { url, menu_name: title, children: [], has_tab_navigation: false, is_clickable: true })
  }
  return all
}
