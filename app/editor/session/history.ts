import { joinChanges } from './node-snapshot.ts'
import type { Step, Steps } from './step.ts'

/** What was done and can be undone, and what was undone and can be done again. Without end. */
export class History {
  #done: Step[] = []
  #undone: Step[] = []
  #group: string | undefined

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Adds a step; one of the same group as the step before it becomes part of that. */
  add(step: Step, group?: string): void {
    const last = this.#done.at(-1)
    if (group && last && group === this.#group) this.#done[this.#done.length - 1] = joined(last, step)
    else this.#done.push(step)
    this.#group = group
    this.#undone = []
  }

  popDone(): Step | undefined {
    this.#group = undefined
    return this.#done.pop()
  }

  popUndone(): Step | undefined {
    return this.#undone.pop()
  }

  pushDone(step: Step): void {
    this.#done.push(step)
  }

  pushUndone(step: Step): void {
    this.#undone.push(step)
  }

  /** All steps, to be kept beyond this visit. */
  get steps(): Steps {
    return { done: this.#done, undone: this.#undone }
  }

  /** Takes over the steps of an earlier visit; what has been done meanwhile comes after them. */
  restore({ done, undone }: Steps): void {
    this.#undone = this.#done.length > 0 ? this.#undone : undone
    this.#done = [...done, ...this.#done]
  }

  /** A container has become another one; its steps mean nothing there. */
  drop(containerId: number): void {
    this.#done = this.#done.filter((step) => step.containerId !== containerId)
    this.#undone = this.#undone.filter((step) => step.containerId !== containerId)
    this.#group = undefined
  }
}

function joined(earlier: Step, later: Step): Step {
  return {
    containerId: earlier.containerId,
    redo: [...earlier.redo, ...later.redo],
    undo: [...later.undo, ...earlier.undo],
    changes: joinChanges(earlier.changes, later.changes),
  }
}
