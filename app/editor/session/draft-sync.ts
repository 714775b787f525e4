import {
  applyOperations,
  type ContainerDocument,
  type DraftRevision,
  type Operation,
  OperationError,
  type Region,
  type ScheduledChange,
} from '../../content/index.ts'
import { OTHER_ACCOUNT } from '../../platform/http/page-owner-header.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import { affectsModuleData, differsInModuleData } from './affects-module-data.ts'
import { type Batch, DraftQueue, type QueueStorage } from './draft-queue.ts'
import type { DraftSnapshot, DraftState, EditorServer, PlannedMoment, PublishChoice } from './editor-server.ts'
import { fieldErrorsFrom } from './editor-state.ts'
import { EditorStore } from './editor-store.ts'
import { composeChanges, type NodeChanges, shareUnchanged } from './node-snapshot.ts'
import { pageKey, queueKey } from './pending-sessions.ts'

const AUTOSAVE_DELAY_MS = 1200
/** The same while others are on the page, who see what is written within a second. */
const SHARED_AUTOSAVE_DELAY_MS = 150
const RETRY_MS = 5000
const MAX_OWN_BATCHES = 200

/**
 * Synchronises one page with the drafts on the server.
 *
 * The shown document is always the last confirmed one with the unsent batches replayed on top. At most one request is
 * under way; batches are sent in order, and every response carries the operations of other editors. A conflict (409)
 * blocks its container until it is resolved, a temporary failure is retried after `RETRY_MS`, and a batch that the server
 * rejects for good is set aside in `queue.rejected`. No unsent operation is ever dropped without the user's command.
 */
export abstract class DraftSync extends EditorStore {
  readonly region: Region
  /** identifies this session among those of the same page */
  readonly sessionId: string
  readonly queue: DraftQueue
  protected readonly server: EditorServer
  readonly #confirmed: Record<number, DraftSnapshot> = {}
  /** containers whose draft differs from the published version, as of the server's last response */
  readonly #withDraft = new Set<number>()
  /** own batches the server has accepted and the revision each produced, the newest `MAX_OWN_BATCHES` per container */
  readonly #ownBatches: Record<number, { id: string; revision: number }[]> = {}
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined
  /** what `#sending` is while a draft is read, which sends nothing */
  #reading: Promise<void> | undefined
  /** the newest revisions of the server's drafts that are known here */
  #newest: Record<number, DraftRevision> = {}

  constructor(region: Region, server: EditorServer, storage: QueueStorage) {
    super(region)
    this.region = region
    this.sessionId = crypto.randomUUID()
    this.server = server
    this.queue = new DraftQueue(storage, queueKey(pageKey(region), this.sessionId))
    for (const { id, revision, document, hasDraft } of region.containers) {
      this.#confirmed[id] = { revision, document }
      if (hasDraft) this.#withDraft.add(id)
    }
  }

  /** Called when a batch conflicts with changes of another editor. @param problem the server's 409 response */
  protected abstract onConflict(containerId: number, problem: ApiError['problem']): void

  /** The shown document of a container, with the confirmed revision that it is based on. */
  snapshot(containerId: number): DraftSnapshot {
    return { revision: this.revisionOf(containerId), document: this.documentOf(containerId) }
  }

  /** Applies and sends the batches that were adopted from ended sessions. */
  resume(): void {
    for (const { id } of this.region.containers) this.#rebuild(id)
    this.set({ rejected: this.queue.rejected, ...(this.queue.length > 0 ? { syncState: 'changed', hasDraft: true } : {}) })
    void this.flush()
  }

