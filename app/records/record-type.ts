import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Area } from '../platform/auth/rights.ts'
import type { Database } from '../platform/database/database.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { FileKind } from '../platform/media/file-kinds.ts'
import type { Platform } from '../platform/platform.ts'
import type { FieldSpec } from './field-spec.ts'

type Base = {
  required?: boolean
  /** belongs to one record alone, so that its duplicate begins without it */
  isOwn?: boolean
  /** the name of a field of the same kind, a date or a datetime, that it does not come before */
  notBefore?: string
}
/** What a text consists of when it is not words to be read. */
type NotWords = { holds?: 'address' | 'html' | 'code' }

/** A field of one value, stored in the column of the same name. */
export type ColumnField = Base &
  (
    | FieldSpec<'text', NotWords>
    /** `describes`: an alternative text, required unless the boolean field of that name is set */
    | FieldSpec<'textarea', NotWords & { describes?: string }>
    | FieldSpec<'textList' | 'richText' | 'date' | 'time' | 'datetime' | 'multiselect' | 'media'>
    /** `from`: the fields it is made from while it is empty */
    | FieldSpec<'slug', { from: string[] }>
    /** `isOrigin`: the address redirects and leads nobody anywhere; `file`: files of this kind can be picked from the library */
    | FieldSpec<'url', { isOrigin?: boolean; file?: FileKind }>
    | FieldSpec<'boolean', { initially?: boolean }>
    | FieldSpec<'number', { decimals?: boolean; initially?: number }>
    /** `none`: no option at all is allowed, and this is what that means */
    | FieldSpec<'select', { none?: Label }>
    /** `of`: the record type referenced */
    | FieldSpec<'relation', { of: string }>
  )

/** A list of given parts, of which some are selected and put in order. */
export type OrderField = FieldSpec<'order'>

/** A list of entries, stored whole in the column of the same name. */
export type ItemsField = FieldSpec<
  'items',
  {
    fields: Record<string, ColumnField>
    /** how the entries are stored, where that differs from how staff write them */
    stored?: { read(kept: unknown[]): Record<string, unknown>[]; write(rows: Record<string, unknown>[]): unknown[] }
  }
>

/** A list stored in a table of its own. */
export type TableField =
  | FieldSpec<'relations', { of: string; through: LinkTable }>
  | FieldSpec<'mediaList', { through: LinkTable }>
  /** `asks`: the name of an input that a feature brings for all rows together (`RowInputsContext`) */
  | FieldSpec<'rows', { asks?: string; table: PgTable; link: RowLink; fields: Record<string, ColumnField> }>

export type RecordField = ColumnField | ItemsField | TableField

/** A table of pairs. The columns are named as in the table's definition; a list keeps its order where `position` is given. */
export type LinkTable = { table: PgTable; own: string; other: string; position?: string }

/** How rows belong to their record: the column with its id, columns fixed for all, and columns copied from the record. */
export type RowLink = { own: string; position?: string; fixed?: Record<string, unknown>; copied?: Record<string, string> }

/** The values of a record, by field. */
export type Values = Record<string, unknown>

/** What is wrong with a value, and where. */
export type Issue = { path: PropertyKey[]; message: string }

/** A text that a search looks into: the record's own, or that of a referenced record (`of` its id, `by` the referencing column). */
export type SearchText = SQL | { by: PgColumn; of: PgColumn; text: SQL }

/** How many records of one type reference a record; `filter` is the field by which their list can be filtered to them. */
export type ReferenceCount = { type: string; plural: string; count: number; filter: string | null }

/**
 * The definition of a kind of record. List, form, API, rights, history and export are derived from it; adding a field is
 * one line. The engine knows no type by name: what differs between types is a property here.
 */
export type RecordType = {
  /** name in addresses: `/cms-hub/production`, `/api/admin/production` */
  name: string
  area: Area
  label: Label
  plural: Label
  table: PgTable & { id: PgColumn }
  /** in the order of the form */
  fields: Record<string, RecordField>
  /** a line that names a record for people */
  title: SQL
  list: {
    /** names of fields shown beside the title */
    columns: string[]
    /** what a search looks into */
    search: SearchText[]
    /** column to sort by unless asked otherwise */
    sort: { by: string; descending?: boolean }
    /** names of fields that can narrow the list: a value, or a span of days */
    filters?: string[]
    /** names of fields that many records can be given at once */
    bulk?: string[]
  }
  /** which records are public at an instant; default: those with `isOnline` */
  isPublished?: (now: Date) => SQL | undefined
  /** the field that references the record without which this one is not public either */
  parentField?: string
  /** which records relation fields of other types offer; default: all */
  selectable?: SQL | undefined
  /** the public address of a record */
  url?: (id: number, values: Record<string, unknown>) => string
  /** cache tags of everything shown of a record */
  tags: (id: number) => string[]
  /** rules across the fields of one record; returns what is wrong */
  validate?: (values: Record<string, unknown>) => Issue[]
  /** tables outside the record types that reference a record and so refuse its deletion; `filter` filters their list (`name` in its URL) to it */
  referencedBy?: { table: PgTable; column: PgColumn; name: string; plural: Label; filter: string }[]
  /** references that no field and no column holds (such as files in documents), by the id referenced */
  findReferences?: (db: Database, ids: number[]) => Promise<Map<number, ReferenceCount[]>>
  /** conditions of its list beyond search and filters, read from the query of its URL */
  customFilter?: (
    platform: Pick<Platform, 'clock'>,
    parameters: URLSearchParams,
  ) => { conditions: (SQL | undefined)[]; isNarrowed: boolean }
  /** records are not created by a form (files are uploaded, pages belong to the editor); a form only changes them */
  isCreatedElsewhere?: boolean
  /** fields of kind `media` and `mediaList` reference records of this type; one type has it */
  holdsPictures?: true
  /** a new record is offline until somebody puts it online, because writing it takes more than one sitting */
  startsOffline?: true
  /** columns that no form shows and that are restored with a deleted record */
  preservedColumns?: string[]
  /** columns that no form shows and an export contains, with their labels */
  exportedColumns?: Record<string, Label>
  /**
   * rules against other records, checked in the transaction of each manual write
   * @param before the values before; undefined for a new record
   */
  validateInTx?: (db: Database, values: Record<string, unknown>, before: Record<string, unknown> | undefined) => Promise<Issue[]>
  /**
   * updates derived data, in the transaction of each write
   * @param before the values before; undefined for a new record
   */
  afterWrite?: (tx: Database, id: number, now: Temporal.Instant, before: Record<string, unknown> | undefined) => Promise<void>
}

/** Whether a field is kept in a table of its own. */
export function isTableField(field: RecordField): field is TableField {
  return field.kind === 'relations' || field.kind === 'mediaList' || field.kind === 'rows'
}
