import { describe, expect, it } from 'vitest'
import { viewQueryOf } from '../../records/saved-view.ts'
import { rangeOf } from './use-selection.ts'

describe('a range of rows', () => {
  it('reaches from one row to another in both directions', () => {
    expect(rangeOf([5, 3, 9, 1], 3, 1)).toEqual([3, 9, 1])
    expect(rangeOf([5, 3, 9, 1], 9, 5)).toEqual([5, 3, 9])
  })

  it('is the clicked row alone when the last toggled one is no longer shown', () => {
    expect(rangeOf([5, 3], 7, 3)).toEqual([3])
  })
})

describe('the query of a view', () => {
  it('does not depend on the order of the parameters, and leaves out the position in the list', () => {
    const query = viewQueryOf(new URLSearchParams('sort=-startsAt&q=salz&after=abc&roomId='))
    expect(query).toBe('q=salz&sort=-startsAt')
    expect(viewQueryOf(new URLSearchParams('q=salz&sort=-startsAt&before=7'))).toBe(query)
  })
})
