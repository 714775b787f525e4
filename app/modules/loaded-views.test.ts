import { expect, it } from 'vitest'
import { moduleDefinitions } from './definitions.ts'
import { loadedModuleView } from './loaded-views.ts'
import { moduleView } from './views.ts'

const types = moduleDefinitions.map(({ type }) => type)

it('the editor has the view of every module loaded', () => {
  expect(types.filter((type) => typeof loadedModuleView(type) !== 'function')).toEqual([])
})

it('visitors load every view with the first page on which the browser renders it', () => {
  expect(types.filter((type) => typeof moduleView(type) === 'function')).toEqual([])
})
