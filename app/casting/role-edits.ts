import { moveItem } from '../staff-ui/fields/move-item.ts'
import type { CastGridData, GridRole, GridUnderstudy } from './cast-grid.ts'

/** The roles of a production as its record has them. */
export type RoleList = { contributors: Omit<GridRole, 'id'>[]; understudies: GridUnderstudy[] }
/** A role with who has it and who can stand in. */
export type RoleState = Omit<GridRole, 'id'> & { covers: Omit<GridUnderstudy, 'role'>[] }

/**
 * A change of one role, by id, so that it holds whatever else has been changed meanwhile. `was` is the role as it was seen; null
 * applies the change whatever it is now.
 */
export type RoleEdit =
  | { kind: 'add'; next: RoleState; at: number }
  | { kind: 'save'; roleId: number; was: RoleState | null; next: RoleState }
  | { kind: 'remove'; roleId: number; was: RoleState | null }
  | { kind: 'move'; roleId: number; by: -1 | 1 }

/** A role that somebody else has changed since it was seen; `theirs` is null where it is gone. */
export type RoleDispute = { roleId: number; role: string; theirs: RoleState | null }

type Roles = Pick<CastGridData, 'roles' | 'understudies'>
const NEW = 0

/** A role of the grid with who can stand in; null when it has no such role. */
export function roleState({ roles, understudies }: Roles, roleId: number): RoleState | null {
  const found = roles.find(({ id }) => id === roleId)
  if (!found) return null
  const { id: _, ...role } = found
  const covers = understudies.filter((one) => one.role === role.role).map(({ personId, kind }) => ({ personId, kind }))
  return { ...role, covers }
}

/** The roles of a grid as the production's record has them. */
export function rolesOf({ roles, understudies }: Roles): RoleList {
  return { contributors: roles.map(({ id: _, ...role }) => role), understudies }
}

/** The list after some changes of roles, and those that somebody else was quicker to change. */
export function applyRoleEdits(current: Roles, edits: readonly RoleEdit[]): { next: RoleList; disputes: RoleDispute[] } {
  let next = current
  const disputes: RoleDispute[] = []
  for (const edit of edits) {
    const dispute = disputeOf(next, edit)
    if (dispute) disputes.push(dispute)
    else next = applied(next, edit)
  }
  return { next: rolesOf(next), disputes }
}

/** The changes that lead back from the roles after a change to those before it, role by role. */
export function invertedEdits(before: Roles, after: Roles, edits: readonly RoleEdit[]): RoleEdit[] {
  const moves = edits.flatMap((edit) => (edit.kind === 'move' ? [{ ...edit, by: edit.by === 1 ? (-1 as const) : (1 as const) }] : []))
  const stays = new Set(before.roles.map(({ id }) => id))
  const added = after.roles
    .filter(({ id }) => !stays.has(id))
    .map(({ id }): RoleEdit => ({ kind: 'remove', roleId: id, was: roleState(after, id) }))
  const others = before.roles.flatMap(({ id }, at): RoleEdit[] => {
    const [was, now] = [roleState(before, id), roleState(after, id)]
    if (!was) return []
    if (!now) return [{ kind: 'add', next: was, at }]
    return isSameRole(was, now) ? [] : [{ kind: 'save', roleId: id, was: now, next: was }]
  })
  return [...added, ...others, ...moves.toReversed()]
}

function disputeOf(current: Roles, edit: RoleEdit): RoleDispute | null {
  if (edit.kind === 'add' || edit.kind === 'move') return null
  const theirs = roleState(current, edit.roleId)
  const role = theirs?.role ?? edit.was?.role ?? ''
  if (!theirs) return edit.kind === 'remove' ? null : { roleId: edit.roleId, role, theirs }
  const isSeen = edit.was === null || isSameRole(theirs, edit.was) || (edit.kind === 'save' && isSameRole(theirs, edit.next))
  return isSeen ? null : { roleId: edit.roleId, role, theirs }
}

function applied(current: Roles, edit: RoleEdit): Roles {
  const { roles, understudies } = current
  const index = edit.kind === 'add' ? -1 : roles.findIndex(({ id }) => id === edit.roleId)
  if (edit.kind === 'add') return withRole(current, edit.next, roles.toSpliced(edit.at, 0, rowOf(NEW, edit.next)))
  if (index === -1) return current
  if (edit.kind === 'move') return { roles: moveItem(roles, index, edit.by), understudies }
  if (edit.kind === 'remove') return { roles: roles.toSpliced(index, 1), understudies }
  const renamed = roles[index]?.role
  const others = { roles, understudies: understudies.filter(({ role }) => role !== renamed) }
  return withRole(others, edit.next, roles.with(index, rowOf(edit.roleId, edit.next)))
}

function rowOf(id: number, { kind, role, personId }: RoleState): GridRole {
  return { id, kind, role, personId }
}

/** Several rows can share a role, and with it who can stand in. */
function withRole({ understudies }: Roles, { role, covers }: RoleState, roles: GridRole[]): Roles {
  const others = understudies.filter((one) => one.role !== role)
  return { roles, understudies: [...others, ...covers.map((cover) => ({ ...cover, role }))] }
}

function isSameRole(one: RoleState, other: RoleState): boolean {
  const words = ({ kind, role, personId, covers }: RoleState) => JSON.stringify([kind, role, personId, covers])
  return words(one) === words(other)
}
