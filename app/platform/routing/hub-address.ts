import { HUB_PATH } from './table.ts'

/** Only that addresses can be taken apart; no part of it is kept. */
const ANY_ORIGIN = 'https://house.invalid'

/** Whether a path is one of the staff's screens. */
export function isHubPath(path: string): boolean {
  return path === HUB_PATH || path.startsWith(`${HUB_PATH}/`)
}

/**
 * The screen that somebody asked for before logging in, with what is to be added to its query.
 * @param wanted comes from outside; whatever is no screen of the hub leads to the first one
 */
export function hubAddress(wanted: string | null | undefined, added: Record<string, string> = {}): string {
  const url = URL.parse(wanted ?? '', ANY_ORIGIN)
  const isScreen = url?.origin === ANY_ORIGIN && isHubPath(url.pathname)
  const address = isScreen ? url : new URL(HUB_PATH, ANY_ORIGIN)
  for (const [name, value] of Object.entries(added)) address.searchParams.set(name, value)
  return address.pathname + address.search
}
