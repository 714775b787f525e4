import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { parseProductionQuery, productionQuery } from './production-filter.ts'

const parse = (query: string) => parseProductionQuery(new URLSearchParams(query))

describe('the filter of the productions', () => {
  it('begins on page 1', requirement('PROD-14'), () => {
    expect(parse('')).toEqual({ filter: {}, page: 1 })
  })

  it(
    'reads season, exhibition type, tag, date and page, and writes them back',
    requirement('PROD-01', 'PROD-02', 'PROD-03', 'PROD-04', 'PROD-05'),
    () => {
      const query = 'season=2&exhibition_type=3&tag=4&date=21-11-2026'
      const parsed = parse(`${query}&page=2`)
      expect(parsed).toMatchObject({ filter: { season: 2, exhibition_type: 3, tag: 4 }, page: 2 })
      if ('invalid' in parsed) throw new Error(parsed.invalid)
      expect(parsed.filter.day?.toString()).toBe('2026-11-21')
      expect(productionQuery(parsed.filter)).toEqual({ season: 2, exhibition_type: 3, tag: 4, date: '21-11-2026' })
    },
  )

  it.each([
    ['season=alt', 'season'],
    ['tag=-1', 'tag'],
    ['page=0', 'page'],
    ['date=31-02-2026', 'date'],
    ['date=2026-11-21', 'date'],
  ])('names what is wrong in %s', (query, invalid) => {
    expect(parse(query)).toEqual({ invalid })
  })
})
