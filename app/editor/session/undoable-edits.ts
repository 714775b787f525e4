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

/** Keeping the steps waits until the hands rest. */
const STEPS_REST_MS = 400

export type ApplyOptions = {
  announcement?: string
  /** the state that the change was made on, where that is not the newest: typing began earlier */
  since?: DraftSnapshot
  /** changes of one group are one step back: everything typed in one visit of a field */
  group?: string
}

/** Changes to a page, each of which is a step that can be taken back and forward again, also after a reload. */
export abstract class UndoableEdits extends DraftSync {
  readonly #history = new History()
  /** fields somebody types into, which keep what they hold when they are asked */
  readonly #fields = new Set<() => void>()
  readonly #steps: QueueStorage | undefined
  #stepsTimer: ReturnType<typeof setTimeout> | undefined

  /** @param steps where what can be undone outlives a reload */
  constructor(region: Region, server: EditorServer, storage: QueueStorage, steps: QueueStorage | undefined) {
    super(region, server, storage)
    this.#steps = steps
  }

  /** Applies operations to a container at once and sends them soon. @throws OperationError, and then nothing has changed */
  apply(containerId: number, operations: Operation[], { announcement = '', since, group }: ApplyOptions = {}): void {
    const step = this.#change(containerId, operations, since)
    this.addStep(step, group)
    this.set({ announcement })
  }

  /** Undoes the newest step; one that others have built upon stays as it is. @returns whether it was undone */
  undo(): boolean {
    this.commitPendingInput()
    return this.#replay(this.#history.popDone(), 'undo')
  }

  /** Takes the step forward again that was taken back last. @returns whether it could */
  redo(): boolean {
    this.commitPendingInput()
    return this.#replay(this.#history.popUndone(), 'redo')
  }

  /**
   * Takes over what could be undone before the page was loaded anew. Steps on a container that is no longer as they left
   * it mean nothing there. To be called once what an earlier visit had not sent is shown again.
   */
  restoreSteps(): void {
    if (!this.#steps) return
    const { done, undone } = readSteps(this.#steps, stepsKey(pageKey(this.region)))
    const held = this.region.containers.filter(({ id }) => {
      const last = done.findLast(({ containerId }) => containerId === id)
      const next = undone.findLast(({ containerId }) => containerId === id)
      return (!last || this.#stands(last, 'undo')) && (!next || this.#stands(next, 'redo'))
    })
    const isHeld = ({ containerId }: Step) => held.some(({ id }) => id === containerId)
    this.#history.restore({ done: done.filter(isHeld), undone: undone.filter(isHeld) })
    this.set({})
  }

  /** Keeps what can be undone, for when the page is loaded anew. */
  saveSteps(): void {
    clearTimeout(this.#stepsTimer)
    this.#stepsTimer = undefined
    if (this.#steps) saveSteps(this.#steps, stepsKey(pageKey(this.region)), this.#history.steps)
  }

  /** A field that is being typed into; `keep` turns what it holds into a change. @returns what ends it */
  registerPendingInput(keep: () => void): () => void {
    this.#fields.add(keep)
    return () => this.#fields.delete(keep)
  }

  /** Turns everything that is being typed into changes, before the page is saved, left or hidden. */
  commitPendingInput(): void {
    for (const keep of this.#fields) keep()
  }

  /** What has been done can be taken back from now on. */
  protected addStep(step: Step, group?: string): void {
    this.#history.add(step, group)
    this.#keepStepsSoon()
  }

  /** A container has become another one; the steps on it mean nothing there. */
  protected dropSteps(containerId: number): void {
    this.#history.drop(containerId)
  }

  #change(containerId: number, operations: Operation[], since: DraftSnapshot = this.snapshot(containerId)): Step {
    const before = this.documentOf(containerId)
    const { document, inverse, touched } = applyOperations(before, operations)
    this.send(containerId, since.revision, operations, changesBetween(since.document, document, touched))
    const { errors } = this.state
    this.set({
      documents: { ...this.state.documents, [containerId]: document },
      syncState: 'changed',
      hasDraft: true,
      errors: Object.fromEntries(Object.entries(errors).filter(([id]) => !touched.includes(id))),
    })
    return { containerId, redo: operations, undo: inverse, changes: changesBetween(before, document, touched) }
  }

  /** Whether the modules of a step are as it left them, or as it found them. */
  #stands({ containerId, changes }: Step, direction: 'undo' | 'redo'): boolean {
    const document = this.documentOf(containerId)
    const expected = ({ before, after }: NodeChange) => (direction === 'undo' ? after : before)
    return Object.entries(changes).every(([id, change]) => snapshotsEqual(snapshotNode(document, id), expected(change)))
  }

  #keepStepsSoon(): void {
    this.#stepsTimer ??= setTimeout(() => this.saveSteps(), STEPS_REST_MS)
  }

  #replay(step: Step | undefined, direction: 'undo' | 'redo'): boolean {
    if (!step) return false
    try {
      if (!this.#stands(step, direction)) return false
      this.#change(step.containerId, step[direction])
      if (direction === 'undo') this.#history.pushUndone(step)
      else this.#history.pushDone(step)
      const what = describeStep(step)
      this.announce(direction === 'undo' ? t('Undone: {what}', { what }) : t('Redone: {what}', { what }))
      this.#keepStepsSoon()
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
