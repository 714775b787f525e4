import { describe, expect, it } from 'vitest'
import { viewQueryOf } from '../../records/saved-view.ts'
import { rangeOf } from './use-selection.ts'

describe('a range of rows', () => {
  it('reaches from one row to another in both directions', () => {
    expect(rangeOf([5, 3, 9, 1], 3, 1)).toEqual([3, 9, 1])
    expect(rangeOf([5, 3, 9, 1], 9, 5)).toEqual([5, 3, 9])
  })

  it('is one row where the other is no longer shown', () => {
    expect(rangeOf([5, 3], 7, 3)).toEqual([3])
  })
})

describe('the query of a view', () => {
  it('is the same whatever the order of its parameters, and leaves out where in the list somebody is', () => {
    const one = viewQueryOf(new URLSearchParams('sort=-startsAt&q=salz&after=abc&roomId='))
    expect(one).toBe('q=salz&sort=-startsAt')
    expect(viewQueryOf(new URLSearchParams('q=salz&sort=-startsAt&before=7'))).toBe(one)
  })
})
