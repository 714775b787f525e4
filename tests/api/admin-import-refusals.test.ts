import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RELINK } from '../../app/imports/imported-line.ts'
import type { RejectedRows } from '../../app/imports/repair-rejected.server.ts'
import { events } from '../../app/programme/tables.ts'
import { createImportFixture } from '../support/import-fixture.ts'

type Fixture = Awaited<ReturnType<typeof createImportFixture>>

/** The German warnings that a room is taken, one for each of these performances. */
function warnings(room: string, ...others: [title: string, when: string][]): string[] {
  return others.map(([title, when]) => `${room} ist belegt: ${title}, ${when.replace(/\b(\d)\./g, '0$1.')}.`)
}

describe('what an import rejects and warns of', () => {
  let editor: Fixture['editor']
  let app: Fixture['app']
  let performances: Fixture['performances']
  let send: Fixture['send']
  beforeAll(async () => {
    ;({ editor, app, performances, send } = await createImportFixture())
  })
  afterAll(() => app.close())

  it('rejects what begins where something else begins, and what a line before has said', async () => {
    const head = 'Produktion;Raum;Beginn'
    await send([head, 'Besetzt;Studio;2027-06-01 20:00'], false)
    const lines = ['Eindringling;Studio;1.6.2027, 20.00 Uhr', 'Doppelt;Studio;02.06.2027 20:00', 'DOPPELT;Studio;02.06.2027 20:00']
    const { body } = await send([head, ...lines], true)
    expect(body.lines.map(({ action, reasons }) => [action, ...reasons])).toEqual([
      ['rejected', 'In diesem Raum beginnt dann schon etwas anderes.'],
      ['create'],
      ['rejected', 'Zeile 3 nennt diese Vorstellung schon.'],
    ])
  })

  it('rejects beforehand what a form would refuse, and leaves out alone what is refused afterwards', async () => {
    const head = 'Produktion;Raum;Beginn;Hinweis;Shopnummer;Kennung'
    const wrong = [
      `Zu viel gesagt;Studio;01.11.2028 19:30;${'a'.repeat(301)};;`,
      `Zu lange Nummer;Studio;02.11.2028 19:30;;${'1'.repeat(61)};`,
      `${'Langer Titel '.repeat(24)};Studio;03.11.2028 19:30;;;`,
    ]
    const dry = await send([head, ...wrong], true)
    expect(dry.body.newProductions).toEqual([])
    expect(dry.body.lines.map(({ action, reasons }) => [action, ...reasons])).toEqual([
      ['rejected', 'Hinweis: Dieser Text ist zu lang.'],
      ['rejected', 'Nummer im Ticketshop: Dieser Text ist zu lang.'],
      ['rejected', 'Produktion: Dieser Text ist zu lang.'],
    ])
    await send([head, 'Im Kreis;Studio;10.11.2028 19:30;;;K1', 'Im Kreis;Studio;11.11.2028 19:30;;;K2'], false)
    // The row does not contain the shop's page, and the stored one is invalid by a rule introduced later.
    const { db } = app.foyer.platform
    await db.update(events).set({ ticketUrl: 'keine Adresse' }).where(eq(events.planningId, 'K1'))
    const circle = ['Im Kreis;Studio;11.11.2028 19:30;;;K1', 'Im Kreis;Studio;10.11.2028 19:30;;;K2']
    const { body } = await send([head, ...wrong, ...circle, 'Danach dran;Studio;12.11.2028 19:30;;;'], false)
    expect(body).toMatchObject({ state: 'done', counts: { create: 1, change: 0, same: 0, rejected: 5 } })
    expect(await performances('Danach dran')).toHaveLength(1)
    // The result names all of it, including rejections that occurred only on writing.
    const report = await editor.getJson<RejectedRows>(`/api/admin/import/${body.id}/rejected`)
    expect(report.body.rows.map(({ line, reasons }) => [line, ...reasons])).toEqual([
      [2, 'Hinweis: Dieser Text ist zu lang.'],
      [3, 'Nummer im Ticketshop: Dieser Text ist zu lang.'],
      [4, 'Produktion: Dieser Text ist zu lang.'],
      [5, expect.stringMatching(/^Einige Angaben sind nicht gültig\. \(Seite im Ticketshop: /)],
      [6, expect.stringMatching(/^Einige Angaben sind nicht gültig\. \(Seite im Ticketshop: /)],
    ])
  })

  it('rejects a shop number that another performance has, and names that one', async () => {
    const head = 'Produktion;Raum;Beginn;Shopnummer;Kennung'
    await send([head, 'Mit Nummer;Studio;01.12.2028 19:30;shop/1;T1', 'Ohne Nummer;Studio;02.12.2028 19:30;;T2'], false)
    const { body } = await send([head, 'Ohne Nummer;Studio;02.12.2028 19:30;shop/1;T2'], true)
    expect(body.lines.map(({ action, reasons }) => [action, ...reasons])).toEqual([
      ['rejected', expect.stringMatching(/^Diese Shopnummer hat schon „Mit Nummer“, .*19:30/)],
    ])
  })

  it('takes two performances that swap their shop numbers, and a row of them that each take the next one’s', async () => {
    const head = 'Produktion;Raum;Beginn;Shopnummer;Kennung'
    const lines = (numbers: string[]) => numbers.map((number, at) => `Reihe;Studio;1${at}.12.2029 19:30;reihe/${number};R${at}`)
    const numbersOf = async () => {
      const { idJet, planningId } = events
      const rows = await app.foyer.platform.db.select({ idJet }).from(events).where(like(planningId, 'R_')).orderBy(planningId)
      return rows.map((row) => row.idJet)
    }
    await send([head, ...lines(['1', '2', '3', '4'])], false)
    const swapped = await send([head, ...lines(['2', '1', '4', '5'])], false, editor, RELINK)
    expect(swapped.body).toMatchObject({ state: 'done', counts: { create: 0, change: 4, same: 0, rejected: 0 } })
    expect(await numbersOf()).toEqual(['reihe/2', 'reihe/1', 'reihe/4', 'reihe/5'])
  })

  it('warns as the calendar does of taken rooms and of people on two stages, among the lines too, and imports all the same', async () => {
    const head = 'Produktion;Raum;Beginn;Ende;Kennung'
    await send([head, 'Langes Stück;Studio;2027-07-01 19:00;2027-07-01 22:00;L1', 'Gastspiel;Großes Haus;2027-07-02 20:00;;G1'], false)
    const person = (await editor.send<{ id: number }>('POST', '/api/admin/person', { firstName: 'Ada', lastName: 'Weit' })).body
    for (const title of ['Langes Stück', 'Gastspiel']) {
      const { body: found } = await editor.getJson<{ id: number }[]>(`/api/admin/production/options?q=${encodeURIComponent(title)}`)
      const path = `/api/admin/production/${found[0]?.id}`
      const { body: report } = await editor.getJson<{ revision: string }>(path)
      const cast = [{ personId: person.id, role: 'Rolle', kind: 'cast' }]
      expect((await editor.send('PATCH', path, { base: report.revision, values: { contributors: cast } })).status).toBe(200)
    }
    const lines = [
      'Neues Stück;Studio;2027-07-01 21:00;;N1',
      'Gastspiel;Großes Haus;2027-07-01 20:30;;G1',
      'Erstes;Großes Haus;2027-07-03 19:00;2027-07-03 21:00;E1',
      'Zweites;Großes Haus;2027-07-03 20:00;;Z1',
      'Drittes;Großes Haus;2027-07-02 20:30;;D1',
      'Danach;Studio;2027-07-01 22:00;;N2',
    ]
    const { body } = await send([head, ...lines], true)
    const warned = body.lines.map(({ title, action, warnings }) => [title.split(' · ')[0], action, ...warnings])
    expect(warned).toEqual([
      [
        'Neues Stück',
        'create',
        ...warnings('Studio', ['Langes Stück', '1.7.2027, 19:00\u00a0Uhr'], ['Danach', '1.7.2027, 22:00\u00a0Uhr']),
      ],
      ['Gastspiel', 'change', 'Ada Weit steht dann in „Langes Stück“ auf der Bühne, 01.07.2027, 19:00\u00a0Uhr, Studio.'],
      ['Erstes', 'create', ...warnings('Großes Haus', ['Zweites', '3.7.2027, 20:00\u00a0Uhr'])],
      ['Zweites', 'create', ...warnings('Großes Haus', ['Erstes', '3.7.2027, 19:00\u00a0Uhr'])],
      // The slot of the deleted guest performance is free.
      ['Drittes', 'create'],
      ['Danach', 'create', ...warnings('Studio', ['Neues Stück', '1.7.2027, 21:00\u00a0Uhr'])],
    ])
    expect(body).toMatchObject({ warned: 5, counts: { create: 5, change: 1, same: 0, rejected: 0 } })
    const overview = async () => (await editor.fetch('/cms-hub')).text()
    const waiting = /(\d+) Vorstellungen mit Konflikt/
    const before = Number(waiting.exec(await overview())?.[1] ?? 0)
    expect((await send([head, ...lines], false)).body.counts).toEqual({ create: 5, change: 1, same: 0, rejected: 0 })
    // Conflicts need attention: the overview lists them instead of saying that all is well.
    expect(Number(waiting.exec(await overview())?.[1])).toBeGreaterThan(before)
    expect(await overview()).not.toContain('nichts ist im Weg')
  })

  it('says of a second line with the same number and another day what it says: the opposite', async () => {
    const head = 'Produktion;Raum;Beginn;Kennung'
    const { body } = await send([head, 'Einmal;Studio;05.03.2030 20:00;D1', 'Einmal;Studio;06.03.2030 20:00;D1'], true)
    expect(body.lines[1]?.reasons).toEqual([
      'Zeile 2 hat dieselbe Kennung oder Shopnummer und nennt dazu einen anderen Termin, Raum oder Titel.',
    ])
  })
})
