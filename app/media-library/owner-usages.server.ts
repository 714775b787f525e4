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
 * What the holders of documents are called and where each is edited, by their names (`holderName`). A container that
 * belongs to nothing leads to the module that shows it, on each page that has one. Holders that are gone are left out. One
 * statement for pages, one for each kind of record, and one for the pages that show such containers.
 */
export async function ownerUsages(db: Database, holders: DocumentOwner[]): Promise<Map<string, MediaUsage[]>> {
  const free = holders.filter(({ objectId }) => objectId === null)
  const showing = await ownersEmbedding(
    db,
    free.map(({ slug }) => slug),
  )
  const uses = await ownUses(db, [...holders, ...[...showing.values()].flat()])
  for (const holder of free) {
    const places = showing.get(holder.slug) ?? []
    const shown = places.flatMap((place) => (uses.get(ownerKey(place)) ?? []).map((use) => shownThere(use, holder.slug, place.node)))
    const nowhere = { kind: t('Container not shown anywhere'), title: holder.slug, to: null }
    uses.set(ownerKey(holder), shown.length > 0 ? shown : [nowhere])
  }
  return uses
}

/** Where something is shown that a container holds; a page is opened at the module that shows it. */
function shownThere({ kind, title, to }: MediaUsage, slug: string, node: string): MediaUsage {
  const isEdited = to?.endsWith('?edit')
  return { kind: t('{kind}, in container {slug}', { kind, slug }), title, to: isEdited ? `${to}=${encodeURIComponent(node)}` : to }
}

/** What objects are called that hold documents of their own, and where they are edited. */
async function ownUses(db: Database, holders: DocumentOwner[]): Promise<Map<string, MediaUsage[]>> {
  const uses = new Map<string, MediaUsage[]>()
  for (const [kind, its] of Map.groupBy(holders, ({ contentType }) => contentType)) {
    const ids = [...new Set(its.flatMap(({ objectId }) => objectId ?? []))]
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
    const shown = LEGAL_PAGES.filter(({ id }) => ids.includes(id))
    return shown.map(({ id, title, name }) => ({ id, kind: t('Page'), title: title(), to: `${link(name)}?edit` }))
  }
  const type = recordTypes().find(({ name }) => name === kind)
  if (!type) return ids.map((id) => ({ id, kind: t('Container'), title: `${kind} ${id}`, to: null }))
  const named = await listOptions(db, type, { q: '', ids })
  return named.map(({ id, title }) => ({ id, kind: t(type.label), title, to: adminUrl(type.name, id) }))
}
