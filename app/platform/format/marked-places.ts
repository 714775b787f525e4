/** A place in a starter's text at which a house writes what only it knows. */
const MARKED_PLACE = /\[Bitte eintragen: ([^\]]+)\]/g

/** What belongs at the marked places of a text, or of the texts in a value, such as a module's data. */
export function markedPlaces(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(MARKED_PLACE)].map(([, what = '']) => what)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(markedPlaces) : []
}
