import type { DraftRevision } from '../../content/index.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import { CONTAINER, type DraftServer } from './draft-server.test-support.ts'
import type { EditorServer } from './editor-server.ts'

/** What becomes of a call: it is answered, lost on its way to the server, or carried out there and its answer lost. */
export const FATES = ['answered', 'lost', 'unanswered'] as const
export type Fate = (typeof FATES)[number]

/**
 * The way from a window to one of several nodes that share a database. What is called may be lost, and what the node tells of
 * the other's changes may come late, twice and in another order.
 */
export class CutConnection implements EditorServer {
  /** of the calls that come next */
  fate: Fate = 'answered'
  readonly #server: DraftServer
  /** all that the node has told, oldest first */
  readonly #told: Record<number, DraftRevision>[] = []

  constructor(server: DraftServer) {
    this.#server = server
  }

  patchDraft: EditorServer['patchDraft'] = (batch) => this.#carry(() => this.#server.patchDraft(batch as never))
  readDraft: EditorServer['readDraft'] = () => this.#carry(() => this.#server.readDraft())
  publish: EditorServer['publish'] = () => this.#carry(() => this.#server.publish())
  schedule: EditorServer['schedule'] = () => this.#carry(() => this.#server.schedule())
  saveStateAsVersion: EditorServer['saveStateAsVersion'] = (_, operations) =>
    this.#carry(() => this.#server.saveStateAsVersion(CONTAINER, operations))

  /** What the node tells now: one of all states so far. @param choice which, counted from the newest */
  told(choice: number): Record<number, DraftRevision> {
    this.#told.push(this.#server.revisions)
    return this.#told.at(-1 - (choice % this.#told.length)) ?? this.#server.revisions
  }

  async #carry<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (this.fate === 'lost') throw new ApiError(0, {})
    if (this.fate === 'answered') return call()
    await call().catch(() => {})
    throw new ApiError(0, {})
  }
}
