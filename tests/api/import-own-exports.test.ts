import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeArchive } from '../../app/site-archive/write-archive.server.ts'
import { createImportFixture } from '../support/import-fixture.ts'

type Fixture = Awaited<ReturnType<typeof createImportFixture>>
const COUNT = 7
const UNCHANGED = { create: 0, change: 0, same: COUNT, rejected: 0 }

describe('what the house has written itself is read back', () => {
  let fixture: Fixture
  /** the ids of two productions that bear the same title, the older one first */
  let salz: number[]
  beforeAll(async () => {
    fixture = await createImportFixture()
    const { editor } = fixture
    const made = async (type: string, values: object) => (await editor.send<{ id: number }>('POST', `/api/admin/${type}`, values)).body.id
    const rooms = await editor.getJson<{ records: { id: number; title: string }[] }>('/api/admin/room')
    const [large, studio] = ['Großes Haus', 'Studio'].map((name) => rooms.body.records.find(({ title }) => title.startsWith(name))?.id)
    const production = (title: string) => made('production', { title, isOnline: true })
    salz = [await production('Salz'), await production('Salz')]
    const [year, other] = [await production('1984'), await production('Fremd')]
    const evening = (productionId: number | undefined, startsAt: string, more: object = {}) =>
      made('event', { productionId, roomId: studio, startsAt, isOnline: true, ...more })
    await evening(salz[0], '2027-02-11T19:30:00+01:00', { endsAt: '2027-02-11T21:45:00+01:00', note: '- mit "Gästen"; neu' })
    await evening(salz[1], '2027-02-12T19:30:00+01:00', { idJet: '0047', ticketUrl: 'https://tickets.example/47' })
    await evening(year, '2027-07-01T20:00:00+02:00', { planningId: 'P-1', status: 'cancelled', note: '=Absage' })
    await evening(year, '2027-07-02T20:00:00+02:00', { roomId: large, status: 'moved' })
    await evening(other, '2027-10-31T01:30:00+02:00', { endsAt: '2027-10-31T02:30:00+01:00' })
    await evening(other, '2027-11-01T10:00:00+01:00', { endsAt: '2027-11-05T18:00:00+01:00' })
    await evening(other, '2027-11-07T22:00:00+01:00', { endsAt: '2027-11-08T01:30:00+01:00' })
  })
  afterAll(() => fixture.app.close())

  const fileOf = async (path: string) => new Uint8Array(await (await fixture.editor.fetch(path)).arrayBuffer())
  const planned = async (file: Uint8Array | string[]) => {
    const { body } = await fixture.send(file, true)
    const changed = body.lines
      ?.filter(({ action }) => action !== 'same')
      .map(({ title, action, changes, reasons }) => ({ title, action, changes, reasons }))
    return { counts: body.counts, changed, detail: body.detail }
  }
  const isUnchanged = { counts: UNCHANGED, changed: [], detail: undefined }

  it('the table of performances is unchanged', async () => {
    expect(await planned(await fileOf('/api/admin/event/export.csv'))).toEqual(isUnchanged)
  })

  it('the table is unchanged when a spreadsheet has saved it with other marks', async () => {
    const text = new TextDecoder().decode(await fileOf('/api/admin/event/export.csv'))
    expect(await planned(new TextEncoder().encode(text.replaceAll('+01:00', '+0100')))).toEqual(isUnchanged)
  })

  it('the list of performances as JSON is unchanged', async () => {
    expect(await planned(await fileOf('/api/admin/event/export.json'))).toEqual(isUnchanged)
    const other = await planned(await fileOf('/api/admin/production/export.json'))
    expect(other.detail).toBe('Dieses JSON ist kein Export von Vorstellungen. Bitte importieren Sie eine Tabelle oder einen Kalender.')
  })

  it('the calendar that visitors subscribe to is unchanged', async () => {
    expect(await planned(await fileOf('/de/spielplan/kalender.ics'))).toEqual(isUnchanged)
  })

  it('the calendar of another house is none of its own', async () => {
    const text = new TextDecoder()
      .decode(await fileOf('/de/spielplan/kalender.ics'))
      .replaceAll(/(UID:event-\d+)@\S+/g, '$1@anderes.example')
    expect((await planned(new TextEncoder().encode(text))).counts).toMatchObject({ same: 0 })
  })

  it('the archive of the site is unchanged', async () => {
    const pieces: Uint8Array[] = []
    for await (const piece of writeArchive(fixture.app.foyer.platform, {})) pieces.push(piece)
    expect(await planned(new Uint8Array(Buffer.concat(pieces)))).toEqual(isUnchanged)
  })

  it('what somebody has changed in the table is a change of that performance, also to another production of the same title', async () => {
    const lines = new TextDecoder().decode(await fileOf('/api/admin/event/export.csv?sort=startsAt')).split('\r\n')
    const [head = '', first = ''] = lines
    const cells = first.split(';')
    const at = (name: string) => head.replace('\uFEFF', '').split(';').indexOf(name)
    cells[at('Produktion')] = String(salz[1])
    cells[at('Beginn')] = '13.02.2027 20:00'
    cells[at('Ende')] = ''
    const { changed } = await planned([head, cells.join(';')])
    expect(changed).toMatchObject([{ title: 'Salz · 13.02.2027, 20:00\u00a0Uhr', action: 'change' }])
    expect(changed?.[0]?.changes.map(({ field }) => field)).toEqual(['productionId', 'startsAt', 'endsAt'])
    expect(changed?.[0]?.changes[0]).toMatchObject({ from: 'Salz', to: `Salz (Nr. ${salz[1]})` })
  })

  it('the file of rejected rows is read again once it is corrected, and unchanged where nothing was wrong', async () => {
    const text = new TextDecoder().decode(await fileOf('/api/admin/event/export.csv'))
    const broken = new TextEncoder().encode(text.replaceAll(/T(\d\d:\d\d:00\+)/g, 'X$1'))
    const { body } = await fixture.send(broken, false)
    expect(body.counts).toMatchObject({ rejected: COUNT })
    const rejected = new TextDecoder().decode(await fileOf(`/api/admin/import/${body.id}/rejected.csv`))
    expect(rejected).toContain('1984')
    expect(await planned(new TextEncoder().encode(rejected.replaceAll(/X(\d\d:\d\d:00\+)/g, 'T$1')))).toEqual(isUnchanged)
  })

  it('a table of another house, whose numbers say something else here, changes nothing', async () => {
    const text = new TextDecoder().decode(await fileOf('/api/admin/event/export.csv?sort=startsAt'))
    const [head = '', first = ''] = text.split('\r\n')
    const at = (name: string) => head.replace('\uFEFF', '').split(';').indexOf(name)
    const other = first.split(';')
    other[at('Produktion')] = String(salz[1])
    other[at('Raum')] = 'Großes Haus'
    other[at('Beginn')] = '2027-05-01T11:00:00+02:00'
    other[at('Ende')] = ''
    const unknown = first.split(';')
    unknown[at('Produktion')] = '4711'
    const { changed } = await planned([head, unknown.join(';'), other.join(';')])
    expect(changed).toMatchObject([
      { action: 'rejected', reasons: ['Eine Produktion mit der Nummer 4711 gibt es hier nicht.'] },
      { action: 'rejected', reasons: ['Vorstellung Nummer 1 ist hier eine andere: „Salz“.'] },
    ])
  })

  it('a table that merely has a column “id” is read as ever', async () => {
    const { changed } = await planned(['id;Produktion;Raum;Beginn', '1;Neues;Studio;01.03.2027 20:00'])
    expect(changed).toMatchObject([{ title: 'Neues · 01.03.2027, 20:00\u00a0Uhr', action: 'create' }])
  })
})
