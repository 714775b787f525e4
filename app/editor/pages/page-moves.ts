import type { PageNode } from '../../staff-ui/links/page-list.ts'
import type { DropPart } from '../tree/drop-part.ts'

/** A place in the tree: below a page or at the top level, before a sibling or at the end. */
export type PagePlace = { parentId: number | null; beforeId: number | null }

/** What the rules of moving need to know of pages. */
type Movable = Pick<PageNode, 'id' | 'parent_id' | 'path' | 'is_house'> & Partial<Pick<PageNode, 'variant'>>

/** The start page stays where it is, and nothing is below it. */
export const isHome = ({ path }: Pick<PageNode, 'path'>): boolean => path === ''

/** The page after a page, below the same parent; null for the last one. */
function nextOf(pages: readonly Movable[], { id, parent_id }: Movable): number | null {
  const siblings = pages.filter((page) => page.parent_id === parent_id)
  return siblings[siblings.findIndex((page) => page.id === id) + 1]?.id ?? null
}

/** The place where a page is now, so that a move can be taken back. */
export function placeOf(pages: readonly Movable[], page: Movable): PagePlace {
  return { parentId: page.parent_id, beforeId: nextOf(pages, page) }
}

/**
 * Whether a page may be moved to a place: never the start page, system pages and variants only among their siblings, nothing below itself
 * or the start page. The server has the same rules (content/page-commands.server.ts); here they keep what it would refuse
 * from being offered.
 */
export function mayMoveTo(pages: readonly Movable[], page: Movable, { parentId }: PagePlace): boolean {
  if (isHome(page) || ((page.is_house || page.variant) && parentId !== page.parent_id)) return false
  const byId = new Map(pages.map((other) => [other.id, other]))
  for (let up = parentId === null ? undefined : byId.get(parentId); up; up = up.parent_id === null ? undefined : byId.get(up.parent_id)) {
    if (up.id === page.id || isHome(up)) return false
  }
  return true
}

/** The place that a part of a page's row stands for. */
export function placeAtPage(pages: readonly Movable[], target: Movable, part: DropPart): PagePlace {
  if (part === 'into') return { parentId: target.id, beforeId: null }
  return { parentId: target.parent_id, beforeId: part === 'above' ? target.id : nextOf(pages, target) }
}

/** A step in the tree: among its siblings, below the one before it, or out to stand after its parent. */
export type PageStep = 'up' | 'down' | 'in' | 'out'

/** The place one step further; undefined where there is none, or the page may not go. */
export function pageStep(pages: readonly Movable[], page: Movable, step: PageStep): PagePlace | undefined {
  const siblings = pages.filter(({ parent_id }) => parent_id === page.parent_id)
  const index = siblings.findIndex(({ id }) => id === page.id)
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  const parent = pages.find(({ id }) => id === page.parent_id)
  const place = {
    up: () => before && { parentId: page.parent_id, beforeId: before.id },
    down: () => after && { parentId: page.parent_id, beforeId: siblings[index + 2]?.id ?? null },
    in: () => before && { parentId: before.id, beforeId: null },
    out: () => parent && { parentId: parent.parent_id, beforeId: nextOf(pages, parent) },
  }[step]()
  return place && mayMoveTo(pages, page, place) ? place : undefined
}