  /**
   * Sends the unsent batches, publishes the drafts or a choice of their changes, and loads the state afterwards.
   * @returns the number of the new version
   * @throws ApiError also when batches could not be sent: 401 without a session, else status 0
   */
  async publish(choice: PublishChoice = {}): Promise<number> {
    const { version } = await this.#onceSent(() => this.server.publish(this.region.contentType, this.region.objectId, choice))
    // Of a choice, the state that is loaded below says what is left.
    if (!choice.only) this.#withDraft.clear()
    this.set({ hasDraft: this.#hasDraft(), syncState: 'synced', errors: {} })
    for (const { id } of this.region.containers) await this.#fetch(id)
    return version
  }

  /** Sends the unsent batches and schedules a choice of the drafts' changes. @throws ApiError as `publish` */
  schedule(choice: PublishChoice & PlannedMoment): Promise<ScheduledChange[]> {
    return this.#onceSent(() => this.server.schedule(this.region.contentType, this.region.objectId, choice))
  }

  /** Does something with the drafts as soon as nothing is unsent; fields that are refused are marked. */
  async #onceSent<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    await this.flush()
    if (this.queue.length > 0) throw new ApiError(this.state.syncState === 'login' ? 401 : 0, {})
    try {
      return await act()
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) this.#showErrors(error.problem.errors ?? {})
      throw error
    }
  }

  /**
   * Compares the server's draft revisions, by container, with the shown ones; newer drafts are fetched and merged. Waits for
   * the response to a request under way, which mostly brings them.
   */
  async syncTo(revisions: Record<number, DraftRevision>): Promise<void> {
    this.#newest = revisions
    for (const { id } of this.region.containers) {
      while (this.#sending) await this.#sending
      const remote = revisions[id]
      const isOpen = this.state.conflicts.some(({ containerId }) => containerId === id)
      // Outdated meanwhile: a newer revision was announced, or the response brought one.
      if (this.#newest !== revisions || !remote || isOpen || remote.revision < this.revisionOf(id)) continue
      if (remote.revision > this.revisionOf(id)) await this.#fetch(id)
      else this.#setHasChanges(id, remote.has_changes)
    }
  }

  /** Sends all unsent batches, one at a time. Resolves when none is left or sending failed; never rejects with an `ApiError`. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#reading) return this.#reading.then(() => this.flush())
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  /** Queues operations that the shown document already contains; they are sent a moment after the last change. */
  protected enqueue(containerId: number, base: number, operations: Operation[], changes: NodeChanges): void {
    this.queue.add({ containerId, base, knows: this.#ownBatchesSince(containerId, base), operations, changes })
    this.#scheduleFlush(this.isShared ? SHARED_AUTOSAVE_DELAY_MS : AUTOSAVE_DELAY_MS)
  }

  /** Replaces the confirmed state of a container and drops its unsent batches; the caller has rebased them already. */
  protected resetTo(containerId: number, state: DraftState): void {
    this.queue.takeAll(containerId)
    this.#confirmed[containerId] = state
    this.#ownBatches[containerId] = []
  }

  protected revisionOf(containerId: number): number {
    return this.#confirmed[containerId]?.revision ?? 0
  }

  protected documentOf(containerId: number): ContainerDocument {
    const document = this.state.documents[containerId]
    if (!document) throw new Error(`container ${containerId} is not on this page`)
    return document
  }

  /** The unsent changes of a container, composed into one change per module. */
  protected unsentChanges(containerId: number): NodeChanges {
    return this.queue.batchesOf(containerId).reduce((changes: NodeChanges, batch) => composeChanges(changes, batch.changes), {})
  }

  #ownBatchesSince(containerId: number, base: number): string[] {
    const acknowledged = (this.#ownBatches[containerId] ?? []).filter(({ revision }) => revision > base)
    return [...acknowledged, ...this.queue.batchesOf(containerId)].map(({ id }) => id)
  }

  async #sendAll(): Promise<void> {
    const isBlocked = (containerId: number) => this.state.conflicts.some((conflict) => conflict.containerId === containerId)
    for (let batch = this.queue.next(isBlocked); batch; batch = this.queue.next(isBlocked)) {
      this.set({ syncState: 'sending' })
      try {
        this.#acknowledge(batch, await this.server.patchDraft(batch))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!this.#handleError(error, batch)) return
      }
    }
    this.set({ syncState: this.state.conflicts.length > 0 ? 'conflict' : this.queue.length > 0 ? 'changed' : 'synced' })
  }

  /** Loads a container's newest draft. Nothing is sent meanwhile, so that no response overtakes another. */
  async #fetch(containerId: number): Promise<void> {
    await this.#sending
    const reading = this.server.readDraft(containerId).then(
      (answer) => this.#accept(containerId, answer),
      // Without network the next response brings it.
      (error) => {
        if (!(error instanceof ApiError)) throw error
      },
    )
    this.#reading = reading.finally(() => {
      this.#sending = undefined
      this.#reading = undefined
    })
    this.#sending = this.#reading
    await this.#sending
    if (this.queue.length > 0) this.#scheduleFlush(AUTOSAVE_DELAY_MS)
  }

