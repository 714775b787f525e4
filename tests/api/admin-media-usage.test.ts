import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanUpAdmin } from '../../app/admin/jobs.server.ts'
import { emptyDocument } from '../../app/content/index.ts'
import { containers } from '../../app/content/tables.ts'
import { DEFAULT_THEME } from '../../app/identity/theme.ts'
import { LEGAL_CONTENT } from '../../app/site/index.server.ts'
import { createMediaLibrary, type MediaEntry, type MediaLibrary, type StoredRecord, squarePicture } from '../support/media-library.ts'
import { createPage } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

describe('the files of the media library that pages and records use', () => {
  let app: TestApp
  let editor: Visitor
  let library: MediaLibrary
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor()
    library = createMediaLibrary(app, editor)
  })
  afterAll(() => app.close())

  it('replaces a file everywhere, and undoes it; each of its former URLs redirects to the current file', async () => {
    const picture = await library.upload('ersetzt.png', '#304050')
    const { path } = await library.createProduction(picture.id, 'Mit ersetztem Bild')
    const keyIn = async () => /\/media\/([0-9a-f]{24})\//.exec(await library.page(path))?.[1]
    const old = await keyIn()
    const file = `/api/admin/media/${picture.id}/file`
    expect((await library.sendFile('PUT', file, { name: 'neu.png', bytes: await squarePicture('#405060') })).status).toBe(204)
    const replaced = await keyIn()
    expect(replaced).not.toBe(old)
    const whereFrom = async (key: string | undefined) => {
      const { status, headers } = await app.visitor().fetch(`/media/${key}/640.jpg`)
      return status === 302 ? headers.get('location') : status
    }
    expect(await whereFrom(old)).toBe(`/media/${replaced}/640.jpg`)
    expect(await (await editor.fetch('/cms-hub/media?q=neu.png')).text()).toContain('neu.png')
    expect((await library.sendFile('PUT', file, { name: 'text.txt', bytes: new TextEncoder().encode('kein Bild') })).body.code).toBe(
      'not_a_picture',
    )
    expect(
      (await library.sendFile('PUT', file, { name: 'x.png', bytes: await squarePicture('#000'), by: await app.editor('reader') })).status,
    ).toBe(403)
    const { body: changes } = await editor.getJson<{ id: number }[]>(`/api/admin/media/${picture.id}/changes`)
    await editor.send('POST', `/api/admin/media/${picture.id}/restore`, { change: changes[0]?.id })
    expect(await keyIn()).toBe(old)
    expect([await whereFrom(replaced), await whereFrom(old)]).toEqual([`/media/${old}/640.jpg`, 200])
  })

  it('replaces a file, also by one that another entry has already', async () => {
    const [firstPicture, secondPicture] = [
      await library.upload('zweimal-a.png', '#314151'),
      await library.upload('zweimal-b.png', '#516171'),
    ]
    expect(
      (
        await library.sendFile('PUT', `/api/admin/media/${firstPicture.id}/file`, {
          name: 'zweimal-b.png',
          bytes: await squarePicture('#516171'),
        })
      ).status,
    ).toBe(204)
    const { body: replaced } = await editor.getJson<MediaEntry>(`/api/media/${firstPicture.id}`)
    const bytesOf = async ({ picture }: MediaEntry) => new Uint8Array(await (await app.visitor().fetch(picture?.src ?? '')).arrayBuffer())
    expect(replaced.picture?.src).not.toBe(secondPicture.picture?.src)
    expect(await bytesOf(replaced)).toEqual(await bytesOf(secondPicture))
  })

  it('links to the legal page that shows a picture', async () => {
    const { id, picture } = await library.upload('hausordnung.png', '#8090a1')
    const node = { id: 'hausordnung', type: 'html', version: 1, data: { html_code: `<img src="${picture?.src}" alt="">` } }
    const document = { ...emptyDocument(), columns: [{ classes: '', children: [node] }] }
    await app.foyer.platform.write((tx) =>
      tx.insert(containers).values({ slug: 'hausordnung', contentType: LEGAL_CONTENT, objectId: 2, document }),
    )
    expect(await (await editor.fetch(`/cms-hub/media/${id}`)).text()).toContain('href="/de/datenschutz?edit"')
  })

  it('finds the works and texts that use a recording, keeps it for them, and redirects its URL to the file that replaces it', async () => {
    const sound = (length: number) => Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(length)])
    const { body: recording } = await library.sendFile('POST', '/api/media', { name: 'satz.wav', bytes: sound(100) })
    const address = recording.file?.url ?? ''
    const { body: production } = await editor.send<StoredRecord>('POST', '/api/admin/production', {
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
    expect(
      (await library.sendFile('PUT', `/api/admin/media/${recording.id}/file`, { name: 'neuer-satz.wav', bytes: sound(200) })).status,
    ).toBe(204)
    const old = await app.visitor().fetch(address)
    expect([old.status, old.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/media\/\w{24}\/neuer-satz\.wav$/)])
    expect((await app.visitor().fetch(old.headers.get('location') ?? '')).status).toBe(200)
    expect(await (await editor.fetch(`/cms-hub/media/${recording.id}`)).text()).toContain('Mit Aufnahme')
    expect(production.id).toBeGreaterThan(0)
  })

  it('keeps the logo of a sponsor that stands in the footer, and says where it is used', async () => {
    const logo = await library.upload('foerderer.png', '#b0c0d1')
    const admin = await app.editor('admin')
    const { body } = await admin.send<{ theirs: { revision: string } }>('POST', '/api/identity/undo', { base: 'x' })
    const footer = [
      { kind: 'legal' },
      { kind: 'sponsors', title: 'Förderer', logos: [{ media: logo.id, name: 'Stiftung Seelicht', url: '' }] },
    ]
    const identity = { theme: DEFAULT_THEME, logo: null, darkLogo: null, footer }
    expect((await admin.send('PUT', '/api/identity', { base: body.theirs.revision, identity })).status).toBe(200)
    expect(await library.page('/de/spielplan')).toMatch(/<img[^>]*alt="Stiftung Seelicht"/)
    expect((await editor.send('DELETE', `/api/admin/media/${logo.id}`)).body).toMatchObject({ code: 'in_use' })
    expect(await (await editor.fetch(`/cms-hub/media/${logo.id}`)).text()).toContain('href="/cms-hub/appearance"')
  })

  it('does not serve a deleted file, although its bytes are still in the trash', async () => {
    const picture = await library.upload('geloescht.png', '#a0b0c0')
    const address = (picture.picture?.src ?? '').replace(/\d+\.jpg$/, '640.jpg')
    expect((await app.visitor().fetch(address)).status).toBe(200)
    expect((await editor.send('DELETE', `/api/admin/media/${picture.id}`)).status).toBe(204)
    expect((await app.visitor().fetch(address)).status).toBe(404)
  })

  it('lists where a file is used, deletes no file in use, and restores a deleted one with its bytes', async () => {
    const picture = await library.upload('verwendet.png', '#506070')
    const production = await library.createProduction(picture.id, 'Zeigt das Bild')
    const onPage = await createPage(app, editor, 'bild', [
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
    const unused = await library.upload('unbenutzt.png', '#607080')
    const address = unused.picture?.src ?? ''
    expect((await editor.send('DELETE', `/api/admin/media/${unused.id}`)).status).toBe(204)
    const { body: changes } = await editor.getJson<{ id: number }[]>(`/api/admin/media/${unused.id}/changes`)
    expect((await editor.send('POST', `/api/admin/media/${unused.id}/restore`, { change: changes[0]?.id })).status).toBe(200)
    expect((await app.visitor().fetch(address.replace(/\d+\.jpg$/, '640.jpg'))).status).toBe(200)
    expect(production.id).toBeGreaterThan(0)
  })

  it('links a picture in a shared container to the module that shows the container', async () => {
    const [shown, hidden] = [await library.upload('geteilt.png', '#c4c5c6'), await library.upload('ungezeigt.png', '#d4d5d6')]
    const holding = (image: number) => {
      const node = { id: `bild-${image}`, type: 'image', version: 1, data: { image, format: 'Large', link: '', text: '' } }
      return { ...emptyDocument(), columns: [{ classes: '', children: [node] }] }
    }
    await app.foyer.platform.write((tx) =>
      tx.insert(containers).values([
        { slug: 'geteilt', contentType: 'shared', document: holding(shown.id) },
        { slug: 'ungezeigt', contentType: 'shared', document: holding(hidden.id) },
      ]),
    )
    const module = { id: 'zeigt-geteiltes', type: 'container', version: 1, data: { slug: 'geteilt' } }
    const { path } = await createPage(app, editor, 'zeigt-geteiltes', [module])
    expect(await (await editor.fetch(`/cms-hub/media/${shown.id}`)).text()).toContain(`href="${path}?edit=zeigt-geteiltes"`)
    const unseen = await (await editor.fetch(`/cms-hub/media/${hidden.id}`)).text()
    expect(unseen).toContain('Container, der nirgends gezeigt wird')
    expect(unseen).not.toContain('href="/de?edit')
    for (const { id } of [shown, hidden])
      expect((await editor.send('DELETE', `/api/admin/media/${id}`)).body).toMatchObject({ code: 'in_use' })
  })

  it('deletes the bytes of files that were deleted thirty days ago, and of none that is still in use', async () => {
    const [deleted, replaced] = [await library.upload('vergessen.png', '#708090'), await library.upload('behalten.png', '#8090a0')]
    const noon = app.clock.now().toString()
    await editor.send('DELETE', `/api/admin/media/${deleted.id}`)
    await library.sendFile('PUT', `/api/admin/media/${replaced.id}/file`, { name: 'anderes.png', bytes: await squarePicture('#90a0b0') })
    app.clock.advance({ hours: 31 * 24 })
    await cleanUpAdmin(app.foyer.platform, app.foyer.media)
    const statusOf = async (entry: MediaEntry) =>
      (await app.visitor().fetch((entry.picture?.src ?? '').replace(/\d+\.jpg$/, '480.jpg'))).status
    expect([await statusOf(deleted), await statusOf(replaced)]).toEqual([404, 302])
    const former = (replaced.picture?.src ?? '').split('/')[2] ?? ''
    await expect(app.foyer.media.rendition(former, { width: 480, format: 'jpg' })).resolves.toBeUndefined()
    expect((await editor.fetch(`/api/admin/media/${replaced.id}/preview`)).status).toBe(200)
    app.clock.set(noon)
  })
})
