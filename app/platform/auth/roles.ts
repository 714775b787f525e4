import type { Permissions } from './permissions.ts'

/** The built-in roles, the one with the most rights first; what each may do stands in `built-in-roles.ts`. */
export const ROLES = ['admin', 'editor', 'programme', 'magazine', 'reader'] as const
export type BuiltInRole = (typeof ROLES)[number]

/** The role of a user with what they may do by it. */
export type Role = {
  /** the name of a built-in role, or the id of one that the theatre has made */
  id: string
  permissions: Permissions
  /** the records that a role limited to productions works with, by record type; null for a role that is not */
  records: Record<string, readonly number[]> | null
}

/** How the user authenticated when the session was opened. */
export type LoginMethod = 'password' | 'passkey' | 'provider'
