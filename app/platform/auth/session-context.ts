import { createContext, type RouterContextProvider } from 'react-router'
import type { SessionUser, Viewer } from './auth.ts'

/** Key under which route loaders find whose session a request bears; asked at most once a request. */
export const sessionUserContext = createContext<() => Promise<SessionUser | undefined>>(async () => undefined)

/** Whose session a request bears, in a route loader; only what shows people their own account asks this. */
export function getSessionUser(context: Readonly<RouterContextProvider>): Promise<SessionUser | undefined> {
  return context.get(sessionUserContext)()
}

/** Who is logged in, in a route loader; undefined for visitors. */
export async function getViewer(context: Readonly<RouterContextProvider>): Promise<Viewer | undefined> {
  return toViewer(await getSessionUser(context))
}

/** Who may work here: whoever has yet to set up a second factor may not, and is a visitor to all but their account. */
export function toViewer(person: SessionUser | undefined): Viewer | undefined {
  return person?.mustSetUpSecondFactor ? undefined : person
}
