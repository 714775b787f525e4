import { conflictsWith } from '../../content/conflicts.ts'
import {
  applyOperations,
  type ContainerDocument,
  type ContentNode,
  emptyDocument,
  locate,
  type Operation,
  OperationError,
  type Region,
} from '../../content/index.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import type { Batch, QueueStorage } from './draft-queue.ts'
import type { DraftState, EditorServer } from './editor-server.ts'
import { EditorSession } from './session.ts'

/** The page of these tests has one container. */
export const CONTAINER = 1
/** A headline. */
export const headline = (id: string, content = ''): ContentNode => ({
  id,
  type: 'headline',
  version: 1,
  data: { headline_level: 2, content },
})
/** Other words for a headline. */
export const update = (id: string, content: string): Operation => ({ type: 'update', id, data: { content } })

/** The server's rules on drafts, in memory: the same application and the same collisions as `drafts.server.ts`. */
export class DraftServer implements EditorServer {
  draft: DraftState
  log: { id: string; operations: Operation[]; touched: string[] }[] = []
  /** refuses every batch with this status while it is set */
  failure: { status: number; problem: ApiError['problem'] } | undefined
  constructor(document: ContainerDocument) {
    this.draft = { revision: 0, document, has_changes: false }
  }
  async patchDraft(batch: Batch): Promise<DraftState> {
    if (this.failure) throw new ApiError(this.failure.status, this.failure.problem)
    if (this.log.some(({ id }) => id === batch.id)) return this.draft
    const conflict = () => new ApiError(409, { theirs: this.draft })
    try {
      const applied = applyOperations(this.draft.document, batch.operations)
      const unseen = this.log.slice(batch.base).filter(({ id }) => !batch.knows.includes(id))
      if (unseen.some((theirs) => conflictsWith({ ...batch, ...applied }, theirs))) throw conflict()
      this.log.push({ id: batch.id, operations: batch.operations, touched: applied.touched })
      this.draft = { revision: this.draft.revision + 1, document: applied.document, has_changes: true }
      return this.draft
    } catch (error) {
      if (!(error instanceof OperationError)) throw error
      throw batch.base === this.draft.revision ? new ApiError(422, { detail: error.code }) : conflict()
    }
  }
  readDraft = async () => this.draft
  /** what was given up, in the words of each state */
  savedVersions: ContainerDocument[] = []
  saveStateAsVersion = async (_: number, operations: Operation[]) => {
    if (this.failure) throw new ApiError(this.failure.status, this.failure.problem)
    this.savedVersions.push(applyOperations(this.draft.document, operations).document)
  }
  publish = async () => {
    this.draft = { ...this.draft, has_changes: false }
    return { version: 1 }
  }
  schedule = async () => []
  /** how far the draft is, as presence tells */
  get revisions() {
    const { revision, has_changes } = this.draft
    return { [CONTAINER]: { revision, has_changes } }
  }
}

/** A browser’s storage, in memory. */
export function memoryStorage(): QueueStorage & { content: Map<string, string> } {
  const content = new Map<string, string>()
  return {
    content,
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, value),
    removeItem: (key) => void content.delete(key),
  }
}

/** Somebody opens the page for editing. @param connection the way to the server, where it is not to be trusted */
export function openSession(
  server: DraftServer,
  storage = memoryStorage(),
  steps = memoryStorage(),
  connection: EditorServer = server,
): EditorSession {
  const { revision, document } = server.draft
  const container = { id: CONTAINER, slug: 'page-1', revision, document, hasDraft: false }
  const region: Region = {
    contentType: 'page',
    objectId: 1,
    containers: [container],
    prepared: { pictures: {}, data: {} },
    staticNodes: [],
  }
  return new EditorSession(region, connection, storage, steps)
}

/** A page with these modules. */
export const documentWith = (...nodes: ContentNode[]): ContainerDocument => ({
  ...emptyDocument(),
  columns: [{ classes: '', children: nodes }],
})
/** The page as somebody sees it. */
export const shownDocument = (session: EditorSession) => session.getState().documents[CONTAINER] as ContainerDocument
/** What a headline says. */
export const contentOf = (document: ContainerDocument, id: string) => locate(document, id)?.node.data.content
