import { eq } from 'drizzle-orm'
import type { WriteContext } from '../records/write.server.ts'
import { redirects } from '../site/tables.ts'
import { createMoved } from './create-moved.server.ts'
import type { MoveInRun } from './move-in-services.ts'

/** Leads from the old address to the new one, unless something else of this site has it. */
export async function redirectFrom(run: MoveInRun, work: WriteContext, address: string, newPath: string): Promise<void> {
  const { pathname, search } = new URL(address)
  const oldPath = `${pathname === '/' ? '' : pathname.replace(/\/+$/, '')}${search}`
  // The first page of the other site is where this one has its own.
  if (oldPath === '' || oldPath === newPath || oldPath.startsWith('/de/') || oldPath === '/de') return
  const [taken] = await work.tx.select({ id: redirects.id }).from(redirects).where(eq(redirects.oldPath, oldPath))
  if (!taken) await createMoved(run, work, 'redirect', { oldPath, newPath })
}
