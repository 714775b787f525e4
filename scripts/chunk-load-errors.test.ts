import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { requirement } from '../tests/support/requirement.ts'
import { withoutReload } from './chunk-load-errors.ts'

const file = fileURLToPath(new URL('lib/dom/ssr/routeModules.js', import.meta.resolve('react-router')))

it('the installed router draws a page that throws what it could not fetch, and reloads nothing itself', requirement('ERR-18'), () => {
  const source = readFileSync(file, 'utf8')
  expect(source).toContain('location.reload')
  const code = withoutReload(source, file)
  expect(code).not.toContain('location.reload')
  expect(code).toMatch(/catch \(error\) \{\s*return \{ default\(\) \{ throw error \} \};\s*\}/)
})

it('a router that was changed stops the build', () => {
  expect(() => withoutReload('export {}', file)).toThrow('not where it was')
})
