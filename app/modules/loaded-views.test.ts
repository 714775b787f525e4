import { expect, it } from 'vitest'
import { moduleDefinitions } from './definitions.ts'
import { laterViews } from './later-views.ts'
import { loadedModuleView } from './loaded-views.ts'
import { moduleView } from './views.ts'

const types = moduleDefinitions.map(({ type }) => type)

it('the editor has the view of every module loaded', () => {
  expect(types.filter((type) => typeof loadedModuleView(type) !== 'function')).toEqual([])
})

it('a view named in views.ts is not sent a second time with those that come later', () => {
  const later = Object.keys(laterViews).map((path) => path.split('/')[1])
  const eager = types.filter((type) => typeof moduleView(type) === 'function')
  expect(later.filter((type) => type && eager.includes(type))).toEqual([])
  expect(later).toContain('video')
  expect(later.length + eager.length).toBeLessThan(types.length)
})
