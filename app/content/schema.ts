import { z } from 'zod'
import { MAX_OPERATIONS_PER_BATCH, operationSchema } from './operation-schema.ts'

/** A batch of operations on a draft. `batch_id` makes sending it twice harmless. */
export const draftPatchSchema = z.strictObject({
  base_revision: z.int().min(0),
  batch_id: z.uuid(),
  operations: z.array(operationSchema).min(1).max(MAX_OPERATIONS_PER_BATCH),
})
export type DraftPatch = z.infer<typeof draftPatchSchema>

/** Makes the drafts of an object live (architecture, idea 2). */
export const publishSchema = z.strictObject({
  content_type: z.string().min(1).max(40),
  object_id: z.int().positive(),
  summary: z.string().max(300).optional(),
})

/** Creates a container (A §7). */
export const containerCreationSchema = z.strictObject({
  model: z.string().min(1).max(40),
  parent: z.string().max(120).nullish(),
  content_type: z.string().min(1).max(40),
  object_id: z.int().positive().nullish(),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,118}$/),
})

export type VersionEntry = { number: number; created_at: string; user: string; summary: string }
