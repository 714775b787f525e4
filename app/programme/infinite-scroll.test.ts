import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { appendPage, type ListPage } from './infinite-scroll.ts'

const pageOf = (page: number, of = ''): ListPage => ({ listKey: of, page, next: `?page=${page + 1}` })
const numbers = (pages: ListPage[]) => pages.map(({ page }) => page)

describe('a list that grows', () => {
  it('only moves forward, one page at a time', requirement('PROD-10'), () => {
    const two = appendPage([pageOf(1)], { arrived: pageOf(2) })
    expect(numbers(two)).toEqual([1, 2])
    expect(numbers(appendPage(two, { arrived: pageOf(1) }))).toEqual([1, 2])
    expect(numbers(appendPage(two, { arrived: pageOf(2) }))).toEqual([1, 2])
    expect(numbers(appendPage(two, { arrived: pageOf(4) }))).toEqual([1, 2])
  })

  it('is cleared by a reset, and takes in nothing that was asked for before it', requirement('PROD-11'), () => {
    const anew = appendPage([pageOf(1), pageOf(2)], { reset: pageOf(1, 'season=2') })
    expect(anew).toEqual([pageOf(1, 'season=2')])
    expect(appendPage(anew, { arrived: pageOf(2) })).toEqual(anew)
  })
})
