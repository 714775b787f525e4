import type { Viewer } from '../platform/auth/auth.ts'
import type { Platform } from '../platform/platform.ts'
import { findContainersWith, readPublicContainers } from './container-queries.server.ts'
import type { ContentNode } from './document.ts'
import { mayView } from './editing-rights.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { locate } from './tree.ts'

/**
 * Finds a live module by its id. For visitors its page must be online and the module in its publication window; for
 * staff any page that they may see will do. Two statements.
 */
export async function findVisibleNode(
  platform: Platform,
  modules: Pick<ModuleRegistry, 'onlineNow'>,
  id: string,
  viewer: Viewer | undefined,
): Promise<ContentNode | undefined> {
  const [row] = await findContainersWith(platform, id)
  if (!row) return undefined
  if (viewer && mayView(viewer, row.contentType, row.objectId)) return locate(row.document, id)?.node
  const [visibleRow] = await readPublicContainers(platform, [row.slug])
  return visibleRow && locate(await modules.onlineNow(platform, visibleRow.document, platform.clock.now()), id)?.node
}
