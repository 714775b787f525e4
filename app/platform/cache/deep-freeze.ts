/**
 * Freezes plain objects, arrays, maps and sets, all the way down; changing one throws a TypeError. Instances of other classes
 * stay as they are.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (value instanceof Map || value instanceof Set) {
    for (const change of ['set', 'add', 'delete', 'clear']) {
      if (change in value) Object.defineProperty(value, change, { value: refuseChange })
    }
    for (const part of [...value.keys(), ...value.values()]) deepFreeze(part)
    return value
  }
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
  return value
}

function refuseChange(): never {
  throw new TypeError('A cached result is shared and must not be changed.')
}
