import type { EventStatus, UnderstudyKind } from '../programme/schema.ts'

/** How somebody has a role on one evening: `plays` and `reads` name a person, `omitted` leaves the role out. */
export type CellMode = 'plays' | 'reads' | 'omitted'

/** A role of the production with who usually has it: a row of the grid. */
export type GridRole = { id: number; kind: 'cast' | 'team'; role: string; personId: number }
/** Somebody who can stand in for a role, by its name. */
export type GridUnderstudy = { role: string; personId: number; kind: UnderstudyKind }
/** A performance: a column of the grid. */
export type GridEvent = { id: number; startsAt: string; room: string; status: EventStatus; isOnline: boolean }
/** A role on one evening that differs from the usual. */
export type GridCell = { eventId: number; roleId: number; personId: number; mode: CellMode }
/** A part that only one evening has. */
export type GridExtra = { eventId: number; role: string; personId: number }

/** Why somebody cannot play on an evening: away, or on stage elsewhere at that time. */
export type Unavailability = { eventId: number; personId: number } & (
  | { reason: 'absent' }
  | { reason: 'elsewhere'; title: string; startsAt: string }
)

/** What the grid of a production shows. */
export type CastGridData = {
  production: { id: number; title: string; revision: string }
  roles: GridRole[]
  understudies: GridUnderstudy[]
  events: GridEvent[]
  /** how many performances have been, which are only read when asked for */
  pastCount: number
  cells: GridCell[]
  extras: GridExtra[]
  /** names of everybody in it, by id */
  names: Record<number, string>
  unavailable: Unavailability[]
  /** whether the reader may note who is away, which concerns all productions */
  mayNoteAbsences: boolean
}

/** What a cell has: `usual` where it is not changed, which names nobody. */
export type CellState = { mode: CellMode | 'usual'; personId: number | null }

/** A change of one cell: `usual` takes a change of cast back. */
export type CellChange = {
  eventId: number
  roleId: number
  /** what was seen when it was chosen; missing: whatever it is */
  was?: CellState | undefined
} & ({ mode: 'plays' | 'reads'; personId: number } | { mode: 'omitted' | 'usual'; personId: null })

/** A cell that somebody else has changed since it was seen: what it is now, who did it and when, where that is known. */
export type CellDispute = CellState & { eventId: number; roleId: number; by: string | null; at: string | null }

/** The change that leads to a cell as it is: what undoing another change of that cell takes. */
export function changeTo(cell: GridCell | undefined, { eventId, roleId }: { eventId: number; roleId: number }): CellChange {
  if (!cell) return { eventId, roleId, mode: 'usual', personId: null }
  if (cell.mode === 'omitted') return { eventId, roleId, mode: 'omitted', personId: null }
  return { eventId, roleId, mode: cell.mode, personId: cell.personId }
}

/** Whether two states of a cell are the same evening for those who see it. @param usualId who usually has the role */
export function isSameCell(one: CellState, other: CellState, usualId: number): boolean {
  const [a, b] = [plainState(one, usualId), plainState(other, usualId)]
  return a.mode === b.mode && a.personId === b.personId
}

function plainState({ mode, personId }: CellState, usualId: number): CellState {
  const isUsual = mode === 'usual' || (mode === 'plays' && personId === usualId)
  return { mode: isUsual ? 'usual' : mode, personId: isUsual || mode === 'omitted' ? null : personId }
}

/** Cells that a picker is open for. */
export type PickedCells = { role: GridRole; eventId: number }[]

/** Whoever has a part of a production, each once, in the order of the parts. */
export function peopleOf({ roles, names }: CastGridData): { id: number; title: string }[] {
  const ids = new Set(roles.map(({ personId }) => personId))
  return [...ids].map((id) => ({ id, title: names[id] ?? '' }))
}
