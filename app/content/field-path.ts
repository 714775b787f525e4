type Data = Record<string, unknown>

/**
 * The value at a field path in a module's data: `headline`, or `items.2.headline` for a field of the third item. Undefined
 * when there is none.
 */
export function fieldValue(data: Data, path: string): unknown {
  const [name = '', index, ...rest] = path.split('.')
  if (index === undefined) return data[name]
  const item = asItems(data[name])[Number(index)]
  return item && fieldValue(item, rest.join('.'))
}

/**
 * The `data` of an `update` operation that sets the value at a field path: the top-level field with its new value. Items
 * beside the path keep their identity.
 */
export function fieldChange(data: Data, path: string, value: unknown): Data {
  const [name = '', index, ...rest] = path.split('.')
  if (index === undefined) return { [name]: value }
  const items = asItems(data[name])
  const inner = rest.join('.')
  return { [name]: items.map((item, position) => (position === Number(index) ? { ...item, ...fieldChange(item, inner, value) } : item)) }
}

function asItems(value: unknown): Data[] {
  return Array.isArray(value) ? value : []
}
