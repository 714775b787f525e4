import { describe, expect, it } from 'vitest'
import type { ProductionDate } from './production-dates.ts'
import { linkable, linksOf } from './shop-proposals.ts'

const open = (id: number, day: string) =>
  ({ id, startsAt: `${day}T19:30:00+01:00`, idJet: '', isFree: false, isPast: false, status: 'scheduled' }) as ProductionDate
const shopDate = (id: string) => ({ id, title: '', startsAt: '', room: '', isCancelled: false, sold: 0, held: 0, taken: 0, free: 0 })

describe('for which dates of a production the shop is asked', () => {
  it('is those without a number, from the first to the last', () => {
    const linked = { ...open(2, '2026-12-05'), idJet: 'mb-2' }
    expect(linkable([open(1, '2026-12-04'), linked, open(3, '2026-12-06')])).toEqual({
      ids: [1, 3],
      from: '2026-12-04',
      until: '2026-12-06',
    })
    expect(linkable([linked])).toBeUndefined()
  })

  it('is at most those of a season', () => {
    expect(linkable([open(1, '2026-12-04'), open(2, '2028-12-04')])).toEqual({ ids: [1], from: '2026-12-04', until: '2026-12-04' })
  })
})

it('proposes what the shop proposes for these performances alone', () => {
  const same = { isSameTime: true, isSameRoom: true }
  const page = {
    dates: [shopDate('a'), shopDate('b')],
    proposals: [
      { performance: 1, date: 'a', ...same },
      { performance: 9, date: 'b', ...same },
    ],
  }
  expect([...linksOf(page, [1, 2])]).toEqual([[1, { performance: 1, date: shopDate('a'), ...same }]])
})
