import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readTargets } from '../../app/audit/audit-targets.server.ts'
import { findingMessage } from '../../app/audit/finding-message.ts'
import { unknownPartsOf } from '../../app/programme/parts.server.ts'
import { contributors } from '../../app/programme/tables.ts'
import { openTestShop, SHOP_TOKEN, type TestShop } from '../shop/shop.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number; title: string; values: Record<string, unknown> }
type Conflict = { kind: string; other: { id: number; title: string; room: string; startsAt: string }; persons: string[] }

describe('the calendar of the programme', () => {
  let app: TestApp
  let shop: TestShop
  let editor: Visitor
  let venueId = 0
  const rooms: Record<'hall' | 'studio', number> = { hall: 0, studio: 0 }
  beforeAll(async () => {
    shop = await openTestShop('pglite')
    app = await createTestApp({ environment: { SHOP_URL: shop.url, SHOP_TOKEN } })
    editor = await app.editor('programme')
    const venue = await make('venue', { name: 'Haus' })
    venueId = venue.id
    rooms.hall = (await make('room', { name: 'Großes Haus', venueId: venue.id, changeoverMinutes: 60 })).id
    rooms.studio = (await make('room', { name: 'Studio', venueId: venue.id })).id
  })
  beforeEach(() => shop.provoke('none'))
  afterAll(async () => {
    await app.close()
    await shop.close()
  })

  const make = async (type: string, values: Record<string, unknown>) => (await editor.send<Made>('POST', `/api/admin/${type}`, values)).body
  const production = (title: string, more: Record<string, unknown> = {}) => make('production', { title, durationMinutes: 90, ...more })
  const read = async (id: number) => (await editor.getJson<Made>(`/api/admin/event/${id}`)).body
  const move = (id: number, from: string, to: string, more: Record<string, unknown> = {}, by = editor) =>
    by.send<Made & { code?: string; taken?: number | null }>('POST', `/api/admin/event/${id}/move`, {
      from: { startsAt: from, roomId: rooms.hall },
      to: { startsAt: to, roomId: rooms.hall },
      ...more,
    })
  const conflictsOf = async (proposal: Record<string, unknown>) =>
    (await editor.send<{ conflicts: Conflict[] }>('POST', '/api/admin/event/conflicts', { id: null, roomId: rooms.hall, ...proposal })).body
      .conflicts

  it('moves a performance over the change of the clocks without making it longer, and notes who did it', async () => {
    const { id: productionId } = await production('Der Umzug')
    const event = await make('event', { productionId, roomId: rooms.hall, startsAt: '2027-03-27T19:30', endsAt: '2027-03-27T22:00' })
    const { status, body } = await move(event.id, '2027-03-27T19:30:00+01:00', '2027-03-28T20:00')
    expect(status).toBe(200)
    expect(body.values).toMatchObject({ startsAt: '2027-03-28T20:00:00+02:00', endsAt: '2027-03-28T22:30:00+02:00' })
    const { body: changes } = await editor.getJson<{ action: string }[]>(`/api/admin/event/${event.id}/changes`)
    expect(changes.map(({ action }) => action)).toEqual(['changed', 'created'])
    const { body: page } = await app.visitor().getJson<{ results: { id: number }[] }>('/api/events/?date=28-03-2027')
    expect(page.results.map(({ id }) => id)).toContain(event.id)
  })

  it('refuses a number that no record can have, in words and not by a failure', async () => {
    const { id: productionId } = await production('Die große Zahl')
    const proposal = { id: null, productionId, roomId: 3_000_000_000, startsAt: '2027-01-10T19:30' }
    expect((await editor.send('POST', '/api/admin/event/conflicts', proposal)).status).toBe(400)
    const event = await make('event', { productionId, roomId: rooms.hall, startsAt: '2027-01-10T19:30' })
    const place = {
      from: { startsAt: '2027-01-10T19:30', roomId: rooms.hall },
      to: { startsAt: '2027-01-11T19:30', roomId: 3_000_000_000 },
    }
    expect((await editor.send('POST', `/api/admin/event/${event.id}/move`, place)).status).toBe(400)
  })

  it('rejects the move of a performance that another user has moved meanwhile, but not of one changed otherwise', async () => {
    const { id: productionId } = await production('Zu zweit')
    const event = await make('event', { productionId, roomId: rooms.hall, startsAt: '2027-01-10T19:30' })
    const noted = await editor.send('PATCH', `/api/admin/event/${event.id}`, {
      base: (await editor.getJson<{ revision: string }>(`/api/admin/event/${event.id}`)).body.revision,
      values: { note: 'Einführung um sieben' },
    })
    expect(noted.status).toBe(200)
    expect((await move(event.id, '2027-01-10T19:30', '2027-01-11T19:30')).status).toBe(200)
    const late = await move(event.id, '2027-01-10T19:30', '2027-01-12T19:30')
    expect(late.body).toMatchObject({ status: 409, code: 'conflict', theirs: { values: { startsAt: '2027-01-11T19:30:00+01:00' } } })
    expect((await move(event.id, '2027-01-11T19:30', 'morgen')).status).toBe(400)
    expect((await move(2_000_000, '2027-01-11T19:30', '2027-01-12T19:30')).status).toBe(404)
  })

  it('asks before it moves what has tickets sold or held, or of what the shop says nothing', async () => {
    await shop.offer('verkauft', 'studio')
    const { id: productionId } = await production('Ausverkauft')
    const startsAt = '2027-01-20T19:30'
    const event = await make('event', { productionId, roomId: rooms.hall, startsAt, idJet: 'verkauft' })
    expect((await move(event.id, startsAt, '2027-01-20T20:00')).status).toBe(200)
    await shop.hold({ performance: 'verkauft', quantity: 2 })
    const question = await move(event.id, '2027-01-20T20:00', startsAt)
    expect(question.body).toMatchObject({
      status: 409,
      code: 'tickets_taken',
      taken: 2,
      detail: '2 Plätze sind im Ticketshop verkauft oder reserviert.',
    })
    expect((await read(event.id)).values.startsAt).toBe('2027-01-20T20:00:00+01:00')
    const small = (await make('room', { name: 'Kammer', venueId, seats: 1 })).id
    const to = { startsAt: '2027-01-20T20:00', roomId: small }
    expect((await move(event.id, '2027-01-20T20:00', startsAt, { to })).body).toMatchObject({
      code: 'tickets_taken',
      detail: 'Kammer fasst 1. 2 Plätze sind im Ticketshop verkauft oder reserviert.',
    })
    await shop.provoke('failed')
    expect((await move(event.id, '2027-01-20T20:00', startsAt)).body).toMatchObject({ code: 'tickets_taken', taken: null })
    expect((await move(event.id, '2027-01-20T20:00', startsAt, { is_sure: true })).body.values.startsAt).toBe('2027-01-20T19:30:00+01:00')
  })

  it('tells the form of a performance how many seats another room has to hold', async () => {
    await shop.offer('umzug', 'studio', { startsAt: '2027-01-25T19:30:00+01:00' })
    const { id: productionId } = await production('Zu groß')
    const startsAt = '2027-01-25T19:30'
    const { id } = await make('event', { productionId, roomId: rooms.hall, startsAt, idJet: 'umzug' })
    const changeOf = async (more: Record<string, unknown>) => {
      const proposal = { id, productionId, roomId: rooms.studio, startsAt, ...more }
      return (await editor.send('POST', '/api/admin/event/conflicts', proposal)).body.room_change
    }
    await shop.hold({ performance: 'umzug', quantity: 2 })
    await app.foyer.refreshSales()
    expect(await changeOf({})).toMatchObject({
      roomId: rooms.hall,
      taken: 2,
      rooms: [{ name: 'Großes Haus' }, { name: 'Studio', seats: null }],
    })
    expect(await changeOf({ roomId: rooms.hall })).toBeNull()
    expect(await changeOf({ id: null })).toBeNull()
    expect(await changeOf({ status: 'cancelled' })).toBeNull()
  })

  it('rejects moves by users who may not write the programme, and from other origins', async () => {
    const { id: productionId } = await production('Unbewegt')
    const event = await make('event', { productionId, roomId: rooms.hall, startsAt: '2027-01-30T19:30' })
    for (const role of ['magazine', 'reader'] as const) {
      const somebody = await app.editor(role)
      expect((await move(event.id, '2027-01-30T19:30', '2027-01-31T19:30', {}, somebody)).status).toBe(403)
      const page = await somebody.fetch('/cms-hub/calendar?date=2027-01-30')
      expect(page.status).toBe(200)
      const html = await page.text()
      expect(html).toContain('Unbewegt')
      expect(html).not.toContain('19:30 Uhr verschieben')
    }
    expect((await app.visitor().send('POST', `/api/admin/event/${event.id}/move`, {})).status).toBe(401)
    const path = `/api/admin/event/${event.id}/move`
    expect((await editor.fetch(path, { method: 'POST', body: '{}', headers: { origin: 'https://anderswo.example' } })).status).toBe(403)
  })

  it('names the conflicts of a performance: a taken room, too little changeover time, a contributor on stage elsewhere', async () => {
    const [nina, tom] = [
      await make('person', { firstName: 'Nina', lastName: 'Rau' }),
      await make('person', { firstName: 'Tom', lastName: 'Voss' }),
    ]
    const cast = (personId: number) => ({ personId, role: 'Sie', kind: 'cast' })
    const other = await production('Salz', { contributors: [cast(nina.id), { personId: tom.id, role: 'Regie', kind: 'team' }] })
    const own = await production('Zucker', { contributors: [cast(nina.id)] })
    const event = await make('event', { productionId: other.id, roomId: rooms.studio, startsAt: '2027-02-05T19:30' })
    const proposal = { productionId: own.id, startsAt: '2027-02-05T20:00' }
    const met = { id: event.id, title: 'Salz', room: 'Studio', startsAt: '2027-02-05T19:30:00+01:00' }
    expect(await conflictsOf(proposal)).toEqual([{ kind: 'person', other: met, persons: ['Nina Rau'] }])
    // Her understudy of that evening is not on stage elsewhere; the director of the other production is not needed there.
    expect(await conflictsOf({ ...proposal, cast: [cast(tom.id)] })).toEqual([])
    expect((await conflictsOf({ ...proposal, roomId: rooms.studio })).map(({ kind }) => kind)).toEqual(['room', 'person'])
    expect(await conflictsOf({ ...proposal, startsAt: '2027-02-05T21:00' })).toEqual([])
    await make('event', { productionId: other.id, roomId: rooms.hall, startsAt: '2027-02-06T19:30' })
    expect((await conflictsOf({ ...proposal, startsAt: '2027-02-06T21:30' })).map(({ kind }) => kind)).toEqual(['changeover'])
    expect(await conflictsOf({ ...proposal, startsAt: '2027-02-06T22:00' })).toEqual([])
    expect(await conflictsOf({ ...proposal, startsAt: '2027-02-06T19:30', status: 'cancelled' })).toEqual([])
    expect(
      await conflictsOf({ ...proposal, id: event.id, productionId: other.id, roomId: rooms.studio, startsAt: '2027-02-05T19:30' }),
    ).toEqual([])
  })

  it('warns in a series of performances whom it would need twice, and makes it all the same', async () => {
    const eva = await make('person', { lastName: 'Eva' })
    const contributors = [{ personId: eva.id, role: 'Alle', kind: 'cast' }]
    const [first, other] = [await production('Solo eins', { contributors }), await production('Solo zwei', { contributors })]
    await make('event', { productionId: first.id, roomId: rooms.studio, startsAt: '2027-04-09T19:30' })
    const proposal = {
      productionId: other.id,
      roomId: rooms.hall,
      time: '19:30',
      from: '2027-04-01',
      until: '2027-04-10',
      weekdays: [5],
      except: [],
    }
    const { body } = await editor.send<{ planned: { conflict: string; warnings: Conflict[] }[] }>('POST', '/api/admin/event/several', {
      ...proposal,
      dry_run: true,
    })
    expect(body.planned.map(({ conflict, warnings }) => [conflict, ...warnings.map(({ kind, persons }) => [kind, ...persons])])).toEqual([
      [''],
      ['', ['person', 'Eva']],
    ])
    expect((await editor.send('POST', '/api/admin/event/several', proposal)).body).toMatchObject({
      created: 2,
      ids: [expect.any(Number), expect.any(Number)],
    })
  })

  it('offers the changes of cast of the last evening that had any, and gives them to a series', async () => {
    const [eva, max] = [await make('person', { firstName: 'Eva', lastName: 'Lind' }), await make('person', { lastName: 'Max' })]
    const contributors = ['Er', 'Sie'].map((role) => ({ personId: max.id, role, kind: 'cast' }))
    const piece = await production('Mit Einspringern', { contributors })
    const on = (startsAt: string, cast: object[] = []) => make('event', { productionId: piece.id, roomId: rooms.studio, startsAt, cast })
    await on('2027-05-01T19:30', [{ personId: max.id, role: 'Er', kind: 'cast' }])
    const second = await on('2027-05-02T19:30', [{ personId: eva.id, role: 'Sie', kind: 'cast' }])
    await on('2027-05-03T19:30')
    const last = (before: string, without = 0) =>
      editor.getJson<{ startsAt: string; titles: object } | null>(
        `/api/admin/event/last-cast?production=${piece.id}&before=${before}&without=${without}`,
      )
    expect((await last('2027-05-09T19:30')).body).toEqual({
      startsAt: '2027-05-02T19:30:00+02:00',
      cast: [expect.objectContaining({ personId: eva.id, role: 'Sie', kind: 'cast', isExtra: false })],
      titles: { [eva.id]: 'Eva Lind' },
    })
    expect((await last('2027-05-09T19:30', second.id)).body?.titles).toEqual({ [max.id]: 'Max' })
    expect((await last('2027-05-01T19:30')).body).toBeNull()
    expect((await last('gestern')).status).toBe(400)
    const proposal = { productionId: piece.id, roomId: rooms.studio, time: '19:30', from: '2027-05-10', until: '2027-05-10', weekdays: [1] }
    // The person in the changed cast of these evenings is needed elsewhere; the regular one is not.
    const elsewhere = await production('Anderswo', { contributors: [{ personId: eva.id, role: 'Gast', kind: 'cast' }] })
    await make('event', { productionId: elsewhere.id, roomId: rooms.hall, startsAt: '2027-05-10T20:00' })
    const warned = async (copiesCast: boolean) => {
      const request = { ...proposal, copiesCast, dry_run: true }
      const { body } = await editor.send<{ planned: { warnings: Conflict[] }[] }>('POST', '/api/admin/event/several', request)
      return body.planned.flatMap(({ warnings }) => warnings.flatMap(({ persons }) => persons))
    }
    expect([await warned(false), await warned(true)]).toEqual([[], ['Eva Lind']])
    await editor.send('POST', '/api/admin/event/several', { ...proposal, copiesCast: true })
    const { body } = await editor.getJson<{ records: Made[] }>(`/api/admin/event?productionId=${piece.id}&sort=-startsAt`)
    expect((await read(body.records[0]?.id ?? 0)).values.cast).toMatchObject([
      { personId: eva.id, role: 'Sie', kind: 'cast', isExtra: false },
    ])
  })

  describe('a change of cast', requirement('BLOCK-08'), () => {
    const personNamed = async (lastName: string) => (await make('person', { lastName })).id
    const cherry = async () => {
      const [tove, ayla] = [await personNamed('Aschenbach'), await personNamed('Brandvik')]
      const contributors = [{ personId: tove, role: 'Lopachin', kind: 'cast' }]
      const piece = await production('Der Kirschgarten', { contributors })
      const proposal = { productionId: piece.id, roomId: rooms.studio, startsAt: '2027-06-01T19:30' }
      return { piece, proposal, as: (role: string, more = {}) => [{ personId: ayla, role, kind: 'cast', ...more }] }
    }
    const castBlock = async (id: number) => {
      const html = await (await app.visitor().fetch(`/de/spielplan/der-kirschgarten/${id}`)).text()
      return html.slice(html.indexOf('data-block="Contributors"')).replace(/<[^>]+>/g, ' ')
    }

    it('names a part of the production: another is refused with the nearest, unless it is said to be of that evening', async () => {
      const { proposal, as } = await cherry()
      const refused = await editor.send<{ errors: object }>('POST', '/api/admin/event', { ...proposal, cast: as('Lopahin') })
      expect([refused.status, refused.body.errors]).toEqual([
        400,
        { 'cast.0.role': ['Die Rolle „Lopahin“ gibt es in dieser Produktion nicht. Ist „Lopachin“ gemeint?'] },
      ])
      expect((await editor.send('POST', '/api/admin/event', { ...proposal, cast: as('Lopachin') })).status).toBe(201)
      const extra = await make('event', { ...proposal, startsAt: '2027-06-02T19:30', cast: as('Einführung', { isExtra: true }) })
      expect(extra.values.cast).toMatchObject([{ role: 'Einführung', isExtra: true }])
      const { body: parts } = await editor.getJson(`/api/admin/event/parts?production=${proposal.productionId}`)
      expect(parts).toMatchObject([{ kind: 'cast', role: 'Lopachin', name: 'Aschenbach' }])
    })

    it('that was mistyped long ago shows visitors one person, is listed by the check, and hinders no other change', async () => {
      const { proposal, as } = await cherry()
      const event = await make('event', { ...proposal, startsAt: '2027-06-03T19:30', cast: as('Lopachin') })
      const { platform } = app.foyer
      await platform.db.update(contributors).set({ role: 'Lopahin', replacesId: null }).where(eq(contributors.eventId, event.id))
      expect((await unknownPartsOf(platform.db, [event.id])).get(event.id)).toEqual([
        { field: 'cast', name: 'Lopahin', proposed: 'Lopachin' },
      ])
      const subjects = await readTargets(platform, 'event', [event.id])
      expect(subjects.flatMap(({ findings = [] }) => findings.map(findingMessage as () => string))).toEqual([
        'Umbesetzung einer Rolle, die es in der Produktion nicht gibt: Ist „Lopachin“ gemeint?',
      ])
      expect(await castBlock(event.id)).toMatch(/Lopachin\s+Brandvik\s+.*statt Aschenbach/)
      const body = { action: 'set', ids: [event.id], values: { note: 'Geändert.' } }
      expect((await editor.send<{ done: number }>('POST', '/api/admin/event/bulk', body)).status).toBe(200)
      expect((await read(event.id)).values.note).toBe('Geändert.')
    })

    it('follows its part when the production calls that otherwise', async () => {
      const { piece, proposal, as } = await cherry()
      const event = await make('event', { ...proposal, startsAt: '2027-06-04T19:30', cast: as('Lopachin') })
      const stands = (await editor.getJson<Made & { revision: string }>(`/api/admin/production/${piece.id}`)).body
      const renamed = (stands.values.contributors as object[]).map((row) => ({ ...row, role: 'Ein Kaufmann' }))
      const change = { base: stands.revision, values: { contributors: renamed } }
      expect((await editor.send('PATCH', `/api/admin/production/${piece.id}`, change)).status).toBe(200)
      expect((await read(event.id)).values.cast).toMatchObject([{ role: 'Ein Kaufmann', isExtra: false }])
    })
  })
})
