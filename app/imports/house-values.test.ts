import { expect, it } from 'vitest'
import type { EventRow } from './existing-programme.server.ts'
import { withHouseValues } from './house-values.ts'
import type { ImportedLine, ReadLine } from './imported-line.ts'
import type { Match } from './match-lines.ts'

const value: ImportedLine = {
  ...{ production: 'Anderer Titel', room: 'Studio', startsAt: '2030-04-12T19:00:00+02:00', endsAt: '2030-04-12T21:00:00+02:00' },
  ...{ status: 'cancelled', note: 'der Quelle', idJet: undefined, ticketUrl: undefined, planningId: 'A1', emptyCells: [] },
}
const read: ReadLine = { line: 2, title: 'Zeile', value, reasons: [] }
const stored = {
  ...{ id: 7, productionId: 3, roomId: 1, startsAt: new Date('2030-04-10T18:00:00Z'), endsAt: new Date('2030-04-10T20:00:00Z') },
} as EventRow
const existing = { titles: new Map([[3, 'Stück']]), roomNames: new Map([[1, 'Großes Haus']]) }
const match: Match = { room: { id: 2, name: 'Studio' }, productionId: 9, event: stored, choice: undefined }
const apply = (fields: string[], found = match) => {
  const { lines, matches } = withHouseValues([read], new Map([[read, found]]), (_, field) => fields.includes(field), existing)
  const [line] = lines
  return { value: line?.value, match: line && matches.get(line) }
}

it('a source that leads nothing finds the performance as it stands in the house', () => {
  const { value, match } = apply([])
  expect(value).toMatchObject({
    ...{ production: 'Stück', room: 'Großes Haus', startsAt: '2030-04-10T20:00:00+02:00', endsAt: '2030-04-10T22:00:00+02:00' },
    ...{ status: undefined, note: undefined },
  })
  expect(match).toMatchObject({ productionId: 3, room: { id: 1 } })
})

it('what it leads is its own, and the production stays that of the house', () => {
  const { value, match } = apply(['startsAt', 'endsAt', 'roomId', 'status'])
  expect(value).toMatchObject({ production: 'Stück', room: 'Studio', startsAt: '2030-04-12T19:00:00+02:00', status: 'cancelled' })
  expect(match?.room.id).toBe(2)
})

it('an end that only the house leads moves with a begin of the source', () => {
  expect(apply(['startsAt']).value?.endsAt).toBeUndefined()
})

it('a new performance is taken over whole', () => {
  expect(apply([], { ...match, event: undefined }).value).toEqual(value)
})
