import type { RouterContextProvider } from 'react-router'
import { getViewer } from '../platform/auth/session-context.ts'

/** Name and address of whoever is logged in; null for visitors. */
export type Account = { name: string; email: string } | null

/** Who is logged in, as their own pages show it. */
export async function readAccount(context: Readonly<RouterContextProvider>): Promise<Account> {
  const viewer = await getViewer(context)
  return viewer ? { name: viewer.name, email: viewer.email } : null
}
