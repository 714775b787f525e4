import type { ContentFragment } from '../content-lint/content-fragment.ts'
import type { Finding } from './finding.ts'

/** A content fragment and the module that contains it; no module in a field of a record. */
export type PlacedFragment = ContentFragment & { node?: { containerId: number; nodeId: string } }

/** Published content that is audited as a unit: a page, a record, the settings. */
export type AuditTarget = {
  contentType: string
  objectId: number
  title: string
  /** public address; null when it has no page of its own */
  url: string | null
  /** address of its form; null when it has only modules */
  form: string | null
  /** edit URL of its modules when another page embeds them; derived from `url` otherwise */
  editUrl?: string
  fragments: PlacedFragment[]
  /** findings that its reader made, beyond those of its fragments */
  findings?: Finding[]
}
