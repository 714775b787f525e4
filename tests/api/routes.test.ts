import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiRoutes } from '../support/registered-routes.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const PARAMETER = /^:\w+(?:\{(.*)\})?$/

/** The segments of a path; a pattern may contain slashes and braces of its own. */
function partsOf(path: string): string[] {
  return path.split(/\/(?![^{]*\})/).slice(1)
}

/** Whether a segment of a route matches a word; a parameter without a pattern matches any. */
function takes(part: string, word: string): boolean {
  const parameter = PARAMETER.exec(part)
  return parameter ? new RegExp(`^(?:${parameter[1] ?? '.+'})$`).test(word) : part === word
}

describe('the routes of the API', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app?.close())

  it('are found whatever the order in which features are mounted: no two of them match one request', () => {
    const routes = apiRoutes(app).map(({ method, path }) => ({ name: `${method} ${path}`, method, parts: partsOf(path) }))
    expect(routes.length).toBeGreaterThan(120)
    const literals = routes.flatMap(({ parts }) => parts.filter((part) => !PARAMETER.test(part)))
    const alternatives = routes.flatMap(({ parts }) => parts.flatMap((part) => PARAMETER.exec(part)?.[1]?.match(/[a-z-]{2,}/g) ?? []))
    const words = [
      ...new Set([...literals, ...alternatives, '1', '12', '2026-11-21', 'export.csv', '00000000-0000-4000-8000-000000000000']),
    ]
    const both = routes.flatMap((route, index) =>
      routes.slice(index + 1).flatMap((later) => {
        const isAlike = route.method === later.method && route.parts.length === later.parts.length && route.name !== later.name
        const meets = (part: string, at: number) => words.some((word) => takes(part, word) && takes(later.parts[at] ?? '', word))
        return isAlike && route.parts.every(meets) ? [`${route.name} and ${later.name}`] : []
      }),
    )
    expect(both).toEqual([])
  })
})
