import type { RouterContextProvider } from 'react-router'
import { getViewer } from '../platform/auth/session-context.ts'
import { requireFound } from '../platform/http/required.ts'

/** Whether what is offline is read as well. */
export type Reach = { alsoOffline?: boolean }

/**
 * Reads the object that a page shows: for visitors when it is online, for staff always, who see its status in the toolbar.
 * Costs visitors of what is online nothing.
 * @param read reads the object; undefined when there is none
 * @throws Response 404
 */
export async function requireSeen<Row>(
  context: Readonly<RouterContextProvider>,
  read: (reach: Reach) => Promise<Row | undefined>,
): Promise<Row> {
  const online = await read({})
  if (online !== undefined) return online
  return requireFound((await getViewer(context)) ? await read({ alsoOffline: true }) : undefined)
}
