import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Found, ReplacedContainer } from '../../app/admin/find-replace/find-replace.server.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

describe('find and replace across pages', () => {
  let app: TestApp
  let rita: Visitor
  beforeAll(async () => {
    app = await createTestApp()
    rita = await app.editor()
  })
  afterAll(() => app.close())

  const find = async (text: string, options: object = {}) =>
    (await rita.send<Found>('POST', '/api/admin/find-text', { text, ...options })).body
  const send = async (path: string, body: object) => (await rita.send<{ results: ReplacedContainer[] }>('POST', path, body)).body.results
  const replace = (text: string, replacement: string, { containers }: Found) =>
    send('/api/admin/replace-text', {
      ...{ query: { text }, replacement },
      containers: containers.map(({ container, revision, hits }) => ({
        ...{ container, revision },
        hits: hits.map(({ node, path, nth }) => ({ node, path, nth })),
      })),
    })
  const undo = (results: ReplacedContainer[]) =>
    send('/api/admin/replace-text/undo', {
      containers: results.map(({ container, revision, undo: operations }) => ({ container, revision, operations })),
    })
  const html = async (page: TestPage) => (await app.visitor().fetch(page.path)).text()

  it('finds what editors see, replaces it in drafts alone, and takes it back', async () => {
    const one = await createPage(app, rita, 'eins', [headline('one-1111', 'Kormoran und Kormoran')])
    const two = await createPage(app, rita, 'zwei', [headline('two-1111', 'Leer')])
    await two.patch(rita, [{ type: 'update', id: 'two-1111', data: { content: 'Kormoran im Entwurf' } }])
    const found = await find('kormoran')
    expect(found.containers.map(({ title, hits }) => [title, hits.length])).toEqual([
      ['Seite eins', 2],
      ['Seite zwei', 1],
    ])
    const results = await replace('kormoran', 'Reiher', found)
    expect(results.map(({ count, failure }) => [count, failure])).toEqual([
      [2, ''],
      [1, ''],
    ])
    expect(await html(one), 'live').toContain('Kormoran und Kormoran')
    expect((await find('reiher')).total).toBe(3)
    expect((await undo(results)).every(({ failure }) => failure === '')).toBe(true)
    expect((await find('reiher')).total).toBe(0)
    expect((await find('Kormoran', { match_case: true, whole_word: true })).total).toBe(3)
  })

  it('leaves a page alone that somebody has changed since it was searched, and says so', async () => {
    const page = await createPage(app, rita, 'drei', [headline('three-11', 'Zebrafink')])
    const found = await find('Zebrafink')
    await page.patch(rita, [{ type: 'update', id: 'three-11', data: { content: 'Zebrafink!' } }])
    const [result] = await replace('Zebrafink', 'Spatz', found)
    expect(result).toMatchObject({ count: 0, failure: expect.stringContaining('inzwischen jemand geändert') })
    expect((await find('Zebrafink')).total).toBe(1)
  })

  it('does not take back over what somebody has written since', async () => {
    const page = await createPage(app, rita, 'vier', [headline('four-111', 'Eisvogel')])
    const results = await replace('Eisvogel', 'Amsel', await find('Eisvogel'))
    await page.patch(rita, [{ type: 'update', id: 'four-111', data: { content: 'Die Amsel singt' } }])
    const [refused] = await undo(results)
    expect(refused?.failure).toContain('inzwischen jemand geändert')
    expect((await find('Die Amsel singt')).total).toBe(1)
  })

  it('is refused without words, and to those who may not write', async () => {
    expect((await rita.send('POST', '/api/admin/find-text', { text: 'x' })).status).toBe(400)
    expect((await (await app.editor('reader')).send('POST', '/api/admin/find-text', { text: 'Kormoran' })).status).toBe(403)
  })
})
