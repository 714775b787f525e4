import { expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { claimSelection } from './exclusive-selection.ts'

it('of several widgets the one that was chosen in last holds a choice', requirement('BOOK-02'), () => {
  const cleared: string[] = []
  const giveUp = claimSelection(() => cleared.push('panel'))
  claimSelection(() => cleared.push('list'))
  giveUp()
  claimSelection(() => cleared.push('other'))()
  claimSelection(() => cleared.push('last'))
  expect(cleared).toEqual(['panel', 'list'])
})
