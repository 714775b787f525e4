import type { RouterContextProvider } from 'react-router'
import { getViewer } from '../platform/auth/session-context.ts'

/** Name and email address of the logged-in user; null for visitors. */
export type Account = { name: string; email: string } | null

/** Reads the logged-in user for the account pages. */
export async function readAccount(context: Readonly<RouterContextProvider>): Promise<Account> {
  const viewer = await getViewer(context)
  return viewer ? { name: viewer.name, email: viewer.email } : null
}
