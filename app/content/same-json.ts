/**
 * Whether two JSON values are equal. The order of object members does not count, since `jsonb` does not preserve it; a
 * member that is undefined equals a missing one, as `JSON.stringify` has it.
 */
export function sameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((member, index) => sameJson(member, right[index]))
    )
  }
  const [mine, theirs] = [left as Record<string, unknown>, right as Record<string, unknown>]
  const names = Object.keys(mine).filter((name) => mine[name] !== undefined)
  const count = Object.keys(theirs).filter((name) => theirs[name] !== undefined).length
  return names.length === count && names.every((name) => Object.hasOwn(theirs, name) && sameJson(mine[name], theirs[name]))
}
