/** What a house still owes at a marked place: words that only it knows, or its word that a sentence is true of it. */
type Owed = 'words' | 'confirmation'
/** A marked place of a starter's text, and what belongs there or is claimed there. */
export type MarkedPlace = { owed: Owed; what: string }

const CALLS: Record<Owed, string> = { words: 'Bitte eintragen', confirmation: 'Bitte bestätigen' }

/** A regular expression that finds where a mark begins, for JavaScript and for PostgreSQL. */
export const MARK_BEGINS = `\\[(${Object.values(CALLS).join('|')}): `

const MARKED_PLACE = new RegExp(`${MARK_BEGINS}([^\\]]+)\\]`, 'g')

/** The text of a marked place. */
export function markOf({ owed, what }: MarkedPlace): string {
  return `[${CALLS[owed]}: ${what}]`
}

/** The marked places of a text, or of the texts in a value, such as a module's data. */
export function markedPlaces(value: unknown): MarkedPlace[] {
  if (typeof value === 'string') return [...value.matchAll(MARKED_PLACE)].map(([, call, what = '']) => ({ owed: owedOf(call), what }))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(markedPlaces) : []
}

function owedOf(call: string | undefined): Owed {
  return call === CALLS.confirmation ? 'confirmation' : 'words'
}
