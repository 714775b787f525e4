import { asc } from 'drizzle-orm'
import type { ReadContext } from '../platform/cache/cached-read.ts'
import type { Database } from '../platform/database/database.ts'
import { readWords } from '../platform/translations/words.server.ts'
import { mapTexts, type TextField } from '../records/field-texts.server.ts'
import { contributors } from './tables.ts'

/** Under what roles and functions are translated: each once for the whole house, whoever it is of. */
export const ROLE_TEXTS = { name: 'role', id: 1 } as const

/** A role has no record of its own: its translation is named by what it says, and so is of every cast in which it stands. */
export const roleFields = {
  roles: { kind: 'items', label: 'Role or function', fields: { role: { kind: 'text', label: 'Role', max: 200 } } },
} satisfies Record<string, TextField>

/** All roles and functions of the house, each once. One statement. */
export async function readRoles(db: Database): Promise<{ role: string }[]> {
  return db.selectDistinct({ role: contributors.role }).from(contributors).orderBy(asc(contributors.role))
}

/** Gives a role in the language of the page; in the first one as it is. */
export async function roleTranslator(context: ReadContext): Promise<(role: string) => string> {
  const words = await readWords(context)
  if (!words) return (role) => role
  const { name, id } = ROLE_TEXTS
  const textOf = ({ unit, original }: { unit: string; original: string }) => words.textOf(name, id, unit, original)
  return (role) => mapTexts(roleFields, { roles: [{ role }] }, textOf).roles[0]?.role ?? role
}
