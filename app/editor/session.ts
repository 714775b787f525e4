import { applyOperations, type ContainerDocument, type Operation, type Region } from '../content/index.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import { CallError, call } from './call.ts'
import { type Batch, DraftQueue } from './draft-queue.ts'

const AUTOSAVE_REST_MS = 1200

export type SaveState = 'saved' | 'changed' | 'saving' | 'offline' | 'login' | 'conflict' | 'failed'
type Step = { containerId: number; redo: Operation[]; undo: Operation[] }
type Conflict = { containerId: number; theirs: { revision: number; document: ContainerDocument }; mine: Operation[] }

export type EditorState = {
  documents: Record<number, ContainerDocument>
  pictures: Record<number, PictureSource>
  selected: { containerId: number; nodeId: string } | null
  saveState: SaveState
  hasDraft: boolean
  canUndo: boolean
  canRedo: boolean
  conflict: Conflict | null
  /** what a screen reader is told, e.g. after a move */
  announcement: string
}

/**
 * One page being edited: its documents, everything done to them and everything still to be sent. All changes
 * go through `apply`, whatever hand they came from, and are undone by their inverse.
 */
export class EditorSession {
  readonly region: Region
  #state: EditorState
  readonly #listeners = new Set<() => void>()
  readonly #revisions: Record<number, number> = {}
  readonly #queue: DraftQueue
  #done: Step[] = []
  #undone: Step[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined

  constructor(region: Region) {
    this.region = region
    this.#queue = new DraftQueue(`${region.contentType}:${region.objectId}`)
    const documents: Record<number, ContainerDocument> = {}
    for (const container of region.containers) {
      documents[container.id] = container.document
      this.#revisions[container.id] = container.revision
    }
    this.#state = {
      documents,
      pictures: region.prepared.pictures,
      selected: null,
      saveState: 'saved',
      hasDraft: region.containers.some((container) => container.hasDraft),
      canUndo: false,
      canRedo: false,
      conflict: null,
      announcement: '',
    }
    this.#replayUnsent()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly getState = (): EditorState => this.#state

  /** Applies operations to a container at once and sends them soon. @throws OperationError, and then nothing has changed */
  apply(containerId: number, operations: Operation[], announcement = ''): void {
    const inverse = this.#change(containerId, operations)
    this.#done.push({ containerId, redo: operations, undo: inverse })
    this.#undone = []
    this.#set({ announcement, canUndo: true, canRedo: false })
  }

  undo(): void {
    const step = this.#done.pop()
    if (!step) return
    this.#change(step.containerId, step.undo)
    this.#undone.push(step)
    this.#set({ canUndo: this.#done.length > 0, canRedo: true })
  }

  redo(): void {
    const step = this.#undone.pop()
    if (!step) return
    this.#change(step.containerId, step.redo)
    this.#done.push(step)
    this.#set({ canUndo: true, canRedo: this.#undone.length > 0 })
  }

  select(selected: EditorState['selected']): void {
    this.#set({ selected })
  }

  /** Tells a screen reader what has just happened. */
  announce(announcement: string): void {
    this.#set({ announcement })
  }

  addPicture(picture: PictureSource): void {
    this.#set({ pictures: { ...this.#state.pictures, [picture.id]: picture } })
  }

  /** Sends what has not been sent, then makes the drafts live. @throws CallError */
  async publish(): Promise<number> {
    await this.flush()
    if (this.#queue.length > 0) throw new CallError(this.#state.saveState === 'login' ? 401 : 0, {})
    const { version } = await call<{ version: number }>('POST', '/de/pageeditor-api/publish', {
      content_type: this.region.contentType,
      object_id: this.region.objectId,
    })
    this.#set({ hasDraft: false, saveState: 'saved' })
    return version
  }

  /** Sends everything that waits, one batch at a time. Resolves when there is nothing more to send or it failed. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  /** Settles a conflict: take what the other wrote, or put mine on top of it. */
  resolve(choice: 'theirs' | 'mine'): void {
    const { conflict } = this.#state
    if (!conflict) return
    this.#queue.drop(conflict.containerId)
    this.#revisions[conflict.containerId] = conflict.theirs.revision
    this.#done = this.#done.filter((step) => step.containerId !== conflict.containerId)
    this.#undone = []
    this.#set({
      documents: { ...this.#state.documents, [conflict.containerId]: conflict.theirs.document },
      conflict: null,
      saveState: 'saved',
      canRedo: false,
    })
    if (choice === 'mine') {
      try {
        this.apply(conflict.containerId, conflict.mine)
      } catch {
        // What was edited is gone on the other side; their state stands.
      }
    }
  }

  #change(containerId: number, operations: Operation[]): Operation[] {
    const document = this.#state.documents[containerId]
    if (!document) throw new Error(`container ${containerId} is not on this page`)
    const applied = applyOperations(document, operations)
    this.#set({ documents: { ...this.#state.documents, [containerId]: applied.document }, saveState: 'changed', hasDraft: true })
    this.#queue.add(containerId, operations)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), AUTOSAVE_REST_MS)
    return applied.inverse
  }

  async #sendAll(): Promise<void> {
    for (let batch = this.#queue.next(); batch; batch = this.#queue.next()) {
      this.#set({ saveState: 'saving' })
      try {
        await this.#send(batch)
      } catch (error) {
        this.#fail(error, batch)
        return
      }
    }
    this.#set({ saveState: 'saved' })
  }

  async #send(batch: Batch): Promise<void> {
    const { revision } = await call<{ revision: number }>('PATCH', `/de/pageeditor-api/draft/${batch.containerId}`, {
      base_revision: this.#revisions[batch.containerId],
      batch_id: batch.id,
      operations: batch.operations,
    })
    this.#revisions[batch.containerId] = revision
    this.#queue.done(batch)
  }

  #fail(error: unknown, batch: Batch): void {
    if (!(error instanceof CallError)) throw error
    if (error.status === 409) {
      const theirs = error.problem.theirs as Conflict['theirs']
      this.#set({
        saveState: 'conflict',
        conflict: { containerId: batch.containerId, theirs, mine: this.#queue.operationsOf(batch.containerId) },
      })
      return
    }
    this.#set({ saveState: error.status === 401 ? 'login' : error.status === 0 ? 'offline' : 'failed' })
    if (error.status === 0) this.#timer = setTimeout(() => void this.flush(), AUTOSAVE_REST_MS * 4)
  }

  /** What an earlier visit could not send is applied again, on top of what the server has. */
  #replayUnsent(): void {
    for (const containerId of this.region.containers.map((container) => container.id)) {
      const operations = this.#queue.operationsOf(containerId)
      const document = this.#state.documents[containerId]
      if (operations.length === 0 || !document) continue
      try {
        this.#set({
          documents: { ...this.#state.documents, [containerId]: applyOperations(document, operations).document },
          saveState: 'changed',
          hasDraft: true,
        })
      } catch {
        this.#queue.drop(containerId)
      }
    }
    if (this.#queue.length > 0) this.#timer = setTimeout(() => void this.flush(), 0)
  }

  #set(changes: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}
