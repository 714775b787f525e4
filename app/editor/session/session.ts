import { applyOperations, type Region } from '../../content/index.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import { type Choice, conflictedModules, rebase } from './conflict.ts'
import { isTemporary } from './draft-exchange.ts'
import type { QueueStorage } from './draft-queue.ts'
import { type DraftState, type EditorServer, pageEditorServer } from './editor-server.ts'
import type { Conflict, OtherHands } from './editor-state.ts'
import { type Changes, changesBetween, sharedWith } from './standing.ts'
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
    this.keepTyped()
    return super.publish(including)
  }

  /**
   * Settles a conflict as somebody has chosen. What is given up of either side is kept among the versions first; where that
   * fails nothing is settled.
   * @throws ApiError
   */
  async decide(conflict: Conflict, choices: Record<string, Choice>): Promise<void> {
    this.keepTyped()
    const { containerId, theirs } = conflict
    const chosen = new Set(conflict.modules.map(({ id }) => choices[id]))
    const given = chosen.has('theirs') ? rebase(this.unsentChanges(containerId), theirs.document, {}) : []
    try {
      if (chosen.has('mine')) await this.server.keepState(containerId, [])
      if (given.length > 0) await this.server.keepState(containerId, given)
    } catch (error) {
      // What the server cannot take as a version it would not take as a draft either; it stays one step back.
      if (!(error instanceof ApiError) || isTemporary(error.status)) throw error
    }
    this.resolve(conflict, choices)
  }

  /** Settles a conflict, module by module. What only one side changed is joined; what I give up is one step back. */
  resolve(conflict: Conflict, choices: Record<string, Choice>): void {
    this.keepTyped()
    const { containerId, theirs, hands } = conflict
    const mine = this.unsentChanges(containerId)
    const modules = conflictedModules(mine, theirs.document)
    // What was typed meanwhile may have met further work of theirs, which nobody has chosen about yet.
    if (modules.some(({ id }) => !choices[id])) {
      this.#ask({ containerId, theirs, hands, mine, modules })
      return
    }
    this.startFrom(containerId, theirs)
    this.forgetSteps(containerId)
    this.set({
      documents: { ...this.state.documents, [containerId]: sharedWith(this.documentOf(containerId), theirs.document) },
      conflicts: this.state.conflicts.filter((open) => open.containerId !== containerId),
      staleness: this.state.staleness + 1,
    })
    const operations = rebase(mine, theirs.document, choices)
    if (operations.length > 0) this.apply(containerId, operations)
    this.#noteGivenUp(containerId, mine, choices)
    void this.flush()
  }

  /** Makes it a step that could be taken back that my state of some modules was given up. */
  #noteGivenUp(containerId: number, mine: Changes, choices: Record<string, Choice>): void {
    const given = Object.fromEntries(Object.entries(mine).filter(([id]) => choices[id] === 'theirs'))
    const before = this.documentOf(containerId)
    const operations = rebase(given, before, {})
    if (operations.length === 0) return
    const { document, inverse, touched } = applyOperations(before, operations)
    this.addStep({ containerId, redo: inverse, undo: operations, changes: changesBetween(document, before, touched) })
    this.set({})
  }

  /** Tries again what the server would not take. */
  retryRefused(): void {
    for (const { batch } of this.queue.refused) {
      const operations = rebase(batch.changes, this.documentOf(batch.containerId), {})
      if (operations.length > 0) this.apply(batch.containerId, operations)
      this.queue.forgetRefused(batch.id)
    }
    this.set({ refused: this.queue.refused })
    void this.flush()
  }

  /** Lets go of what the server would not take; only ever because somebody said so. */
  dropRefused(): void {
    for (const { batch } of this.queue.refused) this.queue.forgetRefused(batch.id)
    this.set({ refused: this.queue.refused })
  }

  protected override meet(containerId: number, problem: ApiError['problem']): void {
    this.keepTyped()
    const mine = this.unsentChanges(containerId)
    const theirs = problem.theirs as DraftState
    const { changed_by = {}, last_changed_by = null } = problem as Partial<OtherHands>
    const hands = { changed_by, last_changed_by }
    const conflict = { containerId, theirs, hands, mine, modules: conflictedModules(mine, theirs.document) }
    this.queue.close(containerId)
    if (conflict.modules.length === 0) this.resolve(conflict, {})
    else this.#ask(conflict)
  }

  #ask(conflict: Conflict): void {
    this.set({ conflicts: [...this.state.conflicts.filter((open) => open.containerId !== conflict.containerId), conflict] })
  }
}
