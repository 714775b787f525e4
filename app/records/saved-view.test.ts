import { expect, it } from 'vitest'
import { viewQueryOf } from './saved-view.ts'

it('saves the filters and the order of a list, and neither its page nor what is open beside it', () => {
  expect(viewQueryOf(new URLSearchParams('state=open&form=3&after=12&entry=7&sort='))).toBe('form=3&state=open')
  expect(viewQueryOf(new URLSearchParams('entry=7'))).toBe('')
})
