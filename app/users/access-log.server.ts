import { createHash } from 'node:crypto'
import type { AccessChange } from '../platform/auth/access-change.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { Platform } from '../platform/platform.ts'
import { recordChange } from '../records/write.server.ts'

type RoleChange = {
  role: { id: string; name: string }
  action: 'created' | 'changed' | 'deleted'
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const text = (label: Label) => ({ label })

/** How the change log names changes of accounts; readable only with the right to read users. */
export const accessKind = {
  name: 'account',
  area: 'people',
  label: 'Account',
  plural: 'Accounts',
  fields: {
    name: text('Name'),
    role: text('Role'),
    password: text('Password'),
    secondFactor: text('Two-factor authentication'),
    backupCodes: text('Backup codes'),
    passkeys: text('Passkeys'),
    provider: text('Identity provider'),
    keptAdministrator: text('Stays the last administrator against the identity provider'),
    sessions: text('Sessions'),
    invitation: text('Invitation'),
    secondFactorRoles: text('Roles with two-factor authentication'),
    productions: text('Productions|access'),
  },
} as const

/** Writes a change of an account to the log, in the transaction that makes it. */
export function logAccessChange(
  platform: Pick<Platform, 'clock'>,
  tx: Database,
  by: Pick<Viewer, 'id' | 'name'>,
  { user: person, action = 'changed', before, after }: AccessChange,
): Promise<void> {
  const change = { contentType: accessKind.name, objectId: numberOf(person.id), title: person.name, action, before, after }
  return recordChange(platform, tx, by, change)
}

/** The same for what people do to their own. */
export function logOwnAccessChange(platform: Pick<Platform, 'clock'>, tx: Database, change: AccessChange): Promise<void> {
  return logAccessChange(platform, tx, change.user, change)
}

/** How the change log names changes of roles; readable only with the right to read users. */
export const roleKind = {
  name: 'role',
  area: 'people',
  label: 'Role',
  plural: 'Roles',
  fields: { name: text('Name'), permissions: text('Permissions') },
} as const

/** Writes a change of a role to the log, in the transaction that makes it. */
export function logRoleChange(
  platform: Pick<Platform, 'clock'>,
  tx: Database,
  by: Pick<Viewer, 'id' | 'name'>,
  { role, ...change }: RoleChange,
): Promise<void> {
  return recordChange(platform, tx, by, { contentType: roleKind.name, objectId: numberOf(role.id), title: role.name, ...change })
}

/** Records are numbered, accounts and roles are not; the log only needs to tell them apart. */
function numberOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() >>> 1
}
