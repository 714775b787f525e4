import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordChanges } from '../../app/records/tables.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Feed = { id: number; host: string; address: string | null; entries: number; skipped: number; failure: string; readAt: string | null }

const calendar = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:test',
    ...events.flatMap((event) => ['BEGIN:VEVENT', event, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')
const entry = (uid: string, summary: string, start: string, end: string, more = '') =>
  [
    `UID:${uid}`,
    `SUMMARY:${summary}`,
    `DTSTART;TZID=Europe/Berlin:${start}`,
    `DTEND;TZID=Europe/Berlin:${end}`,
    ...(more ? [more] : []),
  ].join('\r\n')

describe('planning systems that are read', () => {
  let app: TestApp
  let editor: Visitor
  let planning: Server
  let here = ''
  let roomId = 0
  let studio = 0
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}
  const asked: IncomingMessage['headers'][] = []
  beforeAll(async () => {
    planning = createServer((request, response) => {
      asked.push(request.headers)
      answer(request, response)
    })
    await new Promise<void>((resolve) => planning.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(planning.address() as AddressInfo).port}`
    here = `http://${host}`
    app = await createTestApp({ environment: { PRIVATE_FEED_HOSTS: host } })
    editor = await app.editor('programme')
    const venueId = (await editor.send<{ id: number }>('POST', '/api/admin/venue', { name: 'Haus' })).body.id
    const room = async (name: string) => (await editor.send<{ id: number }>('POST', '/api/admin/room', { name, venueId })).body.id
    roomId = await room('Großes Haus')
    studio = await room('Studio')
  })
  beforeEach(() => {
    asked.length = 0
  })
  afterAll(async () => {
    planning.close()
    await app.close()
  })

  const say = (text: string | Buffer, headers: Record<string, string> = {}, status = 200) => {
    answer = (_, response) => response.writeHead(status, headers).end(text)
  }
  const input = (more: Record<string, unknown> = {}) => ({
    ...{ name: 'Theasoft', address: `${here}/kalender.ics?token=geheim`, roomId, kind: 'rehearsal', rules: [], isActive: true },
    ...more,
  })
  const create = async (more: Record<string, unknown> = {}) =>
    (await editor.send<Feed>('POST', '/api/admin/planning-feeds', input(more))).body
  const readAgain = async (id: number) => (await editor.send<Feed>('POST', `/api/admin/planning-feeds/${id}/read`)).body
  const board = async (day: string, who = editor) => (await who.fetch(`/cms-hub/calendar?view=rooms&date=${day}`)).text()

  it('are shown as blocks that count for conflicts, in the room that each entry names', async () => {
    say(
      calendar(
        entry('a', 'Hauptprobe', '20270301T180000', '20270301T210000'),
        entry('b', 'Stellprobe', '20270301T180000', '20270301T200000', 'LOCATION:Studio\\, 2. Stock'),
      ),
    )
    const feed = await create()
    expect(feed).toMatchObject({ entries: 2, skipped: 0, failure: '' })
    expect(await board('2027-03-01')).toContain('Hauptprobe')
    const { id: productionId } = (
      await editor.send<{ id: number }>('POST', '/api/admin/production', { title: 'Salz', durationMinutes: 90 })
    ).body
    const conflicts = async (room: number) =>
      (
        await editor.send<{ conflicts: { kind: string; other: { title: string } }[] }>('POST', '/api/admin/event/conflicts', {
          ...{ id: null, productionId, roomId: room, startsAt: '2027-03-01T19:30' },
        })
      ).body.conflicts.map(({ kind, other }) => `${kind} ${other.title}`)
    expect(await conflicts(roomId)).toEqual(['room Hauptprobe'])
    expect(await conflicts(studio)).toEqual(['room Stellprobe'])
    const start = async () => (await editor.fetch('/cms-hub')).text()
    expect(await start()).not.toContain('Salz und Stellprobe')
    const event = await editor.send<{ id: number }>('POST', '/api/admin/event', {
      productionId,
      roomId: studio,
      startsAt: '2027-03-01T19:30',
    })
    expect(await start()).toContain('Salz und Stellprobe')
    await editor.send('DELETE', `/api/admin/event/${event.body.id}`)
  })

  it('replace what they had, and keep the last good state with its age where they cannot be read', async () => {
    say(calendar(entry('a', 'Alte Probe', '20270401T180000', '20270401T210000')), { etag: '"eins"' })
    const { id } = await create({ name: 'Wechsel' })
    answer = (request, response) => response.writeHead(request.headers['if-none-match'] === '"eins"' ? 304 : 500).end()
    expect(await readAgain(id)).toMatchObject({ entries: 1, failure: '' })
    expect(asked.at(-1)?.['if-none-match']).toBe('"eins"')
    say('', {}, 503)
    const failed = await readAgain(id)
    expect(failed).toMatchObject({ entries: 1, failure: 'status 503' })
    expect(failed.readAt).toMatch(/^2026-/)
    expect(await board('2027-04-01')).toContain('Alte Probe')
    const screen = await (await editor.fetch('/cms-hub/planning-feeds')).text()
    expect(screen).toContain('Der Server antwortet mit „503“: Dort ist etwas gestört.')
    say(calendar(entry('b', 'Neue Probe', '20270402T180000', '20270402T210000')))
    expect(await readAgain(id)).toMatchObject({ entries: 1, failure: '' })
    const after = await board('2027-04-01')
    expect(after).toContain('Neue Probe')
    expect(after).not.toContain('Alte Probe')
  })

  it('repeat their entries within the window, also endless ones, without what is excluded, cancelled or moved', async () => {
    const weekly = entry(
      'w',
      'Jour fixe',
      '20261124T100000',
      '20261124T120000',
      'RRULE:FREQ=WEEKLY\r\nEXDATE;TZID=Europe/Berlin:20261201T100000',
    )
    const moved = entry('w', 'Jour fixe verlegt', '20261209T150000', '20261209T170000', 'RECURRENCE-ID;TZID=Europe/Berlin:20261208T100000')
    const closed = ['UID:c', 'SUMMARY:Schließtag', 'DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227'].join('\r\n')
    const off = entry('x', 'Abgesagte Probe', '20261203T100000', '20261203T120000', 'STATUS:CANCELLED')
    say(calendar(weekly, moved, closed, off))
    const feed = await create({ name: 'Wochen', rules: [{ words: 'schließtag', roomId: studio, kind: 'closed' }] })
    expect(feed.entries).toBeGreaterThan(80)
    expect(feed.entries).toBeLessThan(90)
    const { readBookedSlots } = await import('../../app/scheduling/booked-slots.server.ts')
    const period = { from: Temporal.Instant.from('2026-11-23T00:00Z'), to: Temporal.Instant.from('2026-12-28T00:00Z') }
    const slots = (await readBookedSlots(app.foyer.platform.db, period)).filter(({ row }) => row.feed === 'Wochen')
    expect(
      slots.map(({ row: { title, kind, startsAt, roomId: room } }) => [title, kind, startsAt.toISOString().slice(0, 16), room]),
    ).toEqual([
      ['Jour fixe', 'rehearsal', '2026-11-24T09:00', roomId],
      ['Jour fixe verlegt', 'rehearsal', '2026-12-09T14:00', roomId],
      ['Jour fixe', 'rehearsal', '2026-12-15T09:00', roomId],
      ['Jour fixe', 'rehearsal', '2026-12-22T09:00', roomId],
      ['Schließtag', 'closed', '2026-12-23T23:00', studio],
    ])
  })

  it('do no harm whatever they answer: no calendar, too much, compressed bombs, endless seconds', async () => {
    const failures: Record<string, string> = {}
    const tell = async (name: string) => {
      failures[name] = (await create({ name })).failure
    }
    say('<!doctype html><p>Bitte anmelden')
    await tell('page')
    say(calendar('SUMMARY:ohne Zeit'))
    expect(await create({ name: 'ohne Zeit' })).toMatchObject({ failure: '', entries: 0, skipped: 1 })
    say('x'.repeat(9 * 1024 * 1024))
    await tell('large')
    say(gzipSync('x'.repeat(1000)), { 'content-encoding': 'gzip' })
    await tell('compressed')
    answer = (_, response) => response.writeHead(302, { location: '/noch-einmal' }).end()
    await tell('circle')
    say(calendar(entry('s', 'Sekunden', '20261124T100000', '20261124T100001', 'RRULE:FREQ=SECONDLY')))
    expect((await create({ name: 'Sekunden' })).entries).toBeLessThanOrEqual(4000)
    expect(failures).toEqual({ page: 'unreadable', large: 'too-large', compressed: 'encoded', circle: 'circle' })
  })

  it('name what they leave out as soon as somebody reads them, also where nothing has changed at their server', async () => {
    answer = (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"a"'
      response
        .writeHead(isKnown ? 304 : 200, { etag: '"a"' })
        .end(
          isKnown
            ? ''
            : calendar(
                `${entry('a', 'Orchesterprobe', '20261201T100000', '20261201T130000')}\r\nLOCATION:Orchesterprobenraum`,
                entry('b', 'Leseprobe', '20261202T100000', '20261202T130000'),
                'UID:c\r\nSUMMARY:Bauprobe\r\nLOCATION:Studio',
              ),
        )
    }
    const feed = await create({ name: 'nennt', roomId: null })
    expect(feed).toMatchObject({ entries: 0, skipped: 3 })
    expect(await readAgain(feed.id)).toMatchObject({
      skipped: 3,
      leftOut: [
        { title: 'Bauprobe', location: 'Studio', start: null },
        { title: 'Orchesterprobe', location: 'Orchesterprobenraum', start: '2026-12-01T10:00:00+01:00' },
        { title: 'Leseprobe', location: '', start: '2026-12-02T10:00:00+01:00' },
      ],
    })
  })

  it('are never read from private networks, not by number, not by name, not by a redirect', async () => {
    const port = new URL(here).port
    for (const address of [`http://localhost:${port}/`, `http://[::1]:${port}/`, `http://2130706433:1/`, 'http://169.254.169.254/latest'])
      expect((await create({ name: 'innen', address })).failure, address).toBe('private')
    expect(asked).toEqual([])
    answer = (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
    expect((await create({ name: 'innen' })).failure).toBe('private')
    for (const address of ['file:///etc/passwd', 'ftp://planung.example/x.ics', 'planung.example', 'http://u%zz:p@planung.example/'])
      expect((await editor.send('POST', '/api/admin/planning-feeds', input({ address }))).status, address).toBe(400)
  })

  it('give name and password of the address to its own server alone', async () => {
    const other = createServer((request, response) => {
      asked.push(request.headers)
      response.writeHead(200).end(calendar())
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`
    answer = (_, response) => response.writeHead(302, { location: elsewhere }).end()
    const { failure } = await create({ name: 'Passwort', address: here.replace('http://', 'http://haus:wort@') })
    other.close()
    expect(asked.map(({ authorization }) => authorization)).toEqual([`Basic ${Buffer.from('haus:wort').toString('base64')}`])
    // Its own host is allowed, the other one is not.
    expect(failure).toBe('private')
  })

  it('keep their secret address from those who may only read, and from visitors everything', async () => {
    say(calendar(entry('g', 'Geheimprobe', '20270501T180000', '20270501T210000')))
    await create({ name: 'Geheim' })
    const reader = await app.editor('reader')
    const { body } = await reader.getJson<{ feeds: Feed[] }>('/api/admin/planning-feeds')
    expect(body.feeds.map(({ address }) => address)).toEqual(body.feeds.map(() => null))
    const screen = await (await reader.fetch('/cms-hub/planning-feeds')).text()
    expect(screen).toContain('Geheim')
    expect(screen).not.toContain('token=geheim')
    expect((await app.visitor().getJson('/api/admin/planning-feeds')).status).toBe(401)
  })

  it('stand in the audit log: who added and removed them, and when reading began to fail, once, without their secret', async () => {
    say(calendar(entry('p', 'Protokollprobe', '20270701T180000', '20270701T210000')))
    const { id } = await create({ name: 'Protokoll' })
    say('', {}, 503)
    for (const _ of ['once', 'again']) await readAgain(id)
    say(calendar())
    await readAgain(id)
    await editor.send('DELETE', `/api/admin/planning-feeds/${id}`)
    const rows = await app.foyer.platform.db
      .select()
      .from(recordChanges)
      .where(and(eq(recordChanges.contentType, 'planning-feed'), eq(recordChanges.objectId, id)))
      .orderBy(recordChanges.id)
    const failures = rows.map(({ action, userName, after }) => [action, userName, after?.failure ?? null])
    expect(failures).toEqual([
      ['created', 'Rita Redaktion', ''],
      ['changed', 'Planungssystem', 'status 503'],
      ['changed', 'Planungssystem', ''],
      ['deleted', 'Rita Redaktion', null],
    ])
    expect(JSON.stringify(rows)).not.toContain('geheim')
    const log = await (await editor.fetch('/cms-hub/log?type=planning-feed')).text()
    expect(log).toContain('Fehler beim Lesen')
  })

  it('leave the board with their entries when they are switched off or removed', async () => {
    say(calendar(entry('g', 'Kurze Probe', '20270601T180000', '20270601T210000')))
    const { id } = await create({ name: 'Aus' })
    expect(await board('2027-06-01')).toContain('Kurze Probe')
    await editor.send('PUT', `/api/admin/planning-feeds/${id}`, input({ name: 'Aus', isActive: false }))
    expect(await board('2027-06-01')).not.toContain('Kurze Probe')
    expect((await editor.send('DELETE', `/api/admin/planning-feeds/${id}`)).status).toBe(204)
    expect((await editor.send('DELETE', `/api/admin/planning-feeds/${id}`)).status).toBe(404)
  })
})
