import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { byPart, type ContributorRow, castOf } from './cast.ts'

let id = 0
function row(role: string, name: string, more: Partial<ContributorRow['contributor']> & { isGuest?: boolean; isOnline?: boolean } = {}) {
  id += 1
  const personId = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return {
    contributor: {
      id,
      productionId: 1,
      eventId: more.eventId ?? null,
      isExtra: more.isExtra ?? false,
      personId,
      kind: more.kind ?? 'cast',
      role,
      replacesId: more.replacesId ?? null,
      isReading: more.isReading ?? false,
      isOmitted: more.isOmitted ?? false,
      position: id,
    },
    person: {
      id: personId,
      firstName: '',
      lastName: name,
      slug: name.toLowerCase(),
      categoryId: more.isGuest ? null : 1,
      isOnline: more.isOnline ?? true,
    },
  } as Parameters<typeof castOf>[0][number]
}
const summaries = (rows: Parameters<typeof castOf>[0]) => castOf(rows).map(({ role, name, insteadOf }) => [role, name, insteadOf])

describe('the cast of a performance', () => {
  it('is that of the production when nothing differs, and only people of the house lead somewhere', () => {
    const cast = castOf([row('Regie', 'Mohr', { kind: 'team' }), row('Borchert', 'Lohse', { isGuest: true })])
    expect(cast.map(({ name, insteadOf }) => [name, insteadOf])).toEqual([
      ['Mohr', null],
      ['Lohse', null],
    ])
    expect(cast.map(({ url }) => url !== null)).toEqual([true, false])
  })

  it('names whoever is offline, and leads to no page that is not there', () => {
    expect(castOf([row('Borchert', 'Lohse', { isOnline: false })])).toMatchObject([{ name: 'Lohse', url: null }])
  })

  it('names who stands in at the place of the part, and for whom', requirement('BLOCK-08'), () => {
    expect(summaries([row('Borchert', 'Lohse'), row('Die Braut', 'Kesselbach'), row('Borchert', 'Vanderlohn', { eventId: 5 })])).toEqual([
      ['Borchert', 'Vanderlohn', 'Lohse'],
      ['Die Braut', 'Kesselbach', null],
    ])
  })

  it('marks only those who are new where several share a part', () => {
    const rows = [
      row('Tanz', 'Arslan'),
      row('Tanz', 'Sturm'),
      row('Tanz', 'Arslan', { eventId: 5 }),
      row('Tanz', 'Petersen', { eventId: 5 }),
    ]
    expect(summaries(rows)).toEqual([
      ['Tanz', 'Arslan', null],
      ['Tanz', 'Petersen', 'Sturm'],
    ])
  })

  it('adds a part that only this evening has, and keeps a part on stage from one behind it', () => {
    const rows = [row('Musik', 'Aas', { kind: 'team' }), row('Musik', 'Grieshaber', { eventId: 5 })]
    expect(summaries(rows)).toEqual([
      ['Musik', 'Aas', null],
      ['Musik', 'Grieshaber', ''],
    ])
  })

  it('never names two people for one part where it was mistyped for the evening', requirement('BLOCK-08'), () => {
    const usual = [row('Lopachin', 'Aschenbach'), row('Hexe 1', 'Rau'), row('Hexe 2', 'Voss'), row('Anja', 'Lind')]
    const tonight = (role: string, isExtra = false) => summaries([...usual, row(role, 'Brandvik', { eventId: 5, isExtra })])
    expect(tonight('Lopahin')[0]).toEqual(['Lopachin', 'Brandvik', 'Aschenbach'])
    expect(tonight('lopachin ')).toHaveLength(4)
    expect(tonight('Hexe 3').at(-1)).toEqual(['Hexe 3', 'Brandvik', ''])
    expect(tonight('Lopahin', true).at(-1)).toEqual(['Lopahin', 'Brandvik', ''])
  })

  it('is found by the id of the role, whatever the change calls it, and one holder of a shared role is replaced alone', () => {
    const [first, second] = [row('Tanz', 'Arslan'), row('Tanz', 'Sturm')]
    const change = row('Früher Chor', 'Petersen', { eventId: 5, replacesId: second.contributor.id })
    expect(summaries([first, second, change])).toEqual([
      ['Tanz', 'Arslan', null],
      ['Tanz', 'Petersen', 'Sturm'],
    ])
  })

  it('leaves out a role that is omitted, names a second part of one person, and says who reads', () => {
    const [firs, anja, gast] = [row('Firs', 'Ostrowe'), row('Anja', 'Fenn'), row('Ein Gast', 'Rau')]
    const left = row('Firs', 'Ostrowe', { eventId: 5, isOmitted: true, replacesId: firs.contributor.id })
    const twice = row('Anja', 'Rau', { eventId: 5, isReading: true, replacesId: anja.contributor.id })
    expect(castOf([firs, anja, gast, left, twice]).map(({ role, name, isReading }) => [role, name, isReading])).toEqual([
      ['Anja', 'Rau', true],
      ['Ein Gast', 'Rau', false],
    ])
  })

  it('says a part once for all who have it', () => {
    const parts = byPart(castOf([row('Dramaturgie', 'Torun'), row('Dramaturgie', 'Fehrmann'), row('Bühne', 'Wiederin')]))
    expect(parts.map(({ role, people }) => [role, people.length])).toEqual([
      ['Dramaturgie', 2],
      ['Bühne', 1],
    ])
  })
})
