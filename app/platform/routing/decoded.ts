/**
 * A part of an address in words, such as its anchor or a file's name. People write `#50%` as well, which says no sign; that
 * stays as it is, as browsers have it.
 */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
