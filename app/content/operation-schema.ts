import { z } from 'zod'
import { COLUMN_LAYOUTS } from './document.ts'
import { contentNodeSchema } from './document-schema.ts'
import type { Operation } from './operations.ts'

export const MAX_OPERATIONS_PER_BATCH = 200

const id = z.string().min(1).max(40)
const place = z.strictObject({ parent: id, column: z.int().min(0).max(2), before: id.nullable() })
const newId = z.string().regex(/^[a-zA-Z0-9_-]{6,40}$/)

/** Validates the shape of an operation from a request; whether it fits the document is decided by `applyOperation`. */
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
