import { createContext, type RouterContextProvider } from 'react-router'
import type { SessionUser, Viewer } from './auth.ts'

/** Context key of the lookup of the session's user; it reads the session at most once per request. */
export const sessionUserContext = createContext<() => Promise<SessionUser | undefined>>(async () => undefined)

/** The user of the request's session, in a route loader; for account screens only, see `getViewer`. */
export function getSessionUser(context: Readonly<RouterContextProvider>): Promise<SessionUser | undefined> {
  return context.get(sessionUserContext)()
}

/** The staff member who is logged in, in a route loader; undefined for visitors. */
export async function getViewer(context: Readonly<RouterContextProvider>): Promise<Viewer | undefined> {
  return toViewer(await getSessionUser(context))
}

/** A user as staff; undefined while they still have to set up a second factor, which makes them a visitor everywhere but in their account. */
export function toViewer(person: SessionUser | undefined): Viewer | undefined {
  return person?.mustSetUpSecondFactor ? undefined : person
}
