import { expect, it } from 'vitest'
import { fieldChanges } from './field-changes.ts'
import { tellingChanges } from './telling-changes.ts'

const changes = fieldChanges('headline', { headline_level: 2, content: 'Parken' }, {})
const paths = (kind: 'new' | 'removed' | 'changed') => tellingChanges(kind, changes).map(({ path }) => path)

it('of a module that is new or gone are what it says and shows, not how it was set', () => {
  expect(paths('removed')).toEqual(['content'])
  expect(paths('new')).toEqual(['content'])
})

it('of a module that is changed are all', () => {
  expect(paths('changed')).toEqual(expect.arrayContaining(['content', 'headline_level']))
})
