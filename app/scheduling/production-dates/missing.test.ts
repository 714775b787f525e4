import { expect, it } from 'vitest'
import { missingIn } from './missing.ts'
import type { ProductionDate } from './production-dates.ts'

const whole = { description: { type: 'doc' }, contributors: [{}], posterImageId: 7, images: [] }
const open = { idJet: '', isFree: false, isPast: false, status: 'scheduled', isOnline: true, conflicts: [] } as unknown as ProductionDate
const sections = (more: object, dates: ProductionDate[] | undefined, withdrawn: number[] = [], hasShop = true) =>
  missingIn({ values: { ...whole, ...more }, withdrawn, found: dates && { dates, hasShop } }).map(({ section }) => section)

it('a whole production lacks nothing, and says nothing of dates that are still loading', () => {
  expect(sections({}, [{ ...open, idJet: 'mb-1' }])).toEqual([])
  expect(sections({}, undefined)).toEqual([])
})

it('what it lacks leads to its section', () => {
  expect(sections({ description: null, contributors: [], posterImageId: null }, [])).toEqual(['work', 'cast', 'dates', 'pictures'])
  expect(sections({}, [open])).toEqual(['dates'])
})

it('a theatre without a ticket shop lacks no number in it', () => {
  expect(sections({}, [open], [], false)).toEqual([])
})

it('a teaser is a text, and a picture without rights is no picture', () => {
  expect(sections({ description: null, teaser: 'Kurz.' }, undefined)).toEqual([])
  expect(sections({}, undefined, [7])).toEqual(['pictures'])
})
