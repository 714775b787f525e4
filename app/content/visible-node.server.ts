import type { Viewer } from '../platform/auth/auth.ts'
import type { Platform } from '../platform/platform.ts'
import type { ContentNode } from './document.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { findContainersWith, readPublicContainers } from './queries.server.ts'
import { locate } from './tree.ts'

/**
 * A live module by its id: to staff wherever it stands, to visitors only where they could see it now, that is on a page
 * that is online and in its window of time. Two statements.
 */
export async function findVisibleNode(
  platform: Platform,
  modules: Pick<ModuleRegistry, 'onlineNow'>,
  id: string,
  viewer: Viewer | undefined,
): Promise<ContentNode | undefined> {
  const [row] = await findContainersWith(platform, id)
  if (!row) return undefined
  if (viewer) return locate(row.document, id)?.node
  const [seen] = await readPublicContainers(platform, [row.slug])
  return seen && locate(modules.onlineNow(seen.document, platform.clock.now()), id)?.node
}
