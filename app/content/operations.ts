import type { ContentNode } from './document.ts'

/**
 * A position in a document: a column of the node `parent` (or of the root), in front of the node `before`, or at the end
 * of the column when `before` is null. A `before` that is no longer in that column means the end as well.
 */
export type NodePosition = { parent: string; column: number; before: string | null }

/**
 * An atomic change of a document, as JSON. Nodes are addressed by id, never by index, so that an operation keeps its
 * meaning when it is applied to a newer document than the one it was made on. `applyOperation` defines what each one does,
 * what it rejects, and its inverse; `conflictsWith` which of them may be merged.
 */
export type Operation =
  | { type: 'insert'; node: ContentNode; place: NodePosition }
  /** sets the fields in `data` and deletes those in `unset`; fields that neither names stay. The inverse of adding a field is `unset` */
  | { type: 'update'; id: string; data: Record<string, unknown>; unset?: string[] }
  | { type: 'move'; id: string; place: NodePosition }
  | { type: 'remove'; id: string }
  /** sets the number and widths of columns; children of removed columns move to the end of the last one. `classes` sets the columns' classes */
  | { type: 'setLayout'; id: string; layout: number; classes?: string[] }
  /** inserts a copy behind the node; `newIds` maps the id of every copied node to its copy's, so that browser and server make the same copy */
  | { type: 'duplicate'; id: string; newIds: Record<string, string> }
