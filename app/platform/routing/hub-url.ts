import { HUB_PATH } from './table.ts'

/** A base to parse paths with; never part of a result. */
const ANY_ORIGIN = 'https://site.invalid'

/** Whether a path belongs to the admin area. */
export function isHubPath(path: string): boolean {
  return path === HUB_PATH || path.startsWith(`${HUB_PATH}/`)
}

/**
 * The path to return to after login, with additional query parameters.
 * @param requested untrusted; anything but a path of the admin area gives its first screen, so it is no open redirect
 */
export function hubReturnUrl(requested: string | null | undefined, added: Record<string, string> = {}): string {
  const url = URL.parse(requested ?? '', ANY_ORIGIN)
  const isScreen = url?.origin === ANY_ORIGIN && isHubPath(url.pathname)
  const address = isScreen ? url : new URL(HUB_PATH, ANY_ORIGIN)
  for (const [name, value] of Object.entries(added)) address.searchParams.set(name, value)
  return address.pathname + address.search
}
