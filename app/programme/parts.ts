import { editDistance } from '../platform/format/edit-distance.ts'
import { comparableName } from '../platform/format/plain-letters.ts'

/** A part of a production: a role on stage, or a function in the team. */
export type CastPart = { kind: 'team' | 'cast'; role: string }
/** What a person does in one performance: a part of the production, or an extra one. */
export type EveningPart = CastPart & { isExtra?: boolean }

/** Minimum length of a word that may contain a typing error; in a shorter one each letter makes another word. */
const MIN_MISTYPED = 4
const LONG_WORD = 7

/** Identifies a part. */
export function partKey({ kind, role }: CastPart): string {
  return `${kind} ${role}`
}

/**
 * The part of a production that a row of a performance refers to: an exact match; or, unless the row is an extra part,
 * the only one within typing errors (rows from the time when parts were free text).
 * @returns undefined when the production has no such part
 */
export function matchPart<P extends CastPart>(evening: EveningPart, parts: readonly P[]): P | undefined {
  const same = parts.find((part) => partKey(part) === partKey(evening))
  return same ?? (evening.isExtra ? undefined : mistypedPart(evening, parts))
}

/** The part to suggest for an unknown one: one within typing errors, else the nearest that shares half its letters. */
export function suggestPart<P extends CastPart>(evening: EveningPart, parts: readonly P[]): P | undefined {
  const mistyped = mistypedPart(evening, parts)
  if (mistyped) return mistyped
  const typed = comparable(evening.role)
  const distances = parts.map((part) => ({ part, errors: editDistance(typed, comparable(part.role)).whole }))
  const nearest = distances.toSorted((a, b) => a.errors - b.errors)[0]
  return nearest && nearest.errors <= typed.length / 2 ? nearest.part : undefined
}

/** A normalised role, of any length. */
function comparable(role: string): string {
  return comparableName(role)
}

/** The only part within typing errors of another; undefined when two are equally near. */
function mistypedPart<P extends CastPart>(evening: CastPart, parts: readonly P[]): P | undefined {
  const alike = parts.flatMap((part) => {
    const errors = part.kind === evening.kind ? errorsBetween(evening.role, part.role) : undefined
    return errors === undefined ? [] : [{ part, errors }]
  })
  const [nearest, next] = alike.toSorted((a, b) => a.errors - b.errors)
  return nearest && (!next || next.errors > nearest.errors || partKey(next.part) === partKey(nearest.part)) ? nearest.part : undefined
}

/**
 * The number of typing errors between two roles, word by word; undefined when they are different roles, such as *Hexe
 * 1* and *Hexe 2*.
 */
function errorsBetween(typed: string, role: string): number | undefined {
  const [typedWords, roleWords] = [comparable(typed).split('-'), comparable(role).split('-')]
  if (typedWords.length !== roleWords.length) return undefined
  let errors = 0
  for (const [index, word] of typedWords.entries()) {
    const wordErrors = errorsInWord(word, roleWords[index] ?? '')
    if (wordErrors === undefined) return undefined
    errors += wordErrors
  }
  return errors
}

function errorsInWord(a: string, b: string): number | undefined {
  if (a === b) return 0
  if (/\d/.test(a + b) || Math.min(a.length, b.length) < MIN_MISTYPED) return undefined
  const { whole } = editDistance(a, b)
  return whole <= (Math.min(a.length, b.length) < LONG_WORD ? 1 : 2) ? whole : undefined
}
