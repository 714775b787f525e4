import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CarriedFace, Face } from '../../app/identity/faces/face.ts'
import { DEFAULT_THEME } from '../../app/identity/theme.ts'
import { createPage } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const ARCHIVO = readFileSync('node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2')
const SAID = { family: 'Bühnenschrift', licence: 'SIL Open Font License 1.1' }

type Answer = Face & { detail?: string; errors?: Record<string, string[]>; revision?: string; theirs?: { revision: string } }

describe('a typeface of the house', () => {
  let app: TestApp
  let admin: Visitor
  let revision = ''
  let face: Answer
  beforeAll(async () => {
    app = await createTestApp()
    admin = await app.editor('admin')
    revision = (await admin.send<Answer>('POST', '/api/identity/undo', { base: 'x' })).body.theirs?.revision ?? ''
  })
  afterAll(() => app.close())

  async function upload(bytes: Uint8Array, said: Record<string, string> = SAID) {
    const form = new FormData()
    form.set('file', new File([Uint8Array.from(bytes)], 'schrift.woff2'))
    for (const [name, words] of Object.entries(said)) form.set(name, words)
    const headers = { 'X-CSRFToken': await admin.csrfToken(), origin: app.url }
    const answer = await admin.fetch('/api/identity/faces', { method: 'POST', headers, body: form })
    return { status: answer.status, body: (await answer.json()) as Answer }
  }
  async function adopt(theme: object) {
    const answer = await admin.send<Answer>('PUT', '/api/identity', {
      base: revision,
      identity: { theme: { ...DEFAULT_THEME, ...theme }, logo: null, darkLogo: null },
    })
    revision = answer.body.revision ?? revision
    return answer
  }
  const page = async () => (await app.visitor().fetch('/de/spielplan')).text()

  it('is refused when it is none, and the house goes on', async () => {
    for (const bytes of [Buffer.from('no font at all'), Buffer.alloc(5000), ARCHIVO.subarray(0, 9000)]) {
      const { status, body } = await upload(bytes)
      expect([status, body.errors?.file?.[0]]).toEqual([400, expect.stringContaining('keine WOFF2-Schrift')])
    }
    const large = await upload(Buffer.alloc(1024 * 1024 + 1))
    expect([large.status, large.body.errors?.file]).toEqual([400, ['Eine Schrift ist eine WOFF2-Datei bis 1 MB.']])
    expect((await app.visitor().fetch('/healthz')).status).toBe(200)
  })

  it('needs a licence, from whoever uploads it or from its file', async () => {
    const { status, body } = await upload(ARCHIVO, {})
    expect([status, body.errors?.licence?.[0]]).toEqual([400, expect.stringContaining('unter welcher Lizenz')])
    const added = await upload(ARCHIVO)
    expect(added.status).toBe(201)
    face = added.body
    expect(face).toMatchObject({ ...SAID, source: 'http://scripts.sil.org/OFL', parts: ['common', 'latin', 'extended'] })
    expect(face.shape.stretch).toEqual({ from: 62, to: 125 })
  })

  it('is on the site when the look that names it is adopted: file, preload, measures', async () => {
    expect((await adopt({ headlineFace: '0000000000000000' })).status).toBe(400)
    expect((await adopt({ headlineFace: face.id, headlineWidth: 100 })).status).toBe(200)
    const html = await page()
    const file = `/assets/house/face-${face.id}-common.woff2`
    expect(html).toContain(`<link rel="preload" href="${file}" as="font"`)
    const css = await (await app.visitor().fetch(/"(\/assets\/house\/theme-[^"]+)"/.exec(html)?.[1] ?? '')).text()
    expect(css).toContain(`src:url("${file}")`)
    expect(css).toMatch(/size-adjust:102\.\d%;ascent-override/)
    const font = await app.visitor().fetch(file)
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect(font.headers.get('cache-control')).toContain('immutable')
    expect(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')
  })

  it('stays as long as the site is set in it, and travels with the look', async () => {
    expect((await admin.send('DELETE', `/api/identity/faces/${face.id}`)).status).toBe(409)
    const carried = (await admin.send<CarriedFace>('GET', `/api/identity/faces/${face.id}`)).body
    const { id, ...words } = carried
    const again = await upload(Buffer.from(carried.file, 'base64'), { family: words.family, licence: words.licence, source: words.source })
    expect([again.status, again.body.shape]).toEqual([201, face.shape])
    expect((await adopt({})).status).toBe(200)
    expect((await admin.send('DELETE', `/api/identity/faces/${id}`)).status).toBe(204)
    expect((await app.visitor().fetch(`/assets/house/face-${id}-common.woff2`)).status).toBe(404)
    expect(await page()).not.toContain('/assets/house/')
  })

  it('may be an open family of the program: its files and no other are loaded, its card is drawn in it, and undo brings back the one before', async () => {
    const before = await page()
    expect((await adopt({ headlineFace: 'fraunces', textFace: 'jost' })).status).toBe(200)
    const html = await page()
    expect(html).toMatch(/<link rel="preload" href="[^"]*fraunces-common[^"]*" as="font"/)
    expect(html).toMatch(/<link rel="preload" href="[^"]*jost-common[^"]*" as="font"/)
    expect(html).not.toMatch(/<link rel="preload" href="[^"]*archivo-common/)
    const { path } = await createPage(app, admin, 'karte', [])
    const said = await (await app.visitor().fetch(path)).text()
    const picture = await app.visitor().fetch(/property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(said)?.[1] ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const { status } = await admin.send('POST', '/api/identity/undo', { base: revision })
    expect(status).toBe(200)
    expect(await page()).toBe(before)
    expect((await adopt({ headlineFace: 'comic-sans' })).status).toBe(400)
  })
})
