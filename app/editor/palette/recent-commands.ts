const KEY = 'foyer-recent-commands'
const REMEMBERED = 5

/** The ids of the commands that were used last in this browser, the newest first. */
export function recentCommands(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Remembers that a command was used; where the browser keeps nothing, nothing is remembered. */
export function rememberCommand(id: string): void {
  const ids = [id, ...recentCommands().filter((other) => other !== id)].slice(0, REMEMBERED)
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {}
}
