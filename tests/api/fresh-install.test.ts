import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFindings } from '../../app/audit/read-findings.server.ts'
import { auditEverything } from '../../app/audit/run.server.ts'
import { makeFirstPage } from '../../app/content/index.server.ts'
import { readWarnings } from '../../app/operations/warnings.server.ts'
import { builtInRole } from '../../app/platform/auth/built-in-roles.ts'
import { headline } from '../support/page.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const LEGAL = [
  ['/de/impressum', 1],
  ['/de/datenschutz', 2],
  ['/de/agb', 3],
] as const

describe.each(DATABASES)('a fresh installation on %s', (database) => {
  let app: TestApp
  let editor: Visitor
  beforeAll(async () => {
    app = await createTestApp({ database, environment: { OUTSIDE_LINKS: 'off' } })
    editor = await app.editor('admin')
    await makeFirstPage(app.foyer.platform, '')
  })
  afterAll(() => app.close())

  it('says at its login how one gets in, until somebody has an account', async () => {
    expect(await htmlOf('/cms-hub')).not.toContain('create-admin')
    const empty = await createTestApp({ database })
    try {
      const login = await (await empty.visitor().fetch('/cms-hub')).text()
      expect(login).toContain('Hier hat noch niemand ein Konto.')
      expect(login).toContain('npm run foyer -- create-admin EMAIL')
    } finally {
      await empty.close()
    }
  })

  const htmlOf = async (path: string) => (await app.visitor().fetch(path)).text()
  const statusOf = async (path: string) => (await app.visitor().fetch(path)).status
  const blank = async () => {
    const outside = async () => null
    const inside = (path: string) => fetch(app.url + path, { redirect: 'manual' })
    await auditEverything(app.foyer.platform, { selfFetch: inside, checkExternal: outside, pauseMs: 0 }, () => {})
    const { findings } = await readFindings(app.foyer.platform, { by: 'page-blank', before: undefined })
    return findings.map(({ title }) => title).toSorted()
  }
  const waiting = async () => {
    const warnings = await readWarnings(app.foyer.platform, { id: 'x', role: builtInRole('admin'), name: '', email: '' } as never)
    return warnings.flatMap(({ named }) => named.map(({ to }) => to))
  }

  it('keeps legal pages offline until they are written, and links visitors to none of them', async () => {
    const home = await htmlOf('/de')
    const sitemap = await htmlOf('/sitemap.xml')
    for (const [path, id] of LEGAL) {
      expect(await statusOf(path), path).toBe(404)
      expect((await editor.fetch(`${path}?edit`)).status).toBe(200)
      expect((await editor.getJson(`/de/pageeditor-api/status/legal/${id}`)).body).toMatchObject({ status: { state: 'offline' } })
      expect(home).not.toContain(`href="${path}"`)
      expect(sitemap).not.toContain(path)
    }
  })

  it('shows staff what is missing: in the audit, and among the open tasks', async () => {
    expect(await blank()).toEqual(['AGB', 'Datenschutz', 'Impressum', 'Startseite'])
    expect(await waiting()).toEqual(['/de?edit', '/de/impressum?edit', '/de/datenschutz?edit', '/de/agb?edit'])
  })

  it('has a legal page online with its first words, in the footer and the sitemap too', async () => {
    const { id, revision } = (await editor.getJson<{ id: number; revision: number }>('/de/pageeditor-api/container/by-slug/legal-1')).body
    const place = { parent: 'root', column: 0, before: null }
    const operations = [{ type: 'insert', node: headline('head-1', 'Anschrift'), place }]
    await editor.send('PATCH', `/de/pageeditor-api/draft/${id}`, { base_revision: revision, batch_id: crypto.randomUUID(), operations })
    // A draft is not online.
    expect(await statusOf('/de/impressum')).toBe(404)
    await editor.send('POST', '/de/pageeditor-api/publish', { content_type: 'legal', object_id: 1 })
    expect(await htmlOf('/de/impressum')).toContain('Anschrift')
    expect((await editor.getJson('/de/pageeditor-api/status/legal/1')).body).toMatchObject({ status: { state: 'online' } })
    expect(await htmlOf('/de')).toContain('href="/de/impressum"')
    expect(await htmlOf('/sitemap.xml')).toContain('/de/impressum')
    expect(await blank()).toEqual(['AGB', 'Datenschutz', 'Startseite'])
    expect(await waiting()).not.toContain('/de/impressum?edit')
  })

  it('says that search engines are kept out, until its operator lets them in', async () => {
    const state = await (await editor.fetch('/cms-hub/house')).text()
    expect(state.replaceAll('<!-- -->', '')).toMatch(/Suchmaschinen<span>sind ausgesperrt<\/span>/)
  })

  it('says in empty lists of what is made on pages where that is', async () => {
    const said = async (list: string) => (await (await editor.fetch(`/cms-hub/${list}`)).text()).replaceAll('<!-- -->', '')
    expect(await said('shared-part')).toContain('Hier gibt es noch nichts. Bausteine entstehen auf einer Seite: ')
    expect(await said('template')).toContain('Hier gibt es noch nichts. Vorlagen entstehen auf einer Seite: ')
  })
})
