import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSandboxShop } from '../../app/booking/sandbox/sandbox-shop.server.ts'
import type { Substitute } from '../../app/evening/substitutes.server.ts'
import { eveningActions } from '../../app/evening/tables.ts'
import { alerts } from '../../app/site/tables.ts'
import { openTestShop, SHOP_TOKEN, type TestShop } from '../shop/shop.ts'
import type { ApiDocument } from '../support/api-document.ts'
import { adminRoutes } from '../support/registered-routes.ts'
import { structuredDataIn } from '../support/structured-data.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Stored = { id: number; revision: string; values: Record<string, unknown> }
type Answer = { id: number; code?: string; detail?: string; errors?: Record<string, string[]> }

const SENTENCE = 'Die Vorstellung muss wegen einer Erkrankung leider ausfallen.'
const POLL = { timeout: 20_000, interval: 50 }

describe('the evening desk', () => {
  let app: TestApp
  let shop: TestShop
  let editor: Visitor
  let programme: Visitor
  const rooms = { hall: 0, studio: 0 }
  let productionId = 0
  const people: number[] = []
  let count = 0

  beforeAll(async () => {
    shop = await openTestShop('pglite')
    app = await createTestApp({ environment: { SHOP_URL: shop.url, SHOP_TOKEN } })
    editor = await app.editor('editor')
    programme = await app.editor('programme')
    const venue = await make('venue', { name: 'Haus' })
    rooms.hall = (await make('room', { name: 'Großes Haus', venueId: venue.id })).id
    rooms.studio = (await make('room', { name: 'Studio', venueId: venue.id })).id
    for (const lastName of ['Aschenbach', 'Brandvik', 'Castellan'])
      people.push((await make('person', { firstName: 'Tove', lastName, categoryId: null })).id)
    productionId = (
      await make('production', {
        title: 'Glasgesang',
        durationMinutes: 90,
        contributors: [{ personId: people[0], role: 'Lopachin', kind: 'cast' }],
      })
    ).id
  })
  beforeEach(async () => {
    app.clock.set(TEST_NOW)
    await shop.provoke('none')
  })
  afterAll(async () => {
    await app.close()
    await shop.close()
  })

  const make = async (type: string, values: Record<string, unknown>) =>
    (await editor.send<Stored>('POST', `/api/admin/${type}`, values)).body
  /** A performance of its own evening, sold in the shop. */
  async function makeEvent(more: Record<string, unknown> = {}): Promise<Stored> {
    const idJet = `abend-${++count}`
    const day = Temporal.PlainDate.from('2026-11-22').add({ days: count })
    await shop.offer(idJet, 'studio', { startsAt: `${day}T19:30:00+01:00`, soldShare: 0.5 })
    return make('event', { productionId, roomId: rooms.hall, startsAt: `${day}T19:30`, isOnline: true, idJet, ...more })
  }
  const read = async (id: number) => (await editor.getJson<Stored>(`/api/admin/event/${id}`)).body
  const act = (event: Stored, action: Record<string, unknown>, by = editor) =>
    by.send<Answer>('POST', `/api/admin/evening/${event.id}/actions`, {
      ...{ base: event.revision, sentence: SENTENCE, showsAlert: false },
      ...action,
    })
  const cancel = (event: Stored, more: Record<string, unknown> = {}, by = editor) =>
    act(event, { kind: 'cancel', stopsSale: true, showsAlert: true, ...more }, by)
  const undo = (id: number, by = editor) => by.send<Answer>('POST', `/api/admin/evening/actions/${id}/undo`)
  const shownAlerts = async () =>
    (await app.foyer.platform.db.select().from(alerts).where(eq(alerts.text, SENTENCE))).map(({ title }) => title)
  const stored = async (id: number) => (await app.foyer.platform.db.select().from(eveningActions).where(eq(eveningActions.id, id)))[0]
  const isSold = async (idJet: unknown) => (await shop.hold({ performance: String(idJet), quantity: 1 })).status === 201
  const visitorsRead = async (day: unknown) => {
    const [year, month, date] = String(day).slice(0, 10).split('-')
    const { body } = await app.visitor().getJson<{ results: { id: number; note?: string }[] }>(`/api/events/?date=${date}-${month}-${year}`)
    return JSON.stringify(body)
  }

  it('cancels with note, alert and sale in one, and takes all of it back', async () => {
    const event = await makeEvent()
    const { status, body } = await cancel(event)
    expect(status).toBe(201)
    const cancelled = await read(event.id)
    expect(cancelled.values).toMatchObject({ status: 'cancelled', note: SENTENCE })
    expect(await shownAlerts()).toEqual([expect.stringMatching(/^Abgesagt: Glasgesang, Mo.23\.11\., 19:30.Uhr$/)])
    expect(await visitorsRead(event.values.startsAt)).toContain(SENTENCE)
    expect(await (await app.visitor().fetch('/de')).text()).toContain('Abgesagt: Glasgesang')
    await expect.poll(async () => (await stored(body.id))?.saleState, POLL).toBe('done')
    expect(await isSold(event.values.idJet)).toBe(false)

    expect((await undo(body.id, await app.editor('editor'))).status, 'on another device, by a colleague').toBe(204)
    expect((await read(event.id)).values).toEqual(event.values)
    expect(await shownAlerts()).toEqual([])
    expect(await visitorsRead(event.values.startsAt)).not.toContain(SENTENCE)
    await expect.poll(async () => (await stored(body.id))?.saleState, POLL).toBe('done')
    expect(await isSold(event.values.idJet)).toBe(true)
    expect(await undo(body.id)).toMatchObject({ status: 409, body: { code: 'undone' } })
  })

  it('tells no visitor of a performance that none sees, since its production is offline', async () => {
    const hidden = await make('production', { title: 'Noch geheim', durationMinutes: 90, isOnline: false })
    const event = await makeEvent({ productionId: hidden.id })
    const day = String(event.values.startsAt).slice(0, 10)
    const desk = await (await editor.fetch(`/cms-hub/evening?day=${day}`)).text()
    expect(desk.slice(desk.indexOf('<main'))).toContain('>Offline</p>')
    expect(await cancel(event)).toMatchObject({ status: 409, body: { code: 'offline' } })
    expect((await read(event.id)).values).toMatchObject({ status: 'scheduled' })
    expect((await cancel(event, { showsAlert: false })).status).toBe(201)
    expect(await shownAlerts()).toEqual([])
  })

  it('leaves no trace of an action that fails at its very end', async () => {
    const event = await makeEvent()
    let fails = true
    app.foyer.platform.onBeforeCommit(async () => {
      if (fails) throw new Error('the process ends here')
    })
    expect((await cancel(event)).status).toBe(500)
    fails = false
    expect((await read(event.id)).revision).toBe(event.revision)
    expect(await shownAlerts()).toEqual([])
    expect(await app.foyer.platform.db.$count(eveningActions, eq(eveningActions.eventId, event.id))).toBe(0)
    expect(await isSold(event.values.idJet)).toBe(true)
  })

  it('takes nothing back once somebody has changed what it did, and says who', async () => {
    const event = await makeEvent()
    const { body } = await cancel(event)
    const { revision } = await read(event.id)
    await programme.send('PATCH', `/api/admin/event/${event.id}`, { base: revision, values: { note: 'Neuer Termin folgt.' } })
    expect(await undo(body.id)).toMatchObject({
      status: 409,
      body: { code: 'changed_since', detail: expect.stringContaining('Rita Redaktion') },
    })
    expect((await read(event.id)).values.status).toBe('cancelled')
    expect(await shownAlerts()).toHaveLength(1)
    const again = await read(event.id)
    await programme.send('PATCH', `/api/admin/event/${event.id}`, { base: again.revision, values: { note: SENTENCE, isFree: true } })
    expect((await undo(body.id)).status, 'what the action did not touch stays changed').toBe(204)
    expect((await read(event.id)).values).toMatchObject({ status: 'scheduled', note: '', isFree: true })
  })

  it('resumes only a sale that the cancellation itself has stopped', async () => {
    const event = await makeEvent()
    const adapter = createSandboxShop(shop.url, { token: SHOP_TOKEN })
    await adapter.setOnSale(String(event.values.idJet), false)
    const { body } = await cancel(event, { showsAlert: false })
    await expect.poll(async () => (await stored(body.id))?.saleState, POLL).toBe('done')
    const screen = await (await editor.fetch(`/cms-hub/evening?day=${String(event.values.startsAt).slice(0, 10)}`)).text()
    expect(screen).toContain('Der Ticketshop hatte den Verkauf schon vorher angehalten')
    expect((await undo(body.id)).status).toBe(204)
    await expect.poll(async () => (await stored(body.id))?.saleState, POLL).toBe('done')
    expect(await isSold(event.values.idJet)).toBe(false)

    await adapter.setOnSale(String(event.values.idJet), true)
    const again = await cancel(await read(event.id), { showsAlert: false })
    await expect.poll(async () => (await stored(again.body.id))?.saleState, POLL).toBe('done')
    expect((await undo(again.body.id)).status).toBe(204)
    await expect.poll(async () => isSold(event.values.idJet), POLL).toBe(true)
  })

  it('says its calls in the OpenAPI document', async () => {
    const { body } = await app.visitor().getJson<ApiDocument>('/api/openapi.json')
    const calls = adminRoutes(app).filter((call) => call.includes('/evening/'))
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/^\/api|\/$/g, '').replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(calls).toHaveLength(3)
    expect(described).toEqual(expect.arrayContaining(calls))
  })

  it('takes nothing back after ten minutes', async () => {
    const event = await makeEvent()
    const { body } = await cancel(event, { showsAlert: false })
    app.clock.advance({ minutes: 10, seconds: 1 })
    expect(await undo(body.id)).toMatchObject({ status: 409, body: { code: 'too_late' } })
    expect((await read(event.id)).values.status).toBe('cancelled')
  })

  it('tells when the shop did not follow, and cancels all the same', async () => {
    const event = await makeEvent({ idJet: 'kennt-der-shop-nicht' })
    const { body } = await cancel(event, { showsAlert: false })
    await expect.poll(async () => (await stored(body.id))?.saleState, POLL).toBe('failed')
    const screen = await (await editor.fetch(`/cms-hub/evening?day=${String(event.values.startsAt).slice(0, 10)}`)).text()
    expect(screen).toContain('Der Ticketshop hat den Verkauf nicht angehalten.')
  })

  it('delays, with the end; recasts from the roles of the production; moves where it is free, or for sure', async () => {
    const event = await makeEvent({ endsAt: undefined })
    const day = String(event.values.startsAt).slice(0, 10)
    expect((await act(event, { kind: 'delay', startsAt: `${day}T20:00`, sentence: 'Beginn 20:00 statt 19:30 Uhr.' })).status).toBe(201)
    const delayed = await read(event.id)
    expect(delayed.values).toMatchObject({ startsAt: `${day}T20:00:00+01:00`, status: 'scheduled', note: 'Beginn 20:00 statt 19:30 Uhr.' })

    const substitutes = `/api/admin/evening/${event.id}/substitutes?kind=cast&role=Lopachin`
    expect((await editor.getJson<Substitute[]>(substitutes)).body).toEqual([])
    const parts = await editor.getJson<{ id: number }[]>(`/api/admin/event/parts?production=${event.values.productionId}`)
    const [id] = parts.body.map((one) => one.id)
    const role = { kind: 'cast', role: 'Lopachin' }
    const part = { id, ...role }
    const recast = await act(delayed, { kind: 'recast', part, personId: people[1], isReading: true })
    expect(recast.status).toBe(201)
    expect((await read(event.id)).values.cast).toEqual([
      { ...role, personId: people[1], replacesId: id, isReading: true, isOmitted: false, isExtra: false },
    ])
    const wrongRole = await act(await read(event.id), {
      kind: 'recast',
      part: { id: 2_000_000_000, kind: 'cast', role: 'Lopahin' },
      personId: people[1],
    })
    expect(wrongRole.status).toBe(400)
    const other = await makeEvent()
    const known = await editor.getJson<Substitute[]>(`/api/admin/evening/${other.id}/substitutes?kind=cast&role=Lopachin`)
    expect(known.body).toMatchObject([{ id: people[1], how: 'played' }])

    const place = { startsAt: `${day}T20:30`, roomId: rooms.hall }
    const clash = await act(other, { kind: 'relocate', ...place })
    expect(clash).toMatchObject({ status: 409, body: { code: 'clash' } })
    expect((await act(other, { kind: 'relocate', ...place, isSure: true })).status).toBe(201)
    expect((await read(other.id)).values).toMatchObject({ status: 'moved', startsAt: `${day}T20:30:00+01:00` })
    expect((await undo(recast.body.id)).status).toBe(204)
    expect((await read(event.id)).values.cast).toEqual([])
  })

  it('lets search engines read from when a performance was moved, until it is moved back', async () => {
    const event = await makeEvent()
    const day = String(event.values.startsAt).slice(0, 10)
    const find = async () => {
      const page = await app.visitor().fetch(`/de/spielplan/glasgesang/${event.id}`)
      const [data] = structuredDataIn(await page.text())
      const { eventStatus, startDate, previousStartDate } = data as Record<string, unknown>
      return { eventStatus, startDate, previousStartDate }
    }
    const relocate = async (startsAt: string) => {
      const { status, body } = await act(await read(event.id), { kind: 'relocate', startsAt, roomId: rooms.studio, isSure: true })
      expect([status, body.detail]).toEqual([201, undefined])
    }
    await relocate(`${day}T16:30`)
    expect(await find()).toEqual({
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: `${day}T16:30:00+01:00`,
      previousStartDate: `${day}T19:30:00+01:00`,
    })
    // Another change of a moved performance leaves it as it is.
    expect((await act(await read(event.id), { kind: 'notice' })).status).toBe(201)
    expect((await find()).previousStartDate).toBe(`${day}T19:30:00+01:00`)
    await relocate(`${day}T19:30`)
    expect((await find()).previousStartDate).toBeUndefined()
  })

  it('refuses what makes no sense any more, and what is incomplete', async () => {
    const event = await makeEvent()
    expect((await cancel(event, { sentence: '  ' })).body.errors).toHaveProperty('sentence')
    expect((await cancel(event, { sentence: 'x'.repeat(301) })).status).toBe(400)
    expect((await act(event, { kind: 'explode' })).status).toBe(400)
    expect(await cancel({ ...event, revision: 'alt' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    await cancel(event, { showsAlert: false })
    expect(await cancel(await read(event.id))).toMatchObject({ status: 409, body: { code: 'already_cancelled' } })
    const over = await makeEvent()
    app.clock.set('2027-11-21T12:00:00+01:00')
    expect(await cancel(over)).toMatchObject({ status: 409, body: { code: 'over' } })
  })

  it('lets nobody publish or remove alerts who may not, and nobody act who only reads', async () => {
    const event = await makeEvent()
    expect((await cancel(event, {}, programme)).status).toBe(403)
    expect((await read(event.id)).values.status).toBe('scheduled')
    expect((await cancel(event, {}, await app.editor('reader'))).status).toBe(403)
    expect((await cancel(event, {}, app.visitor())).status).toBe(401)
    const { body } = await cancel(event)
    expect((await undo(body.id, programme)).status).toBe(403)
    expect((await read(event.id)).values.status, 'all or nothing').toBe('cancelled')
    expect((await undo(body.id)).status).toBe(204)
    const quiet = await cancel(await read(event.id), { showsAlert: false }, programme)
    expect((await undo(quiet.body.id, programme)).status).toBe(204)
  })
})
