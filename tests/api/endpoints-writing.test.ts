import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

type RecordAnswer = { id: number; revision: string; values: Record<string, unknown> }

describe('what others write', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  it.each([
    ['API-26', '/api/dashboard-error-log/', { url: '/de/x' }],
    ['API-22 API-23', '/de/api/forms-entries/', { form: 1, field_values: {} }],
    ['API-41', '/api/shop-cart/', {}],
    ['BASE-34', '/api/user-logout/', {}],
  ])('%s %s is refused without the token in cookie and header, and from elsewhere', async (_ids, path, body) => {
    const visitor = app.visitor()
    const token = await visitor.csrfToken()
    const post = (headers: Record<string, string>) =>
      visitor.fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })
    for (const [headers, code] of [
      [{}, 'csrf_failed'],
      [{ 'X-CSRFToken': 'wrong' }, 'csrf_failed'],
      [{ 'X-CSRFToken': token, origin: 'https://elsewhere.example' }, 'foreign_origin'],
    ] as const) {
      const refused = await post(headers)
      expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
      expect([refused.status, (await refused.json()).code]).toEqual([403, code])
    }
    // The token is not valid without its cookie.
    visitor.cookies.delete('csrftoken')
    expect((await post({ 'X-CSRFToken': token })).status).toBe(403)
  })

  it('logging out ends the session', requirement('BASE-34'), async () => {
    const editor = await app.editor()
    expect((await editor.getJson('/de/pageeditor-api/user')).status).toBe(200)
    const session = editor.cookies.get('sessionid') ?? ''
    expect((await editor.send('POST', '/api/user-logout/')).body).toEqual({ status: 'ok' })
    editor.cookies.set('sessionid', session)
    expect((await editor.getJson('/de/pageeditor-api/user')).status).toBe(401)
  })

  it(
    'staff list, read, make, change and delete a resource, each by its address',
    requirement('API-30', 'API-31', 'API-32', 'API-33', 'API-34', 'API-35'),
    async () => {
      const editor = await app.editor()
      const made = await editor.send<RecordAnswer>('POST', '/api/admin/genre/', { name: 'Komödie' })
      expect(made.status).toBe(201)
      await editor.send('POST', '/api/admin/genre/', { name: 'Oper' })
      const address = `/api/admin/genre/${made.body.id}/`
      const found = (await editor.getJson<{ records: { id: number }[] }>('/api/admin/genre/?q=Kom')).body
      expect(found.records.map(({ id }) => id)).toEqual([made.body.id])
      for (const [method, name] of [
        ['POST', 'Lustspiel'],
        ['PATCH', 'Posse'],
      ] as const) {
        const { revision } = (await editor.getJson<RecordAnswer>(address)).body
        expect((await editor.send(method, address, { base: revision, values: { name } })).status).toBe(200)
        expect((await editor.getJson<RecordAnswer>(address)).body.values.name).toBe(name)
      }
      expect((await editor.send('DELETE', address)).status).toBe(204)
      expect((await editor.getJson(address)).status).toBe(404)
    },
  )
})
