import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFindings } from '../../app/admin/check/read-findings.server.ts'
import { checkEverything, type Means } from '../../app/admin/check/run.server.ts'
import { findings, outsideLinks } from '../../app/admin/tables.ts'
import { containers } from '../../app/content/tables.ts'
import { DATABASES, openTestHouse, type TestHouse } from '../support/house.ts'
import { headline, makePage, type TestPage } from '../support/page.ts'
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

describe.each(DATABASES)('the check of the site on %s', (database) => {
  let house: TestHouse
  let editor: Visitor
  let asked: string[] = []
  let means: Means
  let target: TestPage
  let full: TestPage
  beforeAll(async () => {
    house = await openTestHouse({ database, environment: { OUTSIDE_LINKS: 'off' } })
    editor = await house.editor()
    means = {
      house: (path) => fetch(house.url + path, { redirect: 'manual' }),
      outside: async (address) => {
        asked.push(address)
        return address === GONE ? 'status 404' : null
      },
      pauseMs: 0,
    }
  })
  afterAll(() => house.close())

  const checkAll = () => checkEverything(house.foyer.platform, means, () => {})
  /** What is known to be wrong with links to somewhere, as `kind target`. */
  const known = async (mark = '') => {
    const { findings: found } = await readFindings(house.foyer.platform, { by: 'links', before: undefined })
    return found
      .map(({ kind, target }) => `${kind} ${target}`)
      .filter((one) => one.includes(mark))
      .toSorted()
  }

  it('finds links of pages and records that lead nowhere, to no such place, or to no such file, with the place to mend them', async () => {
    const { db } = house.foyer.platform
    target = await makePage(house, editor, 'ziel', [headline('ziel-kopf', 'Ziel')])
    full = await makePage(house, editor, 'voller-links', [
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
    const place = (wanted: string) => rows.find(({ target: its }) => its === wanted)
    expect(place('/de/nirgends')).toMatchObject({ title: 'Seite voller-links', text: 'Ins Leere', href: '/de/voller-links?edit=text-1' })
    expect(place('/de/umgezogen-ins-leere')?.href).toMatch(/^\/cms-hub\/redirect\/\d+\?field=newPath$/)
  })

  it('knows at once what was written wrong or mended, by a redirect, in the page that is saved and in the page that is linked to', async () => {
    const listed = await (await editor.fetch('/cms-hub/check?kind=link-dead')).text()
    expect(listed).toContain('/de/nirgends')
    expect(listed).not.toContain('#fehlt')
    const since = (await house.foyer.platform.db.select().from(findings).where(eq(findings.target, '#fehlt')))[0]?.since
    house.clock.advance({ hours: 30 })
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
    // What still stands keeps the day since when it has been known.
    await checkAll()
    expect((await house.foyer.platform.db.select().from(findings).where(eq(findings.target, '#fehlt')))[0]?.since).toEqual(since)
    expect(await known()).toContain('anchor-dead #fehlt')
  })

  it('tells of another site only when it has failed in two nights, and no more once it answers', async () => {
    const page = await makePage(house, editor, 'nach-draussen', [linked('draussen', ['Gut', GOOD], ['Weg', GONE])])
    asked = []
    await checkAll()
    expect(asked.toSorted()).toEqual([GOOD, GONE])
    await checkAll()
    expect(await known('example')).toEqual([])
    house.clock.advance({ hours: 24 })
    await checkAll()
    expect(await known('example')).toEqual([`link-outside ${GONE}`])
    expect(await (await editor.fetch('/cms-hub/check?kind=link-outside')).text()).toContain('Antwort 404')
    const answering = { ...means, outside: async () => null }
    await checkEverything(house.foyer.platform, answering, () => {})
    expect(await known('example')).toEqual([])
    await editor.send('DELETE', `/de/pageeditor-api/pages/${page.id}`)
    await house.foyer.platform.db.delete(containers).where(eq(containers.objectId, page.id))
    await checkAll()
    expect(await house.foyer.platform.db.select().from(outsideLinks)).toEqual([])
  })

  it('is begun by a button, says how far it is, counts on the overview, and asks no other site where that is switched off', async () => {
    const reader = await house.editor('reader')
    expect((await reader.send('POST', '/api/admin/check')).status).toBe(403)
    expect((await editor.send('POST', '/api/admin/check')).status).toBe(202)
    const state = async () => ((await reader.getJson('/api/admin/check')).body as { state: string }).state
    await expect.poll(state, POLL).toBe('done')
    const { done, all } = (await reader.getJson('/api/admin/check')).body as { done: number; all: number }
    expect(all).toBeGreaterThan(3)
    expect(done).toBe(all)
    expect(await house.foyer.platform.db.select().from(outsideLinks)).toEqual([])
    const screen = await (await reader.fetch('/cms-hub/check')).text()
    expect(screen).toContain('Zuletzt geprüft')
    expect(screen).toContain('Das ist für dieses Haus ausgeschaltet')
    expect(screen).not.toContain('Jetzt prüfen')
    expect(await (await reader.fetch('/cms-hub')).text()).toContain('Kaputte Links')
  })
})
