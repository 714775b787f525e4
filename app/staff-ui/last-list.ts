const PREFIX = 'foyer-list:'

/** Remembers the filters and sort order of a list. */
export function rememberList(pathname: string, search: string): void {
  try {
    sessionStorage.setItem(PREFIX + pathname, search)
  } catch {
    // Without storage, links lead to the unfiltered list.
  }
}

/** The URL of a list with the filters and sort order last used in this window. */
export function lastList(pathname: string): string {
  try {
    return pathname + (sessionStorage.getItem(PREFIX + pathname) ?? '')
  } catch {
    return pathname
  }
}
