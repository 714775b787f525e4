import type { ModuleRegistry } from '../content/index.server.ts'
import type { ContentNode } from '../content/index.ts'
import type { Platform } from '../platform/platform.ts'
import { loadBlogTeasers } from './blog-teaser-list/load.server.ts'
import { loadContainers } from './container/load.server.ts'
import { loadEventLists } from './event-list/load.server.ts'
import { loadForms } from './form/load.server.ts'
import { loadHeroes } from './hero-media/load.server.ts'
import { loadHighlights } from './highlight-teaser/load.server.ts'
import { loadHtml } from './html/load.server.ts'
import { loadNodeFiles } from './node-files.server.ts'
import { loadVenues } from './venue/load.server.ts'

/** Reads what all modules of one type on a page show besides their own data, by node id. */
export type ModuleLoader = (
  platform: Platform,
  nodes: ContentNode[],
  modules: Pick<ModuleRegistry, 'upgrade' | 'onlineNow' | 'loadRenderData'>,
) => Promise<Record<string, unknown>>

/** Modules that show data of other features. Each is asked at most once a page, with all modules of its type. */
export const moduleLoaders: Record<string, ModuleLoader> = {
  'blog-teaser-list': loadBlogTeasers,
  container: loadContainers,
  'event-list': loadEventLists,
  form: loadForms,
  'hero-media': loadHeroes,
  'highlight-teaser': loadHighlights,
  html: loadHtml,
  'self-hosted-audio': loadNodeFiles,
  'self-hosted-video': loadNodeFiles,
  venue: loadVenues,
  'venue-list': loadVenues,
}
