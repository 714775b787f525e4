import { z } from 'zod'
import { COLUMN_LAYOUTS, type ContentNode, contentNodeSchema } from './document.ts'

export { ROOT_ID } from './root-id.ts'

/** A place in a document: a column of a node (or of the root), before a node, or at the end. */
export type Place = { parent: string; column: number; before: string | null }

/**
 * Everything an editor can do to a document. Operations address nodes by id, never by position,
 * so that they keep their meaning when somebody else has changed the page meanwhile.
 */
export type Operation =
  | { type: 'insert'; node: ContentNode; place: Place }
  /** `unset` names fields to take away, so that undoing an addition leaves no trace */
  | { type: 'update'; id: string; data: Record<string, unknown>; unset?: string[] }
  | { type: 'move'; id: string; place: Place }
  | { type: 'remove'; id: string }
  /** the children of columns that go away join the last one; `classes` restores the columns' classes */
  | { type: 'setLayout'; id: string; layout: number; classes?: string[] }
  /** `newIds` gives the copy of each node its id, so that browser and server make the same copy */
  | { type: 'duplicate'; id: string; newIds: Record<string, string> }

export const MAX_OPERATIONS_PER_BATCH = 200

const id = z.string().min(1).max(40)
const place = z.strictObject({ parent: id, column: z.int().min(0).max(2), before: id.nullable() })
const newId = z.string().regex(/^[a-zA-Z0-9_-]{6,40}$/)

/** Checks an operation from a browser. */
export const operationSchema: z.ZodType<Operation> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('insert'), node: contentNodeSchema, place }),
  z.strictObject({
    type: z.literal('update'),
    id,
    data: z.record(z.string().max(60), z.unknown()),
    unset: z.array(z.string().max(60)).max(50).optional(),
  }),
  z.strictObject({ type: z.literal('move'), id, place }),
  z.strictObject({ type: z.literal('remove'), id }),
  z.strictObject({
    type: z.literal('setLayout'),
    id,
    layout: z
      .int()
      .min(0)
      .max(COLUMN_LAYOUTS.length - 1),
    classes: z.array(z.string().max(200)).max(3).optional(),
  }),
  z.strictObject({ type: z.literal('duplicate'), id, newIds: z.record(id, newId) }),
])
