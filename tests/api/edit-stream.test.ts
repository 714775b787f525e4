import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '../../app/content/tables.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type State = {
  others: { visit: string; node: string | null; caret: unknown }[]
  containers: Record<number, { revision: number; has_changes: boolean }>
  properties: string
}

const update = (id: string, content: string) => ({ type: 'update', id, data: { content } })

/** Opens the stream of a page as an editor window does. `next` waits for the next state that is as expected. */
async function openStream(visitor: Visitor, pageId: number) {
  const leave = new AbortController()
  const visit = crypto.randomUUID()
  const path = `/de/pageeditor-api/presence/page/${pageId}?visit=${visit}`
  const response = await visitor.fetch(path, { signal: leave.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next(isExpected: (state: State) => boolean): Promise<State> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end < 0) {
        const { value, done } = (await reader?.read()) ?? { done: true }
        if (done) throw new Error('the stream has ended')
        text += value
        continue
      }
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1]
      text = text.slice(end + 2)
      const state = JSON.parse(data ?? 'null') as State
      if (isExpected(state)) return state
    }
  }
  /** Whether the server ends the stream. */
  async function hasEnded(): Promise<boolean> {
    for (;;) if ((await reader?.read())?.done) return true
  }
  return { response, visit, next, hasEnded, leave: () => leave.abort() }
}

describe.each(DATABASES)('the stream of an edited page on %s', (database) => {
  let app: TestApp
  let editor: Visitor
  let other: Visitor
  let page: TestPage
  const revisionOf = (state: State) => state.containers[page.containerId]?.revision
  beforeAll(async () => {
    app = await createTestApp({ database })
    editor = await app.editor()
    other = await app.editor()
    page = await createPage(app, editor, 'gemeinsam', [headline('head-1', 'eins')])
  })
  afterAll(() => app.close())

  it('tells at once how far the page is, and again with every change, publication and discard by others', async () => {
    const stream = await openStream(editor, page.id)
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
    const first = revisionOf(await stream.next(() => true)) ?? 0
    await page.patch(other, [update('head-1', 'zwei')])
    await stream.next((state) => revisionOf(state) === first + 1 && state.containers[page.containerId]?.has_changes === true)
    await page.publish(other)
    await stream.next((state) => state.containers[page.containerId]?.has_changes === false)
    await page.patch(other, [update('head-1', 'drei')])
    await stream.next((state) => revisionOf(state) === first + 2)
    await other.send('DELETE', `/de/pageeditor-api/changes/page/${page.id}`)
    await stream.next((state) => (revisionOf(state) ?? 0) > first + 2)
    stream.leave()
  })

  it('tells that the title of the page has changed, or that a page above it went offline', async () => {
    const below = await createPage(app, editor, 'gemeinsam/darunter', [])
    const [stream, belowStream] = [await openStream(editor, page.id), await openStream(editor, below.id)]
    const [first, belowFirst] = [(await stream.next(() => true)).properties, (await belowStream.next(() => true)).properties]
    const path = `/de/pageeditor-api/pages/${page.id}`
    await app.foyer.platform.db.update(pages).set({ parentId: page.id }).where(eq(pages.id, below.id))
    const change = async (fields: object) => {
      const { revision } = (await other.getJson<{ revision: number }>(path)).body
      expect((await other.send('PATCH', path, { revision, ...fields })).status).toBe(200)
    }
    await change({ title: 'Anders genannt' })
    const renamed = (await stream.next(({ properties }) => properties !== first)).properties
    await change({ is_online: false })
    expect((await stream.next(({ properties }) => properties !== renamed)).properties).toContain('offline')
    await belowStream.next(({ properties }) => properties !== belowFirst && properties.includes('above'))
    await change({ is_online: true })
    stream.leave()
    belowStream.leave()
  })

  it('tells who comes, where they are and that they leave, and nothing of a heartbeat that says the same', async () => {
    const stream = await openStream(editor, page.id)
    const visit = crypto.randomUUID()
    const beat = (body: object) => other.send('POST', `/de/pageeditor-api/presence/page/${page.id}`, { visit, ...body })
    await beat({ node: null })
    await stream.next(({ others }) => others.some((one) => one.visit === visit && one.node === null))
    await beat({ node: 'head-1', caret: { field: 'content', offset: 3 } })
    const caret = { field: 'content', offset: 3 }
    const here = await stream.next(({ others }) => others.some(({ node }) => node === 'head-1'))
    expect(here.others).toContainEqual({ visit, name: 'Rita Redaktion', node: 'head-1', caret, is_me: false })
    await beat({ node: 'head-1', caret })
    await other.send('DELETE', `/de/pageeditor-api/presence/page/${page.id}/${visit}`, {})
    expect((await stream.next(() => true)).others).toEqual([])
    stream.leave()
  })

  it('is for staff, names its window, and one person has twelve at most', async () => {
    const path = `/de/pageeditor-api/presence/page/${page.id}`
    expect((await app.visitor().fetch(`${path}?visit=${crypto.randomUUID()}`)).status).toBe(401)
    expect((await editor.fetch(path)).status).toBe(400)
    const somebody = await app.editor()
    const streams = await Promise.all(Array.from({ length: 12 }, () => openStream(somebody, page.id)))
    expect((await openStream(somebody, page.id)).response.status).toBe(429)
    for (const stream of streams) stream.leave()
    const untilFree = async (): Promise<void> => {
      const { response, leave } = await openStream(somebody, page.id)
      leave()
      if (response.status === 429) await untilFree()
    }
    await untilFree()
  })

  it('ends when the server closes, so that a restart waits for nobody', async () => {
    const closing = await createTestApp({ database })
    const somebody = await closing.editor()
    const shown = await createPage(closing, somebody, 'ende', [])
    const stream = await openStream(somebody, shown.id)
    await stream.next(() => true)
    const hasEnded = stream.hasEnded()
    await closing.close()
    expect(await hasEnded).toBe(true)
  })

  it.runIf(database === 'postgres')('tells what was changed on another node', async () => {
    const second = await createTestApp({ database, ...(app.databaseUrl ? { databaseUrl: app.databaseUrl } : {}) })
    const there = await second.editor()
    const stream = await openStream(there, page.id)
    const first = revisionOf(await stream.next(() => true)) ?? 0
    await page.patch(editor, [update('head-1', 'von nebenan')])
    await stream.next((state) => (revisionOf(state) ?? 0) > first)
    stream.leave()
    await second.close()
  })
})
