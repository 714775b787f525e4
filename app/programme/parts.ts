import { editDistance } from '../platform/format/edit-distance.ts'
import { slugOf } from '../platform/format/slug.ts'

/** A part of a production: what somebody plays or does, on or behind the stage. */
export type CastPart = { kind: 'team' | 'cast'; role: string }
/** What somebody does on one evening: a part of the production, or one that only this evening has. */
export type EveningPart = CastPart & { isExtra?: boolean }

/** From this length on a word may be a mistyped other one; in a short one each letter makes another word. */
const MIN_MISTYPED = 4
const LONG_WORD = 7

/** The same for the same part. */
export function partKey({ kind, role }: CastPart): string {
  return `${kind} ${role}`
}

/**
 * The part of a production that is meant by what somebody does on one evening: the very same; or, where that evening has
 * no part of its own, the one part it can be a slip of (rows written before parts were chosen from a list).
 * @returns undefined when the production has no such part
 */
export function matchPart<P extends CastPart>(evening: EveningPart, parts: readonly P[]): P | undefined {
  const same = parts.find((part) => partKey(part) === partKey(evening))
  return same ?? (evening.isExtra ? undefined : mistypedPart(evening, parts))
}

/** The part that can be proposed for one that a production does not have: a slip of it, else the nearest that shares half its letters. */
export function suggestPart<P extends CastPart>(evening: EveningPart, parts: readonly P[]): P | undefined {
  const meant = mistypedPart(evening, parts)
  if (meant) return meant
  const typed = comparable(evening.role)
  const distances = parts.map((part) => ({ part, errors: editDistance(typed, comparable(part.role)).whole }))
  const nearest = distances.toSorted((one, other) => one.errors - other.errors)[0]
  return nearest && nearest.errors <= typed.length / 2 ? nearest.part : undefined
}

/** A role without what spellings differ in; the whole of it, however long. */
function comparable(role: string): string {
  return slugOf(role, Number.POSITIVE_INFINITY)
}

/** The one part of which another can be a slip of the pen; none where two are as near. */
function mistypedPart<P extends CastPart>(evening: CastPart, parts: readonly P[]): P | undefined {
  const alike = parts.flatMap((part) => {
    const errors = part.kind === evening.kind ? errorsBetween(evening.role, part.role) : undefined
    return errors === undefined ? [] : [{ part, errors }]
  })
  const [nearest, next] = alike.toSorted((one, other) => one.errors - other.errors)
  return nearest && (!next || next.errors > nearest.errors || partKey(next.part) === partKey(nearest.part)) ? nearest.part : undefined
}

/** How many slips lead from one role to the other, word by word; undefined when they are two roles, such as *Hexe 1* and *Hexe 2*. */
function errorsBetween(typed: string, role: string): number | undefined {
  const [one, other] = [comparable(typed).split('-'), comparable(role).split('-')]
  if (one.length !== other.length) return undefined
  let errors = 0
  for (const [index, word] of one.entries()) {
    const found = errorsInWord(word, other[index] ?? '')
    if (found === undefined) return undefined
    errors += found
  }
  return errors
}

function errorsInWord(one: string, other: string): number | undefined {
  if (one === other) return 0
  if (/\d/.test(one + other) || Math.min(one.length, other.length) < MIN_MISTYPED) return undefined
  const { whole } = editDistance(one, other)
  return whole <= (Math.min(one.length, other.length) < LONG_WORD ? 1 : 2) ? whole : undefined
}
