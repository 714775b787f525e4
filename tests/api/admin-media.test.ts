import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withdrawExpired } from '../../app/platform/media/withdrawal.ts'
import { createMediaLibrary, type MediaEntry, type MediaLibrary, type StoredRecord, squarePicture } from '../support/media-library.ts'
import { createPage } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

describe('the media library', () => {
  let app: TestApp
  let editor: Visitor
  let library: MediaLibrary
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor()
    library = createMediaLibrary(app, editor)
  })
  afterAll(() => app.close())

  it('recognises a file by its content, whatever its name', async () => {
    const first = await library.upload('erstes.png', '#102030')
    const again = await library.sendFile('POST', '/api/media', {
      name: 'zweites.png',
      bytes: await squarePicture('#102030'),
      fields: { alt: 'Anders beschrieben' },
    })
    expect(again).toMatchObject({ status: 200, body: { id: first.id, is_known: true } })
    expect((await library.read(first.id)).values.alt).toBe('Ein Bild: #102030')
  })

  it('keeps of each file what was said of its whole delivery, and finds it by its collection', async () => {
    const fields = { credit: 'Foto: Ada Lind', collection: 'Lieferung Möwe', rights: 'Nur für die Website', rights_until: '2027-07-31' }
    const picture = await library.sendFile('POST', '/api/media', {
      name: 'moewe.png',
      bytes: await squarePicture('#214365'),
      fields: { alt: 'Eine Möwe', ...fields },
    })
    const pdf = new TextEncoder().encode('%PDF-1.7\n2 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
    const booklet = await library.sendFile('POST', '/api/media', { name: 'Heft.pdf', bytes: pdf, fields })
    const { rights_until: rightsUntil, ...said } = fields
    for (const { body } of [picture, booklet]) expect((await library.read(body.id)).values).toMatchObject({ ...said, rightsUntil })
    const { body: found } = await editor.getJson<{ ids: number[] }>('/api/admin/media/ids?collection=Lieferung%20M%C3%B6we')
    expect(found.ids.toSorted()).toEqual([picture.body.id, booklet.body.id].toSorted())
    const { body: inPicker } = await editor.getJson<{ results: MediaEntry[] }>('/api/media?search=Lieferung')
    expect(inPicker.results.map(({ id }) => id)).toEqual([picture.body.id])
    const wrong = { name: 'falsch.png', bytes: await squarePicture('#315375'), fields: { alt: 'x', rights_until: 'bald' } }
    expect((await library.sendFile('POST', '/api/media', wrong)).status).toBe(400)
  })

  it('answers an empty change with the unchanged file', async () => {
    const { id } = await library.upload('unveraendert.png', '#112233')
    expect(await editor.send('PATCH', `/api/media/${id}`, {})).toMatchObject({ status: 200, body: { id, alt: 'Ein Bild: #112233' } })
  })

  it('shows a PDF in the browser’s viewer, under a policy by which it can run nothing as a page', async () => {
    const pdf = await library.sendFile('POST', '/api/media', {
      name: 'Programm.pdf',
      bytes: new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    })
    const { headers } = await app.visitor().fetch((pdf.body as { file?: { url: string } }).file?.url ?? '')
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual(['application/pdf', 'inline'])
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*form-action 'none'$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('answers 404 for an id beyond the database’s integers', async () => {
    for (const path of ['/api/media/99999999999', '/api/admin/media/99999999999', '/pageeditor-api/page/99999999999/'])
      expect([(await editor.fetch(path)).status, path]).toEqual([404, path])
    expect((await editor.send('PATCH', '/api/media/99999999999', { alt: 'x' })).status).toBe(404)
  })

  it('serves a picture right after its upload, also after others were requested', async () => {
    const address = async (entry: MediaEntry) => (await app.visitor().fetch(entry.picture?.src ?? '')).status
    const before = await library.upload('vorher.png', '#112233')
    expect(await address(before)).toBe(200)
    // Even if a browser took it for a page, it would not run with the site's origin.
    const { headers } = await app.visitor().fetch(before.picture?.src ?? '')
    expect(headers.get('content-security-policy')).toBe('sandbox')
    expect(await address(await library.upload('nachher.png', '#332211'))).toBe(200)
  })

  it('records in the history who uploaded a file and who changed its description', async () => {
    const { id } = await library.upload('protokoll.png', '#445566')
    await editor.send('PATCH', `/api/media/${id}`, { alt: 'Genauer beschrieben' })
    const { body } = await editor.getJson<{ results: { action: string; before: unknown; after: unknown }[] }>(
      `/api/admin/media/${id}/changes`,
    )
    expect(body).toMatchObject([
      { action: 'changed', before: { alt: 'Ein Bild: #445566' }, after: { alt: 'Genauer beschrieben' } },
      { action: 'created', before: null },
    ])
  })

  it('rejects a document by its type, instead of asking for an alt text', async () => {
    const refused = await library.sendFile('POST', '/api/media', {
      name: 'text.docx',
      bytes: new TextEncoder().encode('Sehr geehrte Damen und Herren'),
    })
    expect(refused).toMatchObject({ status: 400, body: { code: 'not_a_known_file' } })
    expect(refused.body).toMatchObject({
      detail: expect.stringMatching(/^Diese Art von Datei nimmt die Mediathek nicht auf\. Sie nimmt JPEG/),
    })
  })

  it('lets a picture be either described or decorative, never both', async () => {
    const described = await library.upload('beschrieben.png', '#556677')
    const emptied = await editor.send('PATCH', `/api/media/${described.id}`, { alt: '' })
    expect(emptied).toMatchObject({ status: 400, body: { code: 'alt_missing' } })
    const marked = await library.sendFile('POST', '/api/media', {
      name: 'schmuck.png',
      bytes: await squarePicture('#667788'),
      fields: { alt: 'Angefangen', decorative: 'true' },
    })
    expect((await library.read(marked.body.id)).values).toMatchObject({ alt: '', isDecorative: true })
    const tile = async () => /schmuck\.png.{0,200}/s.exec(await (await editor.fetch('/cms-hub/media?q=schmuck')).text())?.[0]
    expect(await tile()).not.toContain('Ohne Beschreibung')
    expect((await editor.send('PATCH', `/api/media/${marked.body.id}`, { alt: 'Ein Ornament' })).status).toBe(200)
    const { revision, values } = await library.read(marked.body.id)
    expect(values).toMatchObject({ alt: 'Ein Ornament', isDecorative: false })
    // The editor's endpoint reports both as well, when an uploaded picture exists already and its description changes.
    expect((await editor.send('PATCH', `/api/media/${described.id}`, { isDecorative: true })).status).toBe(200)
    expect((await library.read(described.id)).values).toMatchObject({ alt: '', isDecorative: true })
    const both = await editor.send('PATCH', `/api/admin/media/${marked.body.id}`, { base: revision, values: { isDecorative: true } })
    expect(both).toMatchObject({ status: 400, body: { errors: { isDecorative: [expect.stringContaining('kein Schmuck')] } } })
  })

  it('crops a picture for one module only: its URL, size and thumbnails are those of the crop', async () => {
    const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ffffff' } })
      .composite([{ input: { create: { width: 600, height: 800, channels: 3, background: '#0000ff' } }, left: 600, top: 0 }])
      .png()
      .toBuffer()
    const { body: whole } = await library.sendFile('POST', '/api/media', {
      name: 'halb-und-halb.png',
      bytes: bytes,
      fields: { alt: 'Halb und halb' },
    })
    const use = { id: whole.id, crop: { x: 0.5, y: 0.25, width: 0.5, height: 0.5 }, focus: { x: 0.75, y: 0.25 } }
    const image = (id: string, value: unknown) => ({ id, type: 'image', version: 1, data: { image: value, text: '' } })
    const made = await createPage(app, editor, 'ausschnitt', [image('image-part', use), image('image-whole', whole.id)])
    const html = /<main.*<\/main>/s.exec(await library.page(made.path))?.[0] ?? ''
    const [, address] = /src="(\/media\/\w{24}\/5000-2500-5000-5000-[0-9a-f]{16}\/\d+\.jpg)"/.exec(html) ?? []
    expect(html).toMatch(/aspect-ratio:\s*600 \/ 400;object-position:\s*50% 0%/)
    expect(html).toMatch(/src="\/media\/\w{24}\/640\.jpg"/)
    const cut = sharp(Buffer.from(await (await app.visitor().fetch(address ?? '')).arrayBuffer()))
    const { width, height } = await cut.metadata()
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(1.5, 2)
    expect((await cut.stats()).dominant).toMatchObject({ b: 248 })
    const { body } = await app
      .visitor()
      .getJson<{ modules: { columns: { children: Record<string, unknown>[] }[] }[] }>(
        `/de/pageeditor-api/page${made.path.slice('/de'.length)}`,
      )
    expect(body.modules[0]?.columns[0]?.children[0]).toMatchObject({
      image: use,
      thumbnails: { small: expect.stringContaining('5000-2500') },
    })
    // Only crops that a page shows are made.
    expect((await app.visitor().fetch((address ?? '').replace('5000-2500', '5000-2400'))).status).toBe(404)
    const outside = { ...use, crop: { x: 0.8, y: 0, width: 0.5, height: 1 } }
    const operation = { type: 'update', id: 'image-part', data: { image: outside } }
    expect((await made.patch(editor, [operation])).status).toBe(422)
  })

  it('withdraws a picture after the last day of its rights, and shows it again when they are extended', async () => {
    const picture = await library.upload('rechte.png', '#203040')
    const address = picture.picture?.src ?? ''
    const { path } = await library.createProduction(picture.id, 'Mit begrenzten Rechten')
    const before = await library.read(picture.id)
    const until = (rightsUntil: string | null, base: string) =>
      editor.send<StoredRecord>('PATCH', `/api/admin/media/${picture.id}`, { base, values: { rightsUntil } })
    const limited = await until('2026-11-21', before.revision)
    expect(limited.status).toBe(200)
    expect(await library.page(path)).toContain(address.split('/')[2])
    expect((await app.visitor().fetch(address)).status).toBe(200)
    expect(await (await editor.fetch('/cms-hub')).text()).toContain('media?state=expiring')
    const noon = app.clock.now().toString()
    app.clock.set('2026-11-22T00:00:01+01:00')
    await withdrawExpired(app.foyer.platform)
    expect(await library.page(path)).not.toContain(address.split('/')[2])
    expect((await app.visitor().fetch(address)).status).toBe(404)
    expect((await editor.fetch(`/api/admin/media/${picture.id}/preview`)).status).toBe(200)
    expect((await app.visitor().fetch(`/api/admin/media/${picture.id}/preview`)).status).toBe(401)
    expect(await (await editor.fetch('/cms-hub/media?state=expired')).text()).toContain('rechte.png')
    expect(await (await editor.fetch('/cms-hub')).text()).toContain('media?state=expired')
    await until('2027-01-31', limited.body.revision)
    expect(await library.page(path)).toContain(address.split('/')[2])
    expect((await app.visitor().fetch(address)).status).toBe(200)
    app.clock.set(noon)
  })
})
