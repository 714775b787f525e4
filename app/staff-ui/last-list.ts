const PREFIX = 'foyer-list:'

/** Remembers how a list was narrowed and sorted when it was left. */
export function rememberList(pathname: string, search: string): void {
  try {
    sessionStorage.setItem(PREFIX + pathname, search)
  } catch {
    // Without storage one lands in the whole list.
  }
}

/** The address of a list as it was seen last in this window. */
export function lastList(pathname: string): string {
  try {
    return pathname + (sessionStorage.getItem(PREFIX + pathname) ?? '')
  } catch {
    return pathname
  }
}
