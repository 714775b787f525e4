import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { translateLive, unitsOf } from '../support/translations.ts'
import type { Visitor } from '../support/visitor.ts'

const NOTE = 'This page is partly in German.'

describe('a page in a second language', () => {
  let app: TestApp
  let rita: Visitor
  let page: TestPage
  beforeAll(async () => {
    app = await createTestApp({ environment: { LOCALES: 'de,en' } })
    rita = await app.editor()
    page = await createPage(app, rita, 'garderobe', [headline('head-111', 'Die Garderobe'), headline('head-222', 'Der Schirmständer')])
  })
  afterAll(() => app.close())

  const html = async (path: string) => (await app.visitor().fetch(path)).text()
  const body = async (path: string) => (await html(path)).replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '')
  const isNoteHidden = async (path: string) => /<language-note[^>]* hidden=""/.test(await html(path))
  const translate = (type: string, id: number, texts: Record<string, string>) => translateLive(rita, { type, id }, texts)

  it('shows what is translated, and marks what is not', async () => {
    expect(await body('/en/garderobe')).toMatch(/<h2[^>]* lang="de" data-untranslated="">Die Garderobe<\/h2>/)
    await translate('page', page.id, { 'Seite garderobe': 'Cloakroom page', 'Die Garderobe': 'The cloakroom' })
    const english = await body('/en/garderobe')
    expect(english).toContain('The cloakroom')
    expect(english).toContain('<title>Cloakroom page')
    expect(english).not.toContain('Die Garderobe')
    expect(english).toMatch(/<h2[^>]* lang="de" data-untranslated="">Der Schirmständer<\/h2>/)
    expect(english).toContain(NOTE)
    expect(await isNoteHidden('/en/garderobe')).toBe(false)
  })

  it('says nothing where all of it is translated', async () => {
    await translate('page', page.id, { 'Der Schirmständer': 'The umbrella stand' })
    expect(await body('/en/garderobe')).not.toContain('data-untranslated')
    expect(await isNoteHidden('/en/garderobe')).toBe(true)
  })

  it('stays the page it is in the first language', async () => {
    const german = await body('/de/garderobe')
    expect(german).toContain('Die Garderobe')
    expect(german).not.toContain('language-note')
    expect(german).not.toContain('data-untranslated')
  })

  it('costs no further statement', async () => {
    const { platform } = app.foyer
    const costOf = async (path: string) => {
      platform.readCache.clear()
      platform.pageCache.clear()
      let statements = 0
      const stop = platform.database.onStatement(() => statements++)
      await html(path)
      stop?.()
      return statements
    }
    expect(await costOf('/en/garderobe')).toBe(await costOf('/de/garderobe'))
  })

  it('keeps an earlier translation when the original changes, which staff see as out of date', async () => {
    await page.patch(rita, [{ type: 'update', id: 'head-111', data: { content: 'Die neue Garderobe' } }])
    await page.publish(rita)
    expect(await body('/en/garderobe')).toContain('The cloakroom')
    expect((await unitsOf(rita, { type: 'page', id: page.id })).find(({ unit }) => unit.startsWith('head-111'))?.state).toBe('outdated')
  })

  it('has its menu, alerts and name in it', async () => {
    const link = await rita.send<{ id: number }>('POST', '/api/admin/navigation-link', {
      ...{ title: 'Buchladen', url: 'https://buchladen.example/', place: 'menu' },
    })
    await translate('navigation-link', link.body.id, { Buchladen: 'Bookshop' })
    const alert = await rita.send<{ id: number }>('POST', '/api/admin/alert', { title: 'Umleitung', text: 'Bitte Nebeneingang.' })
    await translate('alert', alert.body.id, { Umleitung: 'Diversion', 'Bitte Nebeneingang.': 'Please use the side entrance.' })
    const english = await body('/en/garderobe')
    for (const text of ['Bookshop', 'Diversion', 'Please use the side entrance.']) expect(english).toContain(text)
    expect(english).not.toContain('Buchladen')
    expect(await body('/de/garderobe')).toContain('Buchladen')
  })

  it('shows a production with its words wherever it is named', async () => {
    const genre = await rita.send<{ id: number }>('POST', '/api/admin/genre', { name: 'Lustspiel' })
    const production = await rita.send<{ id: number }>('POST', '/api/admin/production', {
      ...{ title: 'Der Pfau', subline: 'Ein Abend', teaser: 'Ein Vogel schweigt.', genreId: genre.body.id, isOnline: true, typeId: null },
    })
    await translate('production', production.body.id, { 'Der Pfau': 'The Peacock', 'Ein Vogel schweigt.': 'A bird keeps silent.' })
    const list = await body('/en/productions')
    expect(list).toContain('The Peacock')
    expect(list).not.toContain('Der Pfau')
    const detail = await body(`/en/productions/der-pfau/${production.body.id}`)
    expect(detail).toContain('<title>The Peacock')
    expect(detail).toMatch(/lang="de" data-untranslated="">Ein Abend</)
    expect(await body(`/de/stuecke/der-pfau/${production.body.id}`)).toContain('Der Pfau')
    const found = await body('/en/search?q=peacock')
    expect(found).toMatch(/The (<mark[^>]*>)?Peacock/)
    expect(await body('/en/search?q=Pfau'), 'German words find it too').toMatch(/The (<mark[^>]*>)?Peacock/)
    expect(await body('/de/search?q=Pfau')).not.toContain('Peacock')
  })
})
