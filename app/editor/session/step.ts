import type { Operation } from '../../content/index.ts'
import type { NodeChanges } from './node-snapshot.ts'

/** An entry of the undo history: operations and their exact inverse on one container. */
export type Step = { containerId: number; redo: Operation[]; undo: Operation[]; changes: NodeChanges }

/** The steps that can be undone and those that can be redone; the newest last. Stored as JSON: the keys are a contract. */
export type Steps = { done: Step[]; undone: Step[] }
