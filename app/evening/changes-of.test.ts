import { expect, it } from 'vitest'
import { changesOf } from './changes-of.ts'
import type { EventValues } from './event-values.ts'

const asCast = { kind: 'cast' as const, isExtra: false, isReading: false, isOmitted: false }
const values: EventValues = {
  ...{ productionId: 1, roomId: 2, parentId: null, status: 'scheduled', note: '', idJet: 'abend', isOnline: true },
  ...{ startsAt: '2026-11-22T19:30:00+01:00', endsAt: '2026-11-22T22:00:00+01:00' },
  cast: [
    { ...asCast, role: 'Warja', personId: 7, replacesId: 70 },
    { ...asCast, role: 'Lopachin', personId: 8, replacesId: 80 },
    { ...asCast, role: 'Lopachin', personId: 6, replacesId: 81 },
  ],
}
const common = { base: 'x', sentence: 'Das lesen alle.', showsAlert: false }

it('moves the end with the beginning', () => {
  expect(changesOf({ ...common, kind: 'delay', startsAt: '2026-11-22T20:00' }, values)).toEqual({
    ...{ note: 'Das lesen alle.', startsAt: '2026-11-22T20:00:00+01:00', endsAt: '2026-11-22T22:30:00+01:00' },
  })
})

it('leaves an end open that was open', () => {
  const moved = { ...common, kind: 'relocate' as const, startsAt: '2026-11-23T19:30', roomId: 3, isSure: false }
  expect(changesOf(moved, { ...values, endsAt: null })).toEqual({
    ...{ note: 'Das lesen alle.', status: 'moved', roomId: 3, startsAt: '2026-11-23T19:30:00+01:00', endsAt: null },
  })
})

it('gives a part to somebody else and leaves the others, even those of the same name', () => {
  const part = { id: 80, kind: 'cast' as const, role: 'Lopachin' }
  const recast = { ...common, kind: 'recast' as const, part, personId: 9, isReading: true }
  expect(changesOf(recast, values).cast).toEqual([
    ...[values.cast[0], values.cast[2]],
    { ...asCast, role: 'Lopachin', personId: 9, replacesId: 80, isReading: true },
  ])
})
