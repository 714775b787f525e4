/** Whether an alternative (captions, transcript) is given, or the content has no field for it. */
type Help = 'there' | 'missing' | 'no field'

/**
 * A part of a content that lint rules check (a text, heading, link, file …), and its field. Modules and records are split
 * into fragments by their field descriptions, so a new field is linted without a rule of its own.
 */
export type ContentFragment = { field: string } & (
  | { kind: 'text'; text: string }
  /** `isFixed`: the level is set by the module's type, not by the editor */
  | { kind: 'heading'; text: string; level: number; isFixed?: boolean }
  | LinkFragment
  | { kind: 'file'; id: number }
  | { kind: 'player'; sort: 'video' | 'audio'; title: string; words: Help; description: Help }
  /** a picture of the media library without an alternative text, not marked as decorative */
  | { kind: 'undescribed picture' }
  /** a picture or table in HTML without an alternative text or headers */
  | { kind: 'bare picture'; address: string }
  | { kind: 'headless table'; text: string }
)

/** A link and its link text; null when something else, such as a picture, names it. `hasContext`: text beside it describes it. */
export type LinkFragment = { kind: 'link'; address: string; text: string | null; shown: string; hasContext?: boolean }
