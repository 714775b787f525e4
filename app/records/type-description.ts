import type { Area } from '../platform/auth/rights.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { ColumnField, ItemsField, OrderField } from './record-type.ts'

type Words = { label: Label; help?: Label }

/** A field as the browser knows it; where it is kept stays on the server. */
export type FieldDescription =
  | ColumnField
  | OrderField
  | ItemsField
  | (Words & { kind: 'many'; of: string })
  | (Words & { kind: 'pictures' })
  | (Words & { kind: 'rows'; itemLabel: Label; asks?: string; fields: Record<string, ColumnField> })

/** A record type as the browser knows it. */
export type TypeDescription = {
  name: string
  area: Area
  label: Label
  plural: Label
  fields: Record<string, FieldDescription>
  list: { columns: string[]; filters: string[]; bulk: string[]; sort: { by: string; descending?: boolean } }
  /** whether its records have a page on the site */
  hasPage: boolean
  /** record types named by its fields of which the viewer may make records */
  creatable: string[]
  mayWrite: boolean
  mayCreate: boolean
  mayDelete: boolean
}
