import type { WrittenNode } from '../nodes.ts'

/** A page of the demo content; its parent is named by path. */
export type DemoPage = {
  path: string
  title: string
  headline?: string
  /** for search engines and for lists that show the page */
  description: string
  inMenu?: boolean
  inFooter?: boolean
  /** what it says in Leichte Sprache: a page by its path, or `to:production/slug`, below whose address its own path lies */
  variantOf?: string
  /** a film in sign language instead */
  isFilm?: boolean
  /** not online yet */
  isOffline?: boolean
  nodes: WrittenNode[]
}
