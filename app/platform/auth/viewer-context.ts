import { createContext, type RouterContextProvider } from 'react-router'
import type { Viewer } from './auth.ts'

/** Key under which route loaders find who is asking; asked at most once a request. */
export const viewerContext = createContext<() => Promise<Viewer | undefined>>(async () => undefined)

/** Who is logged in, in a route loader; undefined for visitors. */
export function viewerOf(context: Readonly<RouterContextProvider>): Promise<Viewer | undefined> {
  return context.get(viewerContext)()
}
