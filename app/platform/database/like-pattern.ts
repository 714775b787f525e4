/** Pattern for LIKE and ILIKE that finds a text anywhere; `%`, `_` and the backslash in it stand for themselves. */
export function likePattern(text: string): string {
  return `%${escapeLike(text)}%`
}

/** The same for a text at the beginning. */
export function likePrefix(text: string): string {
  return `${escapeLike(text)}%`
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
