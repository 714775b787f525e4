import { expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { holdChoice } from './only-choice.ts'

it('of several widgets the one that was chosen in last holds a choice', requirement('BOOK-02'), () => {
  const cleared: string[] = []
  const giveUp = holdChoice(() => cleared.push('panel'))
  holdChoice(() => cleared.push('list'))
  giveUp()
  holdChoice(() => cleared.push('other'))()
  holdChoice(() => cleared.push('last'))
  expect(cleared).toEqual(['panel', 'list'])
})
