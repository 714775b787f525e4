import { expect, it } from 'vitest'
import { moduleDefinitions } from '../../modules/definitions.ts'
import { filterModules } from './filter-modules.ts'

const matches = (typed: string) => filterModules(moduleDefinitions, typed).map(({ type }) => type)

it.each([
  ['Galerie', 'image-list'],
  ['Button', 'link'],
  ['Akkordeon', 'faq'],
  ['Tabelle', 'table'],
  ['Trenner', 'section'],
  ['Karte', 'full-teaser'],
  ['Download', 'link'],
  ['Slider', 'image-list'],
  ['Spielplan', 'event-list'],
  ['Termine', 'event-list'],
  ['Newsletter', 'form'],
])('%s is found, whatever the module calls itself', (typed, type) => {
  expect(matches(typed)).toContain(type)
})

it('puts a module of that very name first, then those also called so', () => {
  expect(matches('Video')[0]).toBe('video')
  expect(matches('Film').slice(0, 2)).toContain('self-hosted-video')
  expect(matches('gibt es nicht')).toEqual([])
  expect(matches('')).toHaveLength(moduleDefinitions.length)
})
