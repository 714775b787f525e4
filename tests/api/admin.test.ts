import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInRole } from '../../app/platform/auth/built-in-roles.ts'
import { can } from '../../app/platform/auth/rights.ts'
import { ROLES } from '../../app/platform/auth/roles.ts'
import { allRecordTypes } from '../../app/server/record-types.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number; title: string; revision: string; values: Record<string, unknown> }
type Listed = { records: { id: number; title: string }[]; titles: Record<string, Record<string, string>>; next: string | null }

describe('the admin area', () => {
  let app: TestApp
  let editor: Visitor
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor()
  })
  afterAll(() => app.close())

  // Logins are rate-limited, so each user logs in once.
  const staff = new Map<string, Promise<Visitor>>()
  function as(role: string): Promise<Visitor> {
    const somebody = staff.get(role) ?? app.editor(role)
    staff.set(role, somebody)
    return somebody
  }

  const make = async (type: string, values: Record<string, unknown>, by = editor) =>
    (await by.send<Made>('POST', `/api/admin/${type}`, values)).body

  /** A performance with its production and room. */
  async function performance(title: string, startsAt = '2026-12-24T19:30') {
    const venue = await make('venue', { name: `Haus für ${title}` })
    const room = await make('room', { name: `Saal für ${title}`, venueId: venue.id })
    const production = await make('production', { title })
    const event = await make('event', { productionId: production.id, roomId: room.id, startsAt })
    return { room, production, event }
  }

  it('makes a production, gives it an address from its title, and shows it to visitors', async () => {
    const production = await make('production', { title: 'Die Möwe über der Brücke' })
    expect(production).toMatchObject({ title: 'Die Möwe über der Brücke', values: { slug: 'die-moewe-ueber-der-bruecke', isOnline: true } })
    const again = await make('production', { title: 'Die Möwe über der Brücke' })
    expect(again.values.slug).toBe('die-moewe-ueber-der-bruecke-2')
    const slugOf = async (title: string) => (await make('production', { title })).values.slug
    expect(await slugOf('Łódź liegt am Meer')).toBe('lodz-liegt-am-meer')
    expect(await slugOf('Дядя Ваня')).toBe('djadja-wanja')
    // No word of the program stands in an address that Germans read.
    expect(await slugOf('שלום')).toMatch(/^produktion(-\d+)?$/)
    const page = await app.visitor().fetch(`/de/stuecke/${production.values.slug}/${production.id}`)
    expect(await page.text()).toContain('Die Möwe über der Brücke')
  })

  it('shows a change at once on a page that was kept', async () => {
    const production = await make('production', { title: 'Vorläufiger Titel' })
    const address = `/de/stuecke/vorlaeufiger-titel/${production.id}`
    expect(await (await app.visitor().fetch(address)).text()).toContain('Vorläufiger Titel')
    await editor.send('PATCH', `/api/admin/production/${production.id}`, {
      base: production.revision,
      values: { title: 'Endgültiger Titel' },
    })
    expect(await (await app.visitor().fetch(address)).text()).toContain('Endgültiger Titel')
  })

  it('means a moment without offset in Berlin, in winter and in summer', async () => {
    const { event } = await performance('Zwei Zeiten')
    expect(event.values.startsAt).toBe('2026-12-24T19:30:00+01:00')
    const changed = await editor.send<Made>('PATCH', `/api/admin/event/${event.id}`, {
      base: event.revision,
      values: { startsAt: '2027-07-01T20:00' },
    })
    expect(changed.body.values.startsAt).toBe('2027-07-01T20:00:00+02:00')
  })

  it('keeps rows and lists in their order', async () => {
    const [first, second] = [await make('person', { lastName: 'Erste' }), await make('person', { lastName: 'Zweite' })]
    const tag = await make('tag', { name: 'Marke' })
    const contributors = [
      { personId: second.id, role: 'Regie', kind: 'team' },
      { personId: first.id, role: 'Nina', kind: 'cast' },
    ]
    const production = await make('production', { title: 'Mit Leuten', contributors, tags: [tag.id] })
    expect(production.values).toMatchObject({ contributors, tags: [tag.id] })
  })

  it('rejects a change based on an outdated revision, and returns the current values', async () => {
    const tag = await make('tag', { name: 'Streitfall' })
    await editor.send('PATCH', `/api/admin/tag/${tag.id}`, { base: tag.revision, values: { name: 'Streitfall A' } })
    const late = await editor.send('PATCH', `/api/admin/tag/${tag.id}`, { base: tag.revision, values: { name: 'Streitfall B' } })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'conflict', theirs: { values: { name: 'Streitfall A' } } })
  })

  it('answers wrong, missing and unknown values with a sentence for each field', async () => {
    const wrong = await editor.send('POST', '/api/admin/production', {
      title: '',
      ageFrom: 'alt',
      onclick: 'alert(1)',
      slug: 'Groß und schief',
    })
    expect(wrong.status).toBe(400)
    const { errors } = wrong.body as { errors: Record<string, string[]> }
    expect(errors.title).toEqual(['Dieses Feld wird benötigt!'])
    expect(errors.ageFrom).toEqual(['Hier wird eine Zahl erwartet.'])
    expect(errors.slug).toEqual(['Bitte nur kleine Buchstaben, Ziffern und Bindestriche.'])
    expect(Object.keys(errors)).toHaveLength(4)
    const gone = await editor.send('POST', '/api/admin/room', { name: 'Nirgends', venueId: 999_999 })
    expect(gone.body).toMatchObject({ status: 409, code: 'missing_reference' })
    const taken = await make('tag', { name: 'Einmalig' })
    const twice = await editor.send('POST', '/api/admin/tag', { name: 'Zweimal', slug: taken.values.slug })
    expect(twice.body).toMatchObject({ status: 409, code: 'not_unique', errors: { slug: ['Diesen Wert hat schon ein anderer Eintrag.'] } })
  })

  it('takes SQL and HTML for text', async () => {
    const nasty = `'); DROP TABLE productions; -- <script>alert(1)</script>`
    const production = await make('production', { title: nasty })
    expect(production.title).toBe(nasty)
    const found = await editor.getJson<Listed>(`/api/admin/production?q=${encodeURIComponent("'); DROP")}`)
    expect(found.body.records.map(({ title }) => title)).toContain(nasty)
    const page = await (await app.visitor().fetch(`/de/stuecke/x/${production.id}`)).text()
    expect(page).not.toContain('<script>alert(1)</script>')
  })

  it('does not delete what others need, and brings back what was deleted with all it held', async () => {
    const { room, event, production } = await performance('Vergänglich')
    const refused = await editor.send('DELETE', `/api/admin/room/${room.id}`)
    expect(refused.body).toMatchObject({ status: 409, code: 'in_use', dependents: [{ type: 'event', count: 1 }] })
    expect((await editor.send('DELETE', `/api/admin/event/${event.id}`)).status).toBe(204)
    expect((await editor.getJson(`/api/admin/event/${event.id}`)).status).toBe(404)
    const { body: changes } = await editor.getJson<{ id: number; action: string }[]>(`/api/admin/event/${event.id}/changes`)
    expect(changes.map(({ action }) => action)).toEqual(['deleted', 'created'])
    const restored = await editor.send<Made>('POST', `/api/admin/event/${event.id}/restore`, { change: changes[0]?.id })
    expect(restored.body).toMatchObject({ id: event.id, values: { productionId: production.id, roomId: room.id } })
  })

  it('pages through a list by where the page before ended, in both directions, without a gap or a double', async () => {
    for (let number = 0; number < 60; number++) await make('genre', { name: `Seite ${String((number * 7) % 60).padStart(2, '0')}` })
    for (const sort of ['name', '-name']) {
      const names: string[] = []
      let after = ''
      do {
        const { body } = await editor.getJson<Listed>(`/api/admin/genre?q=Seite&sort=${sort}&after=${after}`)
        names.push(...body.records.map(({ title }) => title))
        after = body.next ?? ''
      } while (after)
      const sorted = Array.from({ length: 60 }, (_, number) => `Seite ${String(number).padStart(2, '0')}`)
      expect(names).toEqual(sort === 'name' ? sorted : sorted.reverse())
    }
    expect((await editor.getJson('/api/admin/genre?after=nonsense')).status).toBe(400)
  })

  it('finds, filters and names what a relation points to', async () => {
    const { event, room } = await performance('Gefundenes Stück', '2027-01-05T18:00')
    const { body } = await editor.getJson<Listed>(`/api/admin/event?q=gefundenes stuck&roomId=${room.id}`)
    expect(body.records).toEqual([expect.objectContaining({ id: event.id, title: 'Gefundenes Stück · 05.01.2027, 18:00\u00a0Uhr' })])
    expect(body.titles.room).toEqual({ [room.id]: 'Saal für Gefundenes Stück' })
  })

  it('gives all records of a kind with all their fields, as JSON and as a table', async () => {
    const tag = await make('tag', { name: 'Hinaus; "damit"' })
    const production = await make('production', { title: 'Zum Mitnehmen', tags: [tag.id] })
    const { body } = await editor.getJson<Record<string, unknown>[]>('/api/admin/production/export.json')
    expect(body).toContainEqual(expect.objectContaining({ id: production.id, title: 'Zum Mitnehmen', tags: [tag.id] }))
    expect(await (await editor.fetch('/api/admin/tag/export.csv')).text()).toContain(`${tag.id};"Hinaus; ""damit""";`)
    expect((await app.visitor().fetch('/api/admin/tag/export.csv')).status).toBe(401)
  })

  it('gives every role exactly its rights, on every content type', async () => {
    const visitor = app.visitor()
    expect((await visitor.getJson('/api/admin/tag')).status).toBe(401)
    expect((await visitor.send('POST', '/api/admin/tag', { name: 'x' })).status).toBe(401)
    for (const role of ROLES) {
      const somebody = await as(role)
      for (const { name, area } of allRecordTypes) {
        const read = await somebody.getJson(`/api/admin/${name}`)
        expect([role, name, read.status]).toEqual([role, name, can(builtInRole(role), 'read', area) ? 200 : 403])
        const write = await somebody.send('POST', `/api/admin/${name}`, { unknown: 1 })
        expect([role, name, write.status]).toEqual([role, name, can(builtInRole(role), 'write', area) ? 400 : 403])
        const remove = await somebody.send('DELETE', `/api/admin/${name}/2000000000`)
        expect([role, name, remove.status]).toEqual([role, name, can(builtInRole(role), 'delete', area) ? 404 : 403])
      }
    }
  })

  it('plans many performances, says where the room is taken, and makes the others', async () => {
    const { room, production } = await performance('Belegter Saal', '2027-03-05T19:00')
    const proposal = {
      productionId: production.id,
      roomId: room.id,
      time: '19:30',
      from: '2027-03-01',
      until: '2027-03-31',
      weekdays: [5],
      except: ['2027-03-12'],
    }
    const { body } = await editor.send<{ planned: { startsAt: string; conflict: string }[] }>('POST', '/api/admin/event/several', {
      ...proposal,
      dry_run: true,
    })
    expect(body.planned).toEqual([
      { startsAt: '2027-03-05T19:30:00+01:00', conflict: 'Belegter Saal', warnings: [] },
      { startsAt: '2027-03-19T19:30:00+01:00', conflict: '', warnings: [] },
      { startsAt: '2027-03-26T19:30:00+01:00', conflict: '', warnings: [] },
    ])
    const made = await editor.send('POST', '/api/admin/event/several', proposal)
    expect(made.body).toEqual({ created: 2, linked: 0, ids: [expect.any(Number), expect.any(Number)] })
    const { body: listed } = await editor.getJson<Listed>(`/api/admin/event?productionId=${production.id}&sort=startsAt`)
    expect(listed.records.map(({ title }) => title)).toEqual([
      'Belegter Saal · 05.03.2027, 19:00\u00a0Uhr',
      'Belegter Saal · 19.03.2027, 19:30\u00a0Uhr',
      'Belegter Saal · 26.03.2027, 19:30\u00a0Uhr',
    ])
    const nonsense = await editor.send('POST', '/api/admin/event/several', { ...proposal, weekdays: [], until: 'bald' })
    expect(nonsense.body).toMatchObject({ status: 400, errors: { weekdays: ['Bitte wählen Sie mindestens einen Wochentag.'] } })
  })

  it('lets only administrators change the site settings, validates them, and applies them at once', async () => {
    const admin = await as('admin')
    const page = await (await admin.fetch('/cms-hub/settings')).text()
    const base = /\\?"revision\\?",\\?"([\w-]{16})/.exec(page)?.[1] ?? ''
    const settings = '/api/admin/settings/1'
    expect((await editor.send('PATCH', settings, { base, values: { houseName: 'Fremd' } })).status).toBe(403)
    const wrong = await admin.send('PATCH', settings, { base, values: { menuStyle: 'style9', eventBlocks: ['Nichts'] } })
    expect(wrong.body).toMatchObject({ status: 400, errors: { menuStyle: ['Möglich ist eines davon: style1, style2'] } })
    expect((await admin.send('PATCH', settings, { base, values: { houseNAME: 'x' } })).status).toBe(400)
    const saved = await admin.send<Made>('PATCH', settings, { base, values: { houseName: 'Theater am Prüfstand' } })
    expect(saved.body.values.houseName).toBe('Theater am Prüfstand')
    expect(await (await app.visitor().fetch('/de/spielplan')).text()).toContain('Theater am Prüfstand')
    const late = await admin.send('PATCH', settings, { base, values: { houseName: 'Zu spät' } })
    expect(late.body).toMatchObject({ status: 409, theirs: { values: { houseName: 'Theater am Prüfstand' } } })
  })

  it('lets administrators alone change accounts, but never their own', async () => {
    const admin = await as('admin')
    const colleague = await app.editor('reader')
    const page = await (await admin.fetch('/cms-hub/people')).text()
    expect((await editor.fetch('/cms-hub/people')).status).toBe(403)
    const { body: me } = await colleague.getJson<{ id: string }>('/de/pageeditor-api/user')
    expect(page).toContain(me.id)
    expect((await editor.send('PATCH', `/api/people/${me.id}`, { role: 'admin' })).status).toBe(403)
    expect((await admin.send('PATCH', `/api/people/${me.id}`, { role: 'king' })).status).toBe(400)
    expect((await admin.send('PATCH', `/api/people/${me.id}`, { role: 'magazine' })).status).toBe(204)
    expect((await colleague.send('POST', '/api/admin/article-tag', { name: 'Von der neuen Rolle' })).status).toBe(201)
    expect((await admin.send('DELETE', `/api/people/${me.id}/sessions`)).status).toBe(204)
    expect((await colleague.getJson('/api/admin/article-tag')).status).toBe(401)
    const { body: own } = await admin.getJson<{ id: string }>('/de/pageeditor-api/user')
    expect((await admin.send('DELETE', `/api/people/${own.id}`)).body).toMatchObject({ status: 409, code: 'oneself' })
    expect((await admin.send('DELETE', `/api/people/${me.id}`)).status).toBe(204)
    expect((await admin.send('DELETE', `/api/people/${me.id}`)).status).toBe(404)
  })

  it('lets a role edit on the page what it may write, and nothing else', async () => {
    const container = async (contentType: string) => {
      const sent = { model: 'container', slug: `recht-${contentType}-${crypto.randomUUID()}`, content_type: contentType, object_id: 77 }
      return (await editor.send<{ id: number }>('POST', '/de/pageeditor-api/container', sent)).body.id
    }
    const [page, article] = [await container('page'), await container('article')]
    const patch = { base_revision: 1, batch_id: crypto.randomUUID(), operations: [{ type: 'remove', id: 'nichts' }] }
    const [magazine, reader] = [await as('magazine'), await as('reader')]
    expect((await reader.send('PATCH', `/de/pageeditor-api/draft/${article}`, patch)).status).toBe(403)
    expect((await magazine.send('PATCH', `/de/pageeditor-api/draft/${page}`, patch)).status).toBe(403)
    expect((await magazine.send('POST', '/de/pageeditor-api/publish', { content_type: 'page', object_id: 77 })).status).toBe(403)
    expect((await magazine.send('POST', '/de/pageeditor-api/pages', {})).status).toBe(403)
    expect((await magazine.send('PATCH', `/de/pageeditor-api/draft/${article}`, patch)).status).not.toBe(403)
    expect((await reader.send('POST', '/api/media/')).status).toBe(403)
  })

  it('refuses a write from elsewhere and without the token', async () => {
    const bare = await editor.fetch('/api/admin/tag', { method: 'POST', body: '{"name":"x"}' })
    expect(bare.status).toBe(403)
  })
})
