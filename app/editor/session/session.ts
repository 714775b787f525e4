import { applyOperations, type Region } from '../../content/index.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import { type Choice, conflictedModules, rebase } from './conflict.ts'
import type { QueueStorage } from './draft-queue.ts'
import { isTemporary } from './draft-sync.ts'
import { type DraftState, type EditorServer, pageEditorServer } from './editor-server.ts'
import type { Conflict, OtherAuthors } from './editor-state.ts'
import { changesBetween, type NodeChanges, shareUnchanged } from './node-snapshot.ts'
import { UndoableEdits } from './undoable-edits.ts'

/**
 * One page being edited: its documents, everything done to them and everything still to be sent. All changes
 * go through `apply`, whatever hand they came from. What others did meanwhile comes in with every answer; what cannot
 * be joined is asked about, and what is refused is set aside. Nothing typed is ever thrown away by the program.
 */
export class EditorSession extends UndoableEdits {
  /** @param steps where what can be undone outlives a reload; the tab's own storage */
  constructor(
    region: Region,
    server: EditorServer = pageEditorServer,
    storage: QueueStorage = localStorage,
    steps: QueueStorage | undefined = typeof window === 'undefined' ? undefined : window.sessionStorage,
  ) {
    super(region, server, storage, steps)
  }

  /** Makes the drafts live, what is being typed among them. @throws ApiError */
  override publish(including?: Record<string, number>): Promise<number> {
    this.commitPendingInput()
    return super.publish(including)
  }

  /**
   * Settles a conflict as somebody has chosen. What is given up of either side is kept among the versions first; where that
   * fails nothing is settled.
   * @throws ApiError
   */
  async decide(conflict: Conflict, choices: Record<string, Choice>): Promise<void> {
    this.commitPendingInput()
    const { containerId, theirs } = conflict
    const chosen = new Set(conflict.modules.map(({ id }) => choices[id]))
    const given = chosen.has('theirs') ? rebase(this.unsentChanges(containerId), theirs.document, {}) : []
    try {
      if (chosen.has('mine')) await this.server.saveStateAsVersion(containerId, [])
      if (given.length > 0) await this.server.saveStateAsVersion(containerId, given)
    } catch (error) {
      // What the server cannot take as a version it would not take as a draft either; it stays one step back.
      if (!(error instanceof ApiError) || isTemporary(error.status)) throw error
    }
    this.resolve(conflict, choices)
  }

  /** Settles a conflict, module by module. What only one side changed is joined; what I give up is one step back. */
  resolve(conflict: Conflict, choices: Record<string, Choice>): void {
    this.commitPendingInput()
    const { containerId, theirs, authors } = conflict
    const mine = this.unsentChanges(containerId)
    const modules = conflictedModules(mine, theirs.document)
    // What was typed meanwhile may have met further work of theirs, which nobody has chosen about yet.
    if (modules.some(({ id }) => !choices[id])) {
      this.#ask({ containerId, theirs, authors, mine, modules })
      return
    }
    this.resetTo(containerId, theirs)
    this.dropSteps(containerId)
    this.set({
      documents: { ...this.state.documents, [containerId]: shareUnchanged(this.documentOf(containerId), theirs.document) },
      conflicts: this.state.conflicts.filter((open) => open.containerId !== containerId),
      staleness: this.state.staleness + 1,
    })
    const operations = rebase(mine, theirs.document, choices)
    if (operations.length > 0) this.apply(containerId, operations)
    this.#noteGivenUp(containerId, mine, choices)
    void this.flush()
  }

  /** Makes it a step that could be taken back that my state of some modules was given up. */
  #noteGivenUp(containerId: number, mine: NodeChanges, choices: Record<string, Choice>): void {
    const given = Object.fromEntries(Object.entries(mine).filter(([id]) => choices[id] === 'theirs'))
    const before = this.documentOf(containerId)
    const operations = rebase(given, before, {})
    if (operations.length === 0) return
    const { document, inverse, touched } = applyOperations(before, operations)
    this.addStep({ containerId, redo: inverse, undo: operations, changes: changesBetween(document, before, touched) })
    this.set({})
  }

  /** Tries again what the server would not take. */
  retryRejected(): void {
    for (const { batch } of this.queue.rejected) {
      const operations = rebase(batch.changes, this.documentOf(batch.containerId), {})
      if (operations.length > 0) this.apply(batch.containerId, operations)
      this.queue.discardRejected(batch.id)
    }
    this.set({ rejected: this.queue.rejected })
    void this.flush()
  }

  /** Lets go of what the server would not take; only ever because somebody said so. */
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
    else this.#ask(conflict)
  }

  #ask(conflict: Conflict): void {
    this.set({ conflicts: [...this.state.conflicts.filter((open) => open.containerId !== conflict.containerId), conflict] })
  }
}
