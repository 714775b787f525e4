import type { ContainerDocument, Operation, ScheduledChange } from '../../content/index.ts'
import { request } from '../../staff-ui/api-client.ts'
import type { Batch } from './draft-queue.ts'

/** A container's draft on the server. */
export type DraftState = { revision: number; document: ContainerDocument; has_changes: boolean }

/** A container's document as the editor saw it, and the revision it is based on. */
export type DraftSnapshot = Pick<DraftState, 'revision' | 'document'>

/** What is to be published, by container. */
export type PublishChoice = {
  /** the changed modules; everything without it */
  only?: Record<string, string[]>
  /** the draft revisions whose changes by other editors the user has been shown */
  including?: Record<string, number>
  /** the drafts of translations, by language and text as they were shown; none without it */
  translations?: Record<string, Record<string, string>>
  /** whether the object, where it is offline, goes online too */
  online?: boolean
}

/** The server as a session needs it; a test puts one in memory in its place. Every method throws `ApiError`. */
export type EditorServer = {
  patchDraft(batch: Pick<Batch, 'id' | 'containerId' | 'base' | 'knows' | 'operations'>): Promise<DraftState>
  readDraft(containerId: number): Promise<DraftState>
  /** Saves the draft, with `operations` applied, as a version; the draft itself stays as it is. */
  saveStateAsVersion(containerId: number, operations: Operation[]): Promise<unknown>
  publish(contentType: string, objectId: number, choice: PublishChoice): Promise<{ version: number }>
  /** @returns all scheduled changes of the object */
  schedule(contentType: string, objectId: number, choice: PublishChoice & PlannedMoment): Promise<ScheduledChange[]>
}

/** When planned changes go live: at a time, or with a release, by its id or the title of a new one. */
export type PlannedMoment = { at: string } | { release: number | string }

/** The page editor's API. */
export const pageEditorServer: EditorServer = {
  patchDraft: ({ id, containerId, base, knows, operations }) =>
    request('PATCH', `/de/pageeditor-api/draft/${containerId}`, { base_revision: base, batch_id: id, knows, operations }),
  readDraft: (containerId) => request('GET', `/de/pageeditor-api/draft/${containerId}`),
  saveStateAsVersion: (containerId, operations) => request('POST', `/de/pageeditor-api/draft/${containerId}/keep`, { operations }),
  publish: (contentType, objectId, choice) =>
    request('POST', '/de/pageeditor-api/publish', { content_type: contentType, object_id: objectId, ...choice }),
  schedule: (contentType, objectId, choice) => request('POST', `/de/pageeditor-api/scheduled/${contentType}/${objectId}`, choice),
}
