import type { z } from 'zod'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { FieldSpec } from '../records/field-spec.ts'

type Data = Record<string, unknown>
/** Changed where it stands on the page, not in the side panel. */
type InPlace = { inPlace?: boolean }
/** What is played there. */
type Plays = { plays?: 'video' | 'audio' }
/** The path of a list of `id` and `name` in the API; a long list is searched in a dialog. */
type From = { from: string; isLong?: boolean }

/** A field of a module: how the editor asks for it, and what readers of its content need to know of it. */
export type ModuleField =
  | FieldSpec<'richText' | 'datetime', InPlace>
  | FieldSpec<
      'text',
      InPlace & {
        /** its level where it is a heading, or the field that holds the level */
        level?: 2 | 3
        levelIn?: string
        /** the name of an anchor, or one that leads to an anchor; not read by anybody */
        means?: 'anchor' | 'way to an anchor'
      }
    >
  | FieldSpec<'url', InPlace & Plays>
  | FieldSpec<'code', Plays>
  | FieldSpec<'media' | 'language' | 'boolean' | 'number' | 'select'>
  | FieldSpec<'relation' | 'relations', From>
  | FieldSpec<'items', { fields: Record<string, ModuleField> }>

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
  fields: Record<string, ModuleField>
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
