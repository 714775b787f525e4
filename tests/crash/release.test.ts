import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { headline } from '../support/page.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { Visitor } from '../support/visitor.ts'

const API = '/de/pageeditor-api'
const PAGES = 12
/** When the process dies, as a share of the time that a release takes when it lives. */
const DEATHS = [0.15, 0.35, 0.55, 0.75, 0.95]
const folder = mkdtempSync(join(tmpdir(), 'foyer-release-'))
let server: ServerProcess | undefined

afterAll(() => {
  server?.child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

type Page = { id: number; path: string; draft: string }

async function createPages(editor: Visitor): Promise<Page[]> {
  const pages: Page[] = []
  for (let number = 1; number <= PAGES; number++) {
    const slug = `paket-${number}`
    const { body } = await editor.send<{ id: number }>('POST', `${API}/pages`, { title: slug, slug, is_online: true })
    const container = { model: 'container', content_type: 'page', object_id: body.id, slug }
    const created = await editor.send<{ id: number }>('POST', `${API}/container`, container)
    const page = { id: body.id, path: `/de/${slug}`, draft: `${API}/draft/${created.body.id}` }
    const place = { parent: 'root', column: 0, before: null }
    await change(editor, page, { type: 'insert', node: headline(`${slug}-1`, 'Runde 0'), place })
    await editor.send('POST', `${API}/publish`, { content_type: 'page', object_id: body.id })
    pages.push(page)
  }
  return pages
}

async function change(editor: Visitor, { draft }: Page, operation: object): Promise<void> {
  const { body } = await editor.getJson<{ revision: number }>(draft)
  const batch = { base_revision: body.revision, batch_id: crypto.randomUUID(), operations: [operation] }
  expect((await editor.send('PATCH', draft, batch)).status).toBe(200)
}

/** A release in which each page says the number of the round, and is in the menu in every second one. @returns its path */
async function prepare(editor: Visitor, pages: Page[], round: number): Promise<string> {
  const { body } = await editor.send<{ id: number }>('POST', `${API}/releases`, { title: `Runde ${round}` })
  for (const [index, page] of pages.entries()) {
    await change(editor, page, { type: 'update', id: `paket-${index + 1}-1`, data: { content: `Runde ${round}` } })
    await editor.send('POST', `${API}/scheduled/page/${page.id}`, { release: body.id })
    const state = { target: 'page', object_id: page.id, in_menu: round % 2 === 1 }
    await editor.send('PUT', `${API}/releases/${body.id}/switches`, state)
  }
  return `${API}/releases/${body.id}`
}

/** The different states that visitors see the pages in: round and menu. */
async function seenStates(url: string, pages: Page[]): Promise<string[]> {
  const visitor = new Visitor(url)
  const { body } = await visitor.getJson<{ menu: { menu_name: string }[] }>(`${API}/nav`)
  const states = pages.map(async ({ path }) => {
    const html = await (await visitor.fetch(path)).text()
    const isInMenu = body.menu.some(({ menu_name }) => `/de/${menu_name}` === path)
    return `${/Runde \d+/.exec(html)?.[0]}${isInMenu ? ', im Menü' : ''}`
  })
  return [...new Set(await Promise.all(states))]
}

const stateOf = (round: number) => (round % 2 === 1 ? `Runde ${round}, im Menü` : `Runde ${round}`)

it('a release is all there or not at all, whenever the process dies while it goes live', async () => {
  cpSync(process.env.TEST_PGLITE_TEMPLATE ?? '', folder, { recursive: true })
  server = await startServerProcess(folder)
  let editor = await server.administrator()
  const pages = await createPages(editor)
  const first = await prepare(editor, pages, 1)
  const start = performance.now()
  expect((await editor.send('POST', `${first}/publish`, {})).status).toBe(200)
  const duration = performance.now() - start
  expect(await seenStates(server.url, pages)).toEqual([stateOf(1)])

  let now = 1
  for (const [index, share] of DEATHS.entries()) {
    const round = index + 2
    const release = await prepare(editor, pages, round)
    const sent = editor.send('POST', `${release}/publish`, {}).catch(() => undefined)
    await wait(duration * share)
    await server.kill()
    await sent
    server = await startServerProcess(folder)
    editor = await server.administrator()
    const states = await seenStates(server.url, pages)
    expect([[stateOf(now)], [stateOf(round)]]).toContainEqual(states)
    // What is not live is still to be released, as a whole.
    if (states[0] !== stateOf(round)) expect((await editor.send('POST', `${release}/publish`, {})).status).toBe(200)
    expect(await seenStates(server.url, pages)).toEqual([stateOf(round)])
    now = round
  }
}, 600_000)
