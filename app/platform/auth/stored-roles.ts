import { eq, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { builtInRole, findBuiltInRole } from './built-in-roles.ts'
import type { Role } from './roles.ts'
import { roles, users } from './tables.ts'

/** Reads which records belong to productions, by record type, the productions included. */
export type ReadBelongings = (db: Database, productions: number[]) => Promise<Record<string, readonly number[]>>

// Until it is told otherwise, nothing belongs to a production: a limited role then writes nothing.
let readBelongings: ReadBelongings = () => Promise.resolve({})

/** Tells at startup what belongs to a production, which the platform does not know by itself. */
export function registerBelongings(read: ReadBelongings): void {
  readBelongings = read
}

/** A user's role as it stands now. One statement, and those of `ReadBelongings` for a role limited to productions. */
export async function readUserRole(db: Database, userId: string): Promise<Role> {
  const [role] = await readUserRoles(db, eq(users.id, userId))
  return role?.role ?? builtInRole('reader')
}

/** The roles of users, by user. A role that no longer exists gives the rights of the built-in `reader`. */
export async function readUserRoles(db: Database, where?: SQL): Promise<{ userId: string; role: Role }[]> {
  const rows = await db
    .select({ userId: users.id, id: users.role, productions: users.productions, permissions: roles.permissions })
    .from(users)
    .leftJoin(roles, eq(roles.id, users.role))
    .where(where)
  return Promise.all(
    rows.map(async ({ userId, id, productions, permissions }) => {
      const builtIn = findBuiltInRole(id)
      if (builtIn) return { userId, role: builtIn }
      if (!permissions) return { userId, role: builtInRole('reader') }
      const records = permissions.scope === 'productions' ? await readBelongings(db, productions) : null
      return { userId, role: { id, permissions, records } }
    }),
  )
}
