import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from './tables.ts'

/**
 * Locks the accounts of all administrators until the transaction ends: two that take each other's role at once come one after
 * the other. @returns their ids
 */
export async function lockAdministrators(tx: Database): Promise<string[]> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).orderBy(asc(users.id)).for('update')
  return rows.map(({ id }) => id)
}
