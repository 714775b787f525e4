import { expect, it } from 'vitest'
import { holdChoice } from './only-choice.ts'

it('BOOK-02 of several widgets the one that was chosen in last holds a choice', () => {
  const cleared: string[] = []
  const giveUp = holdChoice(() => cleared.push('panel'))
  holdChoice(() => cleared.push('list'))
  giveUp()
  holdChoice(() => cleared.push('other'))()
  holdChoice(() => cleared.push('last'))
  expect(cleared).toEqual(['panel', 'list'])
})
