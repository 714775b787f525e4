import { z } from 'zod'
import { recordId } from '../../platform/database/record-id.ts'
import { contentColumnSchema } from '../document-schema.ts'
import { pageFields, pageSlug } from '../page-schema.ts'

/** As many containers as a page in a file has at most, and references of each kind. */
const MAX_CONTAINERS = 20
const MAX_REFERENCES = 2000
/** Longest name of a file or title of a record that a file tells. */
export const MAX_NAME = 300

/** Where it stands and whether it is seen is decided where the page is read in. */
const settings = pageFields.omit({ is_online: true, in_menu: true, in_footer: true, publish_at: true, unpublish_at: true })

const document = z.strictObject({
  layout: z.int().min(0),
  extraClass: z.string(),
  image: recordId.nullable(),
  columns: z.array(contentColumnSchema).min(1).max(3),
})

/**
 * One page as a file: its settings, the documents of its containers as they are in the editor, and what they refer to, in
 * words by which it is found again: files by the hash of their bytes, records by their titles.
 */
export const pageFile = z.strictObject({
  format: z.literal('foyer-page'),
  version: z.literal(1),
  slug: pageSlug.or(z.literal('')),
  settings,
  containers: z.array(z.strictObject({ model: z.string().min(1).max(40), document })).max(MAX_CONTAINERS),
  media: z
    .array(z.strictObject({ id: recordId, filename: z.string().max(MAX_NAME), hash: z.string().max(200).nullable() }))
    .max(MAX_REFERENCES),
  records: z.array(z.strictObject({ type: z.string().max(60), id: recordId, title: z.string().max(MAX_NAME) })).max(MAX_REFERENCES),
})
export type PageFile = z.infer<typeof pageFile>

/** What a page refers to that is not here: left out of it, and told. `label` is a file's name or a record's title. */
export type MissingReference = { kind: 'file' | 'record' | 'shared-part'; label: string }
