import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { deskBeside } from './page-width.ts'

it('a page is as wide as was chosen, in the middle of the room there is; never wider than that', () => {
  expect(deskBeside(1188, true, 'tablet')).toBe(184)
  expect(deskBeside(1188, false, 'phone')).toBe(399)
  expect(deskBeside(700, true, 'tablet')).toBe(0)
})

it('a page that has all the room lies on a desk as soon as tools stand beside it, else it is as visitors see it', () => {
  expect(deskBeside(1440, false, 'desktop')).toBe(0)
  expect(deskBeside(1188, true, 'desktop')).toBe(24)
  expect(deskBeside(884, true, 'desktop')).toBe(24)
})

it('the desk takes no page the layout that it has room for', () => {
  expect(deskBeside(1028, true, 'desktop')).toBe(0)
  expect(deskBeside(1050, true, 'desktop')).toBe(13)
  expect(deskBeside(1366 + 2 * 24, true, 'desktop')).toBe(24)
})

it('the desk around the page has the colour of that among the tools, whose sheet the page does not read', () => {
  const sheet = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const [, around] = /--staff-desk-colour: ([^;]+);/.exec(sheet('docks.css')) ?? []
  const [, among] = /--desk: ([^;]+);/.exec(sheet('../../staff-ui/staff-theme.module.css')) ?? []
  expect(around).toMatch(/^light-dark/)
  expect(around).toBe(among)
})
