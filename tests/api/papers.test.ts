import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PressKit } from '../../app/papers/press/press-kit.ts'
import { ensureTestBrowser } from '../../scripts/browser.ts'
import { createMediaLibrary } from '../support/media-library.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number }

/** Width and height in points of the first page of a PDF. */
function pageSize(pdf: string): [width: number, height: number] {
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  return [Math.round(Number(width)), Math.round(Number(height))]
}

describe('papers', () => {
  let app: TestApp
  let editor: Visitor
  let id = 0
  beforeAll(async () => {
    app = await createTestApp({ environment: { CHROMIUM_PATH: ensureTestBrowser() } })
    editor = await app.editor('programme')
    const make = async (type: string, values: object) => (await editor.send<Made>('POST', `/api/admin/${type}`, values)).body.id
    const venueId = await make('venue', { name: 'Haus am Fluss', street: 'Uferweg 1', city: 'Marienbrück' })
    const roomId = await make('room', { name: 'Großer Saal', venueId })
    const [tove, ayla] = [
      await make('person', { firstName: 'Tove', lastName: 'Aschenbach' }),
      await make('person', { firstName: 'Ayla', lastName: 'Brandvik' }),
    ]
    const contributors = [{ personId: tove, role: 'Lopachin', kind: 'cast' }]
    const production = { title: 'Glasgesang <b>', durationMinutes: 110, intermissions: 1, contributors, isOnline: true }
    const productionId = await make('production', production)
    const cast = [{ kind: 'cast', role: 'Lopachin', personId: ayla, isExtra: false }]
    const event = { productionId, roomId, startsAt: '2026-11-22T19:30', note: '=1+1', marks: ['premiere'], isOnline: true, cast }
    id = await make('event', event)
    await make('event', { ...event, startsAt: '2026-11-23T19:30', note: 'Nicht online', isOnline: false })
  })
  afterAll(() => app.close())

  const screen = async (query: string) => (await editor.fetch(`/cms-hub/papers?${query}`)).text()

  it('say who plays instead of whom, how long it takes, where, and what is not shown as code', async () => {
    for (const paper of ['evening', 'cast']) {
      const html = await screen(`paper=${paper}&event=${id}`)
      expect(html).toContain('Glasgesang &lt;b&gt;')
      expect(html).toMatch(/Ayla Brandvik.*statt Tove Aschenbach/s)
      expect(html).toContain('eine Pause')
    }
    const undated = await editor.send<Made>('POST', '/api/admin/production', { title: 'Noch ohne Dauer' })
    const { body: room } = await editor.getJson<{ records: Made[] }>('/api/admin/room')
    const event = { productionId: undated.body.id, roomId: room.records[0]?.id, startsAt: '2027-03-01T19:30' }
    const { body } = await editor.send<Made>('POST', '/api/admin/event', event)
    for (const paper of ['evening', 'cast']) {
      const html = await screen(`paper=${paper}&event=${body.id}`)
      expect([html.includes('Noch ohne Dauer'), html.includes('keine Pause')]).toEqual([true, false])
    }
    expect(await screen(`paper=evening&event=${id}`)).toMatch(/Ende gegen.*21:20.*Großer Saal, Haus am Fluss, Uferweg 1, Marienbrück/s)
  })

  it('say who reads a part, who plays two, and leave out the part that is left out this evening', async () => {
    const make = async (type: string, values: object) => (await editor.send<Made>('POST', `/api/admin/${type}`, values)).body.id
    const [one, two, three] = [
      await make('person', { firstName: 'Ida', lastName: 'Kamm' }),
      await make('person', { firstName: 'Joan', lastName: 'Specht' }),
      await make('person', { firstName: 'Zoran', lastName: 'Weggefallen' }),
    ]
    const contributors = [
      { personId: one, role: 'Anja', kind: 'cast' },
      { personId: two, role: 'Warja', kind: 'cast' },
      { personId: three, role: 'Firs', kind: 'cast' },
    ]
    const productionId = await make('production', { title: 'Drei Rollen', contributors, isOnline: true })
    const { roomId } = (await editor.getJson<{ values: { roomId: number } }>(`/api/admin/event/${id}`)).body.values
    const cast = [
      { kind: 'cast', role: 'Anja', personId: two, isExtra: false, isReading: true },
      { kind: 'cast', role: 'Firs', personId: three, isExtra: false, isOmitted: true },
    ]
    const evening = await make('event', { productionId, roomId, startsAt: '2026-12-25T19:30', isOnline: true, cast })
    for (const paper of ['evening', 'cast']) {
      const html = await screen(`paper=${paper}&event=${evening}`)
      expect(html).toMatch(/Anja.*Joan Specht.*statt Ida Kamm.*liest ein.*Warja.*Joan Specht/s)
      expect(html).not.toContain('Weggefallen')
    }
  })

  it('give the press what there is: which pictures may go out, as they were uploaded, and a text', async () => {
    const admin = await app.editor('admin')
    const library = createMediaLibrary(app, admin)
    const { id: pictureId } = await library.upload('probe.png', 'teal')
    const productionId = (
      await editor.send<Made>('POST', '/api/admin/production', {
        ...{ title: 'Für die Presse', teaser: 'Ein Küstenort wiegt seine Vögel.', durationMinutes: 95, posterImageId: pictureId },
      })
    ).body.id
    const read = async () => (await editor.getJson<PressKit>(`/api/admin/papers/press?production=${productionId}`)).body
    const before = await read()
    expect(before.pictures?.map(({ id, lacks }) => [id, lacks])).toEqual([[pictureId, ['no-credit', 'small']]])
    expect(before.text).toMatch(/^Für die Presse\n\nEin Küstenort.*Dauer: /s)
    const { revision } = await library.read(pictureId)
    await admin.send('PATCH', `/api/admin/media/${pictureId}`, { base: revision, values: { credit: 'Foto: Ida Kamm' } })
    const after = await read()
    expect(after.pictures?.[0]?.lacks).toEqual(['small'])
    expect(after.text).toContain('Bildnachweise\nFoto: Ida Kamm')
    const original = await editor.fetch(`/api/admin/media/${pictureId}/original`)
    expect([original.status, original.headers.get('content-disposition')?.startsWith('attachment')]).toEqual([200, true])
    expect((await original.arrayBuffer()).byteLength).toBe(Number(original.headers.get('content-length')))
    expect((await editor.getJson('/api/admin/papers/press?production=99999999')).status).toBe(404)
  })

  it('are PDFs in their sizes where Chromium is, also when several are wanted at once, and leave no files behind', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('foyer-paper-'))
    const queries = [`paper=evening&event=${id}`, `paper=cast&event=${id}`, 'paper=month&month=2026-11']
    const answers = await Promise.all(queries.map((query) => editor.fetch(`/api/admin/papers/pdf?${query}`)))
    const pdfs = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('latin1')))
    for (const pdf of pdfs) expect(pdf).toMatch(/^%PDF-/)
    // Two evenings of one production are two files.
    expect(answers.map((answer) => /filename="(.*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1])).toEqual([
      'abendzettel-sonntag-22-november-2026-19-30-uhr-glasgesang-b.pdf',
      'besetzungszettel-sonntag-22-november-2026-19-30-uhr-glasgesang-b.pdf',
      'monatsprogramm-november-2026.pdf',
    ])
    for (const pdf of pdfs) expect(pdf).toContain('Archivo')
    const [a4, a5] = [
      [595, 842],
      [420, 595],
    ]
    const isAbout = ([width, height]: number[], [x = 0, y = 0]: number[] = []) =>
      Math.abs((width ?? 0) - x) < 3 && Math.abs((height ?? 0) - y) < 3
    expect(pdfs.map((pdf, index) => isAbout(pageSize(pdf), index === 1 ? a5 : a4))).toEqual([true, true, true])
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('foyer-paper-'))).toEqual(before)
  })

  it('of a month have a row for what is online, safe to open, with a byte order mark or without', async () => {
    const csv = await (await editor.fetch('/api/admin/papers/month.csv?month=2026-11')).arrayBuffer()
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(csv)
    const [head, row, ...others] = text.split('\r\n')
    expect(head).toBe('\uFEFFTag;Wochentag;Beginn;Titel;Untertitel;Sparte;Raum;Spielstätte;Kennzeichen;Status;Hinweis;Preis;Adresse')
    expect(row).toMatch(/^22\.11\.2026;Sonntag;19:30;Glasgesang <b>;.*;Großer Saal;Haus am Fluss;Premiere;;'=1\+1;;http.*\/de\/spielplan\//)
    expect(others).toEqual([''])
    const plain = await (await editor.fetch('/api/admin/papers/month.csv?month=2026-11&bom=off')).arrayBuffer()
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(plain)).toBe(text.slice(1))
  })

  it('exist of no performance and no month that there is not, and for staff alone', async () => {
    for (const query of ['paper=cast&event=99999999', 'paper=month&month=2026-13', 'paper=poster'])
      expect((await editor.fetch(`/cms-hub/papers?${query}`)).status, query).toBe(404)
    expect((await app.visitor().fetch(`/api/admin/papers/pdf?paper=cast&event=${id}`)).status).toBe(401)
  })

  it('are left to the browser where Chromium fails', async () => {
    const broken = await createTestApp({ environment: { CHROMIUM_PATH: '/bin/false' } })
    try {
      const answer = await (await broken.editor('programme')).getJson('/api/admin/papers/pdf')
      expect(answer).toMatchObject({ status: 502, body: { code: 'no_pdf' } })
    } finally {
      await broken.close()
    }
  })
})
