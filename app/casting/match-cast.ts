import { editDistance } from '../platform/format/edit-distance.ts'
import { comparableName } from '../platform/format/plain-letters.ts'
import { matchPart } from '../programme/parts.ts'
import type { PastedDate } from './parse-cast.ts'

/** What a pasted word was found to mean: `close` is to be looked at, `new` is nothing known. */
export type Match = { how: 'exact' | 'close'; id: number } | { how: 'new' }
type Named = { id: number; name: string }
type RoleRow = { id: number; kind: 'cast' | 'team'; role: string }

const MIN_LETTERS = 5
const MAX_ERRORS = 2

/**
 * The person that a pasted name means: the same letters in either order of first and last name, else the only one within two
 * typing errors, or the only one of that last name.
 */
export function matchPerson(pasted: string, people: readonly Named[]): Match {
  const typed = lettersOf(pasted)
  if (typed === '') return { how: 'new' }
  const same = people.filter(({ name }) => lettersOf(name) === typed)
  if (same[0]) return { how: same.length === 1 ? 'exact' : 'close', id: same[0].id }
  const alike = people.flatMap(({ id, name }) => {
    const errors = editDistance(typed, lettersOf(name)).whole
    return typed.length >= MIN_LETTERS && errors <= MAX_ERRORS ? [{ id, errors }] : []
  })
  const [nearest, next] = alike.toSorted((a, b) => a.errors - b.errors)
  if (nearest && (!next || next.errors > nearest.errors)) return { how: 'close', id: nearest.id }
  const words = wordsOf(pasted)
  const byLastName = words.length === 1 ? people.filter(({ name }) => wordsOf(name).at(-1) === words[0]) : []
  return byLastName.length === 1 && byLastName[0] ? { how: 'close', id: byLastName[0].id } : { how: 'new' }
}

/**
 * The role that a pasted one means: the same letters, else the only one within typing errors.
 * @param taken ids of roles that earlier lines have; a shared role goes to each of its rows in turn
 */
export function matchRole(pasted: string, roles: readonly RoleRow[], taken: ReadonlySet<number>): Match {
  const free = roles.filter(({ id }) => !taken.has(id))
  const same = free.find(({ role }) => comparableName(role) === comparableName(pasted))
  if (same) return { how: 'exact', id: same.id }
  const close = matchPart({ kind: 'cast', role: pasted }, free)
  return close ? { how: 'close', id: close.id } : { how: 'new' }
}

/** The performance that a pasted date means; null when none or several do. @param evenings beginnings as ISO text with offset */
export function matchDate(date: PastedDate, evenings: readonly { id: number; startsAt: string }[]): number | null {
  const found = evenings.filter(({ startsAt }) => {
    const [year, month, day] = startsAt.slice(0, 10).split('-').map(Number)
    const isDay = day === date.day && month === date.month && (date.year === null || date.year === year)
    return isDay && (date.time === null || startsAt.slice(11, 16) === date.time)
  })
  return found.length === 1 ? (found[0]?.id ?? null) : null
}

function wordsOf(name: string): string[] {
  return comparableName(name).split('-').filter(Boolean)
}

/** The letters of a name, whichever of its parts comes first: “Lundquardt, Thea” is “Thea Lundquardt”. */
function lettersOf(name: string): string {
  return wordsOf(name.includes(',') ? name.split(',').toReversed().join(' ') : name).join(' ')
}
