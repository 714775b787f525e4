import { randomUUID } from 'node:crypto'
import { and, count, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { builtInRole, findBuiltInRole } from '../platform/auth/built-in-roles.ts'
import { type Permissions, permissionsSchema } from '../platform/auth/permissions.ts'
import { ROLE_NAMES } from '../platform/auth/role-names.ts'
import { ROLES } from '../platform/auth/roles.ts'
import { roles, secondFactorRoles, users } from '../platform/auth/tables.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import type { Database } from '../platform/database/database.ts'
import { conflict, invalidField, orNotFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { logRoleChange } from './access-log.server.ts'
import { namesKnownFields } from './role-fields.server.ts'

/** More than any theatre tells apart. */
const MAX_ROLES = 40

const roleName = z.string().trim().min(1).max(60)
export const roleCopySchema = z.strictObject({ from: z.string().max(60), name: roleName })
export const roleUpdateSchema = z.strictObject({ name: roleName, permissions: permissionsSchema, revision: z.int().min(0) })

/** A role as the screen shows it; `revision` is null for a built-in one, which cannot be changed. */
export type ListedRole = { id: string; name: string; permissions: Permissions; revision: number | null; holders: string[] }

/** A role as it is chosen for a user; `isLimited`: it works with the productions named for each user. */
export type RoleChoice = { id: string; name: string; isLimited: boolean }

/** The roles that a user can have, the built-in ones first. One statement. */
export async function listRoleChoices(db: Database): Promise<RoleChoice[]> {
  const stored = await db.select().from(roles).orderBy(alphabetical(roles.name))
  const builtIn = ROLES.map((id) => ({ id, name: t(ROLE_NAMES[id]), isLimited: false }))
  return [...builtIn, ...stored.map(({ id, name, permissions }) => ({ id, name, isLimited: permissions.scope === 'productions' }))]
}

/** The name of a role; empty for one that no longer exists. */
export async function readRoleName(db: Database, id: string): Promise<string> {
  return (await listRoleChoices(db)).find((role) => role.id === id)?.name ?? ''
}

/** All roles, the built-in ones first, with the names of those who have them. Two statements. */
export async function listRoles(db: Database): Promise<ListedRole[]> {
  const stored = await db.select().from(roles).orderBy(alphabetical(roles.name))
  const people = await db.select({ name: users.name, email: users.email, role: users.role }).from(users).orderBy(alphabetical(users.name))
  const holdersOf = (id: string) => people.filter(({ role }) => role === id).map(({ name, email }) => name || email)
  const builtIn = ROLES.map((id) => ({ id, name: t(ROLE_NAMES[id]), permissions: builtInRole(id).permissions, revision: null }))
  return [...builtIn, ...stored].map((role) => ({ ...role, holders: holdersOf(role.id) }))
}

/** Makes a role with the permissions of another; a copy of the administrators' has all but the right to accounts. @throws Problem 400, 404, 409 `too_many` */
export function copyRole(platform: Platform, viewer: Viewer, { from, name }: z.infer<typeof roleCopySchema>): Promise<{ id: string }> {
  return platform.write(async (tx) => {
    const [existing] = await tx.select({ count: count() }).from(roles)
    if ((existing?.count ?? 0) >= MAX_ROLES) throw new Problem(409, 'too_many', t('There are already {n} roles.', { n: MAX_ROLES }))
    const original = orNotFound(findBuiltInRole(from) ?? (await tx.select().from(roles).where(eq(roles.id, from)))[0])
    await assertNameIsFree(tx, name, '')
    const { areas, ...rest } = original.permissions
    const permissions = { ...rest, areas: { ...areas, people: 'none' as const } }
    const role = { id: randomUUID(), name, permissions }
    await tx.insert(roles).values(role)
    await logRoleChange(platform, tx, viewer, { role, action: 'created', before: null, after: { name, permissions } })
    return { id: role.id }
  })
}

/**
 * Changes a role; everybody who has it may do with their next request what it says then.
 * @throws Problem 400 with a message per field, 404, also for built-in roles, 409 `conflict` when somebody else has changed it
 */
export function updateRole(
  platform: Platform,
  viewer: Viewer,
  id: string,
  { name, permissions, revision }: z.infer<typeof roleUpdateSchema>,
): Promise<void> {
  if (!namesKnownFields(permissions)) throw invalidField('permissions', t('This value is not allowed.'))
  return platform.write(async (tx) => {
    const before = await lockRole(tx, id)
    if (before.revision !== revision) throw conflict(t('Someone else has since changed this role. Please reload the page.'), {})
    await assertNameIsFree(tx, name, id)
    await tx
      .update(roles)
      .set({ name, permissions, revision: revision + 1 })
      .where(eq(roles.id, id))
    const was = { name: before.name, permissions: before.permissions }
    await logRoleChange(platform, tx, viewer, { role: { id, name }, action: 'changed', before: was, after: { name, permissions } })
  })
}

/** Deletes a role that nobody has. @throws Problem 404, also for built-in roles; 409 `in_use` */
export function deleteRole(platform: Platform, viewer: Viewer, id: string): Promise<void> {
  return platform.write(async (tx) => {
    const { name, permissions } = await lockRole(tx, id)
    const [holders] = await tx.select({ count: count() }).from(users).where(eq(users.role, id))
    if ((holders?.count ?? 0) > 0) throw new Problem(409, 'in_use', t('Somebody still has this role. Give them another one first.'))
    await tx.delete(secondFactorRoles).where(eq(secondFactorRoles.role, id))
    await tx.delete(roles).where(eq(roles.id, id))
    await logRoleChange(platform, tx, viewer, { role: { id, name }, action: 'deleted', before: { name, permissions }, after: null })
  })
}

/** Requires that a role exists, and keeps it from being deleted until this transaction ends. @throws Problem 400 */
export async function assertRoleExists(tx: Database, id: string): Promise<void> {
  if (findBuiltInRole(id)) return
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.id, id)).for('share')
  if (!role) throw invalidField('role', t('This role no longer exists.'))
}

async function lockRole(tx: Database, id: string): Promise<typeof roles.$inferSelect> {
  const [role] = await tx.select().from(roles).where(eq(roles.id, id)).for('update')
  return orNotFound(role)
}

async function assertNameIsFree(tx: Database, name: string, ownId: string): Promise<void> {
  const [other] = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.name, name), ne(roles.id, ownId)))
  const isBuiltIn = ROLES.some((id) => t(ROLE_NAMES[id]) === name)
  if (other || isBuiltIn) throw invalidField('name', t('Another role already has this name.'))
}
