import type { Area } from '../platform/auth/rights.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { FieldSpec } from './field-spec.ts'
import type { ColumnField, FormSection, ItemsField, OrderField, PassagesField } from './record-type.ts'

/** A field as the browser knows it; where it is stored stays on the server. */
export type FieldDescription =
  | ColumnField
  | OrderField
  | ItemsField
  | PassagesField
  | FieldSpec<'relations', { of: string }>
  | FieldSpec<'mediaList'>
  | FieldSpec<'rows', { asks?: string; fields: Record<string, ColumnField> }>

/** A record type as the browser knows it. */
export type TypeDescription = {
  name: string
  area: Area
  label: Label
  plural: Label
  fields: Record<string, FieldDescription>
  /** the parts of the form; empty for a form in one piece */
  sections: FormSection[]
  list: {
    columns: string[]
    filters: string[]
    bulk: string[]
    sort: { by: string; descending?: boolean }
    upcoming?: string
    empty?: Label
    intake?: { screen: string; label: Label }
  }
  /** whether its records have a page on the site */
  hasPage: boolean
  /** record types its fields reference and of which the viewer may create records */
  creatable: string[]
  mayWrite: boolean
  /** whether the viewer sees how records came about and what is planned for them */
  seesWork: boolean
  /** the only fields that the viewer may change; null where they may change all */
  writable: readonly string[] | null
  mayCreate: boolean
  mayDelete: boolean
}
