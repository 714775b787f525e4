import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proposeLinks } from './propose-links.ts'

const at = (time: string) => Temporal.Instant.from(`2026-12-${time}:00+01:00`)
const date = (id: string, title: string, time: string, room = '') => ({ id, title, startsAt: at(time), room })
const performance = (id: number, title: string, time: string, ...rooms: string[]) => ({ id, title, startsAt: at(time), rooms })
const pairs = (...of: Parameters<typeof proposeLinks<number>>) => proposeLinks(...of).map((link) => [link.performance, link.date])

describe('which dates of the shop are proposed for which performances', () => {
  it('pairs by title and minute, however the title is written', () => {
    const dates = [date('a', 'DAS MEER HAT KEINE TUER – Premiere', '04T19:30'), date('b', 'Salz', '04T19:30')]
    const own = [performance(1, 'Salz', '04T19:30'), performance(2, 'Das Meer hat keine Tür', '04T19:30')]
    expect(pairs(dates, own)).toEqual([
      [1, 'b'],
      [2, 'a'],
    ])
  })

  it('prefers the same minute, and takes another time of the same day where nothing else is left', () => {
    const dates = [date('matinee', 'Salz', '05T11:00'), date('evening', 'Salz', '05T20:00')]
    const own = [performance(1, 'Salz', '05T11:00'), performance(2, 'Salz', '05T19:30'), performance(3, 'Salz', '06T19:30')]
    expect(proposeLinks(dates, own)).toEqual([
      { performance: 1, date: 'matinee', isSameTime: true, isSameRoom: false },
      { performance: 2, date: 'evening', isSameTime: false, isSameRoom: false },
    ])
  })

  it('tells apart by the room what begins at the same minute', () => {
    const dates = [date('s', 'Salz', '04T20:00', 'Studio, Am Hafen 2'), date('w', 'Salz', '04T20:00', 'werkhalle')]
    const own = [performance(1, 'Salz', '04T20:00', 'Werkhalle'), performance(2, 'Salz', '04T20:00', 'Studio')]
    expect(pairs(dates, own)).toEqual([
      [1, 'w'],
      [2, 's'],
    ])
  })

  it('proposes nothing where several would do, not even less sure ones', () => {
    const dates = [date('a', 'Salz', '04T20:00'), date('b', 'Salz', '04T20:00'), date('c', 'Salz', '04T15:00')]
    expect(pairs(dates, [performance(1, 'Salz', '04T20:00')])).toEqual([])
    expect(pairs([date('a', 'Salz', '04T18:00')], [performance(1, 'Salz', '04T15:00'), performance(2, 'Salz', '04T20:00')])).toEqual([])
    expect(pairs([date('a', 'Salzburg', '04T20:00')], [performance(1, 'Salz', '04T20:00')])).toEqual([])
    expect(pairs([date('a', '', '04T20:00')], [performance(1, '', '04T20:00')])).toEqual([])
  })

  const title = fc.constantFrom('Salz', 'Salz, Premiere', 'Glasgesang', 'Über Wasser')
  const time = fc.constantFrom('04T15:00', '04T19:30', '04T20:00', '05T19:30')
  const room = fc.constantFrom('', 'Studio', 'Werkhalle')
  const shopDates = fc.array(fc.tuple(title, time, room), { maxLength: 12 }).map((all) => all.map((of, id) => date(`d${id}`, ...of)))
  const own = fc.array(fc.tuple(title, time, room), { maxLength: 12 }).map((all) => all.map((of, id) => performance(id, ...of)))

  it('never proposes a date or a performance twice, and always one day', () => {
    fc.assert(
      fc.property(shopDates, own, (dates, performances) => {
        const links = proposeLinks(dates, performances)
        expect(new Set(links.map((link) => link.date)).size).toBe(links.length)
        expect(new Set(links.map((link) => link.performance)).size).toBe(links.length)
        for (const link of links) {
          const [shop, house] = [dates.find(({ id }) => id === link.date), performances.find(({ id }) => id === link.performance)]
          expect(shop?.startsAt.toString().slice(0, 10)).toBe(house?.startsAt.toString().slice(0, 10))
          expect(shop?.startsAt.equals(house?.startsAt ?? at('01T00:00'))).toBe(link.isSameTime)
        }
      }),
    )
  })

  it('proposes the same whatever the order', () => {
    const sorted = (links: ReturnType<typeof proposeLinks<number>>) => links.toSorted((a, b) => a.performance - b.performance)
    fc.assert(
      fc.property(shopDates, own, (dates, performances) => {
        const turned = proposeLinks(dates.toReversed(), performances.toReversed())
        expect(sorted(turned)).toEqual(sorted(proposeLinks(dates, performances)))
      }),
    )
  })

  it('proposes no pair that a twin of the date makes ambiguous', () => {
    fc.assert(
      fc.property(shopDates, own, (dates, performances) => {
        const twins = dates.map((of) => ({ ...of, id: `${of.id}-twin` }))
        expect(proposeLinks([...dates, ...twins], performances)).toEqual([])
      }),
    )
  })
})
