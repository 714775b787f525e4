/** A list with one of its members a place further on, or back. */
export function moveItem<T>(list: readonly T[], index: number, by: 1 | -1): T[] {
  const next = [...list]
  const [member] = next.splice(index, 1)
  if (member !== undefined) next.splice(index + by, 0, member)
  return next
}
