import { nodesOf } from '../content/index.ts'
import { containersEmbedding } from '../media-library/documents-using.server.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import type { Platform } from '../platform/platform.ts'
import type { AuditTarget } from './audit-target.ts'

type Shown = { slug: string; contentType: string }
type ReadPublished = (kind: string, ids: number[]) => Promise<AuditTarget[]>

/**
 * Finds, for containers without a page, the edit URL of the first published page that embeds each, by slug. Containers that
 * no page embeds are left out. One statement, and those of `readPublished`.
 * @param readPublished reads the published objects of one content type
 */
export async function findEmbeddingPages(
  platform: Pick<Platform, 'db' | 'clock' | 'readCache'>,
  shown: Shown[],
  readPublished: ReadPublished,
): Promise<Map<string, string>> {
  if (shown.length === 0) return new Map()
  const owners = await containersEmbedding(
    platform.db,
    shown.map(({ slug }) => slug),
  )
  const addresses = await addressesOf(owners, readPublished)
  const places = new Map<string, string>()
  for (const { contentType, objectId, document } of owners) {
    const address = addresses.get(`${contentType}:${objectId}`)
    if (!address) continue
    for (const { id, type, data } of nodesOf(
      await moduleRegistry.onlineNow(platform, moduleRegistry.upgrade(document), platform.clock.now()),
    )) {
      const container = type === 'container' ? shown.find(({ slug }) => slug === data.slug) : undefined
      const isOfKind = !data.content_type || data.content_type === container?.contentType
      if (container && isOfKind && !places.has(container.slug)) places.set(container.slug, `${address}?edit=${encodeURIComponent(id)}`)
    }
  }
  return places
}

/** The addresses of the published objects, by content type and id. */
async function addressesOf(
  owners: { contentType: string; objectId: number | null }[],
  readPublished: ReadPublished,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  for (const [kind, group] of Map.groupBy(owners, ({ contentType }) => contentType)) {
    const ids = [...new Set(group.flatMap(({ objectId }) => objectId ?? []))]
    for (const { objectId, url } of await readPublished(kind, ids)) if (url) addresses.set(`${kind}:${objectId}`, url)
  }
  return addresses
}
