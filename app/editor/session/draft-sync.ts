import {
  applyOperations,
  type ContainerDocument,
  type DraftRevision,
  type Operation,
  OperationError,
  type Region,
} from '../../content/index.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import { affectsModuleData } from './affects-module-data.ts'
import { type Batch, DraftQueue, type QueueStorage } from './draft-queue.ts'
import type { DraftSnapshot, DraftState, EditorServer } from './editor-server.ts'
import { fieldErrorsFrom } from './editor-state.ts'
import { EditorStore } from './editor-store.ts'
import { joinChanges, type NodeChanges, shareUnchanged } from './node-snapshot.ts'
import { pageKey, queueKey } from './pending-sessions.ts'

const AUTOSAVE_REST_MS = 1200
const RETRY_MS = 5000
const OWN_REMEMBERED = 200

/**
 * What goes between one page in a browser and the server: changes are sent one batch after the other, and what others
 * did meanwhile comes in with every answer. What is refused for good is set aside; nothing is thrown away.
 */
export abstract class DraftSync extends EditorStore {
  readonly region: Region
  /** tells this visit from all others */
  readonly sessionId: string
  readonly queue: DraftQueue
  protected readonly server: EditorServer
  readonly #confirmed: Record<number, DraftSnapshot> = {}
  /** containers whose draft differs from what is live, as the server last said */
  readonly #drafted = new Set<number>()
  /** own batches the server has taken, with the revision each made */
  readonly #own: Record<number, { id: string; revision: number }[]> = {}
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined

  constructor(region: Region, server: EditorServer, storage: QueueStorage) {
    super(region)
    this.region = region
    this.sessionId = crypto.randomUUID()
    this.server = server
    this.queue = new DraftQueue(storage, queueKey(pageKey(region), this.sessionId))
    for (const { id, revision, document, hasDraft } of region.containers) {
      this.#confirmed[id] = { revision, document }
      if (hasDraft) this.#drafted.add(id)
    }
  }

  /** The server will not take a batch because somebody else has changed the same. @param problem the server's answer */
  protected abstract onConflict(containerId: number, problem: ApiError['problem']): void

  /** What this page shows of a container now, with the revision of others' work that it holds. */
  snapshot(containerId: number): DraftSnapshot {
    return { revision: this.revisionOf(containerId), document: this.documentOf(containerId) }
  }

  /** Shows what an earlier visit left behind and was put into the queue, and sends it. */
  resume(): void {
    for (const { id } of this.region.containers) this.#rebuild(id)
    this.set({ rejected: this.queue.rejected, ...(this.queue.length > 0 ? { syncState: 'changed', hasDraft: true } : {}) })
    void this.flush()
  }

  /**
   * Sends what has not been sent, makes the drafts live, and shows what visitors see then.
   * @param including the revisions of drafts whose foreign changes somebody has seen, by container
   * @returns the number of the version
   * @throws ApiError
   */
  async publish(including?: Record<string, number>): Promise<number> {
    await this.flush()
    if (this.queue.length > 0) throw new ApiError(this.state.syncState === 'login' ? 401 : 0, {})
    try {
      const { version } = await this.server.publish(this.region.contentType, this.region.objectId, including)
      this.#drafted.clear()
      this.set({ hasDraft: this.#hasDraft(), syncState: 'synced', errors: {} })
      for (const { id } of this.region.containers) await this.#fetch(id)
      return version
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) this.#mark(error.problem.errors ?? {})
      throw error
    }
  }

  /** Hears how far the server's drafts are, by container; what is newer than what is shown is fetched and joined with it. */
  async syncTo(standings: Record<number, DraftRevision>): Promise<void> {
    for (const { id } of this.region.containers) {
      const standing = standings[id]
      const isOpen = this.state.conflicts.some(({ containerId }) => containerId === id)
      // What is on its way brings the newest state with its answer.
      if (!standing || isOpen || this.#sending || standing.revision < this.revisionOf(id)) continue
      if (standing.revision > this.revisionOf(id)) await this.#fetch(id)
      else this.#note(id, standing.has_changes)
    }
  }

  /** Sends everything that waits, one batch at a time. Resolves when there is nothing more to send or it failed. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  /** Puts a change that the page shows already into the queue, and sends it once the hands rest. */
  protected send(containerId: number, base: number, operations: Operation[], changes: NodeChanges): void {
    this.queue.add({ containerId, base, knows: this.#ownSince(containerId, base), operations, changes })
    this.#sendIn(AUTOSAVE_REST_MS)
  }

  /** Goes on from another state than the one it knew, with nothing of this visit upon it. */
  protected resetTo(containerId: number, state: DraftState): void {
    this.queue.takeAll(containerId)
    this.#confirmed[containerId] = state
    this.#own[containerId] = []
  }

  protected revisionOf(containerId: number): number {
    return this.#confirmed[containerId]?.revision ?? 0
  }

  protected documentOf(containerId: number): ContainerDocument {
    const document = this.state.documents[containerId]
    if (!document) throw new Error(`container ${containerId} is not on this page`)
    return document
  }

  /** What this visit has changed and not sent, from the first state to the last. */
  protected unsentChanges(containerId: number): NodeChanges {
    return this.queue.batchesOf(containerId).reduce((changes: NodeChanges, batch) => joinChanges(changes, batch.changes), {})
  }

  #ownSince(containerId: number, base: number): string[] {
    const taken = (this.#own[containerId] ?? []).filter(({ revision }) => revision > base)
    return [...taken, ...this.queue.batchesOf(containerId)].map(({ id }) => id)
  }

  async #sendAll(): Promise<void> {
    const isHeldUp = (containerId: number) => this.state.conflicts.some((conflict) => conflict.containerId === containerId)
    for (let batch = this.queue.next(isHeldUp); batch; batch = this.queue.next(isHeldUp)) {
      this.set({ syncState: 'sending' })
      try {
        this.#take(batch, await this.server.patchDraft(batch))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!this.#settle(error, batch)) return
      }
    }
    this.set({ syncState: this.state.conflicts.length > 0 ? 'conflict' : this.queue.length > 0 ? 'changed' : 'synced' })
  }

  /** Asks for a container's newest state and shows it; nothing is sent meanwhile, so that no answer overtakes another. */
  async #fetch(containerId: number): Promise<void> {
    await this.#sending
    const asking = this.server.readDraft(containerId).then(
      (answer) => this.#adopt(containerId, answer),
      // Without network the next answer brings it.
      (error) => {
        if (!(error instanceof ApiError)) throw error
      },
    )
    this.#sending = asking.finally(() => {
      this.#sending = undefined
    })
    await this.#sending
    if (this.queue.length > 0) this.#sendIn(AUTOSAVE_REST_MS)
  }

