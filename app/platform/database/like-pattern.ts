/** A LIKE or ILIKE pattern that matches a text anywhere; `%`, `_` and backslashes in the text are escaped. */
export function likePattern(text: string): string {
  return `%${escapeLike(text)}%`
}

/** A LIKE or ILIKE pattern that matches a text at the beginning; escaped likewise. */
export function likePrefix(text: string): string {
  return `${escapeLike(text)}%`
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
