import type { z } from 'zod'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { FieldSpec } from '../records/field-spec.ts'

type Data = Record<string, unknown>
/** Edited in place on the page, not in the side panel. */
type InPlace = { inPlace?: boolean }
/** What the options are drawn as, to be chosen by sight: pictograms of columns, or swatches of the colour pairs. */
type ShownAs = { shownAs?: 'columns' | 'colourPairs' }
/** What the media file plays. */
type Plays = { plays?: 'video' | 'audio' }
/** The type of the records, and the path of the list of them in the API; a long list is searched in a dialog. */
type From = { of: string; from: string; isLong?: boolean }

/** A field of a module: how the editor shows it, and what search, lint and media usages need to know of it. */
export type ModuleField =
  | FieldSpec<'datetime', InPlace>
  | FieldSpec<
      'richText',
      InPlace & {
        /** words within something else, such as a cell: no headings, lists and quotes, and always with a place on the page */
        isInline?: boolean
      }
    >
  | FieldSpec<
      'text',
      InPlace & {
        /** heading level, or the name of the field that holds it */
        level?: 2 | 3
        levelIn?: string
        /** the name of an anchor, or a link to one; not text for readers */
        means?: 'anchor' | 'way to an anchor'
      }
    >
  | FieldSpec<'url', InPlace & Plays>
  | FieldSpec<'code', Plays>
  | FieldSpec<'media' | 'language' | 'boolean' | 'number'>
  | FieldSpec<'select', ShownAs>
  | FieldSpec<'relation' | 'relations', From>
  /** when visitors see the module; every module has one such field (`visibility.ts`) */
  | { kind: 'visibility'; label: Label; help?: Label }
  | FieldSpec<'items', InPlace & { fields: Record<string, ModuleField> }>

/** What a module refers to: ids of pictures in the media library and addresses of links. */
export type ModuleReferences = { media: number[]; links: string[] }

/** A warning that does not prevent saving. `field` may be the path of an item's field. */
export type ModuleHint = { field: string; message: string }

/**
 * The two toolbars of the specification (A §3.3): modules for texts, and modules for what the theatre shows. `others`
 * are in neither; they are offered after the second.
 */
export type Toolbar = 'texts' | 'house' | 'others'

/** The groups of the module picker, in its order. */
export type ModuleGroup = 'text' | 'media' | 'programme' | 'layout' | 'more'

/** A module that a conversion makes: fields that are not in `data` have their defaults. */
export type NewModule = { type: string; data: Data }

/** Everything about a module type but its view: rules, labels and form (A §3.3, A §5). */
export type ModuleDefinition = {
  /** name of its folder and of its type in documents */
  type: string
  /** increased with every entry of `migrations`; content in the older form (AMB-24) has version 0 */
  version: number
  label: Label
  /** synonyms for the search of the module picker */
  alsoCalled?: Label
  /** SVG path of a hairline icon on a 24 by 24 grid */
  icon: string
  /**
   * the toolbars that offer it, with its position in each; positions are multiples of ten, so that one can be inserted
   */
  toolbars: Partial<Record<Toolbar, number>>
  /** its group in the module picker; `more` by default */
  group?: ModuleGroup
  /** validates the data at publication */
  schema: z.ZodObject
  /** validates content in the older form, which is still shown and can be saved, but not created (AMB-24) */
  olderSchema?: z.ZodObject
  /** data of a new module */
  defaults: () => Data
  fields: Record<string, ModuleField>
  /** the path of the text in which writing in a new one begins; by default found from its fields (`initialFocusOf`) */
  opensAt?: string
  /** data with which the picker shows it; by default made from its fields */
  example?: () => Data
  /**
   * whether its view works without a script: one element, without state, handlers or parts that have them. Visitors then load
   * no code for it with the page.
   */
  isStatic?: boolean | ((data: Data) => boolean)
  /** a short text that names the module in lists and announcements */
  summary: (data: Data) => string
  /** number of columns of a new one, for modules that contain modules */
  columns?: number
  /** references to pictures and links; by default those of all fields */
  references?: (data: Data) => ModuleReferences
  /** text for the search; by default that of all text fields */
  searchText?: (data: Data) => string
  /** hints of this module type, in addition to those for all texts; `today` is an ISO date */
  lint?: (data: Data, today: string) => ModuleHint[]
  /**
   * The types that it can become, each with a rule: the new modules for a run of its own that stand next to each other;
   * undefined where it cannot. What has no place there is found by `convertRun` and said.
   */
  becomes?: Record<string, (run: readonly Data[]) => NewModule[] | undefined>
  /** the fields that are its style, not its content: they can be copied to other modules that have them */
  style?: readonly string[]
  /** entry n migrates data of version n + 1 to version n + 2 */
  migrations?: ((data: Data) => Data)[]
}

/** Types a definition at its declaration: the default export of a folder's `module.ts`. */
export function defineModule(definition: ModuleDefinition): ModuleDefinition {
  return definition
}
