import { useSyncExternalStore } from 'react'

/** Somebody with an account. */
export type Person = { id: string; name: string }

/** Tells the other tabs of the browser who is logged in, by their id. */
const CHANNEL = 'foyer-owner'

let owner: Person | undefined
let other: Person | undefined
/** What the page's data have said of its person: rendered again, they say nothing of who is logged in now. */
const claims = new WeakSet<Person>()
const listeners = new Set<() => void>()

/**
 * Says for whom this page was drawn. The first name stays until the page is loaded anew: what is on the screen is theirs, whoever
 * logs in meanwhile. Data of the page that were read for another person are noted as their login.
 */
export function claimPage(person: Person): void {
  // On the server all pages share this module.
  if (typeof document === 'undefined') return
  const isNews = !claims.has(person)
  claims.add(person)
  if (!owner) {
    owner = person
    announceLogin(person)
  } else if (isNews) noteLogin(person)
}

/** For whom this page was drawn; undefined on pages of visitors. */
export function pageOwner(): Person | undefined {
  return owner
}

/** Tells the other tabs who is logged in. */
export function announceLogin({ id }: Person): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(id)
  channel.close()
}

/** Listens to the logins of other tabs. @param onChange called when it is not whom this page knows to be logged in */
export function hearLogins(onChange: () => void): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    if (owner && data !== (other ?? owner).id) onChange()
  })
}

/** Notes who is logged in in this browser now. */
export function noteLogin(person: Person): void {
  const next = owner && person.id !== owner.id ? person : undefined
  if (next?.id === other?.id) return
  other = next
  // May be called while React renders.
  queueMicrotask(() => {
    for (const notify of listeners) notify()
  })
}

/** Who is logged in in this browser instead of the page's owner; undefined while nobody else is. */
export function useOtherPerson(): Person | undefined {
  return useSyncExternalStore(
    subscribe,
    () => other,
    () => undefined,
  )
}

/** The name under which the browser stores something that the page's owner writes, so that nobody else is offered it. */
export function ownersKey(key: string): string {
  return owner ? `${owner.id}/${key}` : key
}

/** Makes the page nobody's again, for tests that share one page. */
export function disownPage(): void {
  owner = undefined
  other = undefined
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
