import { asc } from 'drizzle-orm'
import { mayEdit, mayView } from '../content/editing-rights.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Role } from '../platform/auth/roles.ts'
import { users } from '../platform/auth/tables.ts'
import type { Database } from '../platform/database/database.ts'
import type { Colleague } from './schema.ts'

const MAX_COLLEAGUES = 500

type Person = { id: string; name: string; email: string; role: Role }

/** All staff who may see the objects of a type, by name. One statement. */
export async function readPeople(db: Database, contentType: string): Promise<Person[]> {
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email, role: users.role })
    .from(users)
    .orderBy(asc(users.name), asc(users.id))
    .limit(MAX_COLLEAGUES)
  return rows.map((row) => ({ ...row, role: row.role as Role })).filter(({ role }) => mayView({ role }, contentType))
}

/** The users who can be mentioned on an object of a type, and whether they may publish it. Holds no email address. */
export async function readColleagues(db: Database, viewer: Viewer, contentType: string): Promise<Colleague[]> {
  const people = await readPeople(db, contentType)
  return people.map(({ id, name, role }) => ({ id, name, isMe: id === viewer.id, mayPublish: mayEdit({ role }, contentType) }))
}
