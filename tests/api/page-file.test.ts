import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMMANDS } from '../../app/command-line/commands.ts'
import type { ContentNode } from '../../app/content/index.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { buildPicture } from '../support/test-picture.ts'
import type { Visitor } from '../support/visitor.ts'

const API = '/de/pageeditor-api'

type File = {
  slug: string
  settings: Record<string, unknown>
  containers: { document: { columns: { children: ContentNode[] }[] } }[]
  media: { id: number; filename: string; hash: string }[]
}
type Imported = { page: { id: number; url: string; path: string; is_online: boolean }; missing: { kind: string; label: string }[] }
type Draft = { has_changes: boolean; document: { columns: { children: ContentNode[] }[] } }

describe('a page as a file', () => {
  let app: TestApp
  let other: TestApp
  let rita: Visitor
  let there: Visitor
  let page: TestPage
  let pictureId: number
  const folder = mkdtempSync(join(tmpdir(), 'foyer-page-'))
  beforeAll(async () => {
    app = await createTestApp()
    other = await createTestApp()
    rita = await app.editor()
    there = await other.editor()
    pictureId = (await app.foyer.media.add(buildPicture('ausgeführt'))).id
    const image: ContentNode = { id: 'image-1', type: 'image', version: 1, data: { image: pictureId, format: 'Large', text: '' } }
    page = await createPage(app, rita, 'ausfuhr', [headline('head-1', 'Live'), image])
    await page.patch(rita, [{ type: 'update', id: 'head-1', data: { content: 'Im Entwurf' } }])
  })
  afterAll(async () => {
    await app.close()
    await other.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const exported = async () => (await rita.getJson<File>(`${API}/pages/${page.id}/file`)).body
  const put = (file: object, who = there) => who.send<Imported>('POST', `${API}/pages/file`, file)
  const draftOf = async (who: Visitor, path: string) => {
    const { body } = await who.getJson<{ modules: { id: number }[] }>(`${API}/page/${path}`)
    return (await who.getJson<Draft>(`${API}/draft/${body.modules[0]?.id}`)).body
  }

  it('holds settings, what the editor shows, and the files it refers to', async () => {
    const file = await exported()
    expect(file).toMatchObject({ format: 'foyer-page', version: 1, slug: 'ausfuhr', settings: { title: 'Seite ausfuhr' } })
    expect(file.containers[0]?.document.columns[0]?.children[0]?.data.content).toBe('Im Entwurf')
    expect(file.media).toMatchObject([{ id: pictureId }])
    expect((await app.visitor().fetch(`${API}/pages/${page.id}/file`)).status).toBe(401)
  })

  it('becomes an offline page of another site, which says what is missing there', async () => {
    const { status, body } = await put(await exported())
    expect(status).toBe(201)
    expect(body.page).toMatchObject({ path: 'ausfuhr', is_online: false })
    expect(body.missing.map(({ kind }) => kind)).toEqual(['file'])
    expect((await other.visitor().fetch(body.page.url)).status).toBe(404)
    const [first, second] = (await draftOf(there, 'ausfuhr')).document.columns[0]?.children ?? []
    expect(first).toMatchObject({ type: 'headline', data: { content: 'Im Entwurf' } })
    expect(first?.id).not.toBe('head-1')
    expect(second?.data.image).toBeUndefined()
  })

  it('finds files by their bytes, whatever their number there', async () => {
    const before = buildPicture('zuvor')
    await other.foyer.media.add({
      ...before,
      bytes: new TextEncoder().encode(new TextDecoder().decode(before.bytes).replace('#1B2A6B', '#6B1B2A')),
    })
    const same = await other.foyer.media.add(buildPicture('ausgeführt'))
    const { body } = await put(await exported())
    expect(body.missing).toEqual([])
    expect(same.id).not.toBe(pictureId)
    expect((await draftOf(there, body.page.path)).document.columns[0]?.children[1]?.data.image).toBe(same.id)
  })

  it('is refused where it is no page, too large, of unknown modules, or without the right', async () => {
    const file = await exported()
    const before = (await there.getJson<{ results: unknown[] }>(`${API}/pages`)).body.results.length
    expect((await put({ format: 'anything' })).status).toBe(400)
    expect((await put({ ...file, extra: 1 })).status).toBe(400)
    const [container] = file.containers
    const withNode = (node: object) => ({
      ...file,
      containers: [{ ...container, document: { ...container?.document, columns: [{ classes: '', children: [node] }] } }],
    })
    expect((await put(withNode({ ...headline('bad-11', 'x'), type: 'clippy' }))).status).toBe(422)
    const twice = headline('same-1', 'x')
    const doubled = {
      ...file,
      containers: [{ ...container, document: { ...container?.document, columns: [{ classes: '', children: [twice, twice] }] } }],
    }
    expect((await put(doubled)).status).toBe(422)
    expect((await put({ ...file, settings: { ...file.settings, title: 'x'.repeat(2 ** 20) } })).status).toBeGreaterThanOrEqual(400)
    expect((await put(file, await other.editor('reader'))).status).toBe(403)
    expect((await there.getJson<{ results: unknown[] }>(`${API}/pages`)).body.results.length).toBe(before)
  })

  it('goes out and in on the command line', async () => {
    const lines: string[] = []
    const run = (foyer: TestApp['foyer'], name: string, argument: string) =>
      COMMANDS[name]?.run(foyer, argument, {}, (line) => void lines.push(line))
    expect(await run(app.foyer, 'export-page', '/de/nirgends')).toBe(1)
    expect(await run(app.foyer, 'export-page', '/de/ausfuhr')).toBe(0)
    const path = join(folder, 'seite.json')
    writeFileSync(path, lines.at(-1) ?? '')
    expect(await run(other.foyer, 'import-page', path)).toBe(0)
    expect(lines.at(-1)).toMatch(/^Neue Seite, offline: \/de\/ausfuhr-/)
    writeFileSync(path, '{"keine":')
    expect(await run(other.foyer, 'import-page', path)).toBe(1)
    expect(lines.at(-1)).toBe('Diese Datei enthält keine Seite, die sich hier lesen ließe.')
  })
})
