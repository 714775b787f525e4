import { composeChanges } from './node-snapshot.ts'
import type { Step, Steps } from './step.ts'

/** The undo history of one session, unlimited while the page is open. Consecutive steps of one group are one step. */
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

  /** Adds a step and clears what could be redone. A step of the same group as the previous one is merged into it. */
  add(step: Step, group?: string): void {
    const last = this.#done.at(-1)
    if (group && last && group === this.#group) this.#done[this.#done.length - 1] = mergeSteps(last, step)
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

  /** All steps, to be stored. */
  get steps(): Steps {
    return { done: this.#done, undone: this.#undone }
  }

  /** Puts stored steps before those of this session; what was undone can be redone only while nothing new was done. */
  restore({ done, undone }: Steps): void {
    this.#undone = this.#done.length > 0 ? this.#undone : undone
    this.#done = [...done, ...this.#done]
  }

  /** Drops the steps of a container whose document was replaced, since their inverses no longer apply. */
  drop(containerId: number): void {
    this.#done = this.#done.filter((step) => step.containerId !== containerId)
    this.#undone = this.#undone.filter((step) => step.containerId !== containerId)
    this.#group = undefined
  }
}

function mergeSteps(earlier: Step, later: Step): Step {
  return {
    containerId: earlier.containerId,
    redo: [...earlier.redo, ...later.redo],
    undo: [...later.undo, ...earlier.undo],
    changes: composeChanges(earlier.changes, later.changes),
  }
}
