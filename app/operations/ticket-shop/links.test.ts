import { expect, it } from 'vitest'
import { linkRangeIn, mainEvent } from './links.ts'

const daysOf = (query: string) => linkRangeIn(new URLSearchParams(query))

it('takes the days to be linked from the address, either of them alone', () => {
  expect(daysOf('from=2027-03-01&until=2027-03-31')).toEqual({ from: '2027-03-01', until: '2027-03-31' })
  expect(daysOf('from=2027-03-01')).toEqual({ from: '2027-03-01' })
  expect(daysOf('')).toEqual({})
})

it('ignores an address that asks for what is no range of days, so that the screen still opens', () => {
  for (const query of ['from=bald', 'from=2027-03-31&until=2027-03-01', 'from=2027-03-01&until=2029-03-01', 'day=2027-03-01'])
    expect(daysOf(query)).toEqual({})
})

it('knows which event of the shop most dates belong to, and none where all dates share one cart', () => {
  expect(mainEvent([{ event: 'gast' }, { event: 'saison' }, { event: 'saison' }])).toBe('saison')
  expect(mainEvent([{}, {}])).toBeUndefined()
  expect(mainEvent([])).toBeUndefined()
})
