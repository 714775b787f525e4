import type { ContentFragment } from '../content-lint/content-fragment.ts'
import type { Finding } from './finding.ts'

/** A content fragment and the module that holds it; no module in a field of a record. */
export type PlacedFragment = ContentFragment & { node?: { containerId: number; nodeId: string } }

/** Published content that is audited as a unit: a page, a record, the settings. */
export type AuditTarget = {
  contentType: string
  objectId: number
  title: string
  /** where visitors see it; null where it has no page of its own */
  url: string | null
  /** where staff change its fields; null where it has none but modules */
  form: string | null
  /** edit URL of its modules where another page embeds them; derived from `url` otherwise */
  editUrl?: string
  fragments: PlacedFragment[]
  /** what is wrong with it beside other records */
  findings?: Finding[]
}
