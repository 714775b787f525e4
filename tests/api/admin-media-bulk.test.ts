import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mediaRecordType } from '../../app/media-library/record-type.ts'
import { deleteImpacts } from '../../app/records/references.server.ts'
import { type BulkResponse, createMediaLibrary, type MediaLibrary, type StoredRecord } from '../support/media-library.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

describe('actions on many files of the media library', () => {
  let app: TestApp
  let editor: Visitor
  let library: MediaLibrary
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor()
    library = createMediaLibrary(app, editor)
  })
  afterAll(() => app.close())

  it('sets credit and end of rights of many files at once, with all consequences, and undoes it', async () => {
    const pictures = [await library.upload('viele-1.png', '#111213'), await library.upload('viele-2.png', '#212223')]
    const { path } = await library.createProduction(pictures[0]?.id ?? 0, 'Zeigt eins von vielen')
    const key = (pictures[0]?.picture?.src ?? '').split('/')[2] ?? ''
    const ids = [...pictures.map(({ id }) => id), 999_999]
    const many = (values: object, by = editor) => by.send<BulkResponse>('POST', '/api/admin/media/bulk', { action: 'set', ids, values })
    expect(await library.page(path)).toContain(key)
    const { body } = await many({ credit: 'Foto: Lia Stern', rightsUntil: '2020-12-31' })
    expect(body).toMatchObject({ done: 2, left: [{ id: 999_999, reason: 'Unter dieser Adresse gibt es nichts.' }] })
    expect(await library.page(path)).not.toContain(key)
    const screen = await (await editor.fetch('/cms-hub/media?q=Lia+Stern&state=expired')).text()
    for (const name of ['viele-1.png', 'viele-2.png']) expect(screen).toContain(`${name} auswählen`)
    const log = await editor.getJson<object[]>(`/api/admin/media/${pictures[1]?.id}/changes`)
    expect(log.body[0]).toMatchObject({ action: 'changed', before: { credit: '' }, after: { credit: 'Foto: Lia Stern' } })
    expect((await many({ alt: 'Alle gleich' })).status).toBe(400)
    expect((await many({ rightsUntil: 'irgendwann' })).body).toMatchObject({ done: 0, left: [{ title: 'viele-1.png' }, {}, {}] })
    const reader = await app.editor('reader')
    expect((await many({ credit: '' }, reader)).status).toBe(403)
    // Users who may only read can select files as well, to download them.
    expect(await (await reader.fetch('/cms-hub/media')).text()).toContain('viele-1.png auswählen')
    expect((await editor.send<BulkResponse>('POST', '/api/admin/media/bulk/undo', { changes: body.changes })).body.done).toBe(2)
    expect(await library.page(path)).toContain(key)
  })

  it('shows which of many files are in use and which are in lists, deletes only unused ones, and restores them', async () => {
    const [used, listed, free] = [
      await library.upload('gebraucht.png', '#313233'),
      await library.upload('gereiht.png', '#414243'),
      await library.upload('frei.png', '#515253'),
    ]
    await library.createProduction(used.id, 'Braucht ihr Bild')
    const { body: shown } = await editor.send<StoredRecord>('POST', '/api/admin/production', { title: 'Reiht Bilder', images: [listed.id] })
    const ids = [used.id, listed.id, free.id]
    const dependents = await editor.getJson(`/api/admin/media/dependents?ids=${ids}`)
    expect(dependents.body).toEqual([
      {
        id: used.id,
        title: 'gebraucht.png',
        dependents: [expect.objectContaining({ type: 'production', count: 1 })],
        lists: [],
        hidden: [],
      },
      {
        id: listed.id,
        title: 'gereiht.png',
        dependents: [],
        lists: [expect.objectContaining({ type: 'production', count: 1 })],
        hidden: [],
      },
    ])
    for (const wrong of ['', '1,x', Array.from({ length: 101 }, (_, index) => index + 1).join()])
      expect((await editor.getJson(`/api/admin/media/dependents?ids=${wrong}`)).status).toBe(400)
    const { body } = await editor.send<BulkResponse>('POST', '/api/admin/media/bulk', { action: 'delete', ids })
    expect(body).toMatchObject({ done: 2, left: [{ id: used.id, title: 'gebraucht.png' }] })
    expect(body.left[0]?.reason).toMatch(/^Andere Einträge brauchen diesen noch\. \(1 /)
    expect((await editor.getJson(`/api/admin/media/${free.id}`)).status).toBe(404)
    expect(await (await editor.fetch('/cms-hub/bin')).text()).toContain('gereiht.png')
    expect((await editor.send<BulkResponse>('POST', '/api/admin/media/bulk/undo', { changes: body.changes })).body.done).toBe(2)
    expect((await editor.getJson<StoredRecord>(`/api/admin/production/${shown.id}`)).body.values.images).toEqual([listed.id])
  })

  it('finds the references to many files in as many statements as to one', async () => {
    const { db } = app.foyer.platform
    const files = [
      await library.upload('zugleich-1.png', '#c1c2c3'),
      await library.upload('zugleich-2.png', '#d1d2d3'),
      await library.upload('zugleich-3.png', '#e1e2e3'),
    ]
    for (const { id } of files) await library.createProduction(id, `Braucht ${id}`)
    const countReferences = (ids: number[]) =>
      db.transaction(async (tx) => {
        const statements = vi.spyOn((tx as unknown as { session: { prepareQuery(): unknown } }).session, 'prepareQuery')
        const found = await deleteImpacts(tx, mediaRecordType, ids)
        return { found: found.size, statements: statements.mock.calls.length }
      })
    const [single, all] = [await countReferences(files.slice(0, 1).map(({ id }) => id)), await countReferences(files.map(({ id }) => id))]
    expect([single.found, all.found]).toEqual([1, 3])
    expect(all.statements).toBe(single.statements)
  })

  it('returns the ids of all files that match the filters, whatever the page of the list', async () => {
    const [firstPicture, secondPicture] = [await library.upload('nummer-1.png', '#616263'), await library.upload('nummer-2.png', '#717273')]
    const numbers = async (query: string) => (await editor.getJson(`/api/admin/media/ids?${query}`)).body
    expect(await numbers(`q=nummer-&kind=picture&before=${secondPicture.id}`)).toEqual({
      ids: [firstPicture.id, secondPicture.id],
      isAll: true,
    })
    expect(await numbers('q=nummer-&kind=video')).toEqual({ ids: [], isAll: true })
    expect(await numbers('q=nummer-&state=expired')).toEqual({ ids: [], isAll: true })
  })

  it('exports the files that match the filters, or the selected ones, with name and type', async () => {
    const [credited, uncredited] = [
      await library.upload('ausgeführt-1.png', '#a1b2c3'),
      await library.upload('ausgeführt-2.png', '#b2c3d4'),
    ]
    await editor.send('POST', '/api/admin/media/bulk', { action: 'set', ids: [credited.id], values: { credit: 'Foto: Ausfuhr' } })
    const exported = async (query: string) =>
      (await editor.getJson<{ filename: string; width: number }[]>(`/api/admin/media/export.json?${query}`)).body
    expect((await exported('q=ausgef%C3%BChrt')).map(({ filename }) => filename)).toEqual(['ausgeführt-2.png', 'ausgeführt-1.png'])
    expect(await exported('q=Ausfuhr&kind=picture')).toMatchObject([{ id: credited.id, width: 640, credit: 'Foto: Ausfuhr' }])
    expect(await exported('q=ausgef%C3%BChrt&kind=document')).toEqual([])
    expect((await editor.getJson('/api/admin/media/count?q=ausgef%C3%BChrt&state=undescribed')).body).toEqual({ count: 0 })
    const chosen = await editor.send<{ id: number }[]>('POST', '/api/admin/media/export.json', { ids: [uncredited.id] })
    expect(chosen.body.map(({ id }) => id)).toEqual([uncredited.id])
    const table = await (await editor.fetch('/api/admin/media/export.csv?q=Ausfuhr')).text()
    expect(table).toContain('Datei;Dateityp;Größe in Byte;Breite;Höhe')
    expect(table).toContain(`${credited.id};ausgeführt-1.png;image/png;`)
  })
})
