import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import type { ContentObject } from './content-object.ts'
import type { ContainerDocument } from './document.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { type DraftAuthor, readPendingDrafts } from './pending-drafts.server.ts'
import { readContainers } from './queries.server.ts'

/** Somebody who has changed a module since it was last made live. */
export type ChangedBy = { name: string; at: string; is_me: boolean }

/** What of an object is not live yet: both states of its containers, and by module whose work it is. */
export type UnpublishedChanges = {
  /** the newest revision of each draft that is told of here, by container; publishing names them as seen */
  revisions: Record<string, number>
  /** all containers as visitors see them, by slug */
  live: Record<string, ContainerDocument>
  /** and as they will be */
  draft: Record<string, ContainerDocument>
  people: Record<string, ChangedBy[]>
}

/** Reads what publishing an object now would change. Four statements. */
export async function readChanges(
  platform: Platform,
  modules: ModuleRegistry,
  viewer: Viewer,
  { contentType, objectId }: ContentObject,
): Promise<UnpublishedChanges> {
  const rows = await readContainers(platform, contentType, objectId)
  const pending = await readPendingDrafts(platform.db, rows, modules.upgrade)
  const live = Object.fromEntries(rows.map(({ slug, document }) => [slug, modules.upgrade(document)]))
  const told = ({ name, userId, at }: DraftAuthor): ChangedBy => ({ name, at: isoWithOffset(toInstant(at)), is_me: userId === viewer.id })
  return {
    revisions: Object.fromEntries(pending.map(({ row, draft }) => [row.id, draft.revision])),
    live,
    draft: { ...live, ...Object.fromEntries(pending.map(({ row, document }) => [row.slug, document])) },
    people: Object.fromEntries(pending.flatMap(({ authors }) => [...authors].map(([id, its]) => [id, its.map(told)]))),
  }
}
