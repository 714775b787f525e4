import type { ContentNode } from './document.ts'

/** The id by which operations address the document itself, whose columns hold the top nodes. */
export const ROOT_ID = 'root'

/** A place in a document: a column of a node (or of the root), before a node or at the end. */
export type Place = { parent: string; column: number; before: string | null }

/**
 * Everything an editor can do to a document. Operations address nodes by id, never by position,
 * so that they keep their meaning when somebody else has changed the page meanwhile.
 */
export type Operation =
  | { type: 'insert'; node: ContentNode; place: Place }
  | { type: 'update'; id: string; data: Record<string, unknown> }
  | { type: 'move'; id: string; place: Place }
  | { type: 'remove'; id: string }
  | { type: 'setLayout'; id: string; layout: number }
  | { type: 'duplicate'; id: string; newIds: Record<string, string> }
