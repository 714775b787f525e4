import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, headline } from '../support/page.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { createTestUser } from '../support/user.ts'
import type { Visitor } from '../support/visitor.ts'

const update = (id: string, content: string) => ({ type: 'update', id, data: { content } })

const LINK_REFUSED = 'Bitte geben Sie eine Adresse an, die mit https://, /, mailto:, tel: oder # beginnt.'

describe('editing a page', () => {
  let app: TestApp
  let editor: Visitor
  let other: Visitor
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor()
    other = await app.editor()
  })
  afterAll(() => app.close())

  async function html(path: string): Promise<string> {
    return (await app.visitor().fetch(path)).text()
  }

  it(
    'shows visitors what is live, never the draft, and the saved draft at once',
    requirement('MOD-HEADLINE-01', 'MOD-HEADLINE-03'),
    async () => {
      const page = await createPage(app, editor, 'entwurf', [headline('head-1', 'Erste Fassung')])
      expect(await html(page.path)).toContain('<h2>Erste Fassung</h2>')
      await page.patch(editor, [update('head-1', 'Zweite Fassung')])
      expect(await html(page.path)).toContain('Erste Fassung')
      expect((await page.publish(editor)).body).toEqual({ version: 2, hints: [] })
      expect(await html(page.path)).toContain('Zweite Fassung')
    },
  )

  it('merges a stale batch when others changed other modules', async () => {
    const page = await createPage(app, editor, 'zusammen', [headline('head-1', 'eins'), headline('head-2', 'zwei')])
    const base = await page.revision(editor)
    expect((await page.patch(editor, [update('head-1', 'EINS')], { base })).status).toBe(200)
    const merged = await page.patch(other, [update('head-2', 'ZWEI')], { base })
    expect(merged.status).toBe(200)
    expect(JSON.stringify(merged.body)).toContain('EINS')
  })

  it('refuses a stale batch on the same module with 409 and both states, and overwrites nothing', async () => {
    const page = await createPage(app, editor, 'konflikt', [headline('head-1', 'alt')])
    const base = await page.revision(editor)
    await page.patch(editor, [update('head-1', 'von mir')], { base })
    const refused = await page.patch(other, [update('head-1', 'von dir')], { base })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'conflict', yours: { base_revision: base }, theirs: { revision: base + 1 } })
    expect(JSON.stringify(refused.body.theirs)).toContain('von mir')
  })

  it('says in a conflict whose the other state is and since when, and keeps what is given up as a version', async () => {
    const page = await createPage(app, editor, 'wessen-stand', [headline('head-1', 'alt')])
    const colleague = (await createTestUser(app, 'admin')).visitor
    const base = await page.revision(editor)
    await page.patch(editor, [update('head-1', 'von Rita')], { base })
    const mine = update('head-1', 'von der Kollegin')
    const refused = await page.patch(colleague, [mine], { base })
    const rita = { name: 'Rita Redaktion', at: '2026-11-21T12:00:00+01:00', is_me: false }
    expect(refused.body).toMatchObject({ code: 'conflict', changed_by: { 'head-1': rita }, last_changed_by: rita })
    expect((await page.patch(editor, [mine], { base })).body).toMatchObject({ changed_by: { 'head-1': { is_me: true } } })

    const keep = (operations: object[], visitor = colleague) =>
      visitor.send<{ kept: number | null }>('POST', `/de/pageeditor-api/draft/${page.containerId}/keep`, { operations })
    const [theirs, own] = [await keep([]), await keep([mine])]
    expect([theirs.body.kept, own.body.kept]).toEqual([expect.any(Number), expect.any(Number)])
    const words = async (kept: number | null) =>
      JSON.stringify((await editor.getJson(`/de/pageeditor-api/versions/page/${page.id}/${kept}`)).body)
    expect(await words(theirs.body.kept)).toContain('von Rita')
    expect(await words(own.body.kept)).toContain('von der Kollegin')
    // Saving changes nothing of the existing versions.
    expect(JSON.stringify((await editor.getJson(`/de/pageeditor-api/draft/${page.containerId}`)).body)).toContain('von Rita')
    expect((await keep([update('gibt-es-nicht', 'x')])).status).toBe(422)
    expect((await keep([], app.visitor())).status).toBe(401)
  })

  it('does not treat the sender as another user: a batch may build on own ones between which others were merged', async () => {
    const page = await createPage(app, editor, 'eigene', [headline('head-1', 'eins'), headline('head-2', 'zwei')])
    const base = await page.revision(editor)
    const first = crypto.randomUUID()
    await page.patch(editor, [update('head-1', 'EINS')], { base, batchId: first })
    await page.patch(other, [update('head-2', 'ZWEI')], { base })
    const send = (knows: string[]) =>
      editor.send('PATCH', `/de/pageeditor-api/draft/${page.containerId}`, {
        base_revision: base,
        batch_id: crypto.randomUUID(),
        knows,
        operations: [update('head-1', 'Eins!')],
      })
    expect((await send([])).status).toBe(409)
    const taken = await send([first])
    expect(taken.status).toBe(200)
    expect(JSON.stringify(taken.body)).toMatch(/Eins!.*ZWEI/s)
  })

  it('tells editors of each other while they are there', async () => {
    const page = await createPage(app, editor, 'anwesend', [])
    const visits = [crypto.randomUUID(), crypto.randomUUID()]
    const standing = (revision: number, has_changes: boolean) => ({ [page.containerId]: { revision, has_changes } })
    const here = (visitor: Visitor, visit: string, node: string | null) =>
      visitor.send('POST', `/de/pageeditor-api/presence/page/${page.id}`, { visit, node })
    expect((await here(editor, visits[0] ?? '', 'head-1')).body).toMatchObject({ others: [], containers: standing(1, false) })
    expect((await here(other, visits[1] ?? '', null)).body).toMatchObject({
      others: [{ visit: visits[0], name: 'Rita Redaktion', node: 'head-1', caret: null, is_me: false }],
    })
    const again = await here(other, crypto.randomUUID(), null)
    expect(again.body.others).toContainEqual({ visit: visits[1], name: 'Rita Redaktion', node: null, caret: null, is_me: true })
    app.clock.advance({ seconds: 31 })
    const written = { type: 'insert', node: headline('head-1', 'neu'), place: { parent: 'root', column: 0, before: null } }
    await page.patch(editor, [written])
    expect((await here(other, visits[1] ?? '', null)).body).toMatchObject({ others: [], containers: standing(2, true) })
    expect((await here(app.visitor(), visits[0] ?? '', null)).status).toBe(401)
  })

  it('carries out a batch sent twice once', async () => {
    const page = await createPage(app, editor, 'doppelt', [])
    const batchId = crypto.randomUUID()
    const operations = [{ type: 'insert', node: headline('head-1', 'einmal'), place: { parent: 'root', column: 0, before: null } }]
    const base = await page.revision(editor)
    await page.patch(editor, operations, { base, batchId })
    const again = await page.patch(editor, operations, { base, batchId })
    expect(again.status).toBe(200)
    expect(JSON.stringify(again.body).match(/einmal/g)).toHaveLength(1)
  })

  it('makes no draft of a batch that is sent again after it went live', async () => {
    const page = await createPage(app, editor, 'wiederholt', [headline('head-1', 'alt')])
    const batchId = crypto.randomUUID()
    const operations = [update('head-1', 'neu')]
    const base = await page.revision(editor)
    await page.patch(editor, operations, { base, batchId })
    const first = await page.publish(editor)
    const again = await page.patch(editor, operations, { base, batchId })
    expect(again).toMatchObject({ status: 200, body: { has_changes: false } })
    expect((await page.publish(editor)).body).toMatchObject({ version: first.body.version })
  })

  type Version = { number: number; kind: string; user: string; summary: string; is_live: boolean }
  const versionsOf = async (id: number) => (await editor.getJson<Version[]>(`/de/pageeditor-api/versions/page/${id}`)).body
  const draftOf = async (containerId: number) => JSON.stringify((await editor.getJson(`/de/pageeditor-api/draft/${containerId}`)).body)

  it('keeps a draft that a version replaces, or that is discarded, as a version, and brings it back', async () => {
    const page = await createPage(app, editor, 'zurueck', [headline('head-1', 'Erste')])
    await page.patch(editor, [update('head-1', 'Zweite')])
    await page.publish(editor)
    await page.patch(other, [update('head-1', 'Unersetzlich')])
    const versions = `/de/pageeditor-api/versions/page/${page.id}`
    expect((await editor.send('POST', `${versions}/1/restore`, {})).body).toEqual({ kept: 3 })
    expect(await draftOf(page.containerId)).toContain('Erste')
    expect((await versionsOf(page.id))[0]).toMatchObject({
      kind: 'draft',
      summary: 'Entwurf von Rita Redaktion, 21.11.2026, 12:00\u00a0Uhr',
      is_live: false,
    })
    expect((await versionsOf(page.id)).find(({ is_live }) => is_live)?.number).toBe(2)

    const changes = `/de/pageeditor-api/changes/page/${page.id}`
    expect((await editor.send('DELETE', changes)).body).toEqual({ kept: 4 })
    expect(await draftOf(page.containerId)).toMatch(/Zweite.*"has_changes":false/)
    expect((await editor.send('DELETE', changes)).body).toEqual({ kept: null })
    await editor.send('POST', `${versions}/3/restore`, {})
    expect(await draftOf(page.containerId)).toContain('Unersetzlich')
    expect(await html(page.path)).toContain('Zweite')
    // The newest live version can be restored as well, and is no draft then.
    await editor.send('POST', `${versions}/2/restore`, {})
    expect(await draftOf(page.containerId)).toMatch(/Zweite.*"has_changes":false/)
    // An empty save returns the version that visitors see, not the last draft.
    expect((await page.publish(editor)).body).toMatchObject({ version: 2 })
  })

  it('has no draft any more once everything is as visitors see it, and goes on merging', async () => {
    const page = await createPage(app, editor, 'zunull', [headline('head-1', 'eins'), headline('head-2', 'zwei')])
    const base = await page.revision(editor)
    expect((await page.patch(editor, [update('head-1', 'anders')])).body).toMatchObject({ has_changes: true })
    expect((await page.patch(editor, [update('head-1', 'eins')])).body).toMatchObject({ has_changes: false, revision: base + 2 })
    expect((await editor.getJson(`/de/pageeditor-api/changes/page/${page.id}`)).body).toMatchObject({ people: {}, revisions: {} })
    const merged = await page.patch(other, [update('head-2', 'ZWEI')], { base })
    expect(merged).toMatchObject({ status: 200, body: { revision: base + 3, has_changes: true } })
    expect((await page.patch(other, [update('head-1', 'von gestern')], { base })).status).toBe(409)
  })

  it('publishes other users’ changes only for a user who has seen them', async () => {
    const page = await createPage(app, editor, 'fremdes', [headline('head-1', 'eins'), headline('head-2', 'zwei')])
    await page.patch(editor, [update('head-1', 'EINS')])
    await page.patch(other, [update('head-2', 'HALBFERTIG')])
    const refused = await page.publish(editor)
    expect(refused).toMatchObject({ status: 409, body: { code: 'others_included', others: ['Rita Redaktion'] } })
    expect(await html(page.path)).toContain('zwei')
    type Changes = { revisions: Record<string, number>; people: Record<string, { name: string; is_me: boolean }[]> }
    const { body: changes } = await editor.getJson<Changes>(`/de/pageeditor-api/changes/page/${page.id}`)
    expect(changes.people).toMatchObject({ 'head-1': [{ is_me: true }], 'head-2': [{ is_me: false }] })
    const publish = (including: object) =>
      editor.send('POST', '/de/pageeditor-api/publish', { content_type: 'page', object_id: page.id, including })
    await page.patch(other, [update('head-2', 'VIERTELFERTIG')])
    expect((await publish(changes.revisions)).status).toBe(409)
    const { body: again } = await editor.getJson<Changes>(`/de/pageeditor-api/changes/page/${page.id}`)
    expect((await publish(again.revisions)).body).toMatchObject({ version: 2 })
    expect(await html(page.path)).toMatch(/EINS.*VIERTELFERTIG/s)
  })

  it(
    'keeps a broken rule out of what is live and names the field',
    requirement('EDIT-27', 'MOD-HEADLINE-06', 'MOD-HEADLINE-08'),
    async () => {
      const page = await createPage(app, editor, 'regeln', [headline('head-1', 'gut')])
      await page.patch(editor, [{ type: 'update', id: 'head-1', data: { content: '', headline_level: 7 } }])
      const refused = await page.publish(editor)
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toMatchObject({
        'head-1.content': ['Dieses Feld wird benötigt!'],
        'head-1.headline_level': ['Diese Überschriftenebene ist nicht erlaubt.'],
      })
      expect(await html(page.path)).toContain('gut')
    },
  )

  it('refuses writes without a session with 401 and without the token with 403', requirement('API-15', 'ROLE-08', 'ROLE-11'), async () => {
    const page = await createPage(app, editor, 'fremde', [])
    expect((await page.publish(app.visitor())).status).toBe(401)
    const response = await editor.fetch('/de/pageeditor-api/publish', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(403)
  })

  it('answers an offline page with 404 to visitors and shows it to staff', requirement('ERR-11', 'ERR-12', 'ERR-35'), async () => {
    const page = await createPage(app, editor, 'geheim', [headline('head-1', 'Noch nicht')], { isOnline: false })
    const visitor = await app.visitor().fetch(page.path)
    expect(visitor.status).toBe(404)
    expect(await visitor.text()).not.toContain('Noch nicht')
    expect((await editor.fetch(page.path)).status).toBe(200)
    const forged = app.visitor()
    forged.cookies.set('sessionid', 'gefälscht')
    expect((await forged.fetch(page.path)).status).toBe(404)
  })

  it(
    'returns page and container, and 404 for an unknown slug',
    requirement('API-05', 'API-09', 'API-10', 'API-11', 'CONT-01', 'CONT-06', 'CONT-20'),
    async () => {
      const page = await createPage(app, editor, 'felder', [headline('head-1', 'Titel')])
      const { body } = await app.visitor().getJson(`/de/pageeditor-api/page/felder`)
      expect(body).toMatchObject({ id: page.id, title: 'Seite felder', urls: { de: '/de/felder' }, is_online: true, content_type: 'page' })
      expect(body.modules).toMatchObject([
        { slug: `page-${page.id}`, columns: [{ index: 0, children: [{ model: 'headline', content: 'Titel' }] }] },
      ])
      expect((await app.visitor().getJson('/de/pageeditor-api/container/by-slug/gibt-es-nicht')).status).toBe(404)
      const anonymous = await app
        .visitor()
        .send('POST', '/de/pageeditor-api/container', { model: 'container', content_type: 'page', object_id: page.id, slug: 'neu' })
      expect(anonymous.status).toBe(401)
    },
  )

  it('answers wrong types, unknown fields, unknown modules and foreign markup clearly', async () => {
    const page = await createPage(app, editor, 'eingaben', [headline('head-1', 'x')])
    const unknownField = await editor.send('PATCH', `/de/pageeditor-api/draft/${page.containerId}`, {
      base_revision: 1,
      batch_id: crypto.randomUUID(),
      operations: [],
      extra: 1,
    })
    expect(unknownField.status).toBe(400)
    const unknownModule = await page.patch(editor, [
      { type: 'insert', node: { ...headline('head-9', 'y'), type: 'virus' }, place: { parent: 'root', column: 0, before: null } },
    ])
    expect(unknownModule.status).toBe(422)
    const missing = await page.patch(editor, [update('niemand', 'y')])
    expect(missing.body).toMatchObject({ status: 422, code: 'operation_node_missing' })
    const attack = `'; DROP TABLE pages; -- <script>alert(1)</script>`
    await page.patch(editor, [update('head-1', attack)])
    expect((await page.publish(editor)).status).toBe(200)
    const shown = await html(page.path)
    expect(shown).toContain('&lt;script&gt;')
    expect(shown).not.toContain('<script>alert(1)')
    const link = {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }] },
      ],
    }
    const badLink = await page.patch(editor, [
      {
        type: 'insert',
        node: { id: 'text-1', type: 'text', version: 1, data: { content: link } },
        place: { parent: 'root', column: 0, before: null },
      },
    ])
    expect(badLink.body).toMatchObject({ status: 422, code: 'misshapen', errors: { 'text-1.content': [LINK_REFUSED] } })
    const unknownName = await page.patch(editor, [{ type: 'update', id: 'head-1', data: { onclick: 'alert(1)' } }])
    expect(unknownName.body).toMatchObject({ status: 422, errors: { 'head-1.onclick': ['Dieser Wert ist nicht erlaubt.'] } })
    const oversize = await editor.send('PATCH', `/de/pageeditor-api/draft/${page.containerId}`, { filler: 'x'.repeat(2_000_000) })
    expect(oversize.status).toBe(413)
  })

  it('refuses a number that no record can have, so that no page asks the database for it', async () => {
    const page = await createPage(app, editor, 'grosse-zahlen', [headline('head-1', 'x')])
    const place = { parent: 'root', column: 0, before: null }
    const tooLarge = 3_000_000_000
    for (const [type, data] of [
      ['image', { image: tooLarge }],
      ['image', { image: { id: tooLarge, focus: { x: 0.5, y: 0.5 } } }],
      ['event-list', { tag: tooLarge }],
      ['event-list', { children: [tooLarge] }],
      ['blog-teaser-list', { items: 4, main_teaser: tooLarge }],
      ['highlight-teaser', { categories: [tooLarge] }],
    ] as const) {
      const answer = await page.patch(editor, [{ type: 'insert', node: { id: 'zahl-1', type, version: 1, data }, place }])
      expect([type, answer.body]).toMatchObject([type, { status: 422, code: 'misshapen' }])
    }
  })
})
