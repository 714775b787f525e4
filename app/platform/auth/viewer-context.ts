import { createContext, type RouterContextProvider } from 'react-router'
import type { Person, Viewer } from './auth.ts'

/** Key under which route loaders find whose session a request bears; asked at most once a request. */
export const personContext = createContext<() => Promise<Person | undefined>>(async () => undefined)

/** Whose session a request bears, in a route loader; only what shows people their own account asks this. */
export function personOf(context: Readonly<RouterContextProvider>): Promise<Person | undefined> {
  return context.get(personContext)()
}

/** Who is logged in, in a route loader; undefined for visitors. */
export async function viewerOf(context: Readonly<RouterContextProvider>): Promise<Viewer | undefined> {
  return viewerFrom(await personOf(context))
}

/** Who may work here: whoever has yet to set up a second factor may not, and is a visitor to all but their account. */
export function viewerFrom(person: Person | undefined): Viewer | undefined {
  return person?.mustSetUpSecondFactor ? undefined : person
}
