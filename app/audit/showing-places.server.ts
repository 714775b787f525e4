import { nodesOf } from '../content/index.ts'
import { containersShowing } from '../media-library/documents-showing.server.ts'
import { moduleRuntime } from '../modules/runtime.server.ts'
import type { Platform } from '../platform/platform.ts'
import type { Subject } from './subject.ts'

type Shown = { slug: string; contentType: string }
type ReadPublished = (kind: string, ids: number[]) => Promise<Subject[]>

/**
 * Where containers that belong to no page are met: by slug, the address in editing of the first published page that
 * shows one, with the module that does. Those that no page shows are left out. One statement, and those for the pages found.
 * @param readPublished reads things of one kind that are published now
 */
export async function placesShowing(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  shown: Shown[],
  readPublished: ReadPublished,
): Promise<Map<string, string>> {
  if (shown.length === 0) return new Map()
  const holders = await containersShowing(
    db,
    shown.map(({ slug }) => slug),
  )
  const addresses = await addressesOf(holders, readPublished)
  const places = new Map<string, string>()
  for (const { contentType, objectId, document } of holders) {
    const address = addresses.get(`${contentType}:${objectId}`)
    if (!address) continue
    for (const { id, type, data } of nodesOf(moduleRuntime.onlineNow(moduleRuntime.upgrade(document), clock.now()))) {
      const its = type === 'container' ? shown.find(({ slug }) => slug === data.slug) : undefined
      const isOfKind = !data.content_type || data.content_type === its?.contentType
      if (its && isOfKind && !places.has(its.slug)) places.set(its.slug, `${address}?edit=${encodeURIComponent(id)}`)
    }
  }
  return places
}

/** The addresses of those that visitors can open, by kind and number. */
async function addressesOf(
  holders: { contentType: string; objectId: number | null }[],
  readPublished: ReadPublished,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  for (const [kind, its] of Map.groupBy(holders, ({ contentType }) => contentType)) {
    const ids = [...new Set(its.flatMap(({ objectId }) => objectId ?? []))]
    for (const { objectId, url } of await readPublished(kind, ids)) if (url) addresses.set(`${kind}:${objectId}`, url)
  }
  return addresses
}
