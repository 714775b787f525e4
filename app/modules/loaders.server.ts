import type { ContentNode } from '../content/index.ts'
import type { Platform } from '../platform/platform.ts'
import { loadEventLists } from './event-list/load.server.ts'
import { loadHeroes } from './hero-media/load.server.ts'
import { loadHighlights } from './highlight-teaser/load.server.ts'

/** Reads what all modules of one type on a page show besides their own data, by node id. */
export type ModuleLoader = (platform: Platform, nodes: ContentNode[]) => Promise<Record<string, unknown>>

/** Modules that show data of other features. Each is asked at most once a page, with all modules of its type. */
export const moduleLoaders: Record<string, ModuleLoader> = {
  'event-list': loadEventLists,
  'hero-media': loadHeroes,
  'highlight-teaser': loadHighlights,
}
