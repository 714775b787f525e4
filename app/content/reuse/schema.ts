import { z } from 'zod'
import { recordId } from '../../platform/database/record-id.ts'
import { contentNodeSchema } from '../document-schema.ts'
import { pageFields } from '../page-schema.ts'

/** As many modules as are copied at once. */
const MAX_NODES = 200

const title = pageFields.shape.title
const nodes = z.array(contentNodeSchema).min(1).max(MAX_NODES)

/** Makes a shared part of modules. */
export const sharedPartCreation = z.strictObject({ title, nodes })

/** Makes a template of modules, or of what the editor shows of a page. */
export const templateCreation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('modules'), title, nodes }),
  z.strictObject({ kind: z.literal('page'), title, page_id: recordId }),
])
export type TemplateCreation = z.infer<typeof templateCreation>
