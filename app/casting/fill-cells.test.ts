import { describe, expect, it } from 'vitest'
import type { CastGridData } from './cast-grid.ts'
import { copiedCells, filledCells, spreadCells } from './fill-cells.ts'

const event = (id: number) => ({ id, startsAt: `2026-12-0${id}T19:30:00+01:00`, room: '', status: 'scheduled' as const, isOnline: true })
const data: CastGridData = {
  ...{ production: { id: 1, title: '', revision: '' }, understudies: [], pastCount: 0, extras: [], unavailable: [], mayNoteAbsences: true },
  roles: [
    { id: 1, kind: 'cast', role: 'Lopachin', personId: 11 },
    { id: 2, kind: 'cast', role: 'Firs', personId: 12 },
  ],
  events: [event(1), event(2), event(3)],
  cells: [{ eventId: 1, roleId: 1, personId: 13, mode: 'reads' }],
  names: { 11: 'Tove', 12: 'Bela', 13: 'Ayla' },
}

describe('filling cells', () => {
  it('gives the clipboard the names as a table', () => {
    expect(copiedCells(data, { top: 0, bottom: 1, left: 1, right: 2 }).text).toBe('Ayla\tTove\nBela\tBela')
  })

  it('spreads the first evening over those beside it, and leaves out what is so already', () => {
    expect(spreadCells(data, { top: 0, bottom: 1, left: 1, right: 3 })).toEqual([
      { eventId: 2, roleId: 1, mode: 'reads', personId: 13 },
      { eventId: 3, roleId: 1, mode: 'reads', personId: 13 },
    ])
  })

  it('takes a role back to the usual where the usual of the same role is pasted, and names the person in another', () => {
    const usual = copiedCells(data, { top: 0, bottom: 0, left: 2, right: 2 })
    expect(filledCells(data, usual, { top: 0, bottom: 0, left: 1, right: 1 })).toEqual([
      { eventId: 1, roleId: 1, mode: 'usual', personId: null },
    ])
    expect(filledCells(data, usual, { top: 1, bottom: 1, left: 3, right: 3 })).toEqual([
      { eventId: 3, roleId: 2, mode: 'plays', personId: 11 },
    ])
  })

  it('pastes several cells from one on, and not beyond the grid', () => {
    const both = copiedCells(data, { top: 0, bottom: 1, left: 1, right: 1 })
    expect(filledCells(data, both, { top: 0, bottom: 0, left: 3, right: 3 })).toEqual([
      { eventId: 3, roleId: 1, mode: 'reads', personId: 13 },
    ])
    expect(filledCells(data, both, { top: 1, bottom: 1, left: 3, right: 3 })).toEqual([
      { eventId: 3, roleId: 2, mode: 'reads', personId: 13 },
    ])
  })
})
