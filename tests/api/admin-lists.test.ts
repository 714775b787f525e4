import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tags } from '../../app/programme/tables.ts'
import { createTestApp, DATABASES, TEST_NOW, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number; title: string; revision: string; values: Record<string, unknown> }
type Listed = { records: { id: number; title: string; values: Record<string, unknown> }[]; next: string | null }
type Bulk = { done: number; changes: number[]; left: { id: number; title: string; reason: string }[] }

describe.each(DATABASES)('lists of the admin area on %s', (database) => {
  let app: TestApp
  let editor: Visitor
  beforeAll(async () => {
    app = await createTestApp({ database })
    editor = await app.editor()
  })
  afterAll(() => app.close())

  const make = async (type: string, values: Record<string, unknown>) => (await editor.send<Made>('POST', `/api/admin/${type}`, values)).body
  const titles = async (address: string) => (await editor.getJson<Listed>(`/api/admin/${address}`)).body.records.map(({ title }) => title)
  const bulk = (type: string, request: object, by = editor) => by.send<Bulk>('POST', `/api/admin/${type}/bulk`, request)

  it('sort by the title of what a record names, page by page, and by nothing first', async () => {
    const venue = await make('venue', { name: 'Haus der Reihenfolge' })
    const production = await make('production', { title: 'Überall gespielt' })
    for (const [index, name] of ['Ärmelsaal', 'Zelt', 'Bühne', 'armer Saal'].entries()) {
      const room = await make('room', { name, venueId: venue.id })
      for (let day = 1; day <= 13; day++) {
        const startsAt = `2027-04-${String(day).padStart(2, '0')}T${10 + index}:00`
        await make('event', { productionId: production.id, roomId: room.id, startsAt })
      }
    }
    const rooms: unknown[] = []
    let after = ''
    do {
      const { body } = await editor.getJson<Listed>(`/api/admin/event?productionId=${production.id}&sort=roomId&after=${after}`)
      rooms.push(...body.records.map(({ values }) => values.roomId))
      after = body.next ?? ''
    } while (after)
    const order = (await editor.getJson<Listed>('/api/admin/room?sort=venueId')).body.records
    const names = [...new Set(rooms)].map((id) => order.find((room) => room.id === id)?.title)
    expect(names).toEqual(['Ärmelsaal', 'armer Saal', 'Bühne', 'Zelt'])
    expect(rooms).toHaveLength(52)
    const season = await make('season', { name: 'Sortiert', startsOn: '2027-08-01', endsOn: '2028-07-31' })
    await make('production', { title: 'Sortierfall mit Spielzeit', seasonId: season.id })
    await make('production', { title: 'Sortierfall ohne' })
    expect(await titles('production?q=Sortierfall&sort=seasonId')).toEqual(['Sortierfall ohne', 'Sortierfall mit Spielzeit'])
  })

  it('narrow to a span of days, both days with it, and to what a list of tags holds', async () => {
    const tag = await make('tag', { name: `Gefiltert ${database}` })
    const production = await make('production', { title: 'Im Zeitraum', tags: [tag.id] })
    const room = await make('room', { name: 'Zeitraum', venueId: (await make('venue', { name: 'Zeithaus' })).id })
    for (const startsAt of ['2027-05-01T00:00', '2027-05-02T23:59', '2027-05-03T00:00']) {
      await make('event', { productionId: production.id, roomId: room.id, startsAt })
    }
    const span = `event?productionId=${production.id}&startsAt.from=2027-05-01&startsAt.until=2027-05-02&sort=startsAt`
    expect(await titles(span)).toEqual(['Im Zeitraum · 01.05.2027, 00:00\u00a0Uhr', 'Im Zeitraum · 02.05.2027, 23:59\u00a0Uhr'])
    expect(await titles(`event?productionId=${production.id}&startsAt.from=2027-02-31`)).toHaveLength(3)
    expect(await titles(`production?tags=${tag.id}`)).toEqual(['Im Zeitraum'])
  })

  it('change many records at once, say which were left out and why, and take it back', async () => {
    const [first, second] = [await make('person', { lastName: 'Online A' }), await make('person', { lastName: 'Online B' })]
    const { body } = await bulk('person', { action: 'set', ids: [first.id, second.id, 999_999], values: { isOnline: false } })
    expect(body).toMatchObject({ done: 2, left: [{ id: 999_999, reason: 'Unter dieser Adresse gibt es nichts.' }] })
    expect(body.changes).toHaveLength(2)
    const seen = await editor.getJson<Made>(`/api/admin/person/${first.id}`)
    expect(seen.body.values.isOnline).toBe(false)
    await editor.send('PATCH', `/api/admin/person/${second.id}`, {
      base: (await editor.getJson<Made>(`/api/admin/person/${second.id}`)).body.revision,
      values: { lastName: 'Weiter' },
    })
    const back = await editor.send<Bulk>('POST', '/api/admin/person/bulk/undo', { changes: body.changes })
    expect(back.body).toMatchObject({
      done: 1,
      left: [{ id: second.id, title: 'Weiter', reason: 'Seitdem wurde er noch einmal geändert.' }],
    })
    expect((await editor.getJson<Made>(`/api/admin/person/${first.id}`)).body.values.isOnline).toBe(true)
  })

  it('delete many records at once except those that others need, and bring them back', async () => {
    const [used, free] = [await make('venue', { name: 'Gebraucht' }), await make('venue', { name: 'Frei' })]
    await make('room', { name: 'Im gebrauchten Haus', venueId: used.id })
    const { body } = await bulk('venue', { action: 'delete', ids: [used.id, free.id] })
    expect(body.left).toEqual([{ id: used.id, title: 'Gebraucht', reason: 'Andere Einträge brauchen diesen noch. (1 Räume)' }])
    expect((await editor.getJson(`/api/admin/venue/${free.id}`)).status).toBe(404)
    expect((await editor.send<Bulk>('POST', '/api/admin/venue/bulk/undo', { changes: body.changes })).body.done).toBe(1)
    expect((await editor.getJson(`/api/admin/venue/${free.id}`)).status).toBe(200)
  })

  it('refuse to change many at once what is not meant for it, too many, or without the right', async () => {
    const person = await make('person', { lastName: 'Einzeln' })
    const renamed = await bulk('person', { action: 'set', ids: [person.id], values: { lastName: 'Alle gleich' } })
    expect(renamed.body).toMatchObject({ status: 400, errors: { lastName: ['Dieser Wert ist nicht erlaubt.'] } })
    const ids = Array.from({ length: 101 }, (_, index) => index + 1)
    expect((await bulk('person', { action: 'delete', ids })).status).toBe(400)
    const reader = await app.editor('reader')
    expect((await bulk('person', { action: 'delete', ids: [person.id] }, reader)).status).toBe(403)
    expect((await reader.send('POST', '/api/admin/person/bulk/undo', { changes: [1] })).status).toBe(403)
    const invalid = await bulk('person', { action: 'set', ids: [person.id], values: { categoryId: 999_999 } })
    expect(invalid.body).toMatchObject({ done: 0, left: [{ title: 'Einzeln' }] })
  })

  it('give the numbers of all that fit, so that all of them can be chosen', async () => {
    for (let number = 0; number < 51; number++) await make('genre', { name: `Alle ${number}` })
    const { body } = await editor.getJson<{ ids: number[]; isAll: boolean }>('/api/admin/genre/ids?q=alle')
    expect([body.ids.length, body.isAll]).toEqual([51, true])
  })

  it('export what they are narrowed to, in their order, however much it is, and everything beside it', async () => {
    const { db } = app.foyer.platform
    const names = Array.from({ length: 450 }, (_, number) => `Auszug ${String(number).padStart(3, '0')}`)
    await db.insert(tags).values(names.map((name, number) => ({ name, slug: `auszug-${number}`, showInFilter: number % 2 === 0 })))
    const query = 'q=auszug&showInFilter=true&sort=-name'
    const wanted = names.filter((_, number) => number % 2 === 0).reverse()
    const data = await editor.fetch(`/api/admin/tag/export.json?${query}`)
    expect(data.headers.get('content-disposition')).toBe('attachment; filename="tag-auswahl.json"')
    expect(((await data.json()) as { name: string }[]).map(({ name }) => name)).toEqual(wanted)
    const table = await (await editor.fetch(`/api/admin/tag/export.csv?${query}`)).text()
    expect(table.split('\r\n').map((line) => line.split(';')[1])).toEqual(['Name', ...wanted, undefined])
    expect((await editor.getJson(`/api/admin/tag/count?${query}`)).body).toEqual({ count: 225 })
    const all = await editor.fetch('/api/admin/tag/export.json')
    expect(all.headers.get('content-disposition')).toBe('attachment; filename="tag.json"')
    const [{ count } = { count: 0 }] = await db.select({ count: sql<number>`count(*)::int` }).from(tags)
    expect(await all.json()).toHaveLength(count)
    expect((await editor.getJson('/api/admin/tag/export.json?q=gibtesnicht')).body).toEqual([])
  })

  it('export the selected records only, in the order of the list, also to users who may only read', async () => {
    const made: Made[] = []
    for (const name of ['Auswahl C', 'Auswahl A', 'Auswahl D', 'Auswahl B']) made.push(await make('series', { name }))
    const ids = made.filter(({ title }) => title !== 'Auswahl D').map(({ id }) => id)
    const reader = await app.editor('reader')
    const chosen = (path: string, body: object, by = reader) => by.send<{ name: string }[]>('POST', `/api/admin/series/${path}`, body)
    const data = await chosen('export.json?sort=-name', { ids: [...ids, 2_000_000_000] })
    expect(data.headers.get('content-disposition')).toBe('attachment; filename="series-auswahl.json"')
    expect(data.body.map(({ name }) => name)).toEqual(['Auswahl C', 'Auswahl B', 'Auswahl A'])
    // A filter set afterwards does not change the earlier selection.
    expect((await chosen('export.json?q=Auswahl+D', { ids })).body).toHaveLength(3)
    expect((await chosen('export.json', { ids: [] })).status).toBe(400)
    expect((await chosen('export.json', { ids: Array.from({ length: 5001 }, (_, index) => index + 1) })).status).toBe(400)
    expect((await chosen('export.json', { ids }, app.visitor())).status).toBe(401)
  })

  it('refuse a place that is in no list, instead of failing over it', async () => {
    const place = (key: string, id: number) => Buffer.from(JSON.stringify([key, id])).toString('base64url')
    for (const after of ['x', place('kein Datum', 1), place('2027-01-01', 9_999_999_999)]) {
      expect(await editor.getJson(`/api/admin/event?sort=startsAt&after=${after}`)).toMatchObject({ status: 400 })
    }
  })

  it('export each record with what it holds in lists of its own, in their order', async () => {
    const [firstTag, secondTag] = [await make('tag', { name: `Erstes ${database}` }), await make('tag', { name: `Zweites ${database}` })]
    const held = [[secondTag.id, firstTag.id], [], [firstTag.id]]
    for (const [index, tags] of held.entries()) await make('production', { title: `Mit Listen ${index}`, tags })
    const { body } = await editor.getJson<{ title: string; tags: number[] }[]>('/api/admin/production/export.json?q=mit+listen&sort=title')
    expect(body.map(({ title, tags }) => [title, tags.toSorted()])).toEqual(
      held.map((tags, index) => [`Mit Listen ${index}`, tags.toSorted()]),
    )
  })

  it('of what is over one day open with what is to come, the nearest first, and show the past or all where they are asked', async () => {
    const production = await make('production', { title: 'Kommt und geht' })
    const room = await make('room', { name: 'Zeitsaal', venueId: (await make('venue', { name: 'Haus der Zeit' })).id })
    const today = Temporal.Instant.from(TEST_NOW).toZonedDateTimeISO('Europe/Berlin').toPlainDate()
    const at = (days: number, time: string) => `${today.add({ days })}T${time}`
    for (const startsAt of [at(1, '19:30'), at(-1, '23:59'), at(0, '00:00'), at(-9, '19:30')])
      await make('event', { productionId: production.id, roomId: room.id, startsAt })
    const days = async (query: string) => {
      const { records } = (await editor.getJson<Listed>(`/api/admin/event?productionId=${production.id}${query}`)).body
      return records.map(({ values }) => today.until(String(values.startsAt).slice(0, 10)).days)
    }
    expect(await days('&when=upcoming')).toEqual([0, 1])
    expect(await days('&when=past')).toEqual([-1, -9])
    expect(await days('&when=all')).toEqual([1, 0, -1, -9])
    expect(await days('')).toEqual([1, 0, -1, -9])
    expect(await days('&when=upcoming&sort=-startsAt')).toEqual([1, 0])
    // Whoever names days means those.
    expect(await days(`&when=upcoming&startsAt.until=${today.subtract({ days: 5 })}`)).toEqual([-9])

    const rows = async (query: string) => (await (await editor.fetch(`/cms-hub/event${query}`)).text()).split('<tbody')[1] ?? ''
    const named = (days: number) => `Kommt und geht · ${today.add({ days }).toString().split('-').reverse().join('.')}`
    const opened = await rows('')
    expect([opened.includes(named(-1)), opened.includes(named(0)), opened.includes(named(1))]).toEqual([false, true, true])
    expect(opened.indexOf(named(0))).toBeLessThan(opened.indexOf(named(1)))
    expect(await rows('?sort=-startsAt')).not.toContain(named(-1))
    expect(await rows('?q=Kommt')).toContain(named(-1))
    expect(await rows('?when=past')).toContain(named(-1))

    // A day that is closed until midnight is over with it.
    for (const [title, endsAt] of [
      ['Gestern zu', at(0, '00:00')],
      ['Heute zu', at(1, '00:00')],
    ] as const)
      await make('room-booking', { kind: 'closed', title, roomId: room.id, startsAt: at(-1, '00:00'), endsAt })
    const held = await titles(`room-booking?roomId=${room.id}&when=upcoming`)
    expect([held.some((title) => title.includes('Heute zu')), held.some((title) => title.includes('Gestern zu'))]).toEqual([true, false])
  })

  it('save views for the user or for everyone, which only their owner or an administrator may delete', async () => {
    const [colleague, admin] = [await app.editor('reader'), await app.editor('admin')]
    const view = (name: string, isShared: boolean) => ({ screen: 'event', name, query: 'status=cancelled', isShared })
    const own = await editor.send<{ id: number }>('POST', '/api/admin/views', view('Nur meine Absagen', false))
    const shared = await editor.send<{ id: number }>('POST', '/api/admin/views', view('Absagen fürs Haus', true))
    expect([own.status, shared.status]).toEqual([201, 201])
    const screen = async (by: Visitor) => (await by.fetch('/cms-hub/event')).text()
    expect(await screen(editor)).toContain('Nur meine Absagen')
    expect(await screen(colleague)).not.toContain('Nur meine Absagen')
    expect(await screen(colleague)).toContain('Absagen fürs Haus')
    expect((await colleague.send('DELETE', `/api/admin/views/${shared.body.id}`)).status).toBe(404)
    expect((await admin.send('DELETE', `/api/admin/views/${own.body.id}`)).status).toBe(404)
    expect((await admin.send('DELETE', `/api/admin/views/${shared.body.id}`)).status).toBe(204)
    expect((await editor.send('POST', '/api/admin/views', view('', false))).status).toBe(400)
    const collector = await app.editor('programme')
    for (let number = 1; number <= 50; number++) await collector.send('POST', '/api/admin/views', view(`Sammlung ${number}`, true))
    expect((await collector.send('POST', '/api/admin/views', view('Sammlung 1', false))).status).toBe(201)
    expect(await collector.send('POST', '/api/admin/views', view('Eine zu viel', true))).toMatchObject({
      status: 409,
      body: { code: 'too_many' },
    })
    expect((await app.visitor().send('POST', '/api/admin/views', view('x', false))).status).toBe(401)
  })
})