  #accept(containerId: number, answer: DraftState): void {
    this.#setHasChanges(containerId, answer.has_changes)
    if (answer.revision <= this.revisionOf(containerId)) return
    const before = this.#confirmed[containerId]
    this.#confirmed[containerId] = answer
    // Operations from now on are made on this state.
    this.queue.close(containerId)
    this.#rebuild(containerId)
    if (!before || differsInModuleData(before.document, answer.document)) this.#askForModuleData()
  }

  #setHasChanges(containerId: number, hasChanges: boolean): void {
    if (hasChanges) this.#withDraft.add(containerId)
    else this.#withDraft.delete(containerId)
    if (this.state.hasDraft !== this.#hasDraft()) this.set({ hasDraft: this.#hasDraft() })
  }

  #hasDraft(): boolean {
    return this.#withDraft.size > 0 || this.queue.length > 0
  }

  /** The server has accepted the batch; its document contains the changes of other editors as well. */
  #acknowledge(batch: Batch, answer: DraftState): void {
    const { containerId } = batch
    const before = this.#confirmed[containerId]
    const isAlone = answer.revision === this.revisionOf(containerId) + 1
    this.queue.remove(batch)
    this.#ownBatches[containerId] = [...(this.#ownBatches[containerId] ?? []), { id: batch.id, revision: answer.revision }].slice(
      -MAX_OWN_BATCHES,
    )
    this.#confirmed[containerId] = answer
    if (!isAlone) this.queue.close(containerId)
    this.#rebuild(containerId)
    this.#setHasChanges(containerId, answer.has_changes)
    const isTold = !isAlone && (!before || differsInModuleData(before.document, answer.document))
    if (isTold || affectsModuleData(batch)) this.#askForModuleData()
  }

  #askForModuleData(): void {
    this.set({ staleness: this.state.staleness + 1 })
  }

  /** Recomputes the shown document: the confirmed one with the unsent batches replayed on top. */
  #rebuild(containerId: number): void {
    const confirmed = this.#confirmed[containerId]
    if (!confirmed) return
    let document = confirmed.document
    for (const { operations } of this.queue.batchesOf(containerId)) {
      try {
        document = applyOperations(document, operations).document
      } catch (error) {
        // The batch no longer applies; the server will answer with a conflict, and both states are shown.
        if (!(error instanceof OperationError)) throw error
      }
    }
    this.set({ documents: { ...this.state.documents, [containerId]: shareUnchanged(this.documentOf(containerId), document) } })
  }

  /** Handles a failed batch: conflict, retry or rejection. @returns whether the batches after it can be sent */
  #handleError(error: ApiError, batch: Batch): boolean {
    if (error.problem.code === OTHER_ACCOUNT) {
      this.set({ syncState: 'login' })
      return false
    }
    if (error.status === 409) {
      this.onConflict(batch.containerId, error.problem)
      return true
    }
    if (isTemporary(error.status)) {
      this.set({ syncState: error.status === 401 ? 'login' : error.status === 0 ? 'offline' : 'failed' })
      if (error.status !== 401) this.#scheduleFlush(RETRY_MS)
      return false
    }
    this.queue.reject(batch, reasonOf(error.problem))
    this.#rebuild(batch.containerId)
    this.set({ rejected: this.queue.rejected })
    return true
  }

  #showErrors(errors: Record<string, string[]>): void {
    this.set({ errors: fieldErrorsFrom(errors) })
  }

  #scheduleFlush(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), delay)
  }
}

/** Whether the same batch may succeed later: no network, no session, an expired token, rate limit, server error. */
export function isTemporary(status: number): boolean {
  return status === 0 || status === 401 || status === 403 || status === 429 || status >= 500
}

/** Why a batch was refused, with the limit or rule that it broke. */
function reasonOf({ detail, errors }: ApiError['problem']): string {
  return [...new Set([detail, ...Object.values(errors ?? {}).flat()])].filter(Boolean).join(' ')
}
