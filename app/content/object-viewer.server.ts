import type { RouterContextProvider } from 'react-router'
import type { Viewer } from '../platform/auth/auth.ts'
import { getViewer } from '../platform/auth/session-context.ts'
import type { Viewed } from './content-object.ts'
import { mayView } from './editing-rights.server.ts'

/**
 * The staff member who is logged in and may see what is not live of an object, in a route loader. Undefined for visitors, and for
 * staff whose role does not read it: what they get of the page is what visitors get.
 */
export async function viewerOf(context: Readonly<RouterContextProvider>, object: Viewed): Promise<Viewer | undefined> {
  const viewer = await getViewer(context)
  return viewer && mayView(viewer, object.contentType, object.objectId) ? viewer : undefined
}
