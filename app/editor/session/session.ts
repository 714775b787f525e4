import { applyOperations, type Region, type ScheduledChange } from '../../content/index.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import { conflictedModules, type Resolution, rebase } from './conflict.ts'
import type { QueueStorage } from './draft-queue.ts'
import { isTemporary } from './draft-sync.ts'
import { type DraftState, type EditorServer, type PlannedMoment, type PublishChoice, pageEditorServer } from './editor-server.ts'
import type { Conflict, OtherAuthors } from './editor-state.ts'
import { changesBetween, type NodeChanges, shareUnchanged } from './node-snapshot.ts'
import { UndoableEdits } from './undoable-edits.ts'

/**
 * The editing session of one page: its documents, their undo history and the unsent operations. Every change goes
 * through `apply`. Changes of other editors arrive with each response and are merged; modules changed on both sides
 * become a conflict for the user to resolve, and rejected batches are set aside. The session never discards input by
 * itself: what a resolution gives up stays as a version on the server, as a step to undo, or both.
 */
export class EditorSession extends UndoableEdits {
  /** @param steps storage in which the undo history survives a reload; by default the tab's own */
  constructor(
    region: Region,
    server: EditorServer = pageEditorServer,
    storage: QueueStorage = localStorage,
    steps: QueueStorage | undefined = typeof window === 'undefined' ? undefined : window.sessionStorage,
  ) {
    super(region, server, storage, steps)
  }

  /** Publishes the drafts or a choice of their changes, pending input included. @throws ApiError */
  override publish(choice?: PublishChoice): Promise<number> {
    this.commitPendingInput()
    return super.publish(choice)
  }

  /** Schedules a choice of the drafts' changes, pending input included. @throws ApiError */
  override schedule(choice: PublishChoice & PlannedMoment): Promise<ScheduledChange[]> {
    this.commitPendingInput()
    return super.schedule(choice)
  }

  /**
   * Resolves a conflict after saving as versions what either side gives up. When saving fails temporarily, nothing is
   * resolved.
   * @throws ApiError
   */
  async saveAndResolve(conflict: Conflict, resolutions: Record<string, Resolution>): Promise<void> {
    this.commitPendingInput()
    const { containerId, theirs } = conflict
    const used = new Set(conflict.modules.map(({ id }) => resolutions[id]))
    const discarded = used.has('theirs') ? rebase(this.unsentChanges(containerId), theirs.document, {}) : []
    try {
      if (used.has('mine')) await this.server.saveStateAsVersion(containerId, [])
      if (discarded.length > 0) await this.server.saveStateAsVersion(containerId, discarded)
    } catch (error) {
      // A state that is invalid as a version would be invalid as a draft too; it can still be reached by undo.
      if (!(error instanceof ApiError) || isTemporary(error.status)) throw error
    }
    this.resolve(conflict, resolutions)
  }

  /**
   * Resolves a conflict module by module: adopts the server's document, replays the local changes that win, and adds the
   * discarded local ones as a step to undo. When further modules have come into conflict meanwhile, it is opened again with
   * those and nothing else happens.
   */
  resolve(conflict: Conflict, resolutions: Record<string, Resolution>): void {
    this.commitPendingInput()
    const { containerId, theirs, authors } = conflict
    const mine = this.unsentChanges(containerId)
    const modules = conflictedModules(mine, theirs.document)
    // Edits made while the conflict was open may conflict with further modules, for which there is no resolution yet.
    if (modules.some(({ id }) => !resolutions[id])) {
      this.#openConflict({ containerId, theirs, authors, mine, modules })
      return
    }
    this.resetTo(containerId, theirs)
    this.dropSteps(containerId)
    this.set({
      documents: { ...this.state.documents, [containerId]: shareUnchanged(this.documentOf(containerId), theirs.document) },
      conflicts: this.state.conflicts.filter((open) => open.containerId !== containerId),
      staleness: this.state.staleness + 1,
    })
    const operations = rebase(mine, theirs.document, resolutions)
    if (operations.length > 0) this.apply(containerId, operations)
    this.#addDiscardedStep(containerId, mine, resolutions)
    void this.flush()
  }

  /** Adds the discarded local state of modules as a step, so that undo brings it back. */
  #addDiscardedStep(containerId: number, mine: NodeChanges, resolutions: Record<string, Resolution>): void {
    const discarded = Object.fromEntries(Object.entries(mine).filter(([id]) => resolutions[id] === 'theirs'))
    const before = this.documentOf(containerId)
    const operations = rebase(discarded, before, {})
    if (operations.length === 0) return
    const { document, inverse, touched } = applyOperations(before, operations)
    this.addStep({ containerId, redo: inverse, undo: operations, changes: changesBetween(document, before, touched) })
    this.set({})
  }

  /** Applies the rejected batches again, on the document as it is now. */
  retryRejected(): void {
    for (const { batch } of this.queue.rejected) {
      const operations = rebase(batch.changes, this.documentOf(batch.containerId), {})
      if (operations.length > 0) this.apply(batch.containerId, operations)
      this.queue.discardRejected(batch.id)
    }
    this.set({ rejected: this.queue.rejected })
    void this.flush()
  }

  /** Deletes the rejected batches; only on the user's command. */
  discardRejected(): void {
    for (const { batch } of this.queue.rejected) this.queue.discardRejected(batch.id)
    this.set({ rejected: this.queue.rejected })
  }

  protected override onConflict(containerId: number, problem: ApiError['problem']): void {
    this.commitPendingInput()
    const mine = this.unsentChanges(containerId)
    const theirs = problem.theirs as DraftState
    const { changed_by = {}, last_changed_by = null } = problem as Partial<OtherAuthors>
    const authors = { changed_by, last_changed_by }
    const conflict = { containerId, theirs, authors, mine, modules: conflictedModules(mine, theirs.document) }
    this.queue.close(containerId)
    if (conflict.modules.length === 0) this.resolve(conflict, {})
    else this.#openConflict(conflict)
  }

  #openConflict(conflict: Conflict): void {
    this.set({ conflicts: [...this.state.conflicts.filter((open) => open.containerId !== conflict.containerId), conflict] })
  }
}
