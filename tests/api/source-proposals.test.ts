import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Proposals } from '../../app/imports/sources/proposals.server.ts'
import { importSources } from '../../app/imports/tables.ts'
import { archivedRow } from '../../app/site-archive/archived-tables.server.ts'
import { createSourceFixture, type Source } from '../support/source-fixture.ts'

type Fixture = Awaited<ReturnType<typeof createSourceFixture>>
const HEAD = 'Produktion;Raum;Beginn;Kennung'
const SECRET = 'ganz-geheim-4711'

describe('what a source proposes', () => {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await createSourceFixture()
  })
  beforeEach(() => {
    fixture.asked.length = 0
  })
  afterAll(() => fixture.close())
  const waits = (more: Record<string, unknown> = {}) => fixture.create({ appliesAtOnce: false, ...more })
  const proposalsOf = async ({ waiting }: Source) =>
    (await fixture.editor.getJson<Proposals>(`/api/admin/import/${waiting?.id}/proposals`)).body.proposals
  const decide = ({ waiting }: Source, verb: 'apply' | 'dismiss', keys?: string[]) =>
    fixture.editor.send('POST', `/api/admin/import/${waiting?.id}/${verb}`, keys ? { keys } : {})
  const sourceNow = async (id: number) => {
    const { body } = await fixture.editor.getJson<{ sources: Source[] }>('/api/admin/import-sources')
    return body.sources.find((source) => source.id === id) as Source
  }

  it('is applied line by line: what is not ticked waits on', async () => {
    const { say, waitUntil, performances } = fixture
    say([HEAD, 'Einzeln;Studio;01.05.2030 20:00;E1', 'Einzeln;Studio;02.05.2030 20:00;E2', 'Einzeln;Studio;03.05.2030 20:00;E3'])
    const source = await waits()
    const proposals = await proposalsOf(source)
    expect(proposals.map(({ action }) => action)).toEqual(['create', 'create', 'create'])
    expect((await decide(source, 'apply', [proposals[1]?.key ?? ''])).status).toBe(202)
    await waitUntil(source.waiting?.id ?? 0, 'done')
    expect((await performances('Einzeln')).map(({ title }) => title)).toEqual([expect.stringContaining('02.05.2030')])
    const rest = await sourceNow(source.id)
    expect(rest.waiting).toEqual({ id: expect.any(Number), counts: { create: 2, change: 0, same: 0, rejected: 0 } })
    expect((await proposalsOf(rest)).map(({ key }) => key)).toEqual([proposals[0]?.key, proposals[2]?.key])
    expect(rest.events).toBe(1)
    expect((await decide(rest, 'apply')).status).toBe(202)
    await waitUntil(rest.waiting?.id ?? 0, 'done')
    expect(await performances('Einzeln')).toHaveLength(3)
    // The performance that came first is still the source's.
    expect((await sourceNow(source.id)).events).toBe(3)
  })

  it('stays away when it is dismissed, until the source says something else or somebody wants it back', async () => {
    const { say, read } = fixture
    say([HEAD, 'Verworfen;Studio;04.05.2030 20:00;V1', 'Verworfen;Studio;05.05.2030 20:00;V2'])
    const source = await waits()
    const [first, second] = await proposalsOf(source)
    expect((await decide(source, 'dismiss', [first?.key ?? ''])).status).toBe(204)
    expect((await proposalsOf(source)).map(({ key }) => key)).toEqual([second?.key])
    expect(await read(source.id)).toMatchObject({ dismissed: 1, waiting: { counts: { create: 1 } } })
    say([HEAD, 'Verworfen;Studio;04.05.2030 19:00;V1', 'Verworfen;Studio;05.05.2030 20:00;V2'])
    const changed = await read(source.id)
    expect(changed).toMatchObject({ dismissed: 0, waiting: { counts: { create: 2 } } })
    const all = (await proposalsOf(changed)).map(({ key }) => key)
    expect((await decide(changed, 'dismiss', all)).status).toBe(204)
    expect((await read(source.id)).waiting).toBeNull()
    const { body } = await fixture.editor.send<Source>('DELETE', `/api/admin/import-sources/${source.id}/dismissed`)
    expect(body).toMatchObject({ dismissed: 0, waiting: { counts: { create: 2 } } })
    const log = await (await fixture.editor.fetch('/cms-hub/log?type=import-source&action=discarded')).text()
    expect(log).toContain('Planung')
  })

  it('is refused when the source says something else by the time somebody decides', async () => {
    const { say, read } = fixture
    say([HEAD, 'Überholt;Studio;06.05.2030 20:00;U1'])
    const source = await waits()
    const keys = (await proposalsOf(source)).map(({ key }) => key)
    say([HEAD, 'Überholt;Studio;06.05.2030 21:00;U1'])
    await read(source.id)
    expect(await decide(source, 'apply', keys)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect((await decide(source, 'dismiss', keys)).status).toBe(409)
  })

  it('is applied as a whole only as it was seen, not with what a reading has added since', async () => {
    const { say, read, editor, performances, waitUntil } = fixture
    const path = ({ waiting }: Source) => `/api/admin/import/${waiting?.id}`
    const look = async (source: Source) => (await editor.getJson<Proposals>(`${path(source)}/proposals`)).body
    say([HEAD, 'Ungesehen;Studio;16.05.2030 20:00;Z1'])
    const source = await waits()
    const { seen } = await look(source)
    say([HEAD, 'Ungesehen;Studio;16.05.2030 20:00;Z1', 'Ungesehen;Studio;17.05.2030 20:00;Z2'])
    // It is the same proposal, renewed.
    expect((await read(source.id)).waiting?.id).toBe(source.waiting?.id)
    const late = await editor.send('POST', `${path(source)}/apply`, { seen })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(await performances('Ungesehen')).toEqual([])
    // A reading that says the same changes nothing about what was seen.
    const again = await look(source)
    await read(source.id)
    expect((await editor.send('POST', `${path(source)}/apply`, { seen: again.seen })).status).toBe(202)
    await waitUntil(source.waiting?.id ?? 0, 'done')
    expect(await performances('Ungesehen')).toHaveLength(2)
  })

  it('is corrected where a row is wrong, and stays so until the source says something else there', async () => {
    const { say, read, editor } = fixture
    say([HEAD, 'Korrektur;Studio;7.5.2030 abends;K1', ';Studio;08.05.2030 20:00;K2'])
    const source = await waits()
    const [wrong] = source.rejected
    const sentence = '„7.5.2030 abends“ ist kein Zeitpunkt wie 24.12.2026 19:30.'
    expect(wrong).toMatchObject({
      faults: { startsAt: sentence },
      cells: { production: 'Korrektur', room: 'Studio', startsAt: '7.5.2030 abends', planningId: 'K1' },
    })
    const repair = (cells: Record<string, string>) =>
      editor.send<Source>('POST', `/api/admin/import-sources/${source.id}/repairs`, {
        key: wrong?.key,
        cells: { ...wrong?.cells, ...cells },
      })
    // What is still wrong is said again, with what was entered.
    expect((await repair({ startsAt: '8 Uhr' })).body.rejected[0]).toMatchObject({ key: wrong?.key, cells: { startsAt: '8 Uhr' } })
    const { body } = await repair({ startsAt: '07.05.2030 20:00' })
    expect(body.rejected).toHaveLength(1)
    expect((await proposalsOf(body)).map(({ title }) => title)).toEqual([expect.stringContaining('Korrektur · 07.05.2030')])
    expect((await read(source.id)).rejected).toHaveLength(1)
    say([HEAD, 'Korrektur;Studio;7.5.2030 nachts;K1'])
    expect((await read(source.id)).rejected).toMatchObject([{ cells: { startsAt: '7.5.2030 nachts' } }])
  })

  it('shows the columns of a table that it cannot read, and reads them as somebody has said', async () => {
    const { say, editor, here } = fixture
    say(['Was;Wo;Um;Anmerkung', 'Zuordnung;Studio;09.05.2030 20:00;x'])
    const source = await waits()
    expect(source.failure).toBe('file Diese Spalten fehlen in den ersten 20 Zeilen: Produktion, Raum, Beginn.')
    expect(source.foundColumns.map(({ name, samples, meaning }) => [name, samples, meaning])).toEqual([
      ['Was', ['Zuordnung'], 'ignored'],
      ['Wo', ['Studio'], 'ignored'],
      ['Um', ['09.05.2030 20:00'], 'ignored'],
      ['Anmerkung', ['x'], 'note'],
    ])
    const columnMeanings = { Was: 'production', WO: 'room', Um: 'startsAt', Anmerkung: 'ignored' }
    const { body } = await editor.send<Source>('PUT', `/api/admin/import-sources/${source.id}`, {
      ...{ name: 'Planung', address: `${here}/plan.csv`, schedule: 'manual', columnMeanings },
    })
    expect(body).toMatchObject({ failure: '', waiting: { counts: { create: 1 } } })
  })

  it('is read with a key that nobody ever sees again and no other server gets', async () => {
    const { say, editor, asked, here, planning, app } = fixture
    say([HEAD])
    const source = await waits({ name: 'Mit Schlüssel', headerName: 'X-Api-Key', headerValue: SECRET })
    expect(asked[0]?.['x-api-key']).toBe(SECRET)
    expect(source).toMatchObject({ headerName: 'X-Api-Key', hasHeaderValue: true })
    const put = (more: Record<string, unknown>) =>
      editor.send<Source>('PUT', `/api/admin/import-sources/${source.id}`, {
        ...{ name: 'Mit Schlüssel', address: `${here}/plan.csv`, schedule: 'manual', headerName: 'X-Api-Key', ...more },
      })
    expect((await put({})).status).toBe(200)
    expect(asked.at(-1)?.['x-api-key']).toBe(SECRET)
    const elsewhere = await put({ address: 'https://andere.example/plan.csv' })
    expect([elsewhere.status, Object.keys((elsewhere.body as { errors?: object }).errors ?? {})]).toEqual([400, ['headerValue']])
    expect((await put({ headerName: 'Host', headerValue: 'x' })).status).toBe(400)
    const other = here.replace('127.0.0.1', 'localhost')
    planning.answer = (request, response) =>
      request.url === '/plan.csv' ? response.writeHead(302, { location: `${other}/fremd.csv` }).end() : response.end(HEAD)
    asked.length = 0
    await put({})
    expect(asked.map((headers) => headers['x-api-key'])).toEqual([SECRET])
    const [row] = await app.foyer.platform.db.select().from(importSources).where(eq(importSources.id, source.id))
    expect(row?.headerValue).toBe(SECRET)
    const everywhere = [
      await editor.getJson('/api/admin/import-sources'),
      await (await editor.fetch('/cms-hub/import-sources')).text(),
      await (await editor.fetch('/cms-hub/log?type=import-source')).text(),
      archivedRow('import_sources', { name: 'x', header_value: SECRET }),
    ]
    expect(JSON.stringify(everywhere)).not.toContain(SECRET)
    await app.foyer.platform.db.update(importSources).set({ headerValue: '' }).where(eq(importSources.id, source.id))
    expect((await fixture.read(source.id)).failure).toBe('no-key')
    expect((await put({ headerName: '' })).body.hasHeaderValue).toBe(false)
  })

  it('is led field by field, also by several sources, and the log says who has decided otherwise', async () => {
    const { say, editor, performances, newestRun, waitUntil, stored, patch } = fixture
    say([HEAD, 'Geteilt;Studio;10.05.2030 20:00;G1'])
    const first = await fixture.create({ name: 'Erste', leads: ['startsAt'] })
    await waitUntil(newestRun(first), 'done')
    const second = await fixture.create({ name: 'Zweite', leads: ['startsAt', 'roomId'], appliesAtOnce: false })
    expect(second).toMatchObject({ events: 1, waiting: null })
    const [event] = await performances('Geteilt')
    const id = event?.id ?? 0
    const refused = await patch(id, { startsAt: '2030-05-10T21:00', roomId: fixture.large })
    expect(Object.entries(refused.body.errors ?? {}).map(([field, [reason]]) => [field, /„(.*?)“/.exec(reason ?? '')?.[1]])).toEqual([
      ['startsAt', 'Erste'],
      ['roomId', 'Zweite'],
    ])
    const { productionId } = (await stored(id)).values
    const { body: table } = await editor.getJson<{ dates: { sources: object[] }[] }>(`/api/admin/event/dates?production=${productionId}`)
    expect(table.dates[0]?.sources).toEqual([
      { sourceId: first.id, name: 'Erste', fields: ['startsAt'] },
      { sourceId: second.id, name: 'Zweite', fields: ['roomId'] },
    ])
    expect((await editor.send('PUT', `/api/admin/event/${id}/lead`, { isHouseLed: true })).status).toBe(200)
    expect((await patch(id, { startsAt: '2030-05-10T21:00', roomId: fixture.large })).status).toBe(200)
    const log = await (await editor.fetch('/cms-hub/log?type=import-source')).text()
    expect(log).toMatch(/Erste: Geteilt[\s\S]*Beginn/)
  })

  it('is due by the clock of the site, each night at three and each hour, and never what is read by hand', async () => {
    const { say, app } = fixture
    const { dueSources } = await import('../../app/imports/sources/jobs.server.ts')
    const { readSource } = await import('../../app/imports/sources/read-source.server.ts')
    const { platform } = app.foyer
    say([HEAD, 'Nachts;Studio;11.05.2030 20:00;N1'])
    const [nightly, hourly] = [await waits({ schedule: 'nightly' }), await waits({ schedule: 'hourly' })]
    expect(await dueSources(platform)).toEqual([])
    app.clock.advance({ minutes: 56 })
    expect(await dueSources(platform)).toEqual([hourly.id])
    app.clock.set('2026-11-22T02:59:00+01:00')
    expect(await dueSources(platform)).toEqual([hourly.id])
    app.clock.set('2026-11-22T03:00:00+01:00')
    expect((await dueSources(platform)).toSorted()).toEqual([nightly.id, hourly.id].toSorted())
    say([HEAD, 'Nachts;Studio;11.05.2030 20:00;N1', 'Nachts;Studio;12.05.2030 20:00;N2'])
    for (const id of await dueSources(platform)) await readSource({ platform, shop: undefined }, id)
    expect(await dueSources(platform)).toEqual([])
    expect((await sourceNow(nightly.id)).waiting?.counts?.create).toBe(2)
  })
})
