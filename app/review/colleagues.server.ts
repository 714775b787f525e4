import { asc } from 'drizzle-orm'
import { mayEdit, mayView } from '../content/editing-rights.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Role } from '../platform/auth/roles.ts'
import { readUserRoles } from '../platform/auth/stored-roles.ts'
import { users } from '../platform/auth/tables.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import type { Database } from '../platform/database/database.ts'
import type { Colleague } from './schema.ts'

const MAX_COLLEAGUES = 500

type Person = { id: string; name: string; email: string; role: Role }

/** All staff who may see an object, or without its id all objects of its type, by name. Two statements. */
export async function readPeople(db: Database, contentType: string, objectId?: number): Promise<Person[]> {
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .orderBy(alphabetical(users.name), asc(users.id))
    .limit(MAX_COLLEAGUES)
  const roles = new Map((await readUserRoles(db)).map(({ userId, role }) => [userId, role]))
  return rows.flatMap((row) => {
    const role = roles.get(row.id)
    return role && mayView({ role }, contentType, objectId) ? [{ ...row, role }] : []
  })
}

/** The users who can be mentioned on an object of a type, and whether they may publish it. Holds no email address. */
export async function readColleagues(db: Database, viewer: Viewer, contentType: string): Promise<Colleague[]> {
  const people = await readPeople(db, contentType)
  return people.map(({ id, name, role }) => ({ id, name, isMe: id === viewer.id, mayPublish: mayEdit({ role }, contentType) }))
}
