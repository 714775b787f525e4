import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requirement } from '../support/requirement.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'

describe.each(DATABASES)('the server on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ database })
  })
  afterAll(() => app.close())

  it('is ready once its database answers', async () => {
    const response = await app.visitor().fetch('/readyz')
    expect(response.status).toBe(200)
  })

  it('is no longer ready from the moment it begins to close, and still answers what it is asked', async () => {
    const closing = await createTestApp({ database })
    const ended = closing.foyer.close(1_000)
    const ready = await closing.visitor().fetch('/readyz')
    expect([ready.status, (await ready.json()).missing]).toEqual([503, ['closing']])
    expect((await closing.visitor().fetch('/de/spielplan')).status).toBe(200)
    await ended
    rmSync(closing.folder, { recursive: true, force: true })
  })

  it('gives every visitor a CSRF token and staff a session cookie named sessionid', requirement('COOKIE-01', 'COOKIE-04'), async () => {
    const visitor = app.visitor()
    expect(await visitor.csrfToken()).toMatch(/^[\w-]{32}$/)
    const editor = await app.editor()
    expect(editor.cookies.has('sessionid')).toBe(true)
  })

  it('answers a call that does not exist with a problem', async () => {
    const { status, body } = await app.visitor().getJson('/de/api/nothing/')
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'not_found', status: 404 })
  })

  it('says by which methods a call can be made to whoever takes another one', async () => {
    const visitor = app.visitor()
    const asked = async (method: string, path: string) => {
      const response = await visitor.fetch(path, { method })
      return [response.status, response.headers.get('allow'), (await response.json()).code]
    }
    for (const path of ['/api/forms-entries/', '/en/api/forms-entries'])
      expect(await asked('GET', path)).toEqual([405, 'POST', 'method_not_allowed'])
    expect(await asked('DELETE', '/de/api/events/')).toEqual([405, 'GET, HEAD', 'method_not_allowed'])
    expect(await asked('DELETE', '/api/nothing/')).toEqual([404, null, 'not_found'])
  })

  it('refuses an upload without a session, without a token and from a foreign site', requirement('API-01'), async () => {
    const anonymous = await app.visitor().send('POST', '/api/media/')
    expect(anonymous.status).toBe(401)
    const editor = await app.editor()
    const withoutToken = await editor.fetch('/api/media/', { method: 'POST' })
    expect(withoutToken.status).toBe(403)
    const token = await editor.csrfToken()
    const foreign = await editor.fetch('/api/media/', { method: 'POST', headers: { 'X-CSRFToken': token, origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    expect(await foreign.json()).toMatchObject({ code: 'foreign_origin' })
  })
})
