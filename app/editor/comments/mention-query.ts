import { plainLetters } from '../../platform/format/plain-letters.ts'
import type { Colleague } from '../../review/schema.ts'

const MAX_QUERY_LENGTH = 40
const MAX_SUGGESTIONS = 6

/** The name being typed behind an `@` before the caret, and where the `@` stands; undefined when none is. */
export function mentionQuery(text: string, caret: number): { start: number; query: string } | undefined {
  const start = text.lastIndexOf('@', caret - 1)
  if (start < 0 || !/(^|[\s(„“"'])$/u.test(text.slice(0, start))) return undefined
  const query = text.slice(start + 1, caret)
  if (query.length > MAX_QUERY_LENGTH || /\n|\s\s|^\s/.test(query)) return undefined
  return { start, query }
}

/** The colleagues that a typed name may mean: those whose names, or words in them, begin like it. */
export function suggestColleagues(colleagues: readonly Colleague[], query: string): Colleague[] {
  const wanted = folded(query)
  return colleagues
    .filter(
      ({ name, isMe }) =>
        !isMe &&
        (folded(name).startsWith(wanted) ||
          folded(name)
            .split(/[\s-]+/)
            .some((word) => word.startsWith(wanted))),
    )
    .slice(0, MAX_SUGGESTIONS)
}

/** The text with a name in place of what was typed behind the `@`, and where the caret goes on. */
export function insertMention(text: string, start: number, caret: number, name: string): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${name}`
  const after = text.slice(caret)
  const gap = /^\s/.test(after) ? '' : ' '
  return { text: before + gap + after, caret: before.length + 1 }
}

function folded(text: string): string {
  return plainLetters(text, 'plain')
}
