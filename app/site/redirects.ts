/** Addresses that have moved: old path to new path or foreign address (A §3.7). */
export type Redirects = ReadonlyMap<string, string>

/**
 * Where a path leads in the end: chains are followed to their last address, so that a visitor is sent once (A §4).
 * @returns undefined when the path has not moved, or when its redirects lead round in a circle
 */
export function targetOf(redirects: Redirects, path: string): string | undefined {
  const seen = new Set([path])
  let target = redirects.get(path)
  while (target !== undefined) {
    const next = pathOf(target)
    if (seen.has(next)) return undefined
    seen.add(next)
    const further = redirects.get(next)
    if (further === undefined) return target
    target = further
  }
  return undefined
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '')
}
