import { ADMIN_PATH } from '../platform/routing/table.ts'
import { request } from './api-client.ts'
import { checkLogin } from './check-login.ts'
import { hearLogins } from './page-owner.ts'

/** Keys under which a tab keeps the steps of a page, to take them back. */
export const STEPS_PREFIX = 'foyer-steps:'
/** Keys under which a tab keeps texts that are being written. */
export const KEPT_TEXTS_PREFIX = 'foyer-text:'

/** What tells the other tabs of the browser that the session has ended. */
const CHANNEL = 'foyer-session'
const ENDED = 'ended'

/** Ends the session, in every tab, and loads the page anew, as visitors see it. */
export async function logOut(): Promise<void> {
  await request('POST', '/api/user-logout/')
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(ENDED)
  channel.close()
  leave()
}

/**
 * Follows what other tabs of the browser do with the session. Leaves a page of staff when their session has been ended there, and
 * when the browser brings it back from its memory as it was: whether there still is a session, only the server knows. Where somebody
 * else has logged in, the page says so. Called by what every such page loads.
 */
export function followSession(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    if (data === ENDED) leave()
  })
  // A page may have been drawn for somebody who is logged in no more.
  hearLogins(() => void checkLogin())
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    document.documentElement.hidden = true
    location.reload()
  })
}

/** The steps and the texts go too: the next person of this tab must neither undo nor read them. */
function leave(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(STEPS_PREFIX) || key.startsWith(KEPT_TEXTS_PREFIX)) sessionStorage.removeItem(key)
  location.assign(location.pathname || ADMIN_PATH)
}
