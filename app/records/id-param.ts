/** The id that a part of an address names; undefined when it is none. */
export function idIn(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined
}
