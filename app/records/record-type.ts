import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Area } from '../platform/auth/rights.ts'
import type { Role } from '../platform/auth/roles.ts'
import type { Database } from '../platform/database/database.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { FileKind } from '../platform/media/file-kinds.ts'
import type { Platform } from '../platform/platform.ts'
import type { FieldSpec } from './field-spec.ts'

/** Whose rights decide what is read. */
export type Reader = { id: string; role: Role }

/** Who reads a field, where not everybody reads it who reads the record (`typeFor`). */
type Readership = {
  /** no page for visitors and no press kit says it: it is not there for whoever reads what is published */
  isForStaff?: true
  /** read by those alone who may write it, in records, lists, exports and histories */
  isConfidential?: true
}
type Base = Readership & {
  required?: boolean
  /** unique to a record, so that a duplicate starts without it */
  isOwn?: boolean
  /** a text that is the same in every language, such as a name, or that no visitor reads */
  translatable?: false
  /** the name of another date or datetime field of the same kind; an earlier value than its value is invalid */
  notBefore?: string
}
/** The content of a text that is not prose. */
type NotWords = { holds?: 'address' | 'html' | 'code' }

/** A field of one value, stored in the column of the same name. */
export type ColumnField = Base &
  (
    | FieldSpec<'text', NotWords>
    /** `describes`: an alternative text, required unless the boolean field of that name is set */
    | FieldSpec<'textarea', NotWords & { describes?: string }>
    | FieldSpec<'textList' | 'richText' | 'date' | 'time' | 'datetime' | 'multiselect' | 'media'>
    /** `from`: the fields it is generated from while it is empty */
    | FieldSpec<'slug', { from: string[] }>
    /** `isOrigin`: the address is the source of a redirect, not a link; `file`: files of this kind can be picked from the library */
    | FieldSpec<'url', { isOrigin?: boolean; file?: FileKind }>
    | FieldSpec<'boolean', { initially?: boolean }>
    | FieldSpec<'number', { decimals?: boolean; initially?: number }>
    /** `none`: null is allowed, and this is its label */
    | FieldSpec<'select', { none?: Label }>
    /** `of`: the record type referenced */
    | FieldSpec<'relation', { of: string }>
  )

/** An ordered selection from fixed options. */
export type OrderField = FieldSpec<'order'>

/** A list of entries, stored as JSON in the column of the same name. */
export type ItemsField = FieldSpec<
  'items',
  Readership & {
    /** the name of an input that a feature provides for all entries together (`RowInputsContext`) */
    asks?: string
    fields: Record<string, ColumnField>
    /** converts the entries, where they are stored in another form than staff edit */
    stored?: { read(stored: unknown[]): Record<string, unknown>[]; write(rows: Record<string, unknown>[]): unknown[] }
  }
>

/** A list stored in a table of its own. */
export type TableField = Readership &
  (
    | FieldSpec<'relations', { of: string; through: LinkTable }>
    | FieldSpec<'mediaList', { through: LinkTable }>
    /** `asks`: the name of an input that a feature provides for all rows together (`RowInputsContext`) */
    | FieldSpec<'rows', { asks?: string; table: PgTable; link: RowLink; fields: Record<string, ColumnField> }>
  )

/** The modules of the record's page, kept by whoever registers them (`RecordSetup.passages`). */
export type PassagesField = FieldSpec<'passages'> & Readership

export type RecordField = ColumnField | ItemsField | TableField | PassagesField

/** A link table. Columns are named as in the table's definition; a list keeps its order if there is a `position`. */
export type LinkTable = { table: PgTable; own: string; other: string; position?: string }

/** How rows belong to their record: the column with its id, columns fixed for all, and columns copied from the record. */
export type RowLink = {
  own: string
  position?: string
  fixed?: Record<string, unknown>
  copied?: Record<string, string>
  /** by which columns a row of a changed list is taken for a stored one and keeps its id (`keptRows`); without, all rows are new */
  keeps?: string[][]
}

/** The values of a record, by field. */
export type Values = Record<string, unknown>

/** What is wrong with a value, and the path to it. */
export type Issue = { path: PropertyKey[]; message: string }

/** A text that a search covers: the record's own, or that of a referenced record (`of` its id, `by` the referencing column). */
export type SearchText = SQL | { by: PgColumn; of: PgColumn; text: SQL }

/** How many records of one type reference a record; `filter` is the field that filters their list to them. */
export type ReferenceCount = { type: string; plural: string; count: number; filter: string | null }

/**
 * The definition of a kind of record. List, form, API, rights, history and export are derived from it; adding a field is
 * one line. The engine knows no type by name: what differs between types is a property here.
 */
