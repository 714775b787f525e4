import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '../../app/content/tables.ts'
import type { JudgedLine } from '../../app/operations/redirect-list/judge-lines.ts'
import { errorLog, redirects } from '../../app/site/tables.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

describe('old addresses', () => {
  let app: TestApp
  let editor: Awaited<ReturnType<TestApp['editor']>>
  beforeAll(async () => {
    app = await createTestApp({ environment: { SECURITY_CONTACT: 'haus@marienbrueck.example' } })
    editor = await app.editor()
    await app.foyer.platform.write(async (tx, invalidate) => {
      await tx.insert(pages).values([
        { path: 'besuch', title: 'Besuch', isOnline: true },
        { path: 'anfahrt', title: 'Anfahrt', isOnline: true },
      ])
      invalidate('pages', 'page:1', 'page:2')
    })
    await app.foyer.searchIndex.rebuild()
  })
  afterAll(() => app.close())

  const where = async (path: string) => {
    const { status, headers } = await app.visitor().fetch(path)
    return [status, headers.get('location')]
  }
  const make = async (oldPath: string, newPath: string) => (await editor.send('POST', '/api/admin/redirect', { oldPath, newPath })).status
  const preview = async (text: string) => {
    const body = new FormData()
    body.set('file', new File([text], 'liste.csv'))
    const headers = { 'X-CSRFToken': await editor.csrfToken(), origin: app.url }
    const response = await editor.fetch('/api/admin/redirect-list/preview', { method: 'POST', headers, body })
    return { status: response.status, body: (await response.json()) as { lines: JudgedLine[] } }
  }
  const count = () => app.foyer.platform.db.$count(redirects)

  it(
    'lead on in any case of letters, in other bytes, and below a wildcard, where nothing else has them',
    requirement('REDIR-03'),
    async () => {
      for (const [from, to] of [
        ['/Karten', '/de/besuch'],
        ['/Programm/Detail.aspx?ID=12', '/de/spielplan'],
        ['/über-uns.html', '/de/anfahrt'],
        ['/alt/*', '/de/*'],
        ['/de/Besuch', '/de/anfahrt'],
        ['/media/pdf/leporello-2019.pdf', '/de/besuch'],
        ['/assets/files/saalplan.pdf', '/de/besuch'],
      ] as const)
        expect([from, await make(from, to)]).toEqual([from, 201])
      for (const [path, location] of [
        ['/karten', '/de/besuch'],
        ['/KARTEN?utm_source=plakat', '/de/besuch?utm_source=plakat'],
        ['/programm/detail.aspx?id=12', '/de/spielplan'],
        ['/%FCber-uns.html', '/de/anfahrt'],
        ['/alt/anfahrt?a=1', '/de/anfahrt?a=1'],
        ['/media/pdf/leporello-2019.pdf', '/de/besuch'],
        ['/assets/files/saalplan.pdf', '/de/besuch'],
      ] as const)
        expect([path, ...(await where(path))]).toEqual([path, 301, location])
      expect(await where('/programm/detail.aspx?id=13')).toEqual([404, null])
      // The page that is there is shown, though a redirect begins at the same letters.
      expect(await where('/de/besuch')).toEqual([200, null])
      expect(await make('/media/0123456789abcdef01234567/plakat.pdf', '/de')).toBe(400)
    },
  )

  it('are taken from a list of five hundred in one step, after a look at each, and back in another', requirement('REDIR-03'), async () => {
    const before = await count()
    const list = [
      'alt;neu',
      ...Array.from({ length: 500 }, (_, index) => `https://www.alt.example/vorher/seite-${index + 1}.html;/de/besuch`),
      '/a;/b',
      '/b;/a',
      '/de/spielplan;/de/besuch',
      '/de/anfahrt;/de/besuch',
      '/vorher/Seite-1.html?utm_source=x;/de/anfahrt',
      '/vorher/seite-1.html;/de/anfahrt',
      '/c;/de/gibt-es-nicht',
      '/d;/karten',
    ]
    const { status, body } = await preview(`\ufeff${list.join('\r\n')}`)
    expect(status).toBe(200)
    expect(body.lines.slice(500).map(({ verdict }) => verdict)).toEqual([
      'loop',
      'loop',
      'own',
      'own',
      'leads',
      'twice',
      'missing',
      'leads',
    ])
    const chosen = body.lines.filter(({ verdict }) => verdict === 'leads').map(({ line, from, to }) => ({ line, from, to }))
    const taken = await editor.send<{ ids: number[]; left: unknown[] }>('POST', '/api/admin/redirect-list', { lines: chosen })
    expect([taken.status, taken.body.ids.length, taken.body.left]).toEqual([201, 502, []])
    expect(await count()).toBe(before + 502)
    expect(await where('/vorher/seite-77.html')).toEqual([301, '/de/besuch'])
    const again = await editor.send<{ ids: number[]; left: unknown[] }>('POST', '/api/admin/redirect-list', { lines: chosen.slice(0, 1) })
    expect(again.body).toMatchObject({ ids: [], left: [{ line: chosen[0]?.line }] })
    expect((await editor.send('POST', '/api/admin/redirect-list/undo', { ids: taken.body.ids })).status).toBe(204)
    expect(await count()).toBe(before)
    expect(await where('/vorher/seite-77.html')).toEqual([404, null])
  })

  it('of programs are answered: where a password is changed, and whom to tell of a weakness', async () => {
    expect(await where('/.well-known/change-password')).toEqual([302, '/cms-hub/konto'])
    const text = await (await app.visitor().fetch('/.well-known/security.txt')).text()
    expect(text).toMatch(/^Contact: mailto:haus@marienbrueck\.example\nExpires: 2027-05-\d\dT00:00:00Z\n/)
    // By this password managers see whether the house says 404 at all.
    const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
    expect(await where(missing)).toEqual([404, null])
  })

  it('are proposed for addresses that lead nowhere, by likeness, until they lead on', async () => {
    await app.foyer.platform.db.insert(errorLog).values([{ url: '/service/anfahrten.html' }, { url: '/wp-login.php' }, { url: '/KARTEN' }])
    const screen = async () => (await editor.fetch('/cms-hub/lost')).text()
    const html = await screen()
    expect(html).toContain('Nach /de/anfahrt leiten: /service/anfahrten.html')
    expect(html).not.toContain('leiten: /wp-login.php')
    // A redirect in other letters has it already.
    expect(html).not.toContain('/KARTEN')
    expect(await make('/service/anfahrten.html', '/de/anfahrt')).toBe(201)
    expect(await screen()).not.toContain('/service/anfahrten.html')
  })
})
