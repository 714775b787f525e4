import type { ModuleRegistry } from '../content/index.server.ts'
import type { ContentNode } from '../content/index.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * Loads what the modules of one type show besides their own data: other records, files, sanitised code. The default
 * export of a module folder's `load.server.ts`; called at most once per page, with all its nodes of that type.
 * @returns the data by node id, as `useModuleData` gives it to the view
 */
export type ModuleLoader = (
  platform: Platform,
  nodes: ContentNode[],
  modules: Pick<ModuleRegistry, 'upgrade' | 'onlineNow' | 'loadRenderData'>,
) => Promise<Record<string, unknown>>
