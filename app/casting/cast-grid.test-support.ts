import type { CastGridData, GridEvent } from './cast-grid.ts'

export const [TOVE, AYLA, BELA] = [11, 12, 13]

/** A cast of two parts on some evenings of December: Tove as Lopachin, whom Ayla covers, and Bela as Firs. */
export function castGrid({ evenings = 4, ...other }: Partial<CastGridData> & { evenings?: number } = {}): CastGridData {
  return {
    production: { id: 1, title: 'Kirschgarten', revision: 'r1' },
    roles: [
      { id: 1, kind: 'cast', role: 'Lopachin', personId: TOVE },
      { id: 2, kind: 'cast', role: 'Firs', personId: BELA },
    ],
    understudies: [{ role: 'Lopachin', personId: AYLA, kind: 'cover' }],
    events: Array.from({ length: evenings }, (_, index) => evening(index)),
    pastCount: 0,
    cells: [],
    extras: [],
    names: { [TOVE]: 'Tove Aschenbach', [AYLA]: 'Ayla Brandvik', [BELA]: 'Bela Ostrowe' },
    unavailable: [],
    mayNoteAbsences: true,
    ...other,
  }
}

function evening(index: number): GridEvent {
  const day = Temporal.PlainDate.from('2026-12-01').add({ days: index })
  return { id: 101 + index, startsAt: `${day}T19:30:00+01:00`, room: 'Großes Haus', status: 'scheduled', isOnline: true }
}
