import { expect, it } from 'vitest'
import { workPath } from './language-paths.ts'

it('a page is edited in the first language and translated in the others, under the words of that language', () => {
  expect(workPath('en', '/de/ihr-besuch')).toBe('/en/ihr-besuch?translate')
  expect(workPath('en', '/de')).toBe('/en?translate')
  expect(workPath('de', '/en/ihr-besuch')).toBe('/de/ihr-besuch?edit')
})
