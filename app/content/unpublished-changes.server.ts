import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import type { ChangedNode } from './changed-nodes.ts'
import { readContainers } from './container-queries.server.ts'
import type { ContentObject } from './content-object.ts'
import type { ContainerDocument } from './document.ts'
import type { ModuleRegistry, RenderData } from './module-registry.server.ts'
import { type DraftAuthor, readPendingDrafts } from './pending-drafts.server.ts'
import { draftsWithPlace, readTranslationDrafts } from './translations/draft-rows.server.ts'

/** A user who has changed a module since it was last published; `at` is ISO with offset. */
export type ChangedBy = { name: string; at: string; is_me: boolean }

/** The unpublished changes of an object: the live and the draft state of its containers, and the authors of each module. */
export type UnpublishedChanges = {
  /** revision of each draft shown here, by container id; sent back as `including` when publishing */
  revisions: Record<string, number>
  /** the live documents of all containers, by slug */
  live: Record<string, ContainerDocument>
  /** the documents that publishing would make live, by slug */
  draft: Record<string, ContainerDocument>
  /** the modules that differ, by container slug; none where there is no draft */
  changes: Record<string, ChangedNode[]>
  /** ids of the modules that somebody has moved, by container slug; `completeChoice` needs them */
  moved: Record<string, string[]>
  /** by module; of all containers together for the containers themselves, which share one id */
  people: Record<string, ChangedBy[]>
  /** how many texts have translations that are not live, in all languages */
  translations: number
  /** ids of the containers, by slug */
  ids: Record<string, number>
  /** the pictures of both states, by `pictureKey` */
  pictures: RenderData['pictures']
  /** when it was read (ISO with offset), by the clock of `ChangedBy.at` */
  now: string
}

/** Reads what publishing an object would change. Six statements. */
export async function readChanges(
  platform: Platform,
  modules: ModuleRegistry,
  viewer: Viewer,
  { contentType, objectId }: ContentObject,
): Promise<UnpublishedChanges> {
  const rows = await readContainers(platform, contentType, objectId)
  const pending = await readPendingDrafts(platform.db, rows, modules.upgrade)
  const live = Object.fromEntries(rows.map(({ slug, document }) => [slug, modules.upgrade(document)]))
  const changedBy = ({ name, userId, at }: DraftAuthor): ChangedBy => ({
    name,
    at: isoWithOffset(toInstant(at)),
    is_me: userId === viewer.id,
  })
  const people: Record<string, ChangedBy[]> = {}
  for (const { authors } of pending) for (const [id, of] of authors) people[id] = [...(people[id] ?? []), ...of.map(changedBy)]
  const draft = { ...live, ...Object.fromEntries(pending.map(({ row, document }) => [row.slug, document])) }
  const translated = await readTranslationDrafts(platform.db, { contentType, objectId })
  return {
    revisions: Object.fromEntries(pending.map(({ row, draft }) => [row.id, draft.revision])),
    live,
    draft,
    pictures: pending.length > 0 ? await modules.pictures(platform, [...Object.values(live), ...Object.values(draft)]) : {},
    changes: Object.fromEntries(pending.map(({ row, changes }) => [row.slug, changes])),
    moved: Object.fromEntries(pending.map(({ row, touched }) => [row.slug, [...touched]])),
    translations: draftsWithPlace(translated, contentType, [...Object.values(live), ...Object.values(draft)]).length,
    ids: Object.fromEntries(rows.map(({ id, slug }) => [slug, id])),
    now: isoWithOffset(platform.clock.now()),
    people,
  }
}
