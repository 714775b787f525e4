import { describe, expect, it } from 'vitest'
import { productions } from './content/productions.ts'
import { performancesOn } from './schedule.ts'

const days = Array.from({ length: 90 }, (_, index) => Temporal.PlainDate.from('2026-11-07').add({ days: index }))

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
