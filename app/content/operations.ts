import type { ContentNode } from './document.ts'

/** A place in a document: a column of a node (or of the root), before a node, or at the end. */
export type NodePosition = { parent: string; column: number; before: string | null }

/**
 * Everything an editor can do to a document. Operations address nodes by id, never by position,
 * so that they keep their meaning when somebody else has changed the page meanwhile.
 */
export type Operation =
  | { type: 'insert'; node: ContentNode; place: NodePosition }
  /** `unset` names fields to take away, so that undoing an addition leaves no trace */
  | { type: 'update'; id: string; data: Record<string, unknown>; unset?: string[] }
  | { type: 'move'; id: string; place: NodePosition }
  | { type: 'remove'; id: string }
  /** the children of columns that go away join the last one; `classes` restores the columns' classes */
  | { type: 'setLayout'; id: string; layout: number; classes?: string[] }
  /** `newIds` gives the copy of each node its id, so that browser and server make the same copy */
  | { type: 'duplicate'; id: string; newIds: Record<string, string> }
