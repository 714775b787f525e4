import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createImportFixture } from '../support/import-fixture.ts'

type Fixture = Awaited<ReturnType<typeof createImportFixture>>

describe('the import of a programme', () => {
  let editor: Fixture['editor']
  let app: Fixture['app']
  let performances: Fixture['performances']
  let send: Fixture['send']
  beforeAll(async () => {
    ;({ editor, app, performances, send } = await createImportFixture())
  })
  afterAll(() => app.close())

  it('says of 500 lines what each would do, names the twenty that are wrong, writes nothing, and writes a part of it once', async () => {
    const wrong = [
      ';Studio;01.03.2027 20:00;;',
      'Ohne Raum;;01.03.2027 20:00;;',
      'Fremder Raum;Kesselhaus;01.03.2027 20:00;;',
      'Falscher Tag;Studio;31.02.2027 20:00;;',
      'Kein Status;Studio;02.03.2027 20:00;vielleicht;',
    ]
    const good = Array.from({ length: 480 }, (_, index) => {
      const day = Temporal.PlainDate.from('2027-04-01').add({ days: Math.floor(index / 2) })
      const room = index % 2 ? 'Studio' : 'großes haus'
      return `Stück ${index % 12};${room};${day.day}.${day.month}.${day.year} 19:30;;N${index}`
    })
    const file = ['Produktion;Raum;Beginn;Status;Shopnummer', ...good, ...Array.from({ length: 4 }, () => wrong).flat()]
    const dry = await send(file, true)
    expect(dry.body.counts).toEqual({ create: 480, change: 0, same: 0, rejected: 20 })
    expect(dry.body.newProductions).toHaveLength(12)
    const reasons = dry.body.lines.filter(({ action }) => action === 'rejected').map(({ line, reasons: [reason] }) => [line, reason])
    expect(reasons.slice(0, 5)).toEqual([
      [482, 'Die Produktion fehlt.'],
      [483, 'Der Raum fehlt.'],
      [484, 'Einen Raum „Kesselhaus“ gibt es nicht.'],
      [485, '„31.02.2027 20:00“ ist kein Zeitpunkt wie 24.12.2026 19:30.'],
      [486, '„vielleicht“ ist kein Status (findet statt, abgesagt, verlegt).'],
    ])
    expect(await performances('Stück')).toHaveLength(0)
    const part = [...file.slice(0, 41), ...wrong]
    expect((await send(part, false)).body.counts).toEqual({ create: 40, change: 0, same: 0, rejected: 5 })
    const [first] = await performances('Stück 0')
    expect(first).toMatchObject({
      title: 'Stück 0 · 01.04.2027, 19:30\u00a0Uhr',
      values: { idJet: 'N0', startsAt: '2027-04-01T19:30:00+02:00' },
    })
    expect((await send(part, false)).body.counts).toEqual({ create: 0, change: 0, same: 40, rejected: 5 })
  })

  it('knows a performance by its number in the shop, and shows every change before it is made', async () => {
    const head = 'Titel,Saal,Datum,Uhrzeit,Status,Hinweis,id_jet'
    await send([head, 'Der Umzug,Studio,24.05.2027,20:00,,,U1'], false)
    const moved = [head, 'Der Umzug,Großes Haus,25.05.2027,19:00,verlegt,"Neuer Tag, neues Haus",U1']
    const { body } = await send(moved, true)
    expect(body.lines).toEqual([
      {
        ...{ index: 0, key: expect.any(String), eventId: expect.any(Number) },
        line: 2,
        title: 'Der Umzug · 25.05.2027, 19:00\u00a0Uhr',
        action: 'change',
        reasons: [],
        warnings: [],
        unhooks: '',
        keptNumber: '',
        unknownRoom: '',
        changes: [
          { field: 'startsAt', from: '2027-05-24T20:00:00+02:00', to: '2027-05-25T19:00:00+02:00' },
          { field: 'roomId', from: 'Studio', to: 'Großes Haus' },
          { field: 'status', from: 'scheduled', to: 'moved' },
          { field: 'note', from: '', to: 'Neuer Tag, neues Haus' },
        ],
      },
    ])
    await send(moved, false)
    expect(await performances('Der Umzug')).toEqual([
      expect.objectContaining({
        values: expect.objectContaining({ status: 'moved', note: 'Neuer Tag, neues Haus', startsAt: '2027-05-25T19:00:00+02:00' }),
      }),
    ])
  })

  it('moves a whole run on by a day, with a new evening in front, and changes nothing the second time', async () => {
    const head = 'Produktion;Raum;Beginn;Kennung'
    const evening = (name: string, day: number) => `Die Serie;Studio;${day}.09.2028 19:30;${name}`
    await send([head, evening('S1', 10), evening('S2', 11), evening('S3', 12)], false)
    const moved = [head, evening('S0', 10), evening('S1', 11), evening('S2', 12), evening('S3', 13)]
    expect((await send(moved, true)).body.counts).toEqual({ create: 1, change: 3, same: 0, rejected: 0 })
    expect((await send(moved, false)).body.counts).toEqual({ create: 1, change: 3, same: 0, rejected: 0 })
    const stands = (await performances('Die Serie')).map(({ title, values }) => [values.planningId, title.slice(12, 17)])
    expect(stands).toEqual([
      ['S0', '10.09'],
      ['S1', '11.09'],
      ['S2', '12.09'],
      ['S3', '13.09'],
    ])
    expect((await send(moved, false)).body.counts).toEqual({ create: 0, change: 0, same: 4, rejected: 0 })
  })

  it('lets performances take each other’s places, also three in a ring, and says in the history where each stood', async () => {
    const head = 'Produktion;Raum;Beginn;Kennung'
    const evening = (name: string, day: number, room = 'Studio') => `Der Tausch;${room};${day}.09.2029 19:30;${name}`
    await send([head, evening('T1', 10), evening('T2', 11), evening('T3', 12), evening('T4', 12, 'Großes Haus'), evening('T5', 14)], false)
    const swapped = [evening('T1', 11), evening('T2', 10), evening('T3', 12, 'Großes Haus'), evening('T4', 14), evening('T5', 12)]
    expect((await send([head, ...swapped], true)).body.counts).toEqual({ create: 0, change: 5, same: 0, rejected: 0 })
    expect((await send([head, ...swapped], false)).body.counts).toEqual({ create: 0, change: 5, same: 0, rejected: 0 })
    const stand = await performances('Der Tausch')
    const days = stand.map(({ values }) => `${values.planningId} ${String(values.startsAt).slice(8, 10)}`)
    expect(days.toSorted()).toEqual(['T1 11', 'T2 10', 'T3 12', 'T4 14', 'T5 12'])
    const first = stand.find(({ values }) => values.planningId === 'T1')
    const { body: history } = await editor.getJson<{ before: { startsAt: string } | null }[]>(`/api/admin/event/${first?.id}/changes`)
    expect(history[0]?.before?.startsAt).toBe('2029-09-10T19:30:00+02:00')
    expect((await send([head, ...swapped], true)).body.counts).toMatchObject({ same: 5 })
  })

  it('puts another piece where one is called off by the same file, and takes it as it is the second time', async () => {
    const head = 'Produktion;Raum;Beginn;Status;Kennung'
    await send([head, 'Erkrankt;Studio;01.10.2028 19:30;;ER1'], false)
    const changed = [head, 'Eingesprungen;Studio;01.10.2028 19:30;;ER2', 'Erkrankt;Studio;01.10.2028 19:30;abgesagt;ER1']
    expect((await send(changed, false)).body.counts).toEqual({ create: 1, change: 1, same: 0, rejected: 0 })
    expect((await send(changed, true)).body.counts).toEqual({ create: 0, change: 0, same: 2, rejected: 0 })
  })

  it('leaves a performance as long as it was where the file moves it and says nothing of its end', async () => {
    await send(['Produktion;Raum;Beginn;Ende;Kennung', 'Gleich lang;Studio;27.10.2028 19:30;27.10.2028 22:00;G27'], false)
    // Into the night in which the clocks go back.
    const moved = ['Produktion;Raum;Beginn;Kennung', 'Gleich lang;Studio;29.10.2028 01:00;G27']
    const { body } = await send(moved, true)
    expect(body.lines[0]?.changes.map(({ field, to }) => [field, to])).toEqual([
      ['startsAt', '2028-10-29T01:00:00+02:00'],
      ['endsAt', '2028-10-29T02:30:00+01:00'],
    ])
    expect((await send(moved, false)).body.counts).toMatchObject({ change: 1, rejected: 0 })
    expect((await performances('Gleich lang'))[0]?.values).toMatchObject({ endsAt: '2028-10-29T02:30:00+01:00' })
  })

  it('ignores an empty cell, deletes by it only what the user has ticked, and warns of a lost sale', async () => {
    const head = 'Produktion;Raum;Beginn;Ende;Status;Hinweis;Shopnummer;Ticketseite;Kennung'
    await send([head, 'Leer;Studio;05.02.2030 19:30;05.02.2030 21:00;abgesagt;Bleibt;SHOP-9;https://shop.example/9;E9'], false)
    const empty = [head, 'Leer;Studio;05.02.2030 19:30;;;;;;E9']
    const silent = await send(empty, true)
    expect(silent.body.counts).toMatchObject({ same: 1, change: 0 })
    expect(silent.body).toMatchObject({ unhooked: 0, emptyCells: { endsAt: 1, note: 1, idJet: 1, ticketUrl: 1 } })
    await send(empty, false)
    const stays = { status: 'cancelled', note: 'Bleibt', idJet: 'SHOP-9', ticketUrl: 'https://shop.example/9' }
    expect((await performances('Leer'))[0]?.values).toMatchObject({ ...stays, endsAt: '2030-02-05T21:00:00+01:00' })
    const ticked = await send(empty, true, editor, 'idJet,endsAt')
    expect(ticked.body).toMatchObject({ unhooked: 1, counts: { change: 1 } })
    expect(ticked.body.lines[0]).toMatchObject({
      unhooks: 'Wird vom Ticketshop gelöst (SHOP-9) und ist dann nicht mehr online buchbar.',
      changes: [
        { field: 'endsAt', to: '' },
        { field: 'idJet', from: 'SHOP-9', to: '' },
      ],
    })
    await send(empty, false, editor, 'idJet,endsAt')
    expect((await performances('Leer'))[0]?.values).toMatchObject({ ...stays, idJet: '', endsAt: null })
    expect((await send(empty, true, editor, 'status')).status).toBe(400)
  })

  it('leaves a performance linked with its number in the shop, and gives it the file’s only where that is ticked', async () => {
    const head = 'Produktion;Raum;Beginn;Hinweis;Shopnummer;Ticketseite;Kennung'
    const line = (number: string, note = '') => `Verknüpft;Studio;05.03.2030 19:30;${note};${number};https://shop.example/${number};E10`
    await send([head, line('SHOP-9')], false)
    const other = [head, line('SHOP-10', 'Neu')]
    const silent = await send(other, true)
    expect(silent.body).toMatchObject({ unhooked: 0, otherNumbers: 1, counts: { change: 1 } })
    expect(silent.body.lines[0]).toMatchObject({
      ...{ unhooks: '', keptNumber: 'Bleibt im Ticketshop mit SHOP-9 verknüpft; in der Datei steht SHOP-10.' },
      changes: [{ field: 'note', to: 'Neu' }],
    })
    await send(other, false)
    const stored = async () => (await performances('Verknüpft')).map(({ values: { note, idJet, ticketUrl } }) => [note, idJet, ticketUrl])
    expect(await stored()).toEqual([['Neu', 'SHOP-9', 'https://shop.example/SHOP-9']])
    const ticked = await send(other, true, editor, 'relink')
    expect(ticked.body).toMatchObject({ unhooked: 1, otherNumbers: 1 })
    expect(ticked.body.lines[0]).toMatchObject({
      ...{ unhooks: 'Wird mit einer anderen Nummer im Ticketshop verknüpft: SHOP-10 statt SHOP-9.', keptNumber: '' },
    })
    await send(other, false, editor, 'relink')
    expect(await stored()).toEqual([['Neu', 'SHOP-10', 'https://shop.example/SHOP-10']])
    expect((await send(other, true)).body).toMatchObject({ otherNumbers: 0, counts: { same: 1 } })
    // Two performances whose numbers a file exchanges keep theirs as well.
    await send([head, line('SHOP-11').replace('05.03', '06.03').replace('E10', 'E11')], false)
    const exchanged = [head, line('SHOP-11'), line('SHOP-10').replace('05.03', '06.03').replace('E10', 'E11')]
    expect((await send(exchanged, true)).body).toMatchObject({ otherNumbers: 2, unhooked: 0, counts: { same: 2 } })
  })

  it('shows the progress of an import only to the user who started it', async () => {
    const { body } = await send(['Produktion;Raum;Beginn', 'Nur für mich;Studio;2027-09-01 20:00'], false)
    expect(body).toMatchObject({ state: 'done', done: 1, all: 1, counts: { create: 1 } })
    expect((await (await app.editor()).getJson(`/api/admin/import/${body.id}`)).status).toBe(404)
    expect((await app.visitor().getJson(`/api/admin/import/${body.id}`)).status).toBe(401)
  })

  it('is carried out although the process that took the job was killed before beginning', async () => {
    const { db } = app.foyer.platform
    // Simulates a process that is killed right after it has taken the job.
    await db.execute(sql`
      CREATE FUNCTION hand_to_the_dead() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.name = 'admin.import' AND NEW.start_after <= now() THEN NEW.state := 'active'; NEW.started_on := now(); END IF;
        RETURN NEW;
      END $$`)
    await db.execute(sql`CREATE TRIGGER hand_to_the_dead BEFORE INSERT ON jobs.job FOR EACH ROW EXECUTE FUNCTION hand_to_the_dead()`)
    const { body } = await send(['Produktion;Raum;Beginn', 'Trotzdem;Studio;2031-03-01 20:00'], false)
    await db.execute(sql`DROP FUNCTION hand_to_the_dead CASCADE`)
    expect(body.counts).toEqual({ create: 1, change: 0, same: 0, rejected: 0 })
    expect(await performances('Trotzdem')).toHaveLength(1)
  })
})
