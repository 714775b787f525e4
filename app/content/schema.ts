import { z } from 'zod'
import { isoDateTime } from '../platform/clock/date-schemas.ts'
import { recordId } from '../platform/database/record-id.ts'
import { LOCALES, t } from '../platform/i18n/i18n.ts'
import { COLUMN_LAYOUTS, type ContainerDocument, MAX_NODES_PER_DOCUMENT } from './document.ts'
import { MAX_CLASSES_LENGTH } from './document-schema.ts'
import { MAX_OPERATIONS_PER_BATCH, operationSchema } from './operation-schema.ts'
import { releaseTitle } from './releases/schema.ts'
import type { VersionKind } from './tables.ts'

const contentType = z.string().min(1).max(40)
const containerSlug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,118}$/)
const nodeId = z.string().min(1).max(40)
const containerId = z.string().regex(/^\d{1,10}$/)
const MAX_UNIT = 300

const MAX_KNOWN_BATCHES = 500
/** Operations that a conflict leaves unapplied may come from many batches. */
const MAX_OPERATIONS_SAVED = 2000

/**
 * A batch of operations on a draft. `batch_id` makes the request idempotent. `base_revision` is the newest revision with
 * others' work that its author had seen; `knows` are the author's own batches since then, on top of which it was made.
 */
export const draftPatchSchema = z.strictObject({
  base_revision: z.int().min(0),
  batch_id: z.uuid(),
  knows: z.array(z.uuid()).max(MAX_KNOWN_BATCHES).default([]),
  operations: z.array(operationSchema).min(1).max(MAX_OPERATIONS_PER_BATCH),
})
export type DraftPatch = z.infer<typeof draftPatchSchema>

/** Saves a draft as a version, as it is or with rejected operations applied. */
export const saveStateSchema = z.strictObject({ operations: z.array(operationSchema).max(MAX_OPERATIONS_SAVED) })

/** The draft in the response to a batch. */
export type DraftState = { revision: number; document: ContainerDocument; has_changes: boolean }

/** Drafts of translations: by language and text the revision that was shown. */
export const translationChoice = z.partialRecord(z.enum(LOCALES), z.record(z.string().min(1).max(MAX_UNIT), z.uuid()))
export type TranslationChoice = z.infer<typeof translationChoice>

/** Publishes the drafts of an object (README.md, Publish). */
export const publishSchema = z.strictObject({
  content_type: contentType,
  object_id: recordId,
  summary: z.string().max(300).optional(),
  /** newest revision of each draft whose changes by others the caller was shown, by container id */
  including: z.record(containerId, z.int().min(0)).optional(),
  /** the changed modules to publish, by container id; everything without it */
  only: z.record(containerId, z.array(nodeId).max(MAX_NODES_PER_DOCUMENT * 2)).optional(),
  /** the drafts of translations to publish, as they were shown; none without it */
  translations: translationChoice.optional(),
  /** whether the object itself, where it is offline, goes online with them */
  online: z.boolean().optional(),
})
export type PublishOptions = Omit<z.infer<typeof publishSchema>, 'content_type' | 'object_id'>

/**
 * Plans a choice of an object's changes: to go live at a time, which without an offset is in the theatre's time zone, or with
 * a release, by its id or by the title of a new one.
 */
export const changesScheduleSchema = publishSchema
  .omit({ content_type: true, object_id: true, summary: true })
  .extend({ at: isoDateTime.optional(), release: z.union([recordId, releaseTitle]).optional() })
  .refine(({ at, release }) => (at === undefined) !== (release === undefined), {
    path: ['at'],
    error: () => t('Choose either a time or a release.'),
  })

const caretSchema = z.strictObject({ field: z.string().min(1).max(80), offset: z.int().min(0).max(1_000_000) })

/** Heartbeat of an editor window: the module it is in and where in one of its texts, if any. */
export const presenceSchema = z.strictObject({ visit: z.uuid(), node: nodeId.nullable(), caret: caretSchema.nullish() })

/** Creates a container (A §7). */
export const containerCreationSchema = z.strictObject({
  model: z.string().min(1).max(40),
  parent: z.string().max(120).nullish(),
  content_type: contentType,
  object_id: recordId.nullish(),
  slug: containerSlug,
})

const columnClasses = z.strictObject({ index: z.int().min(0).max(2), classes: z.string().max(MAX_CLASSES_LENGTH) })

/** What a call changes of a container itself (A §3.2); what is not sent stays. */
export const containerChangeSchema = z
  .strictObject({
    layout_index: z
      .int()
      .min(0)
      .max(COLUMN_LAYOUTS.length - 1),
    extra_class: z.string().max(MAX_CLASSES_LENGTH),
    image: recordId.nullable(),
    columns: z.array(columnClasses).max(3),
  })
  .partial()
export type ContainerChange = z.infer<typeof containerChangeSchema>

const place = { parent: nodeId.optional(), column: z.int().min(0).max(2).optional(), before: nodeId.nullish() }

/**
 * The position of a new module in a single-module call (A §7): a column of a container, or of a section in it, before a
 * module or at the end. All other members of the body are fields of the module.
 */
export const moduleCreationSchema = z.looseObject({ container: containerSlug, ...place })

/** The new position of a module in a single-module call, within its container. */
export const moduleMoveSchema = z.strictObject({ container: containerSlug.optional(), ...place })

/** The module that a single-module call addresses; `container` is needed only when two containers have the same node id. */
export const moduleAddressSchema = z.looseObject({ id: nodeId, container: containerSlug.optional() })

export type VersionEntry = { number: number; kind: VersionKind; created_at: string; user: string; summary: string; is_live: boolean }
