import type { Operation } from '../../content/index.ts'
import type { NodeChanges } from './node-snapshot.ts'

/** One step that can be taken back. */
export type Step = { containerId: number; redo: Operation[]; undo: Operation[]; changes: NodeChanges }

/** What was done and can be undone, and what was undone and can be done again; the newest last. */
export type Steps = { done: Step[]; undone: Step[] }
