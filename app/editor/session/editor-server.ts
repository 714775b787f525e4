import type { ContainerDocument, Operation } from '../../content/index.ts'
import { request } from '../../staff-ui/api-client.ts'
import type { Batch } from './draft-queue.ts'

/** A draft as the server has it. */
export type DraftState = { revision: number; document: ContainerDocument; has_changes: boolean }

/** A state of a container that somebody has seen. */
export type DraftSnapshot = Pick<DraftState, 'revision' | 'document'>

/** What a session asks of the server. @throws ApiError */
export type EditorServer = {
  patchDraft(batch: Pick<Batch, 'id' | 'containerId' | 'base' | 'knows' | 'operations'>): Promise<DraftState>
  readDraft(containerId: number): Promise<DraftState>
  /** Keeps the draft among the versions as it is, or with operations that somebody gives up; nothing else changes. */
  saveStateAsVersion(containerId: number, operations: Operation[]): Promise<unknown>
  /** @param including the revisions of drafts whose foreign changes somebody has seen, by container */
  publish(contentType: string, objectId: number, including?: Record<string, number>): Promise<{ version: number }>
}

/** The page editor's calls. */
export const pageEditorServer: EditorServer = {
  patchDraft: ({ id, containerId, base, knows, operations }) =>
    request('PATCH', `/de/pageeditor-api/draft/${containerId}`, { base_revision: base, batch_id: id, knows, operations }),
  readDraft: (containerId) => request('GET', `/de/pageeditor-api/draft/${containerId}`),
  saveStateAsVersion: (containerId, operations) => request('POST', `/de/pageeditor-api/draft/${containerId}/keep`, { operations }),
  publish: (contentType, objectId, including) =>
    request('POST', '/de/pageeditor-api/publish', { content_type: contentType, object_id: objectId, including }),
}
