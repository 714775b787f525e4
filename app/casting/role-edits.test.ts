import { describe, expect, it } from 'vitest'
import { applyRoleEdits, invertedEdits, type RoleEdit, type RoleState, roleState } from './role-edits.ts'

const [TOVE, AYLA, BELA] = [11, 12, 13]
const lopachin = { id: 1, kind: 'cast' as const, role: 'Lopachin', personId: TOVE }
const firs = { id: 2, kind: 'cast' as const, role: 'Firs', personId: BELA }
const cover = { role: 'Lopachin', personId: AYLA, kind: 'cover' as const }
const seen = { roles: [lopachin, firs], understudies: [cover] }
const state = (roles: typeof seen, id: number): RoleState => roleState(roles, id) as RoleState
const names = ({ contributors }: { contributors: { role: string }[] }) => contributors.map(({ role }) => role)

describe('a change of one role', () => {
  const renames: RoleEdit = { kind: 'save', roleId: 1, was: state(seen, 1), next: { ...state(seen, 1), role: 'Jermolai Lopachin' } }

  it('holds whatever else somebody has changed meanwhile', () => {
    const theirs = { roles: [{ ...firs, personId: AYLA }, lopachin, { ...firs, id: 3, role: 'Warja' }], understudies: [cover] }
    const { next, disputes } = applyRoleEdits(theirs, [renames])
    expect(disputes).toEqual([])
    expect(names(next)).toEqual(['Firs', 'Jermolai Lopachin', 'Warja'])
    expect(next.understudies).toEqual([{ ...cover, role: 'Jermolai Lopachin' }])
    expect(next.contributors[0]?.personId).toBe(AYLA)
  })

  it('is not written over the same role changed by somebody else, unless it is decided so', () => {
    const theirs = { ...seen, roles: [{ ...lopachin, personId: BELA }, firs] }
    expect(applyRoleEdits(theirs, [renames])).toMatchObject({ disputes: [{ roleId: 1, role: 'Lopachin', theirs: { personId: BELA } }] })
    const decided = applyRoleEdits(theirs, [{ ...renames, was: null }])
    expect(decided.disputes).toEqual([])
    expect(decided.next.contributors[0]).toEqual({ kind: 'cast', role: 'Jermolai Lopachin', personId: TOVE })
  })

  it('is none where somebody else has done the same, and names a role that is gone', () => {
    const same = { roles: [{ ...lopachin, role: 'Jermolai Lopachin' }, firs], understudies: [{ ...cover, role: 'Jermolai Lopachin' }] }
    expect(applyRoleEdits(same, [renames]).disputes).toEqual([])
    const gone = { roles: [firs], understudies: [] }
    expect(applyRoleEdits(gone, [renames]).disputes).toEqual([{ roleId: 1, role: 'Lopachin', theirs: null }])
    expect(applyRoleEdits(gone, [{ kind: 'remove', roleId: 1, was: state(seen, 1) }]).disputes).toEqual([])
  })

  it('is taken back role by role', () => {
    const edits: RoleEdit[] = [{ kind: 'remove', roleId: 1, was: state(seen, 1) }]
    const after = { roles: [{ ...firs }, { ...firs, id: 4, role: 'Warja' }], understudies: [] }
    const back = applyRoleEdits(after, invertedEdits(seen, after, edits))
    expect(names(back.next)).toEqual(['Lopachin', 'Firs'])
    expect(back.next.understudies).toEqual([cover])
    const moved = { ...seen, roles: [firs, lopachin] }
    const down: RoleEdit[] = [{ kind: 'move', roleId: 1, by: 1 }]
    expect(names(applyRoleEdits(seen, down).next)).toEqual(['Firs', 'Lopachin'])
    expect(names(applyRoleEdits(moved, invertedEdits(seen, moved, down)).next)).toEqual(['Lopachin', 'Firs'])
  })
})
