import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentLog } from '../../app/consent/tables.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Choice = { id: string; tracking: string[]; media: string[]; tagmanager?: false }

async function choose(visitor: Visitor, fields: [string, string][], headers: Record<string, string> = {}) {
  const response = await visitor.fetch('/api/consent/', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json', origin: visitor.url, ...headers },
  })
  return { status: response.status, body: (await response.json()) as Choice }
}

describe('consent', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ environment: { TAG_MANAGER_URL: 'http://localhost/tags' } })
  })
  afterAll(() => app.close())

  it(
    'keeps a choice in a cookie and writes it down as proof, the withdrawal under the same number',
    requirement('CONSENT-02', 'CONSENT-25'),
    async () => {
      const visitor = app.visitor()
      const choice = await choose(visitor, [
        ['choice', 'selected'],
        ['service', 'youtube'],
        ['service', 'analytics'],
      ])
      expect(choice.body).toMatchObject({ version: 1, required: true, tracking: ['analytics'], media: ['youtube'] })
      expect(JSON.parse(decodeURIComponent(visitor.cookies.get('cookie-consent') ?? ''))).toEqual(choice.body)
      const withdrawn = await choose(visitor, [['choice', 'none']])
      expect(withdrawn.body.id).toBe(choice.body.id)

      const editor = await app.editor()
      const { body } = await editor.getJson<{ services: string[] }[]>(`/api/consent-log/${choice.body.id}`)
      expect(body.map((entry) => entry.services)).toEqual([['analytics', 'youtube'], []])
      expect((await app.visitor().getJson(`/api/consent-log/${choice.body.id}`)).status).toBe(401)
    },
  )

  it('keeps of the proof nothing but number, question, services and moment', () => {
    expect(Object.keys(consentLog).sort()).toEqual(['consentId', 'enableRLS', 'givenAt', 'id', 'services', 'version'])
  })

  it('lets go of proof after three years', async () => {
    const { body } = await choose(app.visitor(), [['choice', 'all']])
    const before = app.clock.now().toString()
    app.clock.set('2029-11-21T12:00:01+01:00')
    await choose(app.visitor(), [['choice', 'none']])
    const editor = await app.editor()
    expect((await editor.getJson<unknown[]>(`/api/consent-log/${body.id}`)).body).toEqual([])
    app.clock.set(before)
  })

  it(
    'a question closed without a choice leaves exactly tag manager false, and never takes a choice away',
    requirement('AMB-28', 'CONSENT-19'),
    async () => {
      const visitor = app.visitor()
      expect((await choose(visitor, [['choice', 'later']])).body).toEqual({ tagmanager: false })
      const { body } = await choose(visitor, [['choice', 'all']])
      expect((await choose(visitor, [['choice', 'later']])).body).toEqual(body)
    },
  )

  it('never allows tracking to a browser that asks not to be tracked', requirement('CONSENT-22', 'AMB-29'), async () => {
    for (const header of ['DNT', 'Sec-GPC']) {
      const { body } = await choose(app.visitor(), [['choice', 'all']], { [header]: '1' })
      expect(body.tracking).toEqual([])
      expect(body.media).toContain('youtube')
    }
  })

  it('works as a plain form, which comes back to the page it was sent from', async () => {
    const visitor = app.visitor()
    const send = (referer: string) =>
      visitor.fetch('/api/consent/', {
        method: 'POST',
        body: new URLSearchParams({ choice: 'none' }),
        headers: { accept: 'text/html', origin: app.url, referer },
      })
    const back = await send(`${app.url}/de/spielplan?type=3`)
    expect(back.status).toBe(303)
    expect(back.headers.get('location')).toBe('/de/spielplan?type=3')
    expect((await send('https://elsewhere.example/de')).headers.get('location')).toBe('/de')
  })

  it('refuses foreign sites, unknown services and unknown fields', async () => {
    const foreign = await choose(app.visitor(), [['choice', 'all']], { origin: 'https://elsewhere.example' })
    expect(foreign.status).toBe(403)
    const unknown = await choose(app.visitor(), [
      ['choice', 'selected'],
      ['service', 'elsewhere'],
    ])
    expect(unknown.status).toBe(400)
    const more = await choose(app.visitor(), [
      ['choice', 'all'],
      ['more', '1'],
    ])
    expect(more.status).toBe(400)
  })

  it(
    'stands as a form of at most 5 kB in the HTML of pages and webshop, and the footer leads to it',
    requirement('CONSENT-01', 'LAYOUT-02', 'LAYOUT-23', 'FOOT-04'),
    async () => {
      for (const path of ['/de/spielplan', '/webshop']) {
        const html = await (await app.visitor().fetch(path)).text()
        const form = /<form[^>]*action="\/api\/consent\/"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
        expect(form).toContain('Alle ablehnen')
        expect(Buffer.byteLength(form)).toBeLessThanOrEqual(5000)
      }
      expect(await (await app.visitor().fetch('/de/spielplan')).text()).toMatch(/href="#cookie-einstellungen"[^>]*>Cookie-Einstellungen/)
    },
  )

  it('allows scripts from the site and its tag manager only', requirement('CONSENT-21'), async () => {
    const policy = (await app.visitor().fetch('/de')).headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
    expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'", 'http://localhost'])
    expect(policy).toContain('https://www.youtube-nocookie.com')
  })
})
