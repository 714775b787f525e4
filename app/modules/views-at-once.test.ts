import { expect, it } from 'vitest'
import { moduleDefinitions } from './definitions.ts'
import { viewsAtOnce } from './views-at-once.ts'

it('has the view of every module at hand: none is still to be fetched', () => {
  const missing = moduleDefinitions.filter(({ type }) => typeof viewsAtOnce[type] !== 'function').map(({ type }) => type)
  expect(missing).toEqual([])
})
