import { ADMIN_PATH } from '../platform/routing/table.ts'
import { request } from './api-client.ts'

/** Keys under which a tab keeps the steps of a page, to take them back. */
export const STEPS_PREFIX = 'foyer-steps:'
/** Keys under which a tab keeps texts that are being written. */
export const KEPT_TEXTS_PREFIX = 'foyer-text:'

/**
 * Ends the session and loads the page anew, as visitors see it. The steps and the texts go with it: the next person of this tab
 * must neither undo nor read them.
 */
export async function logOut(): Promise<void> {
  await request('POST', '/api/user-logout/')
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(STEPS_PREFIX) || key.startsWith(KEPT_TEXTS_PREFIX)) sessionStorage.removeItem(key)
  window.location.assign(window.location.pathname || ADMIN_PATH)
}
