import type { Operation } from '../../content/index.ts'
import { type Changes, joinChanges } from './standing.ts'

/** Operations on one container that are sent together, under an id by which sending twice is harmless. */
export type Batch = {
  id: string
  containerId: number
  /** the draft's revision that their author saw */
  base: number
  /** the author's own batches since then */
  knows: string[]
  operations: Operation[]
  /** what they changed, so that a conflict can show it and nothing typed depends on the page still having a place for it */
  changes: Changes
  /** on its way or from an earlier visit: takes no more operations, so that its id always means the same ones */
  closed: boolean
}

/** A batch that the server will not take, whatever is tried, and why. It is kept until somebody lets it go. */
export type RefusedBatch = { batch: Batch; reason: string }

type Kept = { batches: Batch[]; refused: RefusedBatch[] }

/** Where a queue is kept; the browser's local storage, or a map in a test. */
export type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What one visit of a page has still to send. It outlives a crash, a reload and a lost network in the browser's
 * storage, under a key of this visit alone, so that two tabs never write over each other.
 */
export class DraftQueue {
  readonly #storage: QueueStorage
  readonly #key: string
  #batches: Batch[] = []
  #refused: RefusedBatch[] = []

  constructor(storage: QueueStorage, key: string) {
    this.#storage = storage
    this.#key = key
  }

  get length(): number {
    return this.#batches.length
  }

  get refused(): readonly RefusedBatch[] {
    return this.#refused
  }

  /** Adds operations; those made on the same state travel together until the batch is closed. */
  add(added: Pick<Batch, 'containerId' | 'base' | 'knows' | 'operations' | 'changes'>): void {
    const last = this.#batches.findLast((batch) => batch.containerId === added.containerId)
    if (last && !last.closed && last.base <= added.base) {
      last.operations = [...last.operations, ...added.operations]
      last.changes = joinChanges(last.changes, added.changes)
    } else this.#batches.push({ ...added, id: crypto.randomUUID(), closed: false })
    this.#keep()
  }

  /** Takes over what an earlier visit left behind. */
  adopt({ batches, refused }: Kept): void {
    this.#batches = [...batches.map((batch) => ({ ...batch, closed: true })), ...this.#batches]
    this.#refused = [...refused, ...this.#refused]
    this.#keep()
  }

  /** The batch to send now, of a container that is not held up; closed from now on. */
  next(isHeldUp: (containerId: number) => boolean): Batch | undefined {
    const first = this.#batches.find((batch) => !isHeldUp(batch.containerId))
    if (first && !first.closed) {
      first.closed = true
      this.#keep()
    }
    return first
  }

  /** Later operations on the container begin a new batch, because what their author sees has changed. */
  close(containerId: number): void {
    for (const batch of this.#batches) if (batch.containerId === containerId) batch.closed = true
    this.#keep()
  }

  done(batch: Batch): void {
    this.#batches = this.#batches.filter((candidate) => candidate.id !== batch.id)
    this.#keep()
  }

  /** Sets a batch aside so that it does not hold up what comes after it. */
  refuse(batch: Batch, reason: string): void {
    this.#refused = [...this.#refused, { batch, reason }]
    this.done(batch)
  }

  /** Lets go of a batch that was set aside; only ever because somebody said so. */
  forgetRefused(id: string): void {
    this.#refused = this.#refused.filter(({ batch }) => batch.id !== id)
    this.#keep()
  }

  /** Takes everything that waits for a container out of the queue. */
  take(containerId: number): Batch[] {
    const taken = this.batchesOf(containerId)
    this.#batches = this.#batches.filter((batch) => batch.containerId !== containerId)
    this.#keep()
    return taken
  }

  batchesOf(containerId: number): Batch[] {
    return this.#batches.filter((batch) => batch.containerId === containerId)
  }

  #keep(): void {
    const kept: Kept = { batches: this.#batches, refused: this.#refused }
    try {
      if (kept.batches.length + kept.refused.length > 0) this.#storage.setItem(this.#key, JSON.stringify(kept))
      else this.#storage.removeItem(this.#key)
    } catch {
      // A full storage keeps nobody from working: what waits is still in memory and about to be sent.
    }
  }
}

/** What the queue of an earlier visit left under a key. */
export function readQueue(storage: QueueStorage, key: string): Kept {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '')
    return { batches: Array.isArray(kept.batches) ? kept.batches : [], refused: Array.isArray(kept.refused) ? kept.refused : [] }
  } catch {
    return { batches: [], refused: [] }
  }
}
