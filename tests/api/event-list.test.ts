import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { storeOffers } from '../../app/booking/index.server.ts'
import type { EventPage } from '../../app/programme/event-list.server.ts'
import { events } from '../../app/programme/tables.ts'
import { writeSettings } from '../../app/site/settings.server.ts'
import { startErrorReportReceiver } from '../support/error-report-receiver.ts'
import { requirement } from '../support/requirement.ts'
import { createFilterableProgramme, createScheduledEvents, createTeasers, seatGroup } from '../support/schedule-fixture.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const SHOP_PAGE = 'https://kasse.example/abend'

describe('the Spielplan', () => {
  let app: TestApp
  let reports: Awaited<ReturnType<typeof startErrorReportReceiver>>
  let programme: Awaited<ReturnType<typeof createFilterableProgramme>>
  beforeAll(async () => {
    reports = await startErrorReportReceiver()
    app = await createTestApp({ environment: { SENTRY_DSN: reports.dsn } })
    programme = await createFilterableProgramme(app)
    const play = { productionId: programme.play.id, roomId: programme.hall.id, ticketUrl: SHOP_PAGE }
    const solo = { productionId: programme.solo.id, roomId: programme.studio.id }
    await createScheduledEvents(app, [
      { at: '2026-11-21T10:00', ...play, seatGroups: [seatGroup('9.00')] },
      { at: '2026-11-21T19:30', ...play, seatGroups: [seatGroup('14.00', 2)], marks: ['premiere'] },
      { at: '2026-11-21T20:00', ...solo, seatGroups: [seatGroup('11.00', 0)] },
      { at: '2026-11-22T19:30', ...play, seatGroups: [seatGroup('15.00')], ticketSaleFrom: new Date('2026-11-22T10:00:00+01:00') },
      { at: '2026-11-22T20:00', ...solo, seatGroups: [seatGroup('12.00')], status: 'cancelled', note: 'Die Solistin ist heiser.' },
      { at: '2026-11-24T18:00', ...play, seatGroups: [seatGroup('16.00')], status: 'moved' },
      { at: '2026-11-24T19:30', ...solo, isFree: true },
      { at: '2026-11-24T20:00', ...play, seatGroups: [seatGroup('0.00')] },
      { at: '2026-11-26T19:30', ...solo },
      { at: '2026-11-27T19:30', ...play, seatGroups: [seatGroup('17.50')] },
      { at: '2026-11-27T21:00', ...solo },
      { at: '2026-11-30T19:30', ...play },
    ])
    await createTeasers(app, [
      {
        position: '2026-11-21',
        headline: 'Neues Abonnement',
        preline: 'Abo',
        subline: 'Sechs Abende',
        linkText: 'Zum Abo',
        linkUrl: '/de/abo',
        imageId: programme.poster.id,
      },
      { position: '2026-11-23', headline: 'Spielfrei' },
      { position: '2026-11-27', headline: 'Lange Nacht' },
      { position: '2026-11-29', headline: 'Tag der offenen Tür' },
      { position: '2026-12-15', headline: 'Was danach kommt' },
    ])
  })
  afterAll(async () => {
    await app.close()
    reports.close()
  })

  const pageOf = async (query = '') => (await app.visitor().getJson<EventPage>(`/de/api/event-list/${query}`)).body
  const htmlOf = async (query = '') => (await app.visitor().fetch(`/de/spielplan${query}`)).text()
  const rowsOf = (html: string): string[] => html.match(/<li [^>]*data-zweiklang.*?<\/li>/g) ?? []
  /** The performance that begins at an instant, as the list shows it; text only. */
  async function rowAt(start: string, query = ''): Promise<string> {
    const row = (await htmlOf(query))
      .match(/<li [^>]*data-zweiklang.*?<\/li>/g)
      ?.find((li) => li.includes(`dateTime="2026-11-${start}:00+01:00"`))
    return (row ?? '').replace(/<[^>]+>/g, ' ')
  }
  const headlinesOf = ({ days }: EventPage) =>
    days.map((day) => [day.day.slice(5), day.events.length, ...day.teasers.map((filterBy) => filterBy.headline)])

  it(
    'shows performances and teasers by day, each teaser once and after its day',
    requirement('GEN-26', 'EVLIST-22', 'EVLIST-23', 'EVLIST-37', 'EVLIST-38', 'EVLIST-63', 'EVLIST-64', 'EVLIST-65'),
    async () => {
      const first = await pageOf()
      expect(headlinesOf(first)).toEqual([
        ['11-21', 3, 'Neues Abonnement'],
        ['11-22', 2],
        ['11-23', 0, 'Spielfrei'],
        ['11-24', 3],
        ['11-26', 1],
        ['11-27', 1],
      ])
      expect([first.count, first.next, first.previous]).toEqual([12, '/de/spielplan?page=2', null])
      const second = await pageOf('?page=2')
      expect(headlinesOf(second)).toEqual([
        ['11-27', 1, 'Lange Nacht'],
        ['11-29', 0, 'Tag der offenen Tür'],
        ['11-30', 1],
        ['12-15', 0, 'Was danach kommt'],
      ])
      expect([second.next, second.previous]).toEqual([null, '/de/spielplan'])
      const html = await htmlOf()
      expect(html.indexOf('Neues Abonnement')).toBeGreaterThan(html.indexOf('2026-11-21T20:00'))
      expect(html.indexOf('Neues Abonnement')).toBeLessThan(html.indexOf('2026-11-22T19:30'))
    },
  )

  it.each(['date=22-11-2026', 'room=1'])(
    'filtered by %s there are neither teasers nor days that only they had',
    requirement('EVLIST-35', 'EVLIST-36'),
    async (query) => {
      const { days } = await pageOf(`?${query}`)
      expect(days.length).toBeGreaterThan(2)
      expect(days.every((day) => day.events.length > 0 && day.teasers.length === 0)).toBe(true)
      expect(await htmlOf(`?${query}`)).not.toContain('Spielfrei')
    },
  )

  it(
    'each page holds what no other holds, and nothing is behind the last',
    requirement('EVLIST-30', 'EVLIST-32', 'EVLIST-62'),
    async () => {
      const ids = [await pageOf(), await pageOf('?page=2')].flatMap(({ days }) =>
        days.flatMap((day) => day.events.map((event) => event.id)),
      )
      expect([ids.length, new Set(ids).size]).toEqual([12, 12])
      expect(await htmlOf('?page=2')).not.toContain('Weitere Vorstellungen')
      const beyond = await app.visitor().fetch('/de/spielplan?page=3&room=1')
      expect([beyond.status, beyond.headers.get('location')]).toEqual([302, '/de/spielplan?room=1'])
    },
  )

  it('what is added to the programme, or sells out, stands in the list at once', async () => {
    const before = (await pageOf('?date=28-11-2026')).count
    const [added] = await createScheduledEvents(app, [
      { at: '2026-11-28T19:30', productionId: programme.solo.id, roomId: programme.studio.id, idJet: 'spaeter-geplant' },
    ])
    expect((await pageOf('?date=28-11-2026')).count).toBe(before + 1)
    const sell = (status: number) =>
      app.foyer.platform.write((tx, invalidate) =>
        storeOffers(tx, invalidate, [{ performance: 'spaeter-geplant', seatGroups: [seatGroup('10.00', status)], readAt: new Date() }]),
      )
    expect(await rowAt('28T19:30', '?date=28-11-2026')).toContain('Kein Onlineverkauf')
    await sell(1)
    expect(await rowAt('28T19:30', '?date=28-11-2026')).toMatch(/ab 10.€.*Karten/)
    await sell(0)
    expect(await rowAt('28T19:30', '?date=28-11-2026')).toContain('Ausverkauft')
    expect(await (await app.visitor().fetch(`/de/spielplan/sprung/${added?.id}`)).text()).toContain('Ausverkauft')
    await app.foyer.platform.write(async (tx, invalidate) => {
      await tx.delete(events).where(eq(events.id, added?.id ?? 0))
      invalidate('events')
    })
    expect((await pageOf('?date=28-11-2026')).count).toBe(before)
  })

  it(
    'a row says what can be had: begun, few, sold out, later, cancelled, moved, free, not sold here',
    requirement('EVLIST-45'),
    async () => {
      const expected = {
        '21T10:00': /vorbei/,
        '21T19:30': /Premiere.*Restkarten.*ab 14 €.*Karten/,
        '21T20:00': /Ausverkauft/,
        '22T19:30': /ab 15 €.*Vorverkauf ab So 22\.11\., 10:00 Uhr/,
        '22T20:00': /Die Solistin ist heiser\..*Abgesagt/,
        '24T18:00': /Hierher verlegt.*ab 16 €.*Karten/,
        '24T19:30': /Eintritt frei/,
        '26T19:30': /Kein Onlineverkauf/,
        '27T19:30': /ab 17,50 €.*Karten/,
      }
      for (const [start, words] of Object.entries(expected)) expect((await rowAt(start)).replaceAll('\u00a0', ' '), start).toMatch(words)
      for (const start of ['21T10:00', '21T20:00', '22T19:30', '22T20:00', '24T19:30', '26T19:30'])
        expect(await rowAt(start), start).not.toMatch(/Karten\s*$/)
    },
  )

  it('the options of each filter come with the page itself, so that none of them is ever loading', requirement('EVLIST-59'), async () => {
    const html = await htmlOf()
    const offered = (key: string) =>
      [...html.matchAll(new RegExp(`<a [^>]*href="/de/spielplan\\?${key}=\\d+"[^>]*>([^<]+)</a>`, 'g'))].map(([, name]) => name)
    expect(Object.fromEntries(['room', 'type', 'tag', 'series', 'genre'].map((key) => [key, offered(key)]))).toEqual({
      room: ['Saal', 'Studio'],
      type: ['Schauspiel', 'Tanz'],
      tag: ['Für Schulen'],
      series: ['Gastspiele'],
      genre: ['Solo'],
    })
  })

  it('a performance that has an address for tickets, and no number of the connected shop, leads there', async () => {
    expect(await rowAt('30T19:30', '?date=30-11-2026')).toMatch(/Saal\s+Karten\s*$/)
    const { days } = await pageOf('?date=30-11-2026')
    const [sold] = days.flatMap((day) => day.events)
    expect(sold).toMatchObject({ isBookable: false, isSoldElsewhere: true, said: '', ticketUrl: SHOP_PAGE })
    const page = await (await app.visitor().fetch(sold?.url ?? '')).text()
    expect(page).toContain('verkauft ein anderer Ticketshop')
    expect(page).toMatch(new RegExp(`<a [^>]*href="${SHOP_PAGE}"[^>]*>Karten</a>`))
    expect(page).not.toContain('hier keine Karten')
  })

  it('a number of a shop that is not connected, as an import brings it, keeps nobody from the address for tickets', async () => {
    const [imported] = await createScheduledEvents(app, [
      {
        ...{ at: '2026-11-28T20:30', productionId: programme.play.id, roomId: programme.hall.id },
        ...{ ticketUrl: SHOP_PAGE, idJet: 'nummer-eines-anderen-shops' },
      },
    ])
    expect(await rowAt('28T20:30', '?date=28-11-2026')).toMatch(/Saal\s+Karten\s*$/)
    await app.foyer.platform.write(async (tx, invalidate) => {
      await tx.delete(events).where(eq(events.id, imported?.id ?? 0))
      invalidate('events')
    })
  })

  it('offers no quick booking where tickets cost 0.00', requirement('EVLIST-68'), async () => {
    expect(await rowAt('24T20:00')).toMatch(/Eintritt frei, Karte nötig\s*$/)
  })

  it('offers no quick booking when the site settings turn it off', requirement('EVLIST-69'), async () => {
    expect(await htmlOf()).toContain(`href="${SHOP_PAGE}"`)
    await writeSettings(app.foyer.platform, { design: { quickBuy: false } })
    try {
      expect(await htmlOf()).not.toContain(`href="${SHOP_PAGE}"`)
      expect(await rowAt('27T19:30')).toContain('17,50')
    } finally {
      await writeSettings(app.foyer.platform, { design: { quickBuy: true } })
    }
  })

  it.each([
    ['EVLIST-12', '1', 0],
    ['EVLIST-13', '2', 6],
    ['EVLIST-14', '3', 6],
  ] as const)('%s draws the list in look %s when the design settings say so', async (_id, eventStyle, posters) => {
    await writeSettings(app.foyer.platform, { design: { eventStyle } })
    try {
      const html = await htmlOf()
      expect(html).toContain(`data-look="${eventStyle}"`)
      expect(rowsOf(html).filter((row) => row.includes('/media/poster/')).length).toBe(posters)
    } finally {
      await writeSettings(app.foyer.platform, { design: { eventStyle: '1' } })
    }
  })

  it('logs and reports a parameter that is not valid', requirement('EVLIST-07', 'EVLIST-08'), async () => {
    const warn = vi.spyOn(app.foyer.platform.log, 'warn')
    expect((await app.visitor().fetch('/de/spielplan?genre=krimi')).status).toBe(302)
    expect(warn).toHaveBeenCalledWith({ parameter: 'genre', value: 'krimi' }, 'invalid query parameter')
    await expect.poll(() => reports.received.join('\n'), { timeout: 15_000 }).toContain('invalid query parameter genre on the event list')
    expect((await app.visitor().fetch('/de/api/event-list/?genre=krimi')).status).toBe(400)
  })

  it('other values of the overlay flag are ignored', requirement('EVLIST-03'), async () => {
    expect((await app.visitor().fetch('/de/spielplan?overlay=false&room=1')).status).toBe(200)
    const overlay = await app.visitor().fetch('/de/spielplan?overlay=true&room=1')
    expect([overlay.status, overlay.headers.get('location')]).toEqual([302, '/de/spielplan?room=1'])
  })

  it(
    'says when a choice leaves nothing, and leads back to everything from today on',
    requirement('EVLIST-15', 'EVLIST-16', 'EVLIST-17', 'FILT-21', 'FILT-22'),
    async () => {
      const html = await htmlOf(`?date=01-12-2026&type=${programme.drama.id}&tag=${programme.schools.id}`)
      for (const text of [
        'Zu dieser Auswahl haben wir leider nichts gefunden.',
        'Bitte entfernen Sie einen Filter oder versuchen Sie eine andere Kombination.',
      ])
        expect(html).toContain(text)
      for (const reset of ['Alle Filter zurücksetzen', 'Filter zurücksetzen'])
        expect(html).toMatch(new RegExp(`<a [^>]*href="/de/spielplan"[^>]*>${reset}</a>`))
    },
  )

  it(
    'shows what is chosen as chips that take it away, the day’s back to today',
    requirement('FILT-12', 'FILT-13', 'FILT-14', 'FILT-16', 'FILT-17', 'FILT-29'),
    async () => {
      const filterBy = await htmlOf(`?room=${programme.studio.id}`)
      expect(filterBy).toContain('aria-label="Filter „Studio“ entfernen"')
      expect(filterBy).not.toContain('>Filter zurücksetzen<')
      const both = await htmlOf(`?date=24-11-2026&room=${programme.studio.id}`)
      const href = (label: string) => new RegExp(`<a (?=[^>]*aria-label="${label}")[^>]*href="([^"]*)"`).exec(both)?.[1]
      expect(href('Filter „Studio“ entfernen')).toBe('/de/spielplan?date=24-11-2026')
      expect(href('Filter „ab 24.11.2026“ entfernen')).toBe(`/de/spielplan?room=${programme.studio.id}`)
      expect(both).toContain('>Filter zurücksetzen<')
    },
  )

  it(
    'the filter offers what the option calls answer',
    requirement('FILT-07', 'FILT-08', 'FILT-09', 'FILT-11', 'FILT-24', 'FILT-25', 'FILT-26', 'FILT-27', 'FILT-28'),
    async () => {
      const get = async <T>(name: string) => (await app.visitor().getJson<T[]>(`/api/${name}/`)).body
      const named = ['rooms', 'event-tags', 'series', 'genres']
      const [rooms, tags, series, genres] = await Promise.all(named.map(get<{ id: number; name: string; show_in_filter?: boolean }>))
      const types = (await get<{ slug: string; name: string }>('exhibition-types')).map(({ slug, name }) => ({ id: Number(slug), name }))
      expect(tags).toContainEqual({ id: programme.hiddenTag.id, name: 'Abo geheim', show_in_filter: false })
      expect(series).toContainEqual({ id: programme.hiddenSeries.id, name: 'Reihe geheim', show_in_filter: false })
      const html = await htmlOf()
      const offered = (key: string) => [...html.matchAll(new RegExp(`href="/de/spielplan\\?${key}=(\\d+)"[^>]*>([^<]*)</a>`, 'g'))]
      const lists = { room: rooms, type: types, tag: tags, series, genre: genres }
      for (const [key, options = []] of Object.entries(lists)) {
        const visible = options.filter((option) => !('show_in_filter' in option) || option.show_in_filter)
        expect(
          offered(key).map(([, id, name]) => ({ id: Number(id), name })),
          key,
        ).toEqual(visible.map(({ id, name }) => ({ id, name })))
        expect(visible.length, key).toBeGreaterThan(0)
      }
    },
  )

  it('hides what is not to be offered, but names it where a link has chosen it', requirement('FILT-10'), async () => {
    expect(await htmlOf()).not.toContain('Abo geheim')
    const html = await htmlOf(`?tag=${programme.hiddenTag.id}`)
    expect(html).toContain('Filter „Abo geheim“ entfernen')
    expect((await pageOf(`?tag=${programme.hiddenTag.id}`)).count).toBe(5)
  })

  it('choosing what is chosen takes it away', requirement('FILT-20'), async () => {
    const html = await htmlOf(`?room=${programme.studio.id}&type=${programme.dance.id}`)
    expect(html).toMatch(
      new RegExp(`<a (?=[^>]*aria-current="true")[^>]*href="/de/spielplan\\?type=${programme.dance.id}"[^>]*>Studio</a>`),
    )
  })

  it(
    'answers performances in the fields of the specification',
    requirement('EVLIST-40', 'EVLIST-41', 'EVLIST-42', 'EVLIST-43', 'EVLIST-46', 'EVLIST-47'),
    async () => {
      const { results } = (await app.visitor().getJson<{ results: Record<string, unknown>[] }>('/de/api/events/')).body
      expect(results[3]).toMatchObject({
        date_start: '2026-11-22T19:30:00+01:00',
        event_type_new: 'Schauspiel',
        ticket_url: SHOP_PAGE,
        id_jet: 'abend-4',
        ticketSaleFrom: '2026-11-22T10:00:00+01:00',
        seat_groups: [{ seat_group: 'Parkett', status: 1, prices: [{ price: '15.00' }] }],
        prices: [{ price: '15.00', sale_type_id: 1 }],
        slug: 'nebel',
        title: 'Nebel',
        room: { name: 'Saal' },
        status: 'scheduled',
      })
    },
  )

  it('sells nothing of a cancelled performance to other programs', async () => {
    type Entity = { id: number; status: string; ticket_url: string; seat_groups: unknown[]; prices: unknown[] }
    const { results } = (await app.visitor().getJson<{ results: Entity[] }>('/de/api/events/')).body
    const id = results[3]?.id ?? 0
    const setStatus = (status: 'cancelled' | 'scheduled') =>
      app.foyer.platform.write(async (tx, invalidate) => {
        await tx.update(events).set({ status }).where(eq(events.id, id))
        invalidate('events', `event:${id}`)
      })
    await setStatus('cancelled')
    const { body } = await app.visitor().getJson<Entity>(`/de/api/events/${id}/`)
    await setStatus('scheduled')
    expect(body).toMatchObject({ status: 'cancelled', ticket_url: '', seat_groups: [], prices: [] })
  })

  it('a performance bears all by which the list filters, under the numbers of the filter', requirement('EVLIST-47'), async () => {
    type Named = { id: number; name: string }
    type Event = { id: number; venue: Named; room: Named; type: Named | null; genre: Named | null; series: Named[]; tags: Named[] }
    const get = async <T>(path: string) => (await app.visitor().getJson<T>(path)).body
    const all = (await get<{ results: Event[] }>('/de/api/events/?page_size=100')).results
    const groups = {
      room: (event: Event) => [event.room],
      type: filterBy('type'),
      genre: filterBy('genre'),
      series: many('series'),
      tag: many('tags'),
    }
    for (const [key, groupsOf] of Object.entries(groups)) {
      const [chosen] = all.flatMap(groupsOf)
      expect(chosen, key).toEqual({ id: expect.any(Number), name: expect.stringMatching(/./) })
      const { results } = await get<{ results: Event[] }>(`/de/api/events/?page_size=100&${key}=${chosen?.id}`)
      expect(results, key).toEqual(all.filter((event) => groupsOf(event).some(({ id }) => id === chosen?.id)))
    }
    const venues = await get<Named[]>('/de/api/venues/')
    for (const event of all) expect(venues.map(({ id, name }) => ({ id, name }))).toContainEqual(event.venue)
    expect(await get<Event>(`/de/api/events/${all[0]?.id}/`)).toEqual(all[0])

    function filterBy(key: 'type' | 'genre') {
      return (event: Event) => (event[key] ? [event[key]] : [])
    }
    function many(key: 'series' | 'tags') {
      return (event: Event) => event[key]
    }
  })

  it(
    'answers teasers in the fields of the specification',
    requirement('EVLIST-48', 'EVLIST-49', 'EVLIST-50', 'EVLIST-51', 'EVLIST-52', 'EVLIST-54', 'EVLIST-55', 'EVLIST-56', 'EVLIST-57'),
    async () => {
      const teasers = (await app.visitor().getJson<Record<string, unknown>[]>('/de/api/teasers/')).body
      expect(teasers[0]).toMatchObject({
        id: expect.any(Number),
        name: 'Neues Abonnement',
        link: { url: '/de/abo' },
        preline: 'Abo',
        subline: 'Sechs Abende',
        headline: 'Neues Abonnement',
        link_text: 'Zum Abo',
        image_obj: { src: '/media/poster/640.jpg' },
        image_thumbnails: { large: '/media/poster/1536.jpg' },
        position: '2026-11-21',
      })
    },
  )
})

it('the Spielplan says when nothing is announced', requirement('EVLIST-18'), async () => {
  const app = await createTestApp()
  try {
    const html = await (await app.visitor().fetch('/de/spielplan')).text()
    expect(html).toContain('Zurzeit ist leider nichts angekündigt.')
    expect(html).not.toContain('Zu dieser Auswahl haben wir leider nichts gefunden.')
  } finally {
    await app.close()
  }
})
