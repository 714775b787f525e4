import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cleanUpAdmin } from '../../app/admin/jobs.server.ts'
import { emptyDocument } from '../../app/content/index.ts'
import { containers } from '../../app/content/tables.ts'
import { mediaRecordType } from '../../app/media-library/record-type.ts'
import { withdrawExpired } from '../../app/platform/media/withdrawal.ts'
import { deleteImpacts } from '../../app/records/references.server.ts'
import { LEGAL_CONTENT } from '../../app/site/index.server.ts'
import { createPage } from '../support/page.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number; revision: string; values: Record<string, unknown> }
type Bulk = { done: number; changes: number[]; left: { id: number; title: string; reason: string }[] }
type Entry = { id: number; is_known?: boolean; picture: { src: string } | null; file: { url: string } | null }

const square = (colour: string) =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: colour } })
    .png()
    .toBuffer()

describe.each(DATABASES)('the media library on %s', (database) => {
  let app: TestApp
  let editor: Visitor
  beforeAll(async () => {
    app = await createTestApp({ database })
    editor = await app.editor()
  })
  afterAll(() => app.close())

  async function send(method: string, path: string, name: string, bytes: Uint8Array, fields: Record<string, string> = {}, by = editor) {
    const body = new FormData()
    body.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name))
    for (const [field, value] of Object.entries(fields)) body.set(field, value)
    const response = await by.fetch(path, { method, body, headers: { 'X-CSRFToken': await by.csrfToken(), origin: app.url } })
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as Entry & { code?: string } }
  }
  const upload = async (name: string, colour: string) =>
    (await send('POST', '/api/media', name, await square(colour), { alt: `Ein Bild: ${colour}` })).body
  const read = async (id: number) => (await editor.getJson<Made>(`/api/admin/media/${id}`)).body
  const page = async (path: string) => (await app.visitor().fetch(path)).text()

  /** A production with a picture as its poster. */
  async function productionWith(wideImageId: number, title: string) {
    const { body } = await editor.send<Made>('POST', '/api/admin/production', { title, wideImageId })
    return { id: body.id, path: `/de/stuecke/${body.values.slug}/${body.id}` }
  }

  it('knows a file again by its content, under whatever name it comes', async () => {
    const first = await upload('erstes.png', '#102030')
    const again = await send('POST', '/api/media', 'zweites.png', await square('#102030'), { alt: 'Anders beschrieben' })
    expect(again).toMatchObject({ status: 200, body: { id: first.id, is_known: true } })
    expect((await read(first.id)).values.alt).toBe('Ein Bild: #102030')
  })

  it('answers a change that names nothing with the file as it is', async () => {
    const { id } = await upload('unveraendert.png', '#112233')
    expect(await editor.send('PATCH', `/api/media/${id}`, {})).toMatchObject({ status: 200, body: { id, alt: 'Ein Bild: #112233' } })
  })

  it('shows a PDF in the browser’s own viewer, which a policy of its own would leave blank', async () => {
    const pdf = await send(
      'POST',
      '/api/media',
      'Programm.pdf',
      new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    )
    const { headers } = await app.visitor().fetch((pdf.body as { file?: { url: string } }).file?.url ?? '')
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual(['application/pdf', 'inline'])
    expect([headers.get('content-security-policy'), headers.get('x-content-type-options')]).toEqual([null, 'nosniff'])
  })

  it('has nothing under a number that no record can have', async () => {
    for (const path of ['/api/media/99999999999', '/api/admin/media/99999999999', '/pageeditor-api/page/99999999999/'])
      expect([(await editor.fetch(path)).status, path]).toEqual([404, path])
    expect((await editor.send('PATCH', '/api/media/99999999999', { alt: 'x' })).status).toBe(404)
  })

  it('shows a picture at its address as soon as it has come in, also after others were asked for', async () => {
    const address = async (entry: Entry) => (await app.visitor().fetch(entry.picture?.src ?? '')).status
    const before = await upload('vorher.png', '#112233')
    expect(await address(before)).toBe(200)
    // Even if a browser took it for a page, it would not run with the site's origin.
    const { headers } = await app.visitor().fetch(before.picture?.src ?? '')
    expect(headers.get('content-security-policy')).toBe('sandbox')
    expect(await address(await upload('nachher.png', '#332211'))).toBe(200)
  })

  it('writes down who took a file in and who described it anew', async () => {
    const { id } = await upload('protokoll.png', '#445566')
    await editor.send('PATCH', `/api/media/${id}`, { alt: 'Genauer beschrieben' })
    const { body } = await editor.getJson<{ results: { action: string; before: unknown; after: unknown }[] }>(
      `/api/admin/media/${id}/changes`,
    )
    expect(body).toMatchObject([
      { action: 'changed', before: { alt: 'Ein Bild: #445566' }, after: { alt: 'Genauer beschrieben' } },
      { action: 'created', before: null },
    ])
  })

  it('refuses a letter for what it is, instead of asking what it shows', async () => {
    const refused = await send('POST', '/api/media', 'text.docx', new TextEncoder().encode('Sehr geehrte Damen und Herren'), {})
    expect(refused).toMatchObject({ status: 400, body: { code: 'not_a_known_file' } })
    expect(refused.body).toMatchObject({
      detail: expect.stringMatching(/^Diese Art von Datei nimmt die Mediathek nicht auf\. Sie nimmt JPEG/),
    })
  })

  it('keeps apart what is described and what is decoration: one of the two, and never both', async () => {
    const described = await upload('beschrieben.png', '#556677')
    const emptied = await editor.send('PATCH', `/api/media/${described.id}`, { alt: '' })
    expect(emptied).toMatchObject({ status: 400, body: { code: 'alt_missing' } })
    const marked = await send('POST', '/api/media', 'schmuck.png', await square('#667788'), { alt: 'Angefangen', decorative: 'true' })
    expect((await read(marked.body.id)).values).toMatchObject({ alt: '', isDecorative: true })
    const tile = async () => /schmuck\.png.{0,200}/s.exec(await (await editor.fetch('/cms-hub/media?q=schmuck')).text())?.[0]
    expect(await tile()).not.toContain('Ohne Beschreibung')
    expect((await editor.send('PATCH', `/api/media/${marked.body.id}`, { alt: 'Ein Ornament' })).status).toBe(200)
    const { revision, values } = await read(marked.body.id)
    expect(values).toMatchObject({ alt: 'Ein Ornament', isDecorative: false })
    // The editor's endpoint reports both as well, when an uploaded picture exists already and its description changes.
    expect((await editor.send('PATCH', `/api/media/${described.id}`, { isDecorative: true })).status).toBe(200)
    expect((await read(described.id)).values).toMatchObject({ alt: '', isDecorative: true })
    const both = await editor.send('PATCH', `/api/admin/media/${marked.body.id}`, { base: revision, values: { isDecorative: true } })
    expect(both).toMatchObject({ status: 400, body: { errors: { isDecorative: [expect.stringContaining('kein Schmuck')] } } })
  })

  it('cuts a picture for one place, whole everywhere else: its address, its size and its thumbnails are those of the crop', async () => {
    const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ffffff' } })
      .composite([{ input: { create: { width: 600, height: 800, channels: 3, background: '#0000ff' } }, left: 600, top: 0 }])
      .png()
      .toBuffer()
    const { body: whole } = await send('POST', '/api/media', 'halb-und-halb.png', bytes, { alt: 'Halb und halb' })
    const use = { id: whole.id, crop: { x: 0.5, y: 0.25, width: 0.5, height: 0.5 }, focus: { x: 0.75, y: 0.25 } }
    const image = (id: string, value: unknown) => ({ id, type: 'image', version: 1, data: { image: value, text: '' } })
    const made = await createPage(app, editor, `ausschnitt-${database}`, [image('image-part', use), image('image-whole', whole.id)])
    const html = /<main.*<\/main>/s.exec(await page(made.path))?.[0] ?? ''
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

  it('takes a picture off the site when the last day of its rights is over, and puts it back when they are prolonged', async () => {
    const picture = await upload('rechte.png', '#203040')
    const address = picture.picture?.src ?? ''
    const { path } = await productionWith(picture.id, 'Mit begrenzten Rechten')
    const before = await read(picture.id)
    const until = (rightsUntil: string | null, base: string) =>
      editor.send<Made>('PATCH', `/api/admin/media/${picture.id}`, { base, values: { rightsUntil } })
    const limited = await until('2026-11-21', before.revision)
    expect(limited.status).toBe(200)
    expect(await page(path)).toContain(address.split('/')[2])
    expect((await app.visitor().fetch(address)).status).toBe(200)
    expect(await (await editor.fetch('/cms-hub')).text()).toContain('media?state=expiring')
    const noon = app.clock.now().toString()
    app.clock.set('2026-11-22T00:00:01+01:00')
    await withdrawExpired(app.foyer.platform)
    expect(await page(path)).not.toContain(address.split('/')[2])
    expect((await app.visitor().fetch(address)).status).toBe(404)
    expect((await editor.fetch(`/api/admin/media/${picture.id}/preview`)).status).toBe(200)
    expect((await app.visitor().fetch(`/api/admin/media/${picture.id}/preview`)).status).toBe(401)
    expect(await (await editor.fetch('/cms-hub/media?state=expired')).text()).toContain('rechte.png')
    expect(await (await editor.fetch('/cms-hub')).text()).toContain('media?state=expired')
    await until('2027-01-31', limited.body.revision)
    expect(await page(path)).toContain(address.split('/')[2])
    expect((await app.visitor().fetch(address)).status).toBe(200)
    app.clock.set(noon)
  })

  it('puts another file in the place of one everywhere, and back; every address that it had leads to what it is now', async () => {
    const picture = await upload('ersetzt.png', '#304050')
    const { path } = await productionWith(picture.id, 'Mit ersetztem Bild')
    const keyIn = async () => /\/media\/([0-9a-f]{24})\//.exec(await page(path))?.[1]
    const old = await keyIn()
    const file = `/api/admin/media/${picture.id}/file`
    expect((await send('PUT', file, 'neu.png', await square('#405060'))).status).toBe(204)
    const replaced = await keyIn()
    expect(replaced).not.toBe(old)
    const whereFrom = async (key: string | undefined) => {
      const { status, headers } = await app.visitor().fetch(`/media/${key}/640.jpg`)
      return status === 302 ? headers.get('location') : status
    }
    expect(await whereFrom(old)).toBe(`/media/${replaced}/640.jpg`)
    expect(await (await editor.fetch('/cms-hub/media?q=neu.png')).text()).toContain('neu.png')
    expect((await send('PUT', file, 'text.txt', new TextEncoder().encode('kein Bild'))).body.code).toBe('not_a_picture')
    expect((await send('PUT', file, 'x.png', await square('#000'), {}, await app.editor('reader'))).status).toBe(403)
    const { body: changes } = await editor.getJson<{ id: number }[]>(`/api/admin/media/${picture.id}/changes`)
    await editor.send('POST', `/api/admin/media/${picture.id}/restore`, { change: changes[0]?.id })
    expect(await keyIn()).toBe(old)
    expect([await whereFrom(replaced), await whereFrom(old)]).toEqual([`/media/${old}/640.jpg`, 200])
  })

  it('puts a file in the place of one, also where another entry holds the very same file', async () => {
    const [firstPicture, secondPicture] = [await upload('zweimal-a.png', '#314151'), await upload('zweimal-b.png', '#516171')]
    expect((await send('PUT', `/api/admin/media/${firstPicture.id}/file`, 'zweimal-b.png', await square('#516171'))).status).toBe(204)
    const { body: replaced } = await editor.getJson<Entry>(`/api/media/${firstPicture.id}`)
    const seen = async ({ picture }: Entry) => new Uint8Array(await (await app.visitor().fetch(picture?.src ?? '')).arrayBuffer())
    expect(replaced.picture?.src).not.toBe(secondPicture.picture?.src)
    expect(await seen(replaced)).toEqual(await seen(secondPicture))
  })

  it('leads to the legal page on which a picture stands', async () => {
    const { id, picture } = await upload('hausordnung.png', '#8090a1')
    const node = { id: 'hausordnung', type: 'html', version: 1, data: { html_code: `<img src="${picture?.src}" alt="">` } }
    const document = { ...emptyDocument(), columns: [{ classes: '', children: [node] }] }
    await app.foyer.platform.write((tx) =>
      tx.insert(containers).values({ slug: 'hausordnung', contentType: LEGAL_CONTENT, objectId: 2, document }),
    )
    expect(await (await editor.fetch(`/cms-hub/media/${id}`)).text()).toContain('href="/de/datenschutz?edit"')
  })

  it('knows the works whose recording a file is and the texts that link to it, keeps it for them, and leads them to what replaces it', async () => {
    const sound = (length: number) => Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(length)])
    const { body: recording } = await send('POST', '/api/media', 'satz.wav', sound(100))
    const address = recording.file?.url ?? ''
    const { body: production } = await editor.send<Made>('POST', '/api/admin/production', {
      title: 'Mit Aufnahme',
      programme: [{ composer: 'Fanny Hensel', work: 'Das Jahr', audio: address }],
    })
    const linked = { type: 'text', text: 'hören', marks: [{ type: 'link', attrs: { href: address } }] }
    const biography = { type: 'doc', content: [{ type: 'paragraph', content: [linked] }] }
    await editor.send('POST', '/api/admin/person', { firstName: 'Lia', lastName: 'Verlinkt', biography })
    const uses = await (await editor.fetch(`/cms-hub/media/${recording.id}`)).text()
    expect(uses).toContain('Mit Aufnahme')
    expect(uses).toContain('Lia Verlinkt')
    const refused = await editor.send('DELETE', `/api/admin/media/${recording.id}`)
    expect(refused.body).toMatchObject({ code: 'in_use', dependents: [{ type: 'production' }, { type: 'person' }] })
    expect((await send('PUT', `/api/admin/media/${recording.id}/file`, 'neuer-satz.wav', sound(200))).status).toBe(204)
    const old = await app.visitor().fetch(address)
    expect([old.status, old.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/media\/\w{24}\/neuer-satz\.wav$/)])
    expect((await app.visitor().fetch(old.headers.get('location') ?? '')).status).toBe(200)
    expect(await (await editor.fetch(`/cms-hub/media/${recording.id}`)).text()).toContain('Mit Aufnahme')
    expect(production.id).toBeGreaterThan(0)
  })

  it('shows nobody what was deleted, although its bytes lie in the bin', async () => {
    const picture = await upload('geloescht.png', '#a0b0c0')
    const address = (picture.picture?.src ?? '').replace(/\d+\.jpg$/, '640.jpg')
    expect((await app.visitor().fetch(address)).status).toBe(200)
    expect((await editor.send('DELETE', `/api/admin/media/${picture.id}`)).status).toBe(204)
    expect((await app.visitor().fetch(address)).status).toBe(404)
  })

  it('says where a file is used, deletes none that is, and brings a deleted one back with its bytes', async () => {
    const picture = await upload('verwendet.png', '#506070')
    const production = await productionWith(picture.id, 'Zeigt das Bild')
    const onPage = await createPage(app, editor, `bild-${database}`, [
      { id: 'bildmodul', type: 'image', version: 1, data: { image: picture.id, format: 'Large', link: '', text: '' } },
    ])
    const screen = await (await editor.fetch(`/cms-hub/media/${picture.id}`)).text()
    expect(screen).toContain('Zeigt das Bild')
    expect(screen).toContain(`${onPage.path}?edit`)
    const refused = await editor.send('DELETE', `/api/admin/media/${picture.id}`)
    expect(refused.body).toMatchObject({
      code: 'in_use',
      dependents: [
        { type: 'production', count: 1 },
        { type: 'page', count: 1 },
      ],
    })
    const unused = await upload('unbenutzt.png', '#607080')
    const address = unused.picture?.src ?? ''
    expect((await editor.send('DELETE', `/api/admin/media/${unused.id}`)).status).toBe(204)
    const { body: changes } = await editor.getJson<{ id: number }[]>(`/api/admin/media/${unused.id}/changes`)
    expect((await editor.send('POST', `/api/admin/media/${unused.id}/restore`, { change: changes[0]?.id })).status).toBe(200)
    expect((await app.visitor().fetch(address.replace(/\d+\.jpg$/, '640.jpg'))).status).toBe(200)
    expect(production.id).toBeGreaterThan(0)
  })

  it('gives many files their credit and the end of their rights at once, with all that follows from it, and takes it back', async () => {
    const pictures = [await upload('viele-1.png', '#111213'), await upload('viele-2.png', '#212223')]
    const { path } = await productionWith(pictures[0]?.id ?? 0, 'Zeigt eins von vielen')
    const key = (pictures[0]?.picture?.src ?? '').split('/')[2] ?? ''
    const ids = [...pictures.map(({ id }) => id), 999_999]
    const many = (values: object, by = editor) => by.send<Bulk>('POST', '/api/admin/media/bulk', { action: 'set', ids, values })
    expect(await page(path)).toContain(key)
    const { body } = await many({ credit: 'Foto: Lia Stern', rightsUntil: '2020-12-31' })
    expect(body).toMatchObject({ done: 2, left: [{ id: 999_999, reason: 'Unter dieser Adresse gibt es nichts.' }] })
    expect(await page(path)).not.toContain(key)
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
    expect((await editor.send<Bulk>('POST', '/api/admin/media/bulk/undo', { changes: body.changes })).body.done).toBe(2)
    expect(await page(path)).toContain(key)
  })

  it('says of many files which are needed and which stand in lists, deletes only those that nobody needs, and brings them back', async () => {
    const [used, listed, free] = [
      await upload('gebraucht.png', '#313233'),
      await upload('gereiht.png', '#414243'),
      await upload('frei.png', '#515253'),
    ]
    await productionWith(used.id, 'Braucht ihr Bild')
    const { body: shown } = await editor.send<Made>('POST', '/api/admin/production', { title: 'Reiht Bilder', images: [listed.id] })
    const ids = [used.id, listed.id, free.id]
    const dependents = await editor.getJson(`/api/admin/media/dependents?ids=${ids}`)
    expect(dependents.body).toEqual([
      { id: used.id, title: 'gebraucht.png', dependents: [expect.objectContaining({ type: 'production', count: 1 })], lists: [] },
      { id: listed.id, title: 'gereiht.png', dependents: [], lists: [expect.objectContaining({ type: 'production', count: 1 })] },
    ])
    for (const wrong of ['', '1,x', Array.from({ length: 101 }, (_, index) => index + 1).join()])
      expect((await editor.getJson(`/api/admin/media/dependents?ids=${wrong}`)).status).toBe(400)
    const { body } = await editor.send<Bulk>('POST', '/api/admin/media/bulk', { action: 'delete', ids })
    expect(body).toMatchObject({ done: 2, left: [{ id: used.id, title: 'gebraucht.png' }] })
    expect(body.left[0]?.reason).toMatch(/^Andere Einträge brauchen diesen noch\. \(1 /)
    expect((await editor.getJson(`/api/admin/media/${free.id}`)).status).toBe(404)
    expect(await (await editor.fetch('/cms-hub/bin')).text()).toContain('gereiht.png')
    expect((await editor.send<Bulk>('POST', '/api/admin/media/bulk/undo', { changes: body.changes })).body.done).toBe(2)
    expect((await editor.getJson<Made>(`/api/admin/production/${shown.id}`)).body.values.images).toEqual([listed.id])
  })

  it('looks up what needs many files in as many statements as for one', async () => {
    const { db } = app.foyer.platform
    const files = [
      await upload('zugleich-1.png', '#c1c2c3'),
      await upload('zugleich-2.png', '#d1d2d3'),
      await upload('zugleich-3.png', '#e1e2e3'),
    ]
    for (const { id } of files) await productionWith(id, `Braucht ${id}`)
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

  it('leads from a picture in a container that belongs to no page to the module that shows it, wherever that is', async () => {
    const [shown, hidden] = [await upload('geteilt.png', '#c4c5c6'), await upload('ungezeigt.png', '#d4d5d6')]
    const holding = (image: number) => {
      const node = { id: `bild-${image}`, type: 'image', version: 1, data: { image, format: 'Large', link: '', text: '' } }
      return { ...emptyDocument(), columns: [{ classes: '', children: [node] }] }
    }
    await app.foyer.platform.write((tx) =>
      tx.insert(containers).values([
        { slug: `geteilt-${database}`, contentType: 'shared', document: holding(shown.id) },
        { slug: `ungezeigt-${database}`, contentType: 'shared', document: holding(hidden.id) },
      ]),
    )
    const module = { id: 'zeigt-geteiltes', type: 'container', version: 1, data: { slug: `geteilt-${database}` } }
    const { path } = await createPage(app, editor, `zeigt-geteiltes-${database}`, [module])
    expect(await (await editor.fetch(`/cms-hub/media/${shown.id}`)).text()).toContain(`href="${path}?edit=zeigt-geteiltes"`)
    const unseen = await (await editor.fetch(`/cms-hub/media/${hidden.id}`)).text()
    expect(unseen).toContain('Container, der nirgends gezeigt wird')
    expect(unseen).not.toContain('href="/de?edit')
    for (const { id } of [shown, hidden])
      expect((await editor.send('DELETE', `/api/admin/media/${id}`)).body).toMatchObject({ code: 'in_use' })
  })

  it('gives the numbers of all files that it is narrowed to, wherever in it somebody is', async () => {
    const [firstPicture, secondPicture] = [await upload('nummer-1.png', '#616263'), await upload('nummer-2.png', '#717273')]
    const numbers = async (query: string) => (await editor.getJson(`/api/admin/media/ids?${query}`)).body
    expect(await numbers(`q=nummer-&kind=picture&before=${secondPicture.id}`)).toEqual({
      ids: [firstPicture.id, secondPicture.id],
      isAll: true,
    })
    expect(await numbers('q=nummer-&kind=video')).toEqual({ ids: [], isAll: true })
    expect(await numbers('q=nummer-&state=expired')).toEqual({ ids: [], isAll: true })
  })

  it('exports what it is narrowed to, and what somebody has chosen, with the name of each file and what it is', async () => {
    const [credited, uncredited] = [await upload('ausgeführt-1.png', '#a1b2c3'), await upload('ausgeführt-2.png', '#b2c3d4')]
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

  it('forgets the bytes of what was deleted thirty days ago, and of nothing that is still named', async () => {
    const [gone, kept] = [await upload('vergessen.png', '#708090'), await upload('behalten.png', '#8090a0')]
    const noon = app.clock.now().toString()
    await editor.send('DELETE', `/api/admin/media/${gone.id}`)
    await send('PUT', `/api/admin/media/${kept.id}/file`, 'anderes.png', await square('#90a0b0'))
    app.clock.advance({ hours: 31 * 24 })
    await cleanUpAdmin(app.foyer.platform, app.foyer.media)
    const statusOf = async (entry: Entry) => (await app.visitor().fetch((entry.picture?.src ?? '').replace(/\d+\.jpg$/, '480.jpg'))).status
    expect([await statusOf(gone), await statusOf(kept)]).toEqual([404, 302])
    const former = (kept.picture?.src ?? '').split('/')[2] ?? ''
    await expect(app.foyer.media.rendition(former, { width: 480, format: 'jpg' })).resolves.toBeUndefined()
    expect((await editor.fetch(`/api/admin/media/${kept.id}/preview`)).status).toBe(200)
    app.clock.set(noon)
  })
})
