import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imports } from '../../app/imports/tables.ts'
import { type ApiDocument, faultsOf } from '../support/api-document.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { type Answers, type ExampleCall, exampleCalls } from '../support/generated-clients/calls.ts'
import { callWithPython, findPythonGenerator } from '../support/generated-clients/python-client.ts'
import { callWithTypeScript, findTypeScriptGenerator } from '../support/generated-clients/typescript-client.ts'
import { requirement } from '../support/requirement.ts'
import type { TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const [python, typescript] = [findPythonGenerator(), await findTypeScriptGenerator()]
const EDITOR_API = '/de/pageeditor-api'

describe('clients that generators make of the OpenAPI document', () => {
  let app: TestApp
  let document: ApiDocument
  beforeAll(async () => {
    app = await createDemoApp({ environment: { LOCALES: 'de,en' } })
    document = (await app.visitor().getJson<ApiDocument>('/api/openapi.json')).body
  })
  afterAll(() => app.close())

  /** A call of each operation, by an administrator, of things that the house has. */
  async function plan(): Promise<{ calls: ExampleCall[]; administrator: Visitor }> {
    const administrator = await app.editor('admin')
    await administrator.csrfToken()
    const slug = `werkstatt-${crypto.randomUUID().slice(0, 8)}`
    const container = { model: 'container', content_type: 'page', object_id: 1, slug }
    const { body: made } = await administrator.send<{ id: number }>('POST', `${EDITOR_API}/container`, container)
    const words = { container: slug, headline_level: 2, content: 'Werkstatt' }
    const { body: module } = await administrator.send<{ id: string }>('POST', `${EDITOR_API}/headline`, words)
    const { body: release } = await administrator.send<{ id: number }>('POST', `${EDITOR_API}/releases`, { title: slug })
    const proposed = { state: 'proposed' as const, lines: [], userId: 'planung', userName: 'Planung', createdAt: new Date() }
    const [run] = await app.foyer.platform.db.insert(imports).values(proposed).returning({ id: imports.id })
    const firstOf = async (path: string) => {
      const { body } = await administrator.getJson<{ id: number }[] | { results: { id: number }[] }>(path)
      return (Array.isArray(body) ? body : body.results)[0]?.id ?? 1
    }
    const lists = ['events', 'productions', 'persons', 'venues', 'series', 'articles']
    const ids = new Map(await Promise.all(lists.map(async (list) => [list, await firstOf(`/api/${list}/`)] as const)))
    const named: Record<string, string | number> = {
      ...{ slug, module: 'headline', path: 'ihr-besuch', type: 'page', recordType: 'page', switch: 1 },
      ...{ locale: 'en', unit: 'title', kind: 'cast', role: 'Lopachin' },
    }
    const idIn = (path: string): string | number => {
      if (path.includes('/container/')) return made.id
      if (path.includes('/{module}/')) return module.id
      if (path.includes('/releases/')) return release.id
      if (path.includes('/import/')) return run?.id ?? 1
      if (path.includes('/evening/')) return ids.get('events') ?? 1
      return ids.get(path.split('/')[2] ?? '') ?? 1
    }
    const calls = exampleCalls(document, (path, name) => named[name] ?? idIn(path))
    return { calls, administrator }
  }

  const judge = (calls: ExampleCall[], answers: Answers) => {
    const faults = calls.flatMap((call) => faultsOf(document, call, answers[call.operation] ?? { status: 0, body: null }))
    const unread = calls.filter(({ method, operation }) => method === 'get' && answers[operation]?.status !== 200).map(({ path }) => path)
    // This house has no shop, and so no performance whose seats are chosen.
    expect({ faults, unread }).toEqual({ faults: [], unread: ['/api/events/{id}/seats/'] })
  }

  it.skipIf(!python)('the one in Python has every call, and reads every answer', requirement('API-01'), async () => {
    const { calls, administrator } = await plan()
    const { complaints, answers } = await callWithPython(python ?? '', {
      document,
      calls,
      url: app.visitor().url,
      cookies: administrator.cookies,
    })
    expect(complaints).toBe('')
    judge(calls, answers)
  })

  it.skipIf(!typescript)('the one in TypeScript takes every example, and gets what its types say', requirement('API-01'), async () => {
    const { calls, administrator } = await plan()
    const url = app.visitor().url
    const { complaints, answers } = await callWithTypeScript(typescript ?? '', { document, calls, url, cookies: administrator.cookies })
    expect(complaints).toBe('')
    judge(calls, answers)
  })
})
