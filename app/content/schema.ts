import { z } from 'zod'
import { recordId } from '../platform/database/record-id.ts'
import type { ContainerDocument } from './document.ts'
import { MAX_OPERATIONS_PER_BATCH, operationSchema } from './operation-schema.ts'
import type { VersionKind } from './tables.ts'

const contentType = z.string().min(1).max(40)
const containerSlug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,118}$/)
const nodeId = z.string().min(1).max(40)

const MAX_KNOWN_BATCHES = 500
/** What somebody gives up may have been many batches. */
const MAX_OPERATIONS_KEPT = 2000

/**
 * A batch of operations on a draft. `batch_id` makes sending it twice harmless. `base_revision` is the state of others'
 * work that its author saw; `knows` names the author's own batches since then, on top of which it was made.
 */
export const draftPatchSchema = z.strictObject({
  base_revision: z.int().min(0),
  batch_id: z.uuid(),
  knows: z.array(z.uuid()).max(MAX_KNOWN_BATCHES).default([]),
  operations: z.array(operationSchema).min(1).max(MAX_OPERATIONS_PER_BATCH),
})
export type DraftPatch = z.infer<typeof draftPatchSchema>

/** Keeps a draft as a version, as it is or with the operations that somebody gives up. */
export const keepSchema = z.strictObject({ operations: z.array(operationSchema).max(MAX_OPERATIONS_KEPT) })

/** A draft as it is answered after each batch. */
export type DraftState = { revision: number; document: ContainerDocument; has_changes: boolean }

/** Makes the drafts of an object live (README.md, Publish). */
export const publishSchema = z.strictObject({
  content_type: contentType,
  object_id: recordId,
  summary: z.string().max(300).optional(),
  /** newest revision of each container's draft that was shown with others' changes in it, by container */
  including: z.record(z.string().regex(/^\d{1,10}$/), z.int().min(0)).optional(),
})

/** Tells that an editor is here, and in which module. */
export const presenceSchema = z.strictObject({ visit: z.uuid(), node: nodeId.nullable() })

/** Creates a container (A §7). */
export const containerCreationSchema = z.strictObject({
  model: z.string().min(1).max(40),
  parent: z.string().max(120).nullish(),
  content_type: contentType,
  object_id: recordId.nullish(),
  slug: containerSlug,
})

const place = { parent: nodeId.optional(), column: z.int().min(0).max(2).optional(), before: nodeId.nullish() }

/**
 * Where a single-module call puts a new module (A §7): into a column of a container, or of a section in it, before
 * a module or at the end. All other fields of the body are the module's own.
 */
export const moduleCreationSchema = z.looseObject({ container: containerSlug, ...place })

/** Where a single-module call moves a module to, within its container. */
export const moduleMoveSchema = z.strictObject({ container: containerSlug.optional(), ...place })

/** Which module a single-module call means; `container` is needed only where two containers hold the same id. */
export const moduleAddressSchema = z.looseObject({ id: nodeId, container: containerSlug.optional() })

export type VersionEntry = { number: number; kind: VersionKind; created_at: string; user: string; summary: string; is_live: boolean }
