import type { RoleChoice } from './roles.server.ts'

/** Whether whoever has a role works with some productions alone, which are named for each. */
export function isLimitedRole(roles: readonly RoleChoice[], role: string): boolean {
  return roles.some(({ id, isLimited }) => isLimited && id === role)
}
