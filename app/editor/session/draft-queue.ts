import type { Operation } from '../../content/index.ts'
import { composeChanges, type NodeChanges } from './node-snapshot.ts'

/** Operations on one container that are sent together, under an id by which sending twice is harmless. */
export type Batch = {
  id: string
  containerId: number
  /** the draft revision that the operations were made on */
  base: number
  /** ids of the session's own batches since that revision, which cannot conflict with this one */
  knows: string[]
  operations: Operation[]
  /** what the operations changed; lets a conflict or a rejection show the text even when the page no longer has its module */
  changes: NodeChanges
  /** sent at least once or adopted from an ended session: takes no more operations, so that its id always means the same ones */
  closed: boolean
}

/** A batch the server rejects permanently, and why. It is kept until the editor discards it. */
export type RejectedBatch = { batch: Batch; reason: string }

/** A queue as the browser stores it. Its keys are a contract with what browsers hold already. */
export type StoredQueue = { batches: Batch[]; refused: RejectedBatch[] }

/** Where a queue is stored: the browser's local storage, or a map in a test. */
export type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The unsent batches of one editing session. Every change is written to the browser's storage, so it outlives a crash, a
 * reload and a lost network; the key belongs to this session alone, so that two tabs never overwrite each other.
 *
 * A batch is open until it is first sent: operations made on the same state join it. Once closed, its id always means the
 * same operations, which is what makes sending it twice harmless.
 */
export class DraftQueue {
  readonly #storage: QueueStorage
  readonly #key: string
  #batches: Batch[] = []
  #rejected: RejectedBatch[] = []

  constructor(storage: QueueStorage, key: string) {
    this.#storage = storage
    this.#key = key
  }

  /** number of unsent batches */
  get length(): number {
    return this.#batches.length
  }

  /** batches the server rejected */
  get rejected(): readonly RejectedBatch[] {
    return this.#rejected
  }

  /** Appends operations to the container's open batch, or opens a new one. */
  add(edit: Pick<Batch, 'containerId' | 'base' | 'knows' | 'operations' | 'changes'>): void {
    const last = this.#batches.findLast((batch) => batch.containerId === edit.containerId)
    if (last && !last.closed && last.base <= edit.base) {
      last.operations = [...last.operations, ...edit.operations]
      last.changes = composeChanges(last.changes, edit.changes)
    } else this.#batches.push({ ...edit, id: crypto.randomUUID(), closed: false })
    this.#persist()
  }

  /** Puts the queue of an ended session before this one's; its batches are closed. */
  adopt({ batches, refused }: StoredQueue): void {
    this.#batches = [...batches.map((batch) => ({ ...batch, closed: true })), ...this.#batches]
    this.#rejected = [...refused, ...this.#rejected]
    this.#persist()
  }

  /** The next batch to send, of a container that is not blocked; it is closed. Undefined when there is none. */
  next(isBlocked: (containerId: number) => boolean): Batch | undefined {
    const first = this.#batches.find((batch) => !isBlocked(batch.containerId))
    if (first && !first.closed) {
      first.closed = true
      this.#persist()
    }
    return first
  }

  /** Closes the container's batches: later operations are made on another state and need a batch of their own. */
  close(containerId: number): void {
    for (const batch of this.#batches) if (batch.containerId === containerId) batch.closed = true
    this.#persist()
  }

  /** Removes a batch that was sent. */
  remove(batch: Batch): void {
    this.#batches = this.#batches.filter((candidate) => candidate.id !== batch.id)
    this.#persist()
  }

  /** Sets a batch aside so that it does not block the ones after it. */
  reject(batch: Batch, reason: string): void {
    this.#rejected = [...this.#rejected, { batch, reason }]
    this.remove(batch)
  }

  /** Deletes a rejected batch; only on the editor's command. */
  discardRejected(id: string): void {
    this.#rejected = this.#rejected.filter(({ batch }) => batch.id !== id)
    this.#persist()
  }

  /** Removes and returns all batches of a container. */
  takeAll(containerId: number): Batch[] {
    const taken = this.batchesOf(containerId)
    this.#batches = this.#batches.filter((batch) => batch.containerId !== containerId)
    this.#persist()
    return taken
  }

  /** The unsent batches of a container, in order. */
  batchesOf(containerId: number): Batch[] {
    return this.#batches.filter((batch) => batch.containerId === containerId)
  }

  #persist(): void {
    const stored: StoredQueue = { batches: this.#batches, refused: this.#rejected }
    try {
      if (stored.batches.length + stored.refused.length > 0) this.#storage.setItem(this.#key, JSON.stringify(stored))
      else this.#storage.removeItem(this.#key)
    } catch {
      // A full storage must not stop editing: the batches are still in memory and about to be sent.
    }
  }
}

/** Reads the stored queue of another session; empty when there is none or it cannot be read. */
export function readQueue(storage: QueueStorage, key: string): StoredQueue {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? '')
    return { batches: Array.isArray(stored.batches) ? stored.batches : [], refused: Array.isArray(stored.refused) ? stored.refused : [] }
  } catch {
    return { batches: [], refused: [] }
  }
}
