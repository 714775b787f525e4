import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findAllConflicts, findConflicts, requiredPersons, type ScheduleSlot } from './schedule-slot.ts'

const HALL = 1
const STUDIO = 2
const performance = (id: number, start: number, end: number, more: Partial<ScheduleSlot> = {}): ScheduleSlot => ({
  id,
  parentId: null,
  roomId: HALL,
  start,
  end,
  persons: [],
  isCancelled: false,
  ...more,
})

describe('a performance', () => {
  const evening = performance(1, 600, 720)

  it('meets what is in its room at the same time, and nothing that only touches it', () => {
    expect(findConflicts(evening, [performance(2, 700, 800)])).toEqual([{ kind: 'room', other: 2, persons: [] }])
    expect(
      findConflicts(evening, [performance(2, 720, 800), performance(3, 500, 600), performance(4, 700, 800, { roomId: STUDIO })]),
    ).toEqual([])
  })

  it('meets what leaves its room too little time to be set up anew, before it and after it', () => {
    const others = [performance(2, 749, 800), performance(3, 500, 571), performance(4, 750, 800), performance(5, 500, 570)]
    expect(findConflicts(evening, others, 30).map(({ kind, other }) => [kind, other])).toEqual([
      ['changeover', 2],
      ['changeover', 3],
    ])
  })

  it('meets whoever stands on another stage at the same time, in whatever room', () => {
    const one = { ...evening, persons: [7, 8, 9] }
    const other = performance(2, 700, 800, { roomId: STUDIO, persons: [9, 3, 7] })
    expect(findConflicts(one, [other])).toEqual([{ kind: 'person', other: 2, persons: [7, 9] }])
    expect(findConflicts(one, [{ ...other, start: 720 }], 60)).toEqual([])
  })

  it('does not meet itself, what is cancelled, the evening it is a part of, nor its own parts', () => {
    const others = [
      performance(1, 600, 720),
      performance(2, 600, 720, { isCancelled: true }),
      performance(3, 600, 720, { parentId: 1 }),
      performance(4, 600, 720),
    ]
    expect(findConflicts({ ...evening, parentId: 4 }, others)).toEqual([])
    expect(findConflicts({ ...evening, isCancelled: true }, [performance(2, 600, 720)])).toEqual([])
    expect(findConflicts({ ...evening, parentId: 9 }, [performance(2, 600, 720, { parentId: 9 })])).toHaveLength(1)
  })

  it('is met by whatever it meets', () => {
    const any = fc.record({
      parentId: fc.constantFrom(null, 1, 2),
      roomId: fc.constantFrom(HALL, STUDIO),
      start: fc.integer({ min: 0, max: 50 }),
      length: fc.integer({ min: 1, max: 50 }),
      persons: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
      isCancelled: fc.boolean(),
    })
    fc.assert(
      fc.property(any, any, fc.integer({ min: 0, max: 30 }), (a, b, changeover) => {
        const [one, two] = [
          { ...a, id: 1, end: a.start + a.length },
          { ...b, id: 2, end: b.start + b.length },
        ]
        const kinds = (first: ScheduleSlot, second: ScheduleSlot) => findConflicts(first, [second], changeover).map(({ kind }) => kind)
        expect(kinds(one, two)).toEqual(kinds(two, one))
      }),
    )
  })
})

describe('who is needed on an evening', () => {
  const cast = (personId: number, role: string) => ({ personId, role, kind: 'cast' as const })
  const team = (personId: number, role: string) => ({ personId, role, kind: 'team' as const })

  it('is the cast, not those who staged it', () => {
    expect(requiredPersons([cast(1, 'Nina'), team(2, 'Regie'), cast(3, 'Trigorin')], [])).toEqual([1, 3])
  })

  it('is whoever stands in instead of those who have the part, and whoever is named for this evening alone', () => {
    expect(requiredPersons([cast(1, 'Nina'), cast(3, 'Trigorin')], [cast(5, 'Nina'), team(6, 'Musikalische Leitung')])).toEqual([3, 5, 6])
  })

  it('is nobody whose role is left out, and of a shared role whoever is not replaced', () => {
    const usual = [cast(1, 'Tanz'), cast(2, 'Tanz'), cast(3, 'Firs')]
    expect(requiredPersons(usual, [{ ...cast(3, 'Firs'), isOmitted: true }, cast(5, 'Tanz')])).toEqual([2, 5])
  })

  it('is nobody twice', () => {
    expect(requiredPersons([cast(1, 'Nina'), cast(1, 'Eine Magd')], [])).toEqual([1])
  })
})

describe('all conflicts at once', () => {
  const minutes = fc.integer({ min: 0, max: 600 })
  const slots = fc
    .array(
      fc.record({
        start: minutes,
        length: fc.integer({ min: 1, max: 300 }),
        roomId: fc.constantFrom(HALL, STUDIO),
        persons: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
        isCancelled: fc.boolean(),
        parent: fc.integer({ min: 0, max: 12 }),
      }),
      { maxLength: 12 },
    )
    .map((all) =>
      all.map(({ start, length, parent, ...more }, index): ScheduleSlot => {
        return { ...more, id: index + 1, parentId: parent === index + 1 || parent === 0 ? null : parent, start, end: start + length }
      }),
    )

  it('are those that each has with all others', () => {
    const changeoverOf = (roomId: number) => (roomId === HALL ? 45 : 0)
    fc.assert(
      fc.property(slots, (all) => {
        const found = findAllConflicts(all, changeoverOf)
        for (const slot of all) {
          const expected = findConflicts(slot, all, changeoverOf(slot.roomId)).map(({ kind, other }) => `${kind} ${other}`)
          expect((found.get(slot.id) ?? []).map(({ kind, other }) => `${kind} ${other}`).sort()).toEqual(expected.sort())
        }
      }),
    )
  })

  it('know a booking of weeks that began long before', () => {
    const closed = performance(1, 0, 50_000)
    const found = findAllConflicts([closed, performance(2, 10, 20, { roomId: STUDIO }), performance(3, 40_000, 40_120)], () => 0)
    expect([...found.keys()].sort()).toEqual([1, 3])
  })
})
