import type { z } from 'zod'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { FileKind } from '../platform/media/file-kinds.ts'

type Data = Record<string, unknown>
type Plays = 'video' | 'audio'

/** How a field is asked for in the editor's side panel. `inPlace` fields are changed where they stand on the page. */
export type FieldForm =
  | { kind: 'richText' | 'dateTime'; label: Label; inPlace?: boolean }
  | {
      kind: 'text'
      label: Label
      inPlace?: boolean
      /** its level where it is a heading, or the field that holds it */
      level?: 2 | 3
      levelIn?: string
      /** a name that links lead to, or one that leads there; nobody reads it */
      means?: 'anchor' | 'way to an anchor'
    }
  | {
      kind: 'link'
      label: Label
      inPlace?: boolean
      /** the field beside it that holds the words of the link */
      words?: string
      /** what is shown there to play */
      plays?: Plays
    }
  /** a picture of the library, or a file of another kind */
  | { kind: 'media'; label: Label; accept?: FileKind }
  /** lines of code or of bare text, too long for one line */
  | { kind: 'code'; label: Label; plays?: Plays }
  /** the language of the words, where it is another than that of the page */
  | { kind: 'language'; label: Label }
  | { kind: 'boolean'; label: Label }
  | { kind: 'number'; label: Label; min?: number; max?: number }
  | { kind: 'select'; label: Label; options: { value: string | number; label: Label | (string & {}) }[] }
  /** one id, or several, of a list of `id` and `name` that the API answers at `from`; a long one is searched in a dialog */
  | { kind: 'choice' | 'choices'; label: Label; from: string; isLong?: boolean }
  | { kind: 'items'; label: Label; fields: Record<string, FieldForm>; itemLabel: Label }

/** What a module makes use of: pictures of the library and addresses it links to. */
export type ModuleReferences = { media: number[]; links: string[] }

/** Something worth a second look that keeps nobody from saving. `field` may name a field of an item. */
export type ModuleHint = { field: string; message: string }

/**
 * The two toolbars of the specification (A §3.3): modules that texts consist of, and what the theatre itself has to show.
 * `others` are in neither; they are offered after the second.
 */
export type Toolbar = 'texts' | 'house' | 'others'

/** What a module is, apart from its view: the one place for its rules, labels and form (A §3.3, A §5). */
export type ModuleDefinition = {
  /** name of its folder and of its type in documents */
  type: string
  /** grows when `migrations` gets an entry; content of the older form (AMB-24) has version 0 */
  version: number
  label: Label
  /** other names that people may search for in the module picker */
  alsoCalled?: Label
  /** path of a sign of hairlines on a square of 24 */
  icon: string
  /** the toolbars that offer it, with its position in each; positions are tens, so that one can be put between two */
  toolbars: Partial<Record<Toolbar, number>>
  /** checks the data when it goes live */
  schema: z.ZodObject
  /** checks content of the older form, which is still shown and may be saved again, but is never made anew (AMB-24) */
  olderSchema?: z.ZodObject
  /** data of a new module */
  defaults: () => Data
  fields: Record<string, FieldForm>
  /** a few words that name the module in lists and announcements */
  summary: (data: Data) => string
  /** number of columns of a new one, for what holds other modules */
  columns?: number
  /** pictures and links; those of all fields when left out */
  references?: (data: Data) => ModuleReferences
  /** what a search may find it by; the words of all text fields when left out */
  searchText?: (data: Data) => string
  /** hints of this module's own, beside those for all texts; `today` is the house's day, ISO */
  lint?: (data: Data, today: string) => ModuleHint[]
  /** entry n turns data of version n + 1 into data of version n + 2 */
  migrations?: ((data: Data) => Data)[]
}

/** Types a definition where it is declared: the default export of a folder's `module.ts`. */
export function defineModule(definition: ModuleDefinition): ModuleDefinition {
  return definition
}
