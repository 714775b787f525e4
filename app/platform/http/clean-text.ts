/** How deep a call may nest what it sends; running text of twenty lists in lists lies well within. */
export const MAX_JSON_DEPTH = 200

/** What is wrong with text or JSON from outside. */
export type TextFault = 'unstorable' | 'too-deep'

/** Whether the database can keep a text: PostgreSQL takes neither NUL nor half of an emoji (a lone surrogate). */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/**
 * What is wrong with a parsed JSON value: names and texts that the database cannot keep, or lists in lists without end.
 * Walks without recursion, so that no depth overflows the stack.
 */
export function faultOfJson(value: unknown): TextFault | undefined {
  const waiting: [unknown, number][] = [[value, 1]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [current, depth] = next
    if (typeof current === 'string' && !isStorable(current)) return 'unstorable'
    if (typeof current !== 'object' || current === null) continue
    if (depth > MAX_JSON_DEPTH) return 'too-deep'
    for (const [name, inner] of Object.entries(current)) {
      if (!isStorable(name)) return 'unstorable'
      waiting.push([inner, depth + 1])
    }
  }
  return undefined
}

/** Whether the texts of a posted form can be kept, names of fields and files among them. */
export function isStorableForm(form: FormData): boolean {
  return [...form].every(([name, value]) => isStorable(name) && isStorable(typeof value === 'string' ? value : value.name))
}

/** NUL as it stands in an address. Other bytes that are no text are replaced when an address is decoded. */
export const ENCODED_NUL = /%00/
