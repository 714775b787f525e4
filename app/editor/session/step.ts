import type { Operation } from '../../content/index.ts'
import type { Changes } from './standing.ts'

/** One step that can be taken back. */
export type Step = { containerId: number; redo: Operation[]; undo: Operation[]; changes: Changes }

/** What was done and can be undone, and what was undone and can be done again; the newest last. */
export type Steps = { done: Step[]; undone: Step[] }
