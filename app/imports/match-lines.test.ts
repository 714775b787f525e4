import { expect, test } from 'vitest'
import type { EventRow, ExistingProgramme } from './existing-programme.server.ts'
import type { ReadLine } from './imported-line.ts'
import { matchLines } from './match-lines.ts'
import { readLine } from './read-line.ts'

const [ONLINE, NEXT_SEASON] = [3, 9]
const SEASON = { name: '2026/27', startsOn: '2026-09-01', endsOn: '2027-07-15' }
const stored = { id: 1, productionId: NEXT_SEASON, roomId: 2, startsAt: new Date('2026-12-05T19:00:00Z'), idJet: '', planningId: '' }
const existing: ExistingProgramme = {
  productions: new Map([['salz', [ONLINE, NEXT_SEASON]]]),
  titles: new Map(),
  seasons: new Map([
    [ONLINE, SEASON],
    [NEXT_SEASON, { name: '2027/28', startsOn: '2027-09-01', endsOn: '2028-07-15' }],
  ]),
  rooms: new Map([['studio', { id: 2, name: 'Studio' }]]),
  roomNames: new Map(),
  events: [stored as EventRow],
}
const line = (startsAt: string): ReadLine =>
  readLine(2, { production: 'Salz', room: 'Studio', startsAt }, { yearFrom: Temporal.PlainDate.from('2026-08-01') })
const matchOf = (read: ReadLine) => matchLines([read], existing).get(read)

test('the evening that stands in a room at a time under a title is that evening, whichever production of the title it is', () => {
  expect(matchOf(line('05.12.2026 20:00'))).toMatchObject({ productionId: NEXT_SEASON, event: { id: 1 }, choice: undefined })
})

test('where the title alone decides between productions, the one in whose season the evening lies is taken, and that is said', () => {
  expect(matchOf(line('02.06.2027 20:00'))).toMatchObject({ productionId: ONLINE, choice: { by: 'season', season: '2026/27' } })
  expect(matchOf(line('02.10.2027 20:00'))).toMatchObject({ productionId: NEXT_SEASON, choice: { by: 'season', season: '2027/28' } })
})

test('where no season decides, or two of a title are of the same, the first is taken and that is said', () => {
  expect(matchOf(line('02.08.2027 20:00'))).toMatchObject({ productionId: ONLINE, event: undefined, choice: { by: 'order' } })
  const both = new Map([ONLINE, NEXT_SEASON].map((id) => [id, SEASON]))
  const read = line('02.06.2027 20:00')
  expect(matchLines([read], { ...existing, seasons: both }).get(read)).toMatchObject({ productionId: ONLINE, choice: { by: 'order' } })
})
