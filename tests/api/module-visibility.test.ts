import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentNode } from '../../app/content/index.ts'
import { createEvents } from '../support/create-events.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const withVisibility = (id: string, content: string, visibility: object): ContentNode => {
  const node = headline(id, content)
  return { ...node, data: { ...node.data, visibility } }
}

describe('when visitors see a module', () => {
  let app: TestApp
  let editor: Visitor
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor()
  })
  afterAll(() => app.close())

  const html = async (page: TestPage, query = '', visitor = app.visitor()) => (await visitor.fetch(`${page.path}${query}`)).text()

  it('is never while it is hidden: not on the page, in the API, nor in the search', async () => {
    const page = await createPage(app, editor, 'versteckt', [
      headline('seen-1', 'Offen zu sehen'),
      withVisibility('hidden-1', 'Kormorane heimlich', { hidden: true }),
    ])
    expect(await html(page)).toContain('Offen zu sehen')
    expect(await html(page)).not.toContain('heimlich')
    expect(JSON.stringify((await app.visitor().getJson(`/de/pageeditor-api/page/versteckt`)).body)).not.toContain('heimlich')
    expect((await app.visitor().fetch('/de/pageeditor-api/headline/hidden-1')).status).toBe(404)
    expect((await (await app.visitor().fetch('/de/search?q=Kormorane')).text()).includes('Seite versteckt')).toBe(false)
    expect(await html(page, '?edit', editor)).toContain('heimlich')
    await page.patch(editor, [{ type: 'update', id: 'hidden-1', data: {}, unset: ['visibility'] }])
    expect((await page.publish(editor)).status).toBe(200)
    expect(await html(page)).toContain('heimlich')
  })

  it('ends with the last performance and follows it when it is moved', async () => {
    const [, last] = await createEvents(app, [{ startsAt: '2026-11-21T19:30:00+01:00' }, { startsAt: '2026-11-22T19:30:00+01:00' }])
    const stored = await editor.getJson<{ revision: string; values: { productionId: number } }>(`/api/admin/event/${last}`)
    const production = stored.body.values.productionId
    const until = { anchor: 'lastStart', production, minutes: 120 }
    const page = await createPage(app, editor, 'bis-zuletzt', [
      headline('stays-1', 'Bleibt stehen'),
      withVisibility('ends-1', 'Nur solange gespielt wird', { until }),
    ])
    const shows = async () => (await html(page)).includes('solange gespielt')
    expect(await shows()).toBe(true)
    app.clock.set('2026-11-22T21:29:00+01:00')
    expect(await shows()).toBe(true)
    app.clock.set('2026-11-22T21:30:00+01:00')
    expect(await shows()).toBe(false)
    const saved = await editor.send('PATCH', `/api/admin/event/${last}`, {
      base: stored.body.revision,
      values: { startsAt: '2026-11-23T19:30:00+01:00' },
    })
    expect(saved.status).toBe(200)
    expect(await shows()).toBe(true)
    app.clock.set('2026-11-23T21:30:00+01:00')
    expect(await shows()).toBe(false)
    expect(await html(page, '?preview&on=2026-11-22T12:00', editor), 'as on a day before').toContain('solange gespielt')
    app.clock.set(TEST_NOW)
    const dates = await editor.getJson(`/api/production-dates/?ids=${production}`)
    expect(dates.body).toMatchObject([
      { id: production, first_start: '2026-11-21T19:30:00+01:00', last_start: '2026-11-23T19:30:00+01:00' },
    ])
  })

  it('asks the database for dates only where a module depends on them', async () => {
    const page = await createPage(app, editor, 'ohne-stück', [
      withVisibility('fixed-1', 'Feste Zeit', { from: { at: '2026-01-01T00:00' } }),
    ])
    expect(await html(page)).toContain('Feste Zeit')
    expect(app.foyer.platform.readCache.peek('production-dates:0')).toBeUndefined()
  })

  it('is refused where it says nothing that can be kept', async () => {
    const page = await createPage(app, editor, 'falsch', [headline('head-1', 'Da')])
    for (const visibility of [{ from: { at: 'bald' } }, { until: { anchor: 'lastStart' } }, { never: true }, 'immer']) {
      const refused = await page.patch(editor, [{ type: 'update', id: 'head-1', data: { visibility } }])
      expect(refused.status, JSON.stringify(visibility)).toBe(422)
    }
    const turned = { from: { at: '2026-12-24T00:00' }, until: { at: '2026-12-01T00:00' } }
    expect((await page.patch(editor, [{ type: 'update', id: 'head-1', data: { visibility: turned } }])).status).toBe(200)
    expect((await page.publish(editor)).body).toMatchObject({ errors: { 'head-1.visibility': ['Das Ende muss nach dem Beginn liegen.'] } })
  })
})