export type RecordType = {
  /** name in URLs: `/cms-hub/production`, `/api/admin/production` */
  name: string
  area: Area
  /** visitors see nothing of its records */
  isForStaff?: true
  label: Label
  plural: Label
  table: PgTable & { id: PgColumn }
  fields: Record<string, RecordField> // in the order of the form
  /** the parts of the form, in their order; each field is in one of them. Default: a form in one piece */
  sections?: FormSection[]
  /** the title of a record, as SQL */
  title: SQL
  list: {
    /** names of fields shown beside the title */
    columns: string[]
    /** what a search covers */
    search: SearchText[]
    /** the default order */
    sort: { by: string; descending?: boolean }
    /** the field that says when a record is over: its list opens with those from today on, the nearest first */
    upcoming?: string
    /** what an empty list says beside that it is: how its records come, where nobody makes them here */
    empty?: Label
    /** the screen that takes many at once from a list that somebody brings, and what the link to it says */
    intake?: { screen: string; label: Label }
    /** names of fields that filter the list, by a value or a range of days */
    filters?: string[]
    /** names of fields that a bulk action can set */
    bulk?: string[]
  }
  /** which records are public at an instant; default: those with `isOnline` */
  isPublished?: (now: Date) => SQL | undefined
  /** the field that references the parent record, without which this one is not public */
  parentField?: string
  /**
   * how a record belongs to a production, for roles limited to some: it is one, its parent is one, or by what this finds out;
   * records of types without it are only read by such roles
   */
  within?: 'itself' | 'parent' | ((db: Database, viewer: Reader, id: number) => Promise<boolean>)
  /**
   * how a record belongs to a production for whoever is limited to some and only reads it there: by the field that names one,
   * or by a condition
   */
  seenWithin?: string | ((reader: Reader) => SQL)
  /** which records there are for whoever asks; set by `typeFor` alone */
  only?: SQL
  /** which records relation fields of other types offer; default: all */
  selectable?: SQL | undefined
  /** the public URL of a record */
  url?: (id: number, values: Record<string, unknown>) => string
  /** cache tags of everything that shows a record */
  tags: (id: number) => string[]
  /** further tags by what a record says, dropped for what it said before a write and for what it says since: such as the months it lies in */
  tagsOfValues?: (values: Record<string, unknown>) => string[]
  /** rules across the fields of one record; returns what is wrong */
  validate?: (values: Record<string, unknown>) => Issue[]
  /** tables without a record type that reference a record and so prevent its deletion; `filter` filters their list (`name` in its URL) to it */
  referencedBy?: { table: PgTable; column: PgColumn; name: string; plural: Label; filter: string }[]
  /** references outside of fields and columns (such as files in documents), by the referenced id */
  findReferences?: (db: Database, ids: number[]) => Promise<Map<number, ReferenceCount[]>>
  /** conditions of its list beyond search and filters, from the parameters of its URL */
  customFilter?: (
    platform: Pick<Platform, 'clock'>,
    parameters: URLSearchParams,
  ) => { conditions: (SQL | undefined)[]; isNarrowed: boolean }
  /** a form only changes records and creates none (files are uploaded, pages are created in the editor) */
  isCreatedElsewhere?: boolean
  /** fields of the kinds `media` and `mediaList` reference this type; set on one type only */
  holdsPictures?: true
  /** the form of a new record opens offline, because writing it takes more than one session */
  startsOffline?: true
  /** columns without a field that are restored with a deleted record */
  preservedColumns?: string[]
  /** columns without a field that an export contains, with their labels */
  exportedColumns?: Record<string, Label>
  /**
   * rules against other records, checked in the transaction of each manual write
   * @param before the values before; undefined for a new record
   */
  validateInTx?: (db: Database, values: Record<string, unknown>, before: Record<string, unknown> | undefined) => Promise<Issue[]>
  /** stored parts that mean nothing any more, for the audit: by record id, each with its field, and what it was probably meant to be */
  unknownParts?: (db: Database, ids: number[]) => Promise<Map<number, UnknownPart[]>>
  /** updates derived data, in the transaction of each write */
  afterWrite?: AfterWrite<Record<string, unknown>>
}

/** A part of a record that the record it belongs to does not have; `proposed` is empty where nothing resembles it. */
export type UnknownPart = { field: string; name: string; proposed: string }

/**
 * Updates data that is derived from a record.
 * @param before the values before; undefined for a new record
 * @param invalidate for the cache tags of other records that it changes
 */
export type AfterWrite<Values> = (
  tx: Database,
  id: number,
  now: Temporal.Instant,
  before: Values | undefined,
  invalidate: (...tags: string[]) => void,
) => Promise<void>

/** A part of a form, which shows one at a time. A part may have no field, where a feature fills it (`RecordExtension`). */
export type FormSection<Name extends string = string> = {
  name: string
  label: Label
  fields: Name[]
  /** fields that are rarely needed, folded below the others */
  more?: Name[]
  /** of plans and sales: with its fields it is not there for whoever reads what is published */
  isWork?: true
}

/** Whether a field is stored in a table of its own. */
export function isTableField(field: RecordField): field is TableField {
  return field.kind === 'relations' || field.kind === 'mediaList' || field.kind === 'rows'
}

/** Whether a field is stored in a column of the record's table. */
export function isColumnField(field: RecordField): field is ColumnField | ItemsField {
  return !isTableField(field) && field.kind !== 'passages'
}

/** The name of the field with the modules of a record's page; undefined for types whose form writes none. */
export function passagesFieldOf({ fields }: { fields: Record<string, { kind: string }> }): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.kind === 'passages')
}
