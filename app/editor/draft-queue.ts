import type { Operation } from '../content/index.ts'

/** Operations on one container that are sent together, under an id by which sending twice is harmless. */
export type Batch = { id: string; containerId: number; operations: Operation[]; sent: boolean }

/** What is still to be sent of one page. It outlives a crash, a reload and a lost network in the browser's storage. */
export class DraftQueue {
  readonly #key: string
  #batches: Batch[]

  constructor(page: string) {
    this.#key = `foyer-unsent:${page}`
    this.#batches = read(this.#key)
  }

  get length(): number {
    return this.#batches.length
  }

  /** Adds operations; those of a batch that has not gone out yet travel together. */
  add(containerId: number, operations: Operation[]): void {
    const last = this.#batches.at(-1)
    if (last && !last.sent && last.containerId === containerId) last.operations = [...last.operations, ...operations]
    else this.#batches.push({ id: crypto.randomUUID(), containerId, operations, sent: false })
    this.#keep()
  }

  /** The batch to send now. From now on it is closed, so that its id always means the same operations. */
  next(): Batch | undefined {
    const [first] = this.#batches
    if (first && !first.sent) {
      first.sent = true
      this.#keep()
    }
    return first
  }

  done(batch: Batch): void {
    this.#batches = this.#batches.filter((candidate) => candidate.id !== batch.id)
    this.#keep()
  }

  /** Forgets what waits for a container. */
  drop(containerId: number): void {
    this.#batches = this.#batches.filter((batch) => batch.containerId !== containerId)
    this.#keep()
  }

  operationsOf(containerId: number): Operation[] {
    return this.#batches.filter((batch) => batch.containerId === containerId).flatMap((batch) => batch.operations)
  }

  #keep(): void {
    if (this.#batches.length > 0) localStorage.setItem(this.#key, JSON.stringify(this.#batches))
    else localStorage.removeItem(this.#key)
  }
}

function read(key: string): Batch[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]')
  } catch {
    return []
  }
}
