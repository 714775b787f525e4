import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { furtherPages, type ListPage } from './further-pages.ts'

const pageOf = (page: number, of = ''): ListPage => ({ of, page, next: `?page=${page + 1}` })
const numbers = (pages: ListPage[]) => pages.map(({ page }) => page)

describe('a list that grows', () => {
  it('only moves forward, one page at a time', requirement('PROD-10'), () => {
    const two = furtherPages([pageOf(1)], { arrived: pageOf(2) })
    expect(numbers(two)).toEqual([1, 2])
    expect(numbers(furtherPages(two, { arrived: pageOf(1) }))).toEqual([1, 2])
    expect(numbers(furtherPages(two, { arrived: pageOf(2) }))).toEqual([1, 2])
    expect(numbers(furtherPages(two, { arrived: pageOf(4) }))).toEqual([1, 2])
  })

  it('is cleared by a reset, and takes in nothing that was asked for before it', requirement('PROD-11'), () => {
    const anew = furtherPages([pageOf(1), pageOf(2)], { reset: pageOf(1, 'season=2') })
    expect(anew).toEqual([pageOf(1, 'season=2')])
    expect(furtherPages(anew, { arrived: pageOf(2) })).toEqual(anew)
  })
})
