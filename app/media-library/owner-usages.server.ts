import { inArray } from 'drizzle-orm'
import { pageUrl } from '../content/index.server.ts'
import { pages } from '../content/tables.ts'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { link } from '../platform/routing/link.ts'
import { listOptions } from '../records/list.server.ts'
import { recordTypes } from '../records/registry.server.ts'
import { LEGAL_CONTENT, LEGAL_PAGES } from '../site/index.server.ts'
import { type DocumentOwner, ownerKey, ownersEmbedding } from './documents-using.server.ts'
import type { MediaUsage } from './media-usage.ts'

/**
 * The title and edit URL of document owners, by `ownerKey`. A shared container resolves to the modules that embed it, one
 * usage per page. Deleted owners are left out. One statement for pages, one per kind of record, and one for the pages that
 * embed shared containers.
 */
export async function ownerUsages(db: Database, owners: DocumentOwner[]): Promise<Map<string, MediaUsage[]>> {
  const free = owners.filter(({ objectId }) => objectId === null)
  const showing = await ownersEmbedding(
    db,
    free.map(({ slug }) => slug),
  )
  const uses = await ownUses(db, [...owners, ...[...showing.values()].flat()])
  for (const owner of free) {
    const places = showing.get(owner.slug) ?? []
    const embedded = places.flatMap((place) => (uses.get(ownerKey(place)) ?? []).map((use) => embeddedUsage(use, owner.slug, place.node)))
    const orphan = { kind: t('Container not shown anywhere'), title: owner.slug, to: null }
    uses.set(ownerKey(owner), embedded.length > 0 ? embedded : [orphan])
  }
  return uses
}

/** The usage of a shared container's content by an owner; the link opens the page at the embedding module. */
function embeddedUsage({ kind, title, to }: MediaUsage, slug: string, node: string): MediaUsage {
  const isEdited = to?.endsWith('?edit')
  return { kind: t('{kind}, in container {slug}', { kind, slug }), title, to: isEdited ? `${to}=${encodeURIComponent(node)}` : to }
}

/** The title and edit URL of objects with documents of their own. */
async function ownUses(db: Database, owners: DocumentOwner[]): Promise<Map<string, MediaUsage[]>> {
  const uses = new Map<string, MediaUsage[]>()
  for (const [kind, ownersOfKind] of Map.groupBy(owners, ({ contentType }) => contentType)) {
    const ids = [...new Set(ownersOfKind.flatMap(({ objectId }) => objectId ?? []))]
    if (ids.length === 0) continue
    for (const { id, ...use } of await usesOfKind(db, kind, ids)) uses.set(`${kind}:${id}`, [use])
  }
  return uses
}

async function usesOfKind(db: Database, kind: string, ids: number[]): Promise<(MediaUsage & { id: number })[]> {
  if (kind === 'page') {
    const rows = await db
      .select({ id: pages.id, title: pages.title, path: pages.path, locale: pages.locale })
      .from(pages)
      .where(inArray(pages.id, ids))
    return rows.map(({ id, title, path, locale }) => ({ id, kind: t('Page'), title, to: `${pageUrl(path, locale)}?edit` }))
  }
  if (kind === LEGAL_CONTENT) {
    const legalPages = LEGAL_PAGES.filter(({ id }) => ids.includes(id))
    return legalPages.map(({ id, title, name }) => ({ id, kind: t('Page'), title: title(), to: `${link(name)}?edit` }))
  }
  const type = recordTypes().find(({ name }) => name === kind)
  if (!type) return ids.map((id) => ({ id, kind: t('Container'), title: `${kind} ${id}`, to: null }))
  const named = await listOptions(db, type, { q: '', ids })
  return named.map(({ id, title }) => ({ id, kind: t(type.label), title, to: adminUrl(type.name, id) }))
}
