import { expect, it } from 'vitest'
import { deskBeside } from './page-width.ts'

it('a page is as wide as was chosen, in the middle of the room there is; never wider than that', () => {
  expect(deskBeside(1188, 'desktop')).toBe(0)
  expect(deskBeside(1188, 'tablet')).toBe(184)
  expect(deskBeside(1188, 'phone')).toBe(399)
  expect(deskBeside(700, 'tablet')).toBe(0)
})
