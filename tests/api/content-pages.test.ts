import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, openTestHouse, type TestHouse } from '../support/house.ts'
import type { Visitor } from '../support/visitor.ts'

type Page = { id: number; revision: number; url: string; title: string; containers: { id: number; revision: number }[] }

describe.each(DATABASES)('the tree of pages on %s', (database) => {
  let house: TestHouse
  let editor: Visitor
  beforeAll(async () => {
    house = await openTestHouse({ database })
    editor = await house.editor()
  })
  afterAll(() => house.close())

  const make = async (slug: string, parent?: Page, more: object = {}) => {
    const body = { title: `Seite ${slug}`, slug, parent_id: parent?.id ?? null, is_online: true, ...more }
    return (await editor.send<Page>('POST', '/de/pageeditor-api/pages', body)).body
  }
  const status = async (path: string) => {
    const response = await house.visitor().fetch(path)
    return [response.status, response.headers.get('location')]
  }

  it('PAGE-06 PAGE-10 PAGE-11 PAGE-13 sets the fields of a page, shows them at once, and keeps a version of them', async () => {
    const page = await make('angaben')
    const fields = { title: 'Angaben', meta_title: 'Angaben im Titel', meta_description: 'Kurz gesagt.', og_title: 'Zum Teilen' }
    const changed = await editor.send<Page>('PATCH', `/de/pageeditor-api/pages/${page.id}`, { revision: page.revision, ...fields })
    expect(changed.body).toMatchObject({ ...fields, revision: page.revision + 1 })
    const html = await (await house.visitor().fetch('/de/angaben')).text()
    expect(html).toContain('<title>Angaben im Titel</title>')
    expect(html).toContain('content="Kurz gesagt."')
    const { body: versions } = await editor.getJson<{ number: number; summary: string }[]>(`/de/pageeditor-api/versions/page/${page.id}`)
    expect(versions.map(({ summary }) => summary)).toEqual(['Angaben zur Seite', 'Neue Seite'])
    const { body: first } = await editor.getJson(`/de/pageeditor-api/versions/page/${page.id}/1`)
    expect(first).toMatchObject({ fields: { title: 'Seite angaben', meta_title: '' } })
    const offline = { revision: page.revision + 1, is_online: false }
    await editor.send('PATCH', `/de/pageeditor-api/pages/${page.id}`, offline)
    expect(await status('/de/angaben')).toEqual([404, null])
  })

  it('refuses a change made on a state that is no longer, and shows both', async () => {
    const page = await make('ueberholt')
    await editor.send('PATCH', `/de/pageeditor-api/pages/${page.id}`, { revision: page.revision, title: 'Zuerst' })
    const late = await editor.send('PATCH', `/de/pageeditor-api/pages/${page.id}`, { revision: page.revision, title: 'Zu spät' })
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', theirs: { title: 'Zuerst' } } })
  })

  it('REDIR-01 renames and moves a page with all below it; every old address leads to the new one by 301, without a chain', async () => {
    const season = await make('saison')
    const child = await make('extra', season)
    await make('tief', child)
    const other = await make('archiv')
    expect(await status('/de/saison/extra/tief')).toEqual([200, null])
    await editor.send('PATCH', `/de/pageeditor-api/pages/${season.id}`, { revision: season.revision, slug: 'spielzeit' })
    expect(await status('/de/saison/extra/tief')).toEqual([301, '/de/spielzeit/extra/tief'])
    await editor.send('POST', `/de/pageeditor-api/pages/${child.id}/move`, { parent_id: other.id })
    expect(await status('/de/archiv/extra/tief')).toEqual([200, null])
    expect(await status('/de/spielzeit/extra')).toEqual([301, '/de/archiv/extra'])
    expect(await status('/de/saison/extra/tief')).toEqual([301, '/de/archiv/extra/tief'])
    await editor.send('POST', `/de/pageeditor-api/pages/${child.id}/move`, { parent_id: season.id })
    expect(await status('/de/spielzeit/extra')).toEqual([200, null])
  })

  it('deletes a page and sends its visitors to the one above; pages below keep it from going', async () => {
    const above = await make('oben')
    const below = await make('unten', above)
    const kept = await editor.send('DELETE', `/de/pageeditor-api/pages/${above.id}`)
    expect(kept).toMatchObject({ status: 409, body: { code: 'has_children' } })
    expect((await editor.send('DELETE', `/de/pageeditor-api/pages/${below.id}`)).status).toBe(204)
    expect(await status('/de/oben/unten')).toEqual([301, '/de/oben'])
  })

  it('gives no page the address of another or of a part of the site, and puts none below itself', async () => {
    const page = await make('einmal')
    for (const slug of ['einmal', 'spielplan', 'aktuelles']) {
      const taken = await editor.send('POST', '/de/pageeditor-api/pages', { title: 'x', slug })
      expect(taken).toMatchObject({ status: 409, body: { code: 'address_taken', errors: { slug: ['Diese Adresse ist schon vergeben.'] } } })
    }
    const child = await make('kind', page)
    const circle = await editor.send('POST', `/de/pageeditor-api/pages/${page.id}/move`, { parent_id: child.id })
    expect(circle).toMatchObject({ status: 409, body: { code: 'into_itself' } })
    expect((await editor.send('POST', '/de/pageeditor-api/pages', { title: '', slug: 'Ä!' })).status).toBe(400)
    expect((await house.visitor().send('POST', '/de/pageeditor-api/pages', { title: 'x', slug: 'x' })).status).toBe(401)
    expect((await house.visitor().getJson('/de/pageeditor-api/pages')).status).toBe(401)
  })

  it('puts siblings into the order asked for', async () => {
    const [one, two, three] = [await make('eins'), await make('zwei'), await make('drei')]
    await editor.send('POST', `/de/pageeditor-api/pages/${three.id}/move`, { parent_id: null, before_id: one.id })
    const { body } = await editor.getJson<{ results: { id: number }[] }>('/de/pageeditor-api/pages')
    const order = body.results.map(({ id }) => id).filter((id) => [one.id, two.id, three.id].includes(id))
    expect(order).toEqual([three.id, one.id, two.id])
  })

  it('keeps the window of a page, to the moment', async () => {
    const page = await make('fenster', undefined, { is_online: true })
    const window = { publish_at: '2026-11-21T18:00:00+01:00', unpublish_at: '2026-11-21T20:00:00+01:00' }
    await editor.send('PATCH', `/de/pageeditor-api/pages/${page.id}`, { revision: page.revision, ...window })
    const seen: number[] = []
    for (const moment of ['17:59:59', '18:00:00', '19:59:59', '20:00:00']) {
      house.clock.set(`2026-11-21T${moment}+01:00`)
      seen.push((await house.visitor().fetch('/de/fenster')).status)
    }
    expect(seen).toEqual([404, 200, 200, 404])
    const wrong = { revision: page.revision + 1, publish_at: window.unpublish_at, unpublish_at: window.publish_at }
    expect(await editor.send('PATCH', `/de/pageeditor-api/pages/${page.id}`, wrong)).toMatchObject({ status: 400 })
  })
})
