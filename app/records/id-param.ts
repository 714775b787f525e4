/** The id in a part of a URL; undefined when it is no id. */
export function idIn(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined
}
