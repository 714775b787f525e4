import type { IncomingMessage, ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSource } from '../../app/imports/sources/read-source.server.ts'
import { importSources } from '../../app/imports/tables.ts'
import { createSourceFixture, type Performance, type Source } from '../support/source-fixture.ts'

type Fixture = Awaited<ReturnType<typeof createSourceFixture>>

const HEAD = 'Produktion;Raum;Beginn;Hinweis;Kennung'

describe('sources from which the programme is read', () => {
  let fixture: Fixture
  let app: Fixture['app']
  let editor: Fixture['editor']
  let studio = 0
  let say: Fixture['say']
  let create: Fixture['create']
  let read: Fixture['read']
  let newestRun: Fixture['newestRun']
  let waitUntil: Fixture['waitUntil']
  let performances: Fixture['performances']
  let stored: Fixture['stored']
  let patch: Fixture['patch']
  let asked: IncomingMessage['headers'][]
  beforeAll(async () => {
    fixture = await createSourceFixture()
    ;({ app, editor, studio, say, create, read, newestRun, waitUntil, performances, stored, patch, asked } = fixture)
  })
  beforeEach(() => {
    asked.length = 0
  })
  afterAll(() => fixture.close())
  const means = () => ({ platform: app.foyer.platform, shop: undefined })
  let year = 2030
  /** A source with one performance that has been applied, each in a year of its own, since they share a room. */
  const sourced = async (title: string) => {
    year += 1
    say([HEAD, `${title};Studio;10.04.${year} 20:00;aus der Planung;${title}1`])
    const source = await create()
    await waitUntil(newestRun(source), 'done')
    const [event] = await performances(title)
    return { source, event: event as Performance }
  }

  it('bring their performances at once where that is wanted, and ask next time only for what is newer', async () => {
    say([HEAD, 'Marke;Studio;01.04.2030 20:00;;M1'], { etag: '"eins"' })
    const source = await create()
    await waitUntil(newestRun(source), 'done')
    expect((await performances('Marke')).map(({ title }) => title)).toEqual([expect.stringContaining('Marke · 01.04.2030')])
    fixture.planning.answer = (_, response) => response.writeHead(304).end()
    expect(await read(source.id)).toMatchObject({ events: 1, failure: '', readings: [{ failure: '' }, { failure: '' }] })
    expect(asked[1]?.['if-none-match']).toBe('"eins"')
  })

  it('wait for somebody where that is wanted, with the newest state alone', async () => {
    say([HEAD, 'Warten;Studio;02.04.2030 20:00;;W1'])
    const source = await create({ appliesAtOnce: false })
    const run = newestRun(source)
    say([HEAD, 'Warten;Studio;03.04.2030 20:00;;W1', 'Warten;Studio;04.04.2030 20:00;;W2'])
    const again = await read(source.id)
    expect(again.readings[0]?.run).toEqual({ id: run, state: 'proposed', counts: { create: 2, change: 0, same: 0, rejected: 0 } })
    expect(await performances('Warten')).toEqual([])
    expect((await editor.send('POST', `/api/admin/import/${run}/apply`)).status).toBe(202)
    await waitUntil(run, 'done')
    expect(await performances('Warten')).toHaveLength(2)
    expect((await editor.send('POST', `/api/admin/import/${run}/apply`)).status).toBe(409)
  })

  it('lead the fields that they were given: those cannot be changed by hand, and all others are the house’s', async () => {
    const { source, event } = await sourced('Führung')
    const refused = await patch(event.id, { startsAt: '2030-04-11T20:00' })
    expect(refused.status).toBe(400)
    expect(refused.body.errors?.startsAt?.[0]).toBe(
      'Das kommt aus „Planung“. Ändern Sie es dort, oder lassen Sie bei dieser Vorstellung das Haus führen.',
    )
    expect((await patch(event.id, { note: 'Satz des Hauses' })).status).toBe(200)
    say([HEAD, 'Führung;Großes Haus;12.04.2030 19:00;anderer Satz;Führung1'])
    await waitUntil(newestRun(await read(source.id)), 'done')
    const { values } = await stored(event.id)
    expect([String(values.startsAt).slice(0, 16), values.note]).toEqual(['2030-04-12T19:00', 'Satz des Hauses'])
  })

  it('propose that an evening is called off although the house leads that, and never that it takes place after all', async () => {
    year += 1
    const calendar = (status: string) => {
      const entry = ['BEGIN:VEVENT', 'UID:ab1', 'SUMMARY:Abgesetzt', 'LOCATION:Studio', `DTSTART;TZID=Europe/Berlin:${year}0410T200000`]
      say(['BEGIN:VCALENDAR', 'VERSION:2.0', ...entry, `STATUS:${status}`, 'END:VEVENT', 'END:VCALENDAR'])
    }
    calendar('CONFIRMED')
    const source = await create({ appliesAtOnce: false })
    await editor.send('POST', `/api/admin/import/${newestRun(source)}/apply`, {})
    await waitUntil(newestRun(source), 'done')
    const [event] = await performances('Abgesetzt')
    calendar('CANCELLED')
    const off = await read(source.id)
    expect(off.waiting?.counts).toMatchObject({ create: 0, change: 1 })
    await editor.send('POST', `/api/admin/import/${off.waiting?.id}/apply`, {})
    await waitUntil(off.waiting?.id ?? 0, 'done')
    expect((await stored(event?.id ?? 0)).values.status).toBe('cancelled')
    calendar('CONFIRMED')
    expect((await read(source.id)).waiting).toBeNull()
    // Where changes are applied at once nobody would decide: what the house leads stays.
    await patch(event?.id ?? 0, { status: 'scheduled' })
    calendar('CANCELLED')
    await editor.send('DELETE', `/api/admin/import-sources/${source.id}`)
    await create()
    expect((await stored(event?.id ?? 0)).values.status).toBe('scheduled')
  })

  it('leave a performance alone once somebody has decided that the house leads it', async () => {
    const { source, event } = await sourced('Hausrecht')
    expect((await editor.send('PUT', `/api/admin/event/${event.id}/lead`, { isHouseLed: true })).status).toBe(200)
    expect((await patch(event.id, { startsAt: '2030-04-20T18:00' })).status).toBe(200)
    say([HEAD, 'Hausrecht;Großes Haus;12.04.2030 19:00;;Hausrecht1'])
    expect((await read(source.id)).readings[0]).toEqual({ id: expect.any(Number), at: expect.any(String), failure: '' })
    const { values } = await stored(event.id)
    expect([String(values.startsAt).slice(0, 16), values.roomId]).toEqual(['2030-04-20T18:00', studio])
  })

  it('give back what they no longer name, and everything when they are removed', async () => {
    const { source, event } = await sourced('Entlassen')
    say([HEAD])
    await read(source.id)
    expect((await patch(event.id, { startsAt: '2030-04-21T18:00' })).status).toBe(200)
    const other = await sourced('Gelöscht')
    expect((await editor.send('DELETE', `/api/admin/import-sources/${other.source.id}`)).status).toBe(204)
    expect((await patch(other.event.id, { startsAt: '2030-04-22T18:00' })).status).toBe(200)
  })

  it('are undone as any import, and wait for somebody from then on', async () => {
    const { source, event } = await sourced('Zurückgenommen')
    say([HEAD, 'Zurückgenommen;Studio;15.04.2030 20:00;;Zurückgenommen1'])
    const run = newestRun(await read(source.id))
    await waitUntil(run, 'done')
    expect((await editor.send('POST', `/api/admin/import/${run}/undo`)).status).toBe(202)
    await waitUntil(run, 'undone')
    expect((await stored(event.id)).values.startsAt).toBe(event.values.startsAt)
    expect((await read(source.id)).readings[0]?.run?.state).toBe('proposed')
  })

  it('ask which room a name means, and know it from then on', async () => {
    say([HEAD, 'Kellerstück;Keller;05.04.2030 20:00;;K1'])
    const source = await create()
    expect(source.rejected).toMatchObject([{ unknownRoom: 'Keller', reasons: ['Einen Raum „Keller“ gibt es nicht.'] }])
    expect((await editor.send('POST', '/api/admin/room-aliases', { name: ' KELLER', roomId: studio })).status).toBe(204)
    const again = await read(source.id)
    expect(again.rejected).toEqual([])
    await waitUntil(newestRun(again), 'done')
    expect((await performances('Kellerstück')).map(({ values }) => values.roomId)).toEqual([studio])
  })

  it('read tables whose columns are called otherwise', async () => {
    say(['Werk;Bühne;Wann', 'Spaltenstück;Studio;06.04.2030 20:00'])
    const columnMeanings = { Werk: 'production', bühne: 'room', Wann: 'startsAt' }
    const source = await create({ columnMeanings })
    await waitUntil(newestRun(source), 'done')
    expect(await performances('Spaltenstück')).toHaveLength(1)
  })

  it('keep everything when they cannot be read, and say why', async () => {
    const { source, event } = await sourced('Bestand')
    const failures: string[] = []
    for (const broken of [
      (response: ServerResponse) => response.writeHead(500).end(),
      (response: ServerResponse) => response.writeHead(200).end('x'.repeat(9 * 1024 * 1024)),
      (response: ServerResponse) => response.writeHead(200).end('kein;Spielplan'),
      (response: ServerResponse) => response.writeHead(200).end('<!DOCTYPE html><title>Anmelden</title>'),
      (response: ServerResponse) => response.writeHead(200).end('\r\n'),
      (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.2:1/' }).end(),
    ]) {
      fixture.planning.answer = (_, response) => broken(response)
      failures.push((await read(source.id)).failure)
    }
    expect(failures).toEqual([
      'status 500',
      'too-large',
      'file Diese Spalten fehlen in den ersten 20 Zeilen: Produktion, Raum, Beginn.',
      'file Das ist eine Webseite, weder ein Kalender noch eine Tabelle. Vielleicht verlangt sie eine Anmeldung.',
      'file Die Datei ist leer.',
      'private',
    ])
    expect((await read(source.id)).failures).toBe(7)
    expect((await stored(event.id)).values.note).toBe('aus der Planung')
  })

  /** Begins to read a source whose server answers only when it is let, with a failure. */
  async function slowReading(id: number) {
    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    fixture.planning.answer = (_, response) => {
      asked.resolve()
      void released.promise.then(() => response.writeHead(500).end())
    }
    const reading = readSource(means(), id)
    await asked.promise
    return { reading, release: released.resolve }
  }

  it('are read by one process at a time', async () => {
    const { source } = await sourced('Einer')
    const { reading: first, release } = await slowReading(source.id)
    expect(await readSource(means(), source.id)).toEqual({ outcome: 'taken' })
    release()
    expect(await first).toEqual({ outcome: 'failed', failure: 'status 500' })
    expect((await readSource(means(), source.id)).outcome).toBe('failed')
  })

  it('stay with the process that has taken them since, when an earlier one ends after its time was up', async () => {
    const { source } = await sourced('Zwei')
    const { reading, release } = await slowReading(source.id)
    const { db } = app.foyer.platform
    const taken = eq(importSources.id, source.id)
    await db
      .update(importSources)
      .set({ takenUntil: new Date('2099-01-01T00:00:00Z') })
      .where(taken)
    release()
    await reading
    expect(await readSource(means(), source.id)).toEqual({ outcome: 'taken' })
    await db.update(importSources).set({ takenUntil: null }).where(taken)
  })

  it('are refused with an address whose name or password cannot be read, and nothing is stored', async () => {
    const before = await app.foyer.platform.db.$count(importSources)
    const source = { name: 'Kaputt', address: 'http://u%zz:p@planung.example/', schedule: 'manual' }
    expect(await editor.send('POST', '/api/admin/import-sources', source)).toMatchObject({
      ...{ status: 400, body: { errors: { address: [expect.stringContaining('%25')] } } },
    })
    expect(await app.foyer.platform.db.$count(importSources)).toBe(before)
  })

  it('show their address only to those who write the programme, and never in the log', async () => {
    const source = await create({ name: 'Heimlich' })
    const reader = await app.editor('magazine')
    const { body } = await reader.getJson<{ sources?: Source[] }>('/api/admin/import-sources')
    expect(JSON.stringify(body)).not.toContain('geheim')
    const log = await (await editor.fetch('/cms-hub/log?type=import-source')).text()
    expect(log).toContain('Heimlich')
    expect(log).not.toContain('token=geheim')
    expect(source.address).toContain('geheim')
    const [row] = await app.foyer.platform.db.select().from(importSources).where(eq(importSources.id, source.id))
    expect(row?.takenUntil).toBeNull()
  })
})
