import { useSyncExternalStore } from 'react'
import { hasStaffHint } from '../../platform/http/cookies.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'

/** The user who is logged in, in the field names of the API (B §3). */
export type UserDetails = {
  has_dashboard_online_access: boolean
  is_logged_in: boolean
  first_name: string
  last_name: string
  login_url: string
  logout_url: string
  webshop_url: string
}

const listeners = new Set<() => void>()
let details: UserDetails | undefined
let isRequested = false

/**
 * The user who is logged in; undefined until known, and for visitors, for whom no request is sent. Requested once per
 * page load.
 */
export function useUserDetails(): UserDetails | undefined {
  return useSyncExternalStore(
    subscribe,
    () => details,
    () => undefined,
  )
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  if (!isRequested && hasStaffHint()) {
    isRequested = true
    void fetchUserDetails().then(notify)
  }
  return () => listeners.delete(onChange)
}

function notify(next: UserDetails | undefined): void {
  if (!next) return
  details = next
  for (const notify of listeners) notify()
}

/**
 * Requests the user who is logged in.
 * @returns undefined on failure, which is only logged: the header shows what visitors see (B §8)
 */
export async function fetchUserDetails(): Promise<UserDetails | undefined> {
  try {
    const response = await fetch(`/${currentLocale()}/api/user-details/`, { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`user-details ${response.status}`)
    return (await response.json()) as UserDetails
  } catch (error) {
    console.warn(error)
    return undefined
  }
}
