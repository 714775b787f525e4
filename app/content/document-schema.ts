import { z } from 'zod'
import { type ContentColumn, type ContentNode, MAX_NODES_PER_DOCUMENT } from './document.ts'

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
  classes: z.string().max(200),
  children: z.array(contentNodeSchema).max(MAX_NODES_PER_DOCUMENT),
})
