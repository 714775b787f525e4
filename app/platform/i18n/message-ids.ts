/**
 * Every text of the site by its id, with the German as it is written. The platform knows no feature: `app/texts` declares
 * here what it has collected from them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Messages {}

/**
 * English texts; the German catalogues name each exactly once, so a missing text does not compile. Where one English text
 * means two things, a context follows after a bar, which nobody reads: `Opening hours|plural`.
 */
export type MessageId = keyof Messages

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** Names of the values that a text needs: its placeholders, and `n` where the number decides between two forms. */
export type PlaceholderOf<Id extends MessageId> = Id extends MessageId ? NamesIn<Id> | (Messages[Id] extends string ? never : 'n') : never

type Placeholders = { [Id in MessageId]: PlaceholderOf<Id> }

/** Ids of texts that need no values: what labels in tables and forms are. */
export type Label = { [Id in MessageId]: [Placeholders[Id]] extends [never] ? Id : never }[MessageId]

/** Ids of texts whose only value is the number `n`. */
export type CountLabel = { [Id in MessageId]: [Placeholders[Id], 'n'] extends ['n', Placeholders[Id]] ? Id : never }[MessageId]

/** Ids of texts that depend on a number. */
export type PluralId = { [Id in MessageId]: Messages[Id] extends string ? never : Id }[MessageId]

/**
 * A text that depends on a number. Two forms are all that German and English need; `zero` says it where nothing is a case of
 * its own, such as _No redirect created._ instead of _0 redirects created._
 */
export type Forms = { zero?: string; one: string; other: string }

/** The texts of one language, by id. */
export type Catalogue = Partial<Record<string, string | Forms>>
