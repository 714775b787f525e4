import { expect, it } from 'vitest'
import { moduleDefinitions } from './definitions.ts'
import { loadedModuleView } from './loaded-views.ts'
import { moduleView } from './views.ts'

const types = moduleDefinitions.map(({ type }) => type)

it('the editor has the view of every module loaded', () => {
  expect(types.filter((type) => typeof loadedModuleView(type) !== 'function')).toEqual([])
})

it('visitors load what few pages show with the first page that shows it: forms, lists, players', () => {
  const withEveryPage = types.filter((type) => typeof moduleView(type) === 'function')
  expect(withEveryPage.toSorted()).toEqual(['headline', 'hero-media', 'highlight-teaser', 'quote', 'teaser-list'])
})
