const KEY = 'foyer-recent-modules'
const REMEMBERED = 5

/** The module types that were added last in this browser, the newest first. */
export function recentModules(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((type) => typeof type === 'string') : []
  } catch {
    return []
  }
}

/** Remembers that a module type was added; where the browser keeps nothing, nothing is remembered. */
export function rememberModule(type: string): void {
  const types = [type, ...recentModules().filter((other) => other !== type)].slice(0, REMEMBERED)
  try {
    localStorage.setItem(KEY, JSON.stringify(types))
  } catch {}
}
