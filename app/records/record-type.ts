import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Area } from '../platform/auth/rights.ts'
import type { Database } from '../platform/database/database.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { FileKind } from '../platform/media/file-kinds.ts'
import type { Platform } from '../platform/platform.ts'

type Words = { label: Label; help?: Label }

/** A value out of a fixed set, with what staff read: a text of the catalogue or a name that needs no translation. */
export type Option = { value: string | number; label: Label | (string & {}) }

/** A field of one value, kept in the column of the same name. */
export type ColumnField = Words & {
  required?: boolean
  /** belongs to one record alone, so that its duplicate begins without it */
  isOwn?: boolean
  /** the name of a field of the same kind, a day or a moment, that it does not come before */
  notBefore?: string
} /** `holds`: an address, HTML or a code, which are not words to be read */ & (
    | { kind: 'line'; max?: number; holds?: 'address' | 'html' | 'code' }
    /** `describes`: the words for a picture, which it needs unless the flag of that name is set */
    | { kind: 'lines'; max?: number; holds?: 'address' | 'html' | 'code'; describes?: string }
    /** several short texts, one a line */
    | { kind: 'texts'; max?: number }
    /** the readable part of an address; made from another field while it is empty */
    | { kind: 'slug'; from: string[] }
    | { kind: 'richText' }
    /**
     * an address: `words` names the field with the words of the link; an origin is left, nobody is led there; that of a
     * file of the library can be chosen where `file` says of which kind
     */
    | { kind: 'address'; words?: string; isOrigin?: boolean; file?: FileKind }
    | { kind: 'flag'; initially?: boolean }
    | { kind: 'number'; min?: number; max?: number; decimals?: boolean; initially?: number }
    /** a calendar day, `2026-11-21` */
    | { kind: 'day' }
    /** a wall-clock time, `19:30`, or nothing */
    | { kind: 'time' }
    /** a moment, `2026-11-21T19:30:00+01:00`; without its offset meant in the house's time zone */
    | { kind: 'moment' }
    /** one of the options, or nothing at all where `none` says what that means */
    | { kind: 'choice'; options: Option[]; none?: Label }
    | { kind: 'choices'; options: Option[] }
    | { kind: 'picture' }
    /** the id of a record of another record type */
    | { kind: 'one'; of: string }
  )

/** A list of given parts, of which some are chosen and put in order. */
export type OrderField = Words & { kind: 'order'; options: Option[] }

/** A list of a few fields each, kept whole in the column of the same name. */
export type ItemsField = Words & {
  kind: 'items'
  itemLabel: Label
  fields: Record<string, ColumnField>
  /** how the rows stand in the column, where that differs from how staff write them */
  stored?: { read(kept: unknown[]): Record<string, unknown>[]; write(rows: Record<string, unknown>[]): unknown[] }
}

/** A list kept in a table of its own. */
export type TableField = Words &
  (
    | { kind: 'many'; of: string; through: LinkTable }
    | { kind: 'pictures'; through: LinkTable }
    /** `asks`: the name of an input of its own that a form asks for the rows with, where not field by field (RowFormsContext) */
    | { kind: 'rows'; itemLabel: Label; asks?: string; table: PgTable; link: RowLink; fields: Record<string, ColumnField> }
  )

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
  /** fields of kind `picture` and `pictures` reference records of this type; one type has it */
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
  return field.kind === 'many' || field.kind === 'pictures' || field.kind === 'rows'
}
