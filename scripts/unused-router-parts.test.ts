import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { UNUSED_MODULES, withoutKeeping } from './unused-router-parts.ts'

const file = (name: string) => fileURLToPath(new URL(`lib/${name}.js`, import.meta.resolve('react-router')))
const standIn = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<object>

it.each(Object.entries(UNUSED_MODULES))('what stands for the router’s %s has the names that it has', async (name, code) => {
  expect(Object.keys(await standIn(code)).sort()).toEqual(Object.keys(await import(file(name))).sort())
})

it('a link of the router that nobody imports can be left out of the build', () => {
  const code = withoutKeeping(readFileSync(file('dom/lib'), 'utf8'))
  expect(code).toMatch(/^const NavLink = \/\* @__PURE__ \*\/ React(\$1)?\.forwardRef\(/m)
  expect(code).not.toContain('.displayName = "Link"')
})
