import { z } from 'zod'
import { operationSchema } from '../../content/operation-schema.ts'
import { recordId } from '../../platform/database/record-id.ts'

const MAX_QUERY_LENGTH = 200
const MAX_REPLACEMENT_LENGTH = 300
/** As many hits as are found at once. */
export const MAX_HITS = 500

export const textQuery = z.strictObject({
  text: z.string().min(2).max(MAX_QUERY_LENGTH),
  match_case: z.boolean().default(false),
  whole_word: z.boolean().default(false),
})
export type TextQueryInput = z.infer<typeof textQuery>

const hit = z.strictObject({ node: z.string().min(1).max(40), path: z.string().min(1).max(80), nth: z.int().min(0) })
const revision = z.int().min(0)

/** Replaces hits in drafts; each container as it was when they were found. */
export const replacing = z.strictObject({
  query: textQuery,
  replacement: z.string().max(MAX_REPLACEMENT_LENGTH),
  containers: z
    .array(z.strictObject({ container: recordId, revision, hits: z.array(hit).min(1).max(MAX_HITS) }))
    .min(1)
    .max(MAX_HITS),
})
export type Replacing = z.infer<typeof replacing>

/** Takes replacements back: the operations that `replaced` answered, on the revision that they led to. */
export const takingBack = z.strictObject({
  containers: z
    .array(z.strictObject({ container: recordId, revision, operations: z.array(operationSchema).min(1).max(MAX_HITS) }))
    .min(1)
    .max(MAX_HITS),
})
export type TakingBack = z.infer<typeof takingBack>
