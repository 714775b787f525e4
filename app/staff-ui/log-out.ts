import { ADMIN_PATH } from '../platform/routing/table.ts'
import { request } from './api-client.ts'

/** Keys under which a tab keeps the steps of a page, to take them back. */
export const STEPS_PREFIX = 'foyer-steps:'

/** Ends the session and loads the page anew, as visitors see it. The steps go with it: the next person of this tab must not undo them. */
export async function logOut(): Promise<void> {
  await request('POST', '/api/user-logout/')
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(STEPS_PREFIX)) sessionStorage.removeItem(key)
  window.location.assign(window.location.pathname || ADMIN_PATH)
}
