/** A copy of a list with one member moved by one position. */
export function moveItem<T>(list: readonly T[], index: number, by: 1 | -1): T[] {
  const next = [...list]
  const [member] = next.splice(index, 1)
  if (member !== undefined) next.splice(index + by, 0, member)
  return next
}
