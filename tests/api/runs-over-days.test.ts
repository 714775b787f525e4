import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEvenings } from '../../app/admin/today/evenings.server.ts'
import { readEvening } from '../../app/evening/evening.server.ts'
import { builtInRole } from '../../app/platform/auth/built-in-roles.ts'
import type { EventPage } from '../../app/programme/event-list.server.ts'
import { productions } from '../../app/programme/tables.ts'
import { first } from '../support/programme-fixture.ts'
import { requirement } from '../support/requirement.ts'
import { createFilterableProgramme, createScheduledEvents } from '../support/schedule-fixture.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const ADMINISTRATOR = { role: builtInRole('admin') } as Parameters<typeof readEvening>[1]

describe('what runs over days or past midnight is there until it ends', () => {
  let app: TestApp
  /** ids of the performances, by what they are */
  const ids: Record<string, number> = {}
  let exhibitionPage = ''
  let exhibitionProduction = 0
  beforeAll(async () => {
    app = await createTestApp({ now: '2026-11-28T12:00:00+01:00' })
    const { play, solo, hall, studio, drama } = await createFilterableProgramme(app)
    const exhibition = await app.foyer.platform.write(async (tx, invalidate) => {
      invalidate('productions')
      return first(
        await tx
          .insert(productions)
          .values({ slug: 'masken', title: 'Hundert Masken', typeId: drama.id })
          .returning({ id: productions.id }),
      )
    })
    exhibitionProduction = exhibition.id
    const until = (moment: string) => ({ endsAt: new Date(`${moment}:00+01:00`) })
    const rows = await createScheduledEvents(app, [
      { at: '2026-11-01T10:00', productionId: exhibition.id, roomId: hall.id, isFree: true, ...until('2027-02-28T18:00') },
      { at: '2026-11-27T18:00', productionId: play.id, roomId: hall.id, ...until('2026-11-30T01:00') },
      { at: '2026-11-27T22:00', productionId: solo.id, roomId: studio.id, ...until('2026-11-28T01:30') },
      { at: '2026-11-28T19:30', productionId: play.id, roomId: hall.id },
      { at: '2026-12-31T22:00', productionId: solo.id, roomId: studio.id, ...until('2027-01-01T01:30') },
    ])
    for (const [index, name] of ['exhibition', 'festival', 'lastNight', 'tonight', 'newYear'].entries()) ids[name] = rows[index]?.id ?? 0
    exhibitionPage = `/de/spielplan/masken/${ids.exhibition}`
    await app.foyer.searchIndex.rebuild()
  })
  afterAll(() => app.close())

  const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id)
  async function at<T>(moment: string, look: () => Promise<T>): Promise<T> {
    app.clock.set(moment)
    return look()
  }
  const pageOf = async (query = '') => (await app.visitor().getJson<EventPage>(`/de/api/event-list/${query}`)).body
  async function listOf(query = '') {
    const { days, count } = await pageOf(query)
    const shown = days.map((day) => [day.isOverDays ? 'over days' : day.day, ...day.events.map(({ id }) => nameOf(id))])
    expect(count).toBe(days.flatMap(({ events }) => events).length)
    return shown
  }
  const callOf = async (query = '') =>
    (await app.visitor().getJson<{ results: { id: number }[] }>(`/de/api/events/${query}`)).body.results.map(({ id }) => nameOf(id))
  const textOf = async (path: string) => (await app.visitor().fetch(path)).text()
  const words = (html: string) =>
    html
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
  const daysOf = async (date: string) => (await app.visitor().getJson<string[]>(`/de/api/calendar/?date=${date}`)).body

  it('stands first in the list and in the public call', requirement('EVLIST-01', 'EVLIST-21', 'EVLIST-37'), async () => {
    await at('2026-11-28T12:00:00+01:00', async () => {
      expect(await listOf()).toEqual([
        ['over days', 'exhibition', 'festival'],
        ['2026-11-28', 'tonight'],
        ['2026-12-31', 'newYear'],
      ])
      expect(await callOf()).toEqual(['exhibition', 'festival', 'tonight', 'newYear'])
      const html = words(await textOf('/de/spielplan'))
      expect(html).toContain('Läuft über mehrere Tage')
      expect(html).toContain('noch bis 28.2.')
    })
  })

  it('is listed on each of its days, and on none after its last', requirement('EVLIST-01'), async () => {
    await at('2026-11-28T12:00:00+01:00', async () => {
      expect(await listOf('?date=29-11-2026')).toEqual([
        ['over days', 'exhibition', 'festival'],
        ['2026-12-31', 'newYear'],
      ])
      expect(await listOf('?date=30-11-2026')).toEqual([
        ['over days', 'exhibition'],
        ['2026-12-31', 'newYear'],
      ])
      expect(await listOf('?date=01-01-2027')).toEqual([['over days', 'exhibition']])
      expect(await listOf('?date=28-02-2027')).toEqual([['over days', 'exhibition']])
      expect(await listOf('?date=01-03-2027')).toEqual([])
    })
  })

  it('an exhibition marks no day of the calendar, a festival each of its own', requirement('CAL-02', 'CAL-04'), async () => {
    expect(await daysOf('28-11-2026')).toEqual(['2026-11-27', '2026-11-28', '2026-11-29'])
    expect(await daysOf('01-12-2026')).toEqual(['2026-12-31'])
    expect(await daysOf('01-01-2027')).toEqual([])
  })

  it('a performance past midnight is there until it ends, under the evening on which it began', requirement('EVLIST-21'), async () => {
    await at('2026-11-28T00:30:00+01:00', async () => {
      expect((await listOf()).slice(0, 3)).toEqual([
        ['over days', 'exhibition', 'festival'],
        ['2026-11-27', 'lastNight'],
        ['2026-11-28', 'tonight'],
      ])
      expect(await callOf()).toContain('lastNight')
    })
    await at('2026-11-28T01:30:00+01:00', async () => {
      expect(await callOf()).not.toContain('lastNight')
      expect((await listOf())[1]).toEqual(['2026-11-28', 'tonight'])
    })
    await at('2027-01-01T00:30:00+01:00', async () => {
      expect(await listOf()).toEqual([
        ['over days', 'exhibition'],
        ['2026-12-31', 'newYear'],
      ])
    })
  })

  it('leaves when it ends', async () => {
    await at('2027-02-28T17:59:00+01:00', async () => expect(await callOf()).toEqual(['exhibition']))
    await at('2027-02-28T18:00:00+01:00', async () => expect(await callOf()).toEqual([]))
  })

  it('its own page and that of its production say both days and until when', async () => {
    await at('2026-11-28T12:00:00+01:00', async () => {
      const own = words(await textOf(exhibitionPage))
      expect(own).toContain('So\u00a001.11. – So\u00a028.02.'.replaceAll('\u00a0', ' '))
      expect(own).toContain('noch bis 28.2.')
      expect(own).not.toContain('Hat begonnen')
      const production = words(await textOf(`/de/stuecke/masken/${exhibitionProduction}`))
      expect(production).toContain('noch bis 28.2.')
      expect(production).not.toContain('Zurzeit sind keine Termine')
      expect(words(await textOf('/de/stuecke'))).toContain('noch bis 28.2.')
    })
  })

  it('stays in feeds and subscribed calendars', async () => {
    await at('2027-01-15T12:00:00+01:00', async () => {
      expect(await textOf('/de/spielplan/feed.xml')).toContain('Hundert Masken')
      const calendar = await textOf('/de/spielplan/kalender.ics')
      expect(calendar).toContain(`event-${ids.exhibition}@`)
      expect(calendar).toContain('DTEND:20270228T170000Z')
      expect(await textOf('/sitemap.xml')).toContain(exhibitionPage)
    })
  })

  it('is found, also by a day on which it is there', async () => {
    type Found = { results: { title?: string; url?: string }[] }
    const found = async (query: string) =>
      JSON.stringify((await app.visitor().getJson<Found>(`/de/api/search/events/?${new URLSearchParams({ query })}`)).body)
    await at('2027-01-15T12:00:00+01:00', async () => {
      expect(await found('Masken')).toContain(exhibitionPage)
      expect(await found('heute')).toContain(exhibitionPage)
      expect(await found('morgen')).toContain(exhibitionPage)
    })
    await at('2027-03-02T12:00:00+01:00', async () => expect(await found('Masken')).not.toContain(exhibitionPage))
  })

  it('is on Heute and on the evening desk', async () => {
    const { platform } = app.foyer
    await at('2026-11-28T00:30:00+01:00', async () => {
      const evenings = await readEvenings(platform, ADMINISTRATOR)
      expect(evenings.filter(({ day }) => day === '2026-11-28').map(({ id }) => nameOf(id))).toEqual([
        'exhibition',
        'festival',
        'lastNight',
        'tonight',
      ])
      expect(evenings[0]?.time).toBe('noch bis 28.2.')
      const { performances } = await readEvening(platform, ADMINISTRATOR, Temporal.PlainDate.from('2026-11-28'))
      expect(performances.map(({ id }) => nameOf(id))).toEqual(['exhibition', 'festival', 'lastNight', 'tonight'])
    })
    await at('2026-11-28T12:00:00+01:00', async () => {
      const { performances } = await readEvening(platform, ADMINISTRATOR, Temporal.PlainDate.from('2026-11-29'))
      expect(performances.map(({ id }) => nameOf(id))).toEqual(['exhibition', 'festival'])
    })
  })
})
