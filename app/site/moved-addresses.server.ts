import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { redirects } from './tables.ts'

/**
 * Notes that addresses have moved for good (A §4): the old ones lead to the new ones by 301. What led to an old address
 * leads to where it went, and no address leads away from where something stands again.
 */
export async function recordMovedAddresses(tx: Database, moved: { from: string; to: string }[]): Promise<void> {
  if (moved.length === 0) return
  const taken = moved.map(({ to }) => to)
  await tx.delete(redirects).where(inArray(redirects.oldPath, taken))
  for (const { from, to } of moved) {
    await tx.update(redirects).set({ newPath: to }).where(eq(redirects.newPath, from))
    await tx
      .insert(redirects)
      .values({ oldPath: from, newPath: to })
      .onConflictDoUpdate({ target: redirects.oldPath, set: { newPath: to } })
  }
}

/** Notes that something stands at an address now, so that it leads nowhere else. */
export async function recordTakenAddress(tx: Database, path: string): Promise<void> {
  await tx.delete(redirects).where(eq(redirects.oldPath, path))
}
