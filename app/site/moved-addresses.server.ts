import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { redirects } from './tables.ts'

/**
 * Records redirects (301) for addresses that have changed (A §4). Redirects to an old address are updated to the new one,
 * and redirects from a new address are deleted.
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

/** Deletes the redirect from an address that is in use now. */
export async function recordTakenAddress(tx: Database, path: string): Promise<void> {
  await tx.delete(redirects).where(eq(redirects.oldPath, path))
}
