/** Whether something that helps people to follow is there, or has no place in this kind of content. */
type Help = 'there' | 'missing' | 'no field'

/**
 * Something of a content that the rules for good content look at, and the field it stands in. Modules and records are
 * taken apart by what their fields say of themselves, so that a new field is looked at without a rule of its own.
 */
export type Piece = { field: string } & (
  | { kind: 'text'; text: string }
  /** a fixed one has the level that its module gives it */
  | { kind: 'heading'; text: string; level: number; isFixed?: boolean }
  | LinkPiece
  | { kind: 'file'; id: number }
  | { kind: 'player'; sort: 'video' | 'audio'; title: string; words: Help; description: Help }
  /** a picture of the library that nobody has described or marked as decoration */
  | { kind: 'undescribed picture' }
  /** a picture or a table written by hand that lacks what others need */
  | { kind: 'bare picture'; address: string }
  | { kind: 'headless table'; text: string }
)

/**
 * A link, and what people know it by: its own words; null where something else, as a picture, names it. Words beside it
 * may say what it is about.
 */
export type LinkPiece = { kind: 'link'; address: string; text: string | null; shown: string; hasContext?: boolean }
