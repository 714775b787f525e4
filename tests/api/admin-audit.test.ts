import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFindings } from '../../app/audit/read-findings.server.ts'
import { type AuditOptions, auditEverything } from '../../app/audit/run.server.ts'
import { externalLinks, findings } from '../../app/audit/tables.ts'
import { emptyDocument } from '../../app/content/index.ts'
import { containers } from '../../app/content/tables.ts'
import { media } from '../../app/platform/media/tables.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const POLL = { timeout: 20_000 }
const GOOD = 'https://gut.example/haus'
const GONE = 'https://weg.example/haus'

const linked = (id: string, ...links: [words: string, href: string][]) => ({
  id,
  type: 'text',
  version: 1,
  data: {
    content: {
      type: 'doc',
      content: links.map(([text, href]) => ({
        type: 'paragraph',
        content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }],
      })),
    },
  },
})

describe('the check of the site', () => {
  let app: TestApp
  let editor: Visitor
  let requested: string[] = []
  let means: AuditOptions
  let target: TestPage
  let full: TestPage
  beforeAll(async () => {
    app = await createTestApp({ environment: { OUTSIDE_LINKS: 'off' } })
    editor = await app.editor()
    means = {
      selfFetch: (path) => fetch(app.url + path, { redirect: 'manual' }),
      checkExternal: async (address) => {
        requested.push(address)
        return address === GONE ? 'status 404' : null
      },
      pauseMs: 0,
    }
  })
  afterAll(() => app.close())

  const checkAll = () => auditEverything(app.foyer.platform, means, () => {})
  /** The known broken links to an address, as `kind target`. */
  const known = async (mark = '') => {
    const { findings: found } = await readFindings(app.foyer.platform, { by: 'links', before: undefined })
    return found
      .map(({ kind, target }) => `${kind} ${target}`)
      .filter((link) => link.includes(mark))
      .toSorted()
  }

  it('finds links of pages and records that lead nowhere, to no such place, or to no such file, with the place to mend them', async () => {
    const { db } = app.foyer.platform
    target = await createPage(app, editor, 'ziel', [headline('ziel-kopf', 'Ziel')])
    full = await createPage(app, editor, 'voller-links', [
      headline('voll-kopf', 'Voll'),
      linked('text-1', ['Zum Ziel', '/de/ziel'], ['Zum Spielplan', '/de/spielplan'], ['Ins Leere', '/de/nirgends'], ['Hinab', '#fehlt']),
      linked('text-2', ['Anker drüben', '/de/ziel#fehlt-auch'], ['Mail', 'mailto:a@b.example'], ['Feed', '/de/aktuelles/feed.xml']),
      { id: 'bild-eins', type: 'image', version: 1, data: { image: 987_654, format: 'Large', text: '' } },
    ])
    await editor.send('POST', '/api/admin/redirect', { oldPath: '/de/alt', newPath: '/de/umgezogen-ins-leere' })
    await checkAll()
    expect(await known()).toEqual([
      'anchor-dead #fehlt',
      'anchor-dead /de/ziel#fehlt-auch',
      'file-missing 987654',
      'link-dead /de/nirgends',
      'link-dead /de/umgezogen-ins-leere',
    ])
    const rows = await db.select().from(findings)
    const place = (wanted: string) => rows.find(({ target: candidate }) => candidate === wanted)
    expect(place('/de/nirgends')).toMatchObject({ title: 'Seite voller-links', text: 'Ins Leere', href: '/de/voller-links?edit=text-1' })
    expect(place('/de/umgezogen-ins-leere')?.href).toMatch(/^\/cms-hub\/redirect\/\d+\?field=newPath$/)
  })

  it('knows at once what was written wrong or mended, by a redirect, in the page that is saved and in the page that is linked to', async () => {
    const listed = await (await editor.fetch('/cms-hub/check?kind=link-dead')).text()
    expect(listed).toContain('/de/nirgends')
    expect(listed).not.toContain('#fehlt')
    const since = (await app.foyer.platform.db.select().from(findings).where(eq(findings.target, '#fehlt')))[0]?.since
    app.clock.advance({ hours: 30 })
    await editor.send('POST', '/api/admin/redirect', { oldPath: '/de/nirgends', newPath: '/de/ziel' })
    await expect.poll(() => known('nirgends'), POLL).toEqual([])
    const mended = linked('text-2', ['Anker da', '/de/ziel#da-ist-er'])
    await full.patch(editor, [{ type: 'update', id: 'text-2', data: mended.data }])
    await full.publish(editor)
    await expect.poll(() => known('/de/ziel'), POLL).toEqual(['anchor-dead /de/ziel#da-ist-er'])
    await target.patch(editor, [{ type: 'update', id: 'ziel-kopf', data: { headline_level: 2, content: 'Ziel', anchor: 'da-ist-er' } }])
    await target.publish(editor)
    await expect.poll(() => known('/de/ziel'), POLL).toEqual([])
    await editor.send('POST', '/api/admin/redirect', { oldPath: '/de/frueher', newPath: '/de/auch-nirgends' })
    await expect.poll(() => known('auch-nirgends'), POLL).toEqual(['link-dead /de/auch-nirgends'])
    // A finding that persists keeps the day on which it was first found.
    await checkAll()
    expect((await app.foyer.platform.db.select().from(findings).where(eq(findings.target, '#fehlt')))[0]?.since).toEqual(since)
    expect(await known()).toContain('anchor-dead #fehlt')
  })

  it('links a finding in a shared container to a page that shows it, and reports none in containers that no page shows', async () => {
    const shared = linked('geteilter-text', ['Fort', '/de/fort'])
    const document = { ...emptyDocument(), columns: [{ classes: '', children: [shared] }] }
    const showing = (id: string) => ({
      id,
      type: 'container',
      version: 1,
      data: { slug: 'geteilt', content_type: 'shared', layout_index: -1 },
    })
    await app.foyer.platform.db.insert(containers).values({ slug: 'geteilt', contentType: 'shared', objectId: 1, document })
    await createPage(app, editor, 'zeigt-es-niemandem', [showing('kasten-verborgen')], { isOnline: false })
    await checkAll()
    expect(await known('fort')).toEqual([])
    await createPage(app, editor, 'zeigt-es', [headline('zeigt-kopf', 'Zeigt'), showing('kasten')])
    await checkAll()
    const [found] = await app.foyer.platform.db.select().from(findings).where(eq(findings.target, '/de/fort'))
    expect(found).toMatchObject({ title: 'geteilt', href: '/de/zeigt-es?edit=kasten' })
  })

  it('tells of another site only when it has failed in two nights, and no more once it answers', async () => {
    const page = await createPage(app, editor, 'nach-draussen', [linked('draussen', ['Gut', GOOD], ['Weg', GONE])])
    requested = []
    await checkAll()
    expect(requested.toSorted()).toEqual([GOOD, GONE])
    await checkAll()
    expect(await known('example')).toEqual([])
    app.clock.advance({ hours: 24 })
    await checkAll()
    expect(await known('example')).toEqual([`link-outside ${GONE}`])
    expect(await (await editor.fetch('/cms-hub/check?kind=link-outside')).text()).toContain('Antwort 404')
    const answering = { ...means, checkExternal: async () => null }
    await auditEverything(app.foyer.platform, answering, () => {})
    expect(await known('example')).toEqual([])
    await editor.send('DELETE', `/de/pageeditor-api/pages/${page.id}`)
    await app.foyer.platform.db.delete(containers).where(eq(containers.objectId, page.id))
    await checkAll()
    expect(await app.foyer.platform.db.select().from(externalLinks)).toEqual([])
  })

  it('finds accessibility problems in pages, custom HTML, records and pictures, until they are fixed', async () => {
    const { platform } = app.foyer
    const found = async () =>
      (await platform.db.select().from(findings)).flatMap(({ kind, href }) =>
        ['link-dead', 'anchor-dead', 'link-outside', 'file-missing', 'page-blank'].includes(kind) ? [] : [`${kind} ${href}`],
      )
    const table = { id: 'tabelle', type: 'html', version: 1, data: { html_code: '<table><tr><td>Reihe</td><td>12</td></tr></table>' } }
    const page = await createPage(app, editor, 'unzugaenglich', [
      headline('ebene-zwei', 'Zwei'),
      { ...headline('ebene-vier', 'VIEL ZU LAUT GESCHRIEBEN'), data: { headline_level: 4, content: 'VIEL ZU LAUT GESCHRIEBEN' } },
      linked('nichtssagend', ['hier', '/de/ziel'], ['Zum Haus', '/de/ziel'], ['Zum Haus', '/de/spielplan']),
      table,
    ])
    const [picture] = await platform.db
      .insert(media)
      .values({ key: 'ohne-worte', filename: 'nebel.jpg', mimeType: 'image/jpeg', bytes: 1, width: 10, height: 10 })
      .returning()
    const { body: alert } = await editor.send<{ id: number }>('POST', '/api/admin/alert', {
      title: 'Sturm',
      linkTitle: 'Mehr …',
      linkUrl: '/de/ziel',
    })
    await checkAll()
    const place = (node: string) => `/de/unzugaenglich?edit=${node}`
    expect((await found()).toSorted()).toEqual(
      [
        `capitals ${place('ebene-vier')}`,
        `heading-jump ${place('ebene-vier')}`,
        `link-ambiguous ${place('nichtssagend')}`,
        `link-unclear /cms-hub/alert/${alert.id}?field=linkUrl`,
        `link-unclear ${place('nichtssagend')}`,
        `picture-undescribed /cms-hub/media/${picture?.id}?field=alt`,
        `table-headless ${place('tabelle')}`,
      ].toSorted(),
    )
    const listed = await (await editor.fetch('/cms-hub/check?kind=accessibility')).text()
    expect(listed).toContain('Die Überschrift springt von Ebene 2 auf Ebene 4.')
    expect(listed).toContain('Der Link „hier“ sagt nicht, wohin er führt.')
    expect(listed).not.toContain('Der Link führt ins Leere<')

    // The check in the editor uses the same rule, on the picture's data.
    const toldInEditor = async () =>
      (await editor.getJson<{ picture: { isUndescribed?: true } }>(`/api/media/${picture?.id}`)).body.picture.isUndescribed
    expect(await toldInEditor()).toBe(true)
    const { body: stored } = await editor.getJson<{ revision: string }>(`/api/admin/media/${picture?.id}`)
    await editor.send('PATCH', `/api/admin/media/${picture?.id}`, { base: stored.revision, values: { isDecorative: true } })
    await expect.poll(async () => (await found()).filter((link) => link.startsWith('picture')), POLL).toEqual([])
    expect(await toldInEditor()).toBeUndefined()
    await page.patch(editor, [
      { type: 'remove', id: 'tabelle' },
      { type: 'remove', id: 'nichtssagend' },
      { type: 'update', id: 'ebene-vier', data: { headline_level: 3, content: 'Leise' } },
    ])
    await page.publish(editor)
    await expect.poll(found, POLL).toEqual([`link-unclear /cms-hub/alert/${alert.id}?field=linkUrl`])
    await editor.send('DELETE', `/api/admin/alert/${alert.id}`)
    await expect.poll(found, POLL).toEqual([])
  })

  it('is begun by a button, says how far it is, counts on the overview, and asks no other site where that is switched off', async () => {
    const reader = await app.editor('reader')
    expect((await reader.send('POST', '/api/admin/check')).status).toBe(403)
    const unchecked = 'Die Website ist noch nicht als Ganzes geprüft.'
    expect(await (await editor.fetch('/cms-hub/check')).text()).toContain(`${unchecked} Mit „Jetzt prüfen“`)
    expect(await (await reader.fetch('/cms-hub/check')).text()).toContain(`${unchecked} Das geschieht von selbst`)
    expect((await editor.send('POST', '/api/admin/check')).status).toBe(202)
    const state = async () => ((await reader.getJson('/api/admin/check')).body as { state: string }).state
    await expect.poll(state, POLL).toBe('done')
    const { done, all } = (await reader.getJson('/api/admin/check')).body as { done: number; all: number }
    expect(all).toBeGreaterThan(3)
    expect(done).toBe(all)
    expect(await app.foyer.platform.db.select().from(externalLinks)).toEqual([])
    const screen = await (await reader.fetch('/cms-hub/check')).text()
    expect(screen).toContain('Zuletzt geprüft')
    expect(screen).toContain('Das ist für dieses Haus ausgeschaltet')
    expect(screen).not.toContain('Jetzt prüfen')
    expect(await (await reader.fetch('/cms-hub/house')).text()).toContain('Kaputte Links')
  })
})
