import { applyOperations, type Operation, OperationError, type Region } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { describeStep } from './describe-step.ts'
import type { QueueStorage } from './draft-queue.ts'
import { DraftSync } from './draft-sync.ts'
import type { DraftSnapshot, EditorServer } from './editor-server.ts'
import type { EditorState } from './editor-state.ts'
import { History } from './history.ts'
import { changesBetween, type NodeChange, snapshotNode, snapshotsEqual } from './node-snapshot.ts'
import { pageKey } from './pending-sessions.ts'
import type { Step } from './step.ts'
import { readSteps, saveSteps, stepsKey } from './stored-steps.ts'

const SAVE_STEPS_DELAY_MS = 400

export type ApplyOptions = {
  announcement?: string
  /** the state that the change was made on, when older than the shown one: where typing began */
  since?: DraftSnapshot
  /** changes of one group are one step to undo: everything typed while a field has the focus */
  group?: string
}

/**
 * Edits with undo and redo, also after a reload. A step can be undone only while the modules it changed are as it left
 * them, and redone only while they are as it found them; so undo never takes back work of other editors.
 */
export abstract class UndoableEdits extends DraftSync {
  readonly #history = new History()
  /** commit functions of the fields that are being typed into */
  readonly #pendingInputs = new Set<() => void>()
  readonly #stepStorage: QueueStorage | undefined
  #saveStepsTimer: ReturnType<typeof setTimeout> | undefined

  /** @param steps storage in which the undo history survives a reload */
  constructor(region: Region, server: EditorServer, storage: QueueStorage, steps: QueueStorage | undefined) {
    super(region, server, storage)
    this.#stepStorage = steps
  }

  /** Applies operations to a container, adds them to the undo history and queues them. @throws OperationError and changes nothing */
  apply(containerId: number, operations: Operation[], { announcement = '', since, group }: ApplyOptions = {}): void {
    const step = this.#change(containerId, operations, since)
    this.addStep(step, group)
    this.set({ announcement })
  }

  /** Undoes the newest step. @returns false, with the document unchanged, when its modules have changed since */
  undo(): boolean {
    this.commitPendingInput()
    return this.#replay(this.#history.popDone(), 'undo')
  }

  /** Redoes the step undone last. @returns false, with the document unchanged, when its modules have changed since */
  redo(): boolean {
    this.commitPendingInput()
    return this.#replay(this.#history.popUndone(), 'redo')
  }

  /**
   * Restores the undo history stored before a reload; that of a container whose document has changed since is dropped.
   * To be called after `resume`, since stored steps may refer to unsent batches.
   */
  restoreSteps(): void {
    if (!this.#stepStorage) return
    const { done, undone } = readSteps(this.#stepStorage, stepsKey(pageKey(this.region)))
    const unchanged = this.region.containers.filter(({ id }) => {
      const last = done.findLast(({ containerId }) => containerId === id)
      const next = undone.findLast(({ containerId }) => containerId === id)
      return (!last || this.#isReplayable(last, 'undo')) && (!next || this.#isReplayable(next, 'redo'))
    })
    const isUnchanged = ({ containerId }: Step) => unchanged.some(({ id }) => id === containerId)
    this.#history.restore({ done: done.filter(isUnchanged), undone: undone.filter(isUnchanged) })
    this.set({})
  }

  /** Stores the undo history at once, e.g. before the page is unloaded. */
  saveSteps(): void {
    clearTimeout(this.#saveStepsTimer)
    this.#saveStepsTimer = undefined
    if (this.#stepStorage) saveSteps(this.#stepStorage, stepsKey(pageKey(this.region)), this.#history.steps)
  }

  /** Registers a field that is being typed into. @param commit applies its content as a change @returns unregisters it */
  registerPendingInput(commit: () => void): () => void {
    this.#pendingInputs.add(commit)
    return () => this.#pendingInputs.delete(commit)
  }

  /** Commits the content of all registered fields, before the page is saved, left or hidden. */
  commitPendingInput(): void {
    for (const commit of this.#pendingInputs) commit()
  }

  /** Adds a step to the undo history. */
  protected addStep(step: Step, group?: string): void {
    this.#history.add(step, group)
    this.#scheduleSaveSteps()
  }

  /** Drops the steps of a container whose document was replaced. */
  protected dropSteps(containerId: number): void {
    this.#history.drop(containerId)
  }

  #change(containerId: number, operations: Operation[], since: DraftSnapshot = this.snapshot(containerId)): Step {
    const before = this.documentOf(containerId)
    const { document, inverse, touched } = applyOperations(before, operations)
    this.enqueue(containerId, since.revision, operations, changesBetween(since.document, document, touched))
    const { errors } = this.state
    this.set({
      documents: { ...this.state.documents, [containerId]: document },
      syncState: 'changed',
      hasDraft: true,
      errors: Object.fromEntries(Object.entries(errors).filter(([id]) => !touched.includes(id))),
    })
    return { containerId, redo: operations, undo: inverse, changes: changesBetween(before, document, touched) }
  }

  /** Whether the modules of a step are as it left them (undo) or as it found them (redo). */
  #isReplayable({ containerId, changes }: Step, direction: 'undo' | 'redo'): boolean {
    const document = this.documentOf(containerId)
    const expected = ({ before, after }: NodeChange) => (direction === 'undo' ? after : before)
    return Object.entries(changes).every(([id, change]) => snapshotsEqual(snapshotNode(document, id), expected(change)))
  }

  #scheduleSaveSteps(): void {
    this.#saveStepsTimer ??= setTimeout(() => this.saveSteps(), SAVE_STEPS_DELAY_MS)
  }

  #replay(step: Step | undefined, direction: 'undo' | 'redo'): boolean {
    if (!step) return false
    try {
      if (!this.#isReplayable(step, direction)) return false
      this.#change(step.containerId, step[direction])
      if (direction === 'undo') this.#history.pushUndone(step)
      else this.#history.pushDone(step)
      const what = describeStep(step)
      this.announce(direction === 'undo' ? t('Undone: {what}', { what }) : t('Redone: {what}', { what }))
      this.#scheduleSaveSteps()
      return true
    } catch (error) {
      if (error instanceof OperationError) return false
      throw error
    } finally {
      this.set({})
    }
  }

  protected override set(changes: Partial<EditorState>): void {
    super.set({ ...changes, canUndo: this.#history.canUndo, canRedo: this.#history.canRedo })
  }
}
