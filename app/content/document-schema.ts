import { z } from 'zod'
import { recordId } from '../platform/database/record-id.ts'
import { COLUMN_LAYOUTS, type ContainerDocument, type ContentColumn, type ContentNode, MAX_NODES_PER_DOCUMENT } from './document.ts'
import { isWithinBounds } from './tree.ts'

/** The longest class names of a column or a document. */
export const MAX_CLASSES_LENGTH = 200

const nodeId = z.string().regex(/^[a-zA-Z0-9_-]{6,40}$/)

/** Validates the shape of a node from a request; its data is validated by its module type (`ModuleRegistry.invalidFields`). */
export const contentNodeSchema: z.ZodType<ContentNode> = z.lazy(() =>
  z.strictObject({
    id: nodeId,
    type: z.string().min(1).max(40),
    // 0 is content in the legacy format (AMB-24)
    version: z.int().min(0),
    data: z.record(z.string(), z.unknown()),
    columns: z.array(contentColumnSchema).min(1).max(3).optional(),
  }),
)

export const contentColumnSchema: z.ZodType<ContentColumn> = z.strictObject({
  classes: z.string().max(MAX_CLASSES_LENGTH),
  children: z.array(contentNodeSchema).max(MAX_NODES_PER_DOCUMENT),
})

/** Validates the shape of a whole document, with the bounds that every operation keeps; its nodes' data as for `contentNodeSchema`. */
export const documentSchema: z.ZodType<ContainerDocument> = z
  .strictObject({
    layout: z
      .int()
      .min(0)
      .max(COLUMN_LAYOUTS.length - 1),
    extraClass: z.string().max(MAX_CLASSES_LENGTH),
    image: recordId.nullable(),
    columns: z.array(contentColumnSchema).min(1).max(3),
  })
  .refine(isWithinBounds)
