import type { RouterContextProvider } from 'react-router'
import { requireFound } from '../platform/http/required.ts'
import type { ContentObject } from './content-object.ts'
import { viewerOf } from './object-viewer.server.ts'

/** Whether what is offline is read as well. */
export type Reach = { alsoOffline?: boolean }

/**
 * Reads the object that a page shows: for visitors when it is online, for staff who may see it always, with its status in the toolbar.
 * Costs visitors of what is online nothing.
 * @param read reads the object; undefined when there is none
 * @throws Response 404
 */
export async function requireSeen<Row>(
  context: Readonly<RouterContextProvider>,
  object: ContentObject,
  read: (reach: Reach) => Promise<Row | undefined>,
): Promise<Row> {
  const online = await read({})
  if (online !== undefined) return online
  return requireFound((await viewerOf(context, object)) ? await read({ alsoOffline: true }) : undefined)
}