  #adopt(containerId: number, answer: DraftState): void {
    this.#note(containerId, answer.has_changes)
    if (answer.revision <= this.revisionOf(containerId)) return
    this.#confirmed[containerId] = answer
    // What is typed from now on is made on this state.
    this.queue.close(containerId)
    this.#rebuild(containerId)
    this.set({ staleness: this.state.staleness + 1 })
  }

  #note(containerId: number, hasChanges: boolean): void {
    if (hasChanges) this.#drafted.add(containerId)
    else this.#drafted.delete(containerId)
    if (this.state.hasDraft !== this.#hasDraft()) this.set({ hasDraft: this.#hasDraft() })
  }

  #hasDraft(): boolean {
    return this.#drafted.size > 0 || this.queue.length > 0
  }

  /** The server has the batch; its document holds what others did as well. */
  #take(batch: Batch, answer: DraftState): void {
    const { containerId } = batch
    const before = this.revisionOf(containerId)
    this.queue.remove(batch)
    this.#own[containerId] = [...(this.#own[containerId] ?? []), { id: batch.id, revision: answer.revision }].slice(-OWN_REMEMBERED)
    this.#confirmed[containerId] = answer
    if (answer.revision !== before + 1) this.queue.close(containerId)
    this.#rebuild(containerId)
    this.#note(containerId, answer.has_changes)
    if (answer.revision !== before + 1 || affectsModuleData(batch)) this.set({ staleness: this.state.staleness + 1 })
  }

  /** Builds the shown document anew: the confirmed one with the unsent batches on top. */
  #rebuild(containerId: number): void {
    const confirmed = this.#confirmed[containerId]
    if (!confirmed) return
    let document = confirmed.document
    for (const { operations } of this.queue.batchesOf(containerId)) {
      try {
        document = applyOperations(document, operations).document
      } catch (error) {
        // It no longer fits; the server will say so, and then both states are shown.
        if (!(error instanceof OperationError)) throw error
      }
    }
    this.set({ documents: { ...this.state.documents, [containerId]: shareUnchanged(this.documentOf(containerId), document) } })
  }

  /** What a refusal means for the batch. @returns whether the batches after it can be sent */
  #settle(error: ApiError, batch: Batch): boolean {
    if (error.status === 409) {
      this.onConflict(batch.containerId, error.problem)
      return true
    }
    if (isTemporary(error.status)) {
      this.set({ syncState: error.status === 401 ? 'login' : error.status === 0 ? 'offline' : 'failed' })
      if (error.status !== 401) this.#sendIn(RETRY_MS)
      return false
    }
    this.queue.reject(batch, error.problem.detail ?? '')
    this.#rebuild(batch.containerId)
    this.set({ rejected: this.queue.rejected })
    return true
  }

  #mark(errors: Record<string, string[]>): void {
    this.set({ errors: fieldErrorsFrom(errors) })
  }

  #sendIn(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), delay)
  }
}

/** Whether the same batch may be taken later: no network, no session, a token that ran out, too many calls, a server in trouble. */
export function isTemporary(status: number): boolean {
  return status === 0 || status === 401 || status === 403 || status === 429 || status >= 500
}
