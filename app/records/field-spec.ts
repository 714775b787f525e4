import type { Label } from '../platform/i18n/message-ids.ts'
import type { FileKind } from '../platform/media/file-kinds.ts'

/** A value of a fixed set with its label: a text of the catalogue, or a name that needs no translation. */
export type Option = { value: string | number; label: Label | (string & {}) }

/**
 * The kinds of fields, with what every field of a kind has. Records and page modules use the same kinds; each adds
 * properties of its own (`record-type.ts`, `app/modules/definition.ts`) and uses the kinds it can store.
 */
type FieldKinds = {
  /** one line */
  text: { max?: number }
  /** several lines without formatting */
  textarea: { max?: number }
  /** short texts, one a line */
  textList: { max?: number }
  /** lines of code or of an embed code */
  code: unknown
  /** paragraphs, lists, marks and links (`platform/rich-text`) */
  richText: unknown
  /** the readable part of a page's address */
  slug: unknown
  /** a path of the site, an address elsewhere, `mailto:` or `tel:`; `words` names the field with the words of the link */
  url: { words?: string }
  boolean: unknown
  number: { min?: number; max?: number }
  /** a calendar day, `2026-11-21` */
  date: unknown
  /** a wall-clock time, `19:30`, or empty */
  time: unknown
  /** an instant, `2026-11-21T19:30:00+01:00`; without an offset in the theatre's time zone */
  datetime: unknown
  /** one of the options */
  select: { options: Option[] }
  /** several of the options */
  multiselect: { options: Option[] }
  /** all options in an order, or some of them */
  order: { options: Option[] }
  /** the language of a text (BCP 47), where it differs from the page's */
  language: unknown
  /** a picture of the library by id, or a file of the kind `accept` */
  media: { accept?: FileKind }
  /** pictures of the library, in an order */
  mediaList: unknown
  /** the id of another record */
  relation: unknown
  /** ids of other records */
  relations: unknown
  /** a list of entries with a few fields each, stored as JSON with the value it belongs to */
  items: { itemLabel: Label }
  /** such a list stored as rows of a table of its own */
  rows: { itemLabel: Label }
  /** the modules of a record's page, whose texts are written in its form (`passages.ts`) */
  passages: unknown
}

export type FieldKind = keyof FieldKinds

/** A field of one kind: its label, the kind's own properties, and what records or modules add to it. */
export type FieldSpec<Kind extends FieldKind, Extension = unknown> = {
  [K in Kind]: { kind: K; label: Label; help?: Label } & FieldKinds[K] & Extension
}[Kind]
