import { ApiError, request } from '../staff-ui/api-client.ts'
import type { CastGridData, CellChange, CellDispute } from './cast-grid.ts'
import { applyRoleEdits, type RoleDispute, type RoleEdit, roleState } from './role-edits.ts'
import type { InsertCast } from './schema.ts'

/** Something to be written of a cast: cells, then roles. What takes it back is another one. */
export type CastWrite = {
  /** what it does, in words */
  text: string
  cells: CellChange[]
  edits: RoleEdit[]
  /** an absence that goes with it */
  removesAbsence?: number
}
/** A change of roles that somebody else was quicker with, and who that was, where it is known. */
export type RoleDisputes = { roles: RoleDispute[]; by: string | null; at: string | null }
/** What was not written, because somebody else has changed the same since it was seen. */
export type CastDispute = { write: CastWrite; isUndo: boolean; cells: CellDispute[]; roles: RoleDisputes | null }

/** Where the grid's own data comes from: what is known already, or read anew. */
export type GridSource = { current: () => Promise<CastGridData>; reload: () => Promise<CastGridData> }

const CELLS = '/api/admin/casting/cells'
/** How often a write of roles is tried again when something else of the production was changed meanwhile. */
const ATTEMPTS = 4

/** Writes cells. @returns what undoes them, or the cells that somebody else has changed; nothing is written then */
export async function sendCells({ cells, removesAbsence }: CastWrite): Promise<{ undo: CellChange[] } | { disputes: CellDispute[] }> {
  try {
    return await request<{ undo: CellChange[] }>('POST', CELLS, { cells, ...(removesAbsence && { removesAbsence }) })
  } catch (error) {
    if (error instanceof ApiError && error.problem.code === 'cells_changed') return { disputes: error.problem.disputes as CellDispute[] }
    throw error
  }
}

/** Writes changes of roles onto whatever the production is by now. @returns the grid before it, or the roles in the way */
export async function sendRoles(
  edits: RoleEdit[],
  { current, reload }: GridSource,
): Promise<{ before: CastGridData } | { disputes: RoleDisputes }> {
  let grid = await current()
  for (let attempt = 1; ; attempt++) {
    const { next, disputes } = applyRoleEdits(grid, edits)
    const { id, revision } = grid.production
    if (disputes.length > 0) return { disputes: { roles: disputes, ...(await whoChangedRoles(id)) } }
    try {
      await request('PATCH', `/api/admin/production/${id}`, { base: revision, values: next })
      return { before: grid }
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw error
      grid = await reload()
    }
  }
}

/** What a pasted cast has come to; `changed` names roles that somebody else has changed since they were looked at. */
export type Inserted = { before: CastGridData; undo: CellChange[] } | { changed: string[] }

/** Inserts a pasted cast onto whatever the production is by now, unless the same roles have been changed. */
export async function sendPastedCast(roles: InsertCast['roles'], { current, reload }: GridSource): Promise<Inserted> {
  const seen = await current()
  let grid = seen
  for (let attempt = 1; ; attempt++) {
    const { id, revision } = grid.production
    try {
      const { undo } = await request<{ undo: CellChange[] }>('POST', `/api/admin/casting/production/${id}/insert`, {
        base: revision,
        roles,
      })
      return { before: grid, undo }
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw error
      grid = await reload()
      const changed = roles.filter(({ roleId }) => roleId !== null && !isUnchanged(seen, grid, roleId))
      if (changed.length > 0) return { changed: changed.map(({ role }) => role) }
    }
  }
}

function isUnchanged(seen: CastGridData, now: CastGridData, roleId: number): boolean {
  return JSON.stringify(roleState(seen, roleId)) === JSON.stringify(roleState(now, roleId))
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.problem.code === 'conflict'
}

type StoredChange = { userName: string; createdAt: string; before: Values | null; after: Values | null }
type Values = { contributors?: unknown; understudies?: unknown }

async function whoChangedRoles(productionId: number): Promise<Pick<RoleDisputes, 'by' | 'at'>> {
  const rolesIn = (values: Values | null) => JSON.stringify([values?.contributors, values?.understudies])
  // Without the right to read the history the sentence names nobody.
  const changes = await request<StoredChange[]>('GET', `/api/admin/production/${productionId}/changes`).catch(() => [])
  const last = changes.find(({ before, after }) => rolesIn(before) !== rolesIn(after))
  return { by: last?.userName ?? null, at: last?.createdAt ?? null }
}

/** What is left of a write when somebody has decided: all of it, whatever the others did, or what they did not touch. */
export function decidedWrite({ write, cells, roles }: CastDispute, keeps: 'mine' | 'theirs'): CastWrite {
  if (keeps === 'mine')
    return { ...write, cells: write.cells.map((cell) => ({ ...cell, was: undefined })), edits: write.edits.map(forced(roles)) }
  const isTheirs = (cell: CellChange) => cells.some(({ eventId, roleId }) => eventId === cell.eventId && roleId === cell.roleId)
  const theirRoles = new Set(roles?.roles.map(({ roleId }) => roleId))
  const isOwn = (edit: RoleEdit) => edit.kind === 'add' || !theirRoles.has(edit.roleId)
  return { ...write, cells: write.cells.filter((cell) => !isTheirs(cell)), edits: write.edits.filter(isOwn) }
}

/** A role that is gone is added again. */
function forced(disputes: RoleDisputes | null): (edit: RoleEdit) => RoleEdit {
  const gone = new Set(disputes?.roles.filter(({ theirs }) => theirs === null).map(({ roleId }) => roleId))
  return (edit) => {
    if (edit.kind === 'save' && gone.has(edit.roleId)) return { kind: 'add', next: edit.next, at: Number.MAX_SAFE_INTEGER }
    return edit.kind === 'save' || edit.kind === 'remove' ? { ...edit, was: null } : edit
  }
}
