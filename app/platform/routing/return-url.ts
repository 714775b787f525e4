import { ADMIN_PATH } from './table.ts'

/** A base to parse paths with; never part of a result. */
const ANY_ORIGIN = 'https://site.invalid'

/** Whether a path belongs to the admin area. */
export function isAdminPath(path: string): boolean {
  return path === ADMIN_PATH || path.startsWith(`${ADMIN_PATH}/`)
}

/**
 * The path to return to after login, with additional query parameters.
 * @param requested untrusted; anything but a path of the admin area gives its first screen, so it is no open redirect
 */
export function adminReturnUrl(requested: string | null | undefined, added: Record<string, string> = {}): string {
  const url = URL.parse(requested ?? '', ANY_ORIGIN)
  const isScreen = url?.origin === ANY_ORIGIN && isAdminPath(url.pathname)
  const address = isScreen ? url : new URL(ADMIN_PATH, ANY_ORIGIN)
  for (const [name, value] of Object.entries(added)) address.searchParams.set(name, value)
  return address.pathname + address.search
}
