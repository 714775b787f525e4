import { describe, expect, it } from 'vitest'
import { findConflicts, requiredPersons, type ScheduleSlot } from '../app/programme/schedule-slot.ts'
import { productions } from './content/productions.ts'
import { MINUTES_BETWEEN_STAGES, type PlannedEvent, performancesOn, WHOLE_DAY } from './schedule.ts'

const days = Array.from({ length: 90 }, (_, index) => Temporal.PlainDate.from('2026-11-07').add({ days: index }))

const numbers = new Map<string, number>()
const numberOf = (name: string) => numbers.getOrInsertComputed(name, () => numbers.size)
const written = (slug: string | undefined) => productions.find((production) => production.slug === slug)
const understudiesOf = (slug: string | undefined) => Object.values(written(slug)?.understudies ?? {}).map(numberOf)

/** Performances as the conflict check takes them; the id of each is its index in the plan. */
function slotsOf(plan: PlannedEvent[]): ScheduleSlot[] {
  return plan.map(({ production: slug, day, time, room, standIn, isPart }, id) => {
    const starts = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('UTC').epochMilliseconds / 60_000
    const usual = (written(slug)?.contributors ?? []).map(({ person, ...part }) => ({ ...part, personId: numberOf(person) }))
    const change = standIn ? [{ kind: 'cast' as const, role: standIn.role, personId: numberOf(standIn.person) }] : []
    const whole = plan.findIndex((event) => event.day === day && event.production === WHOLE_DAY)
    return {
      ...{ id, parentId: isPart ? whole : null, roomId: numberOf(room), isCancelled: false },
      ...{ start: starts, end: starts + (written(slug)?.durationMinutes ?? 0), persons: requiredPersons(usual, change) },
    }
  })
}

describe('the schedule of the demo house', () => {
  it('has a performance every evening, so that tonight always has one', () => {
    for (const day of days) expect(performancesOn(day).some((event) => event.time >= '19:00')).toBe(true)
  })
  it('has at least 150 performances in ninety days', () => {
    expect(days.flatMap(performancesOn).length).toBeGreaterThanOrEqual(150)
  })
  it('never puts two performances into one room at one time', () => {
    for (const day of days) {
      const places = performancesOn(day).map((event) => `${event.room} ${event.time}`)
      expect(new Set(places).size).toBe(places.length)
    }
  })
  it('puts nobody on two stages at once and no two performances into one room, on any day of four years', () => {
    let before: PlannedEvent[] = []
    for (let day = Temporal.PlainDate.from('2026-02-20'); day.year < 2030; day = day.add({ days: 1 })) {
      const today = performancesOn(day)
      // Including the day before, whose performances after midnight may overlap with those of this day.
      const plan = [...before, ...today]
      before = today
      const taken = slotsOf(plan)
      const met = taken.flatMap((slot) => findConflicts(slot, taken))
      expect(met.map(({ kind, other }) => [kind, plan[Number(other)]?.day, plan[Number(other)]?.production])).toEqual([])
    }
  })
  it('leaves everybody who plays twice a day the time to change, understudies included', () => {
    for (const day of days) {
      const plan = performancesOn(day).map(({ standIn: _, ...event }) => event)
      const taken = slotsOf(plan).map((slot, index) => ({
        ...slot,
        end: slot.end + MINUTES_BETWEEN_STAGES,
        persons: [...slot.persons, ...understudiesOf(plan[index]?.production)],
      }))
      expect(taken.flatMap((slot) => findConflicts(slot, taken)).filter(({ kind }) => kind === 'person')).toEqual([])
    }
  })
  it('plays every production of the season again and again, whenever it is begun', () => {
    const played = productions.filter(({ season }) => season === 'current').map(({ slug }) => slug)
    for (let start = 0; start < 400; start += 25) {
      const plan = days.flatMap((day) => performancesOn(day.add({ days: start })))
      const times = new Map(played.map((slug) => [slug, plan.filter(({ production }) => production === slug).length]))
      expect([...times].filter(([, count]) => count < 2)).toEqual([])
    }
  })
  it('marks what a production offers at some of its performances, and nothing that it never offers', () => {
    const marked = days.flatMap(performancesOn)
    const tagsOf = (slug: string) => productions.find((production) => production.slug === slug)?.tags ?? []
    for (const [mark, tag] of [
      ['relaxed', 'entspannte-vorstellung'],
      ['sign-language', 'mit-gebaerdensprache'],
      ['audio-description', 'mit-audiodeskription'],
    ] as const) {
      const bearing = marked.filter(({ marks }) => marks.includes(mark))
      expect(bearing.length).toBeGreaterThan(3)
      for (const { production } of bearing) expect(tagsOf(production)).toContain(tag)
    }
  })
  it('is the same whenever it is asked', () => {
    expect(performancesOn(days[3] as Temporal.PlainDate)).toEqual(performancesOn(days[3] as Temporal.PlainDate))
  })
})
