import { inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { changedNodes } from '../changed-nodes.ts'
import type { ContainerRow } from '../container-queries.server.ts'
import type { ContainerDocument } from '../document.ts'
import type { PageRow } from '../queries.server.ts'
import { type DoneContent, type DoneSwitch, type PlannedTranslation, pages, type ScheduledDocument, type SwitchState } from '../tables.ts'
import type { ContentRow, LinkRow, ReleaseParts, WantedSwitch } from './release-parts.server.ts'

type Merged = {
  content: ContentRow
  merged: { row: ContainerRow; live: ContainerDocument }[]
  translationsBack: PlannedTranslation[]
}

/** What planned changes did that are live now. @param merged each container as it is live now, with what was live before */
export function doneContent({ content, merged, translationsBack }: Merged): DoneContent {
  const { contentType, objectId, containers, translations, userId, userName, createdAt } = content
  const back = Object.fromEntries(merged.map(({ row, live }) => [row.slug, wayBack(row.document, live)]))
  return { contentType, objectId, containers, translations, userId, userName, createdAt: createdAt.toISOString(), back, translationsBack }
}

function wayBack(before: ContainerDocument, after: ContainerDocument): ScheduledDocument {
  return { before, after, nodes: changedNodes(before, after).map(({ id }) => id) }
}

/** What the switches of a release did, once they are set. @param parts as read before */
export async function doneSwitches(tx: Database, parts: ReleaseParts): Promise<DoneSwitch[]> {
  const ids = [...parts.pages.keys()]
  const now = ids.length > 0 ? await tx.select().from(pages).where(inArray(pages.id, ids)) : []
  const pagesNow = new Map(now.map((page) => [page.id, page]))
  return parts.switches.map(({ id: _, releaseId: __, ...wanted }) => {
    const before = stateOf(wanted, parts)
    const isLink = wanted.target === 'navigation-link'
    const after = isLink ? { ...before, isOnline: wanted.isOnline } : stateOf(wanted, { links: parts.links, pages: pagesNow })
    return { ...wanted, before, after }
  })
}

/** What a switch concerns of the state of its page or link, as it is in these rows; null elsewhere. */
export function stateOf(wanted: WantedSwitch, { pages, links }: { pages: Map<number, PageRow>; links: Map<number, LinkRow> }): SwitchState {
  if (wanted.target === 'navigation-link') {
    return { isOnline: links.get(wanted.objectId)?.isOnline ?? null, inMenu: null, position: null }
  }
  const page = pages.get(wanted.objectId)
  if (!page) return { isOnline: null, inMenu: null, position: null }
  return {
    isOnline: wanted.isOnline === null ? null : page.isOnline,
    inMenu: wanted.inMenu === null ? null : page.inMenu,
    position: wanted.position === null ? null : placeAmongSiblings(page, pages),
  }
}

/** A page's place among its siblings, from 1, whatever gaps their positions have. */
function placeAmongSiblings(page: PageRow, all: Map<number, PageRow>): number {
  const isBefore = (other: PageRow) => other.position < page.position || (other.position === page.position && other.id < page.id)
  const siblings = [...all.values()].filter(({ parentId, locale }) => parentId === page.parentId && locale === page.locale)
  return siblings.filter(isBefore).length + 1
}
