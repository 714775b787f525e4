import type { ContentColumn, ContentNode, Region } from '../content/index.ts'

/** A link in the bar at the bottom of the window. */
export type StickyLink = { label: string; url: string }

/** The fields of a module that hold the label and the address of its link, by type. */
const FIELDS: Record<string, [label: string, url: string]> = {
  link: ['link_text', 'link'],
  'hero-media': ['button_text', 'button_link'],
}

/** The sticky links of a page: the one from its loader, and those of modules that are set to sticky (B §2). */
export function stickyLinksOf(page: { sticky?: StickyLink | undefined; region?: Region | undefined } | undefined): StickyLink[] {
  const links = (page?.region?.containers ?? []).flatMap(({ document }) => linksIn(document.columns))
  return [...(page?.sticky ? [page.sticky] : []), ...links]
}

function linksIn(columns: ContentColumn[] = []): StickyLink[] {
  return columns.flatMap(({ children }) => children.flatMap((node) => [...linkOf(node), ...linksIn(node.columns)]))
}

function linkOf({ type, data }: ContentNode): StickyLink[] {
  const [label, url] = FIELDS[type] ?? []
  if (!label || !url || data.sticky !== true || !data[url]) return []
  return [{ label: String(data[label] ?? data[url]), url: String(data[url]) }]
}
