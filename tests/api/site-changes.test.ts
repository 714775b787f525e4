import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, headline } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

/** The most statements of the calendar, login, menu and saved views included. */
const STATEMENTS = 24

describe('the calendar of the site’s changes', () => {
  let app: TestApp
  let rita: Visitor
  beforeAll(async () => {
    app = await createTestApp()
    rita = await app.editor()
  })
  afterAll(() => app.close())
  const calendar = async (by: Visitor) => (await by.fetch('/cms-hub/changes')).text()

  it('is empty while nothing is planned, and asks visitors to log in', async () => {
    const html = await calendar(rita)
    expect(html).toContain('Nichts ist geplant.')
    expect(html).toContain('In den letzten 30 Tagen ist nichts live gegangen.')
    expect(await calendar(app.visitor())).toContain('Anmelden')
  })

  it('shows by day what goes online or offline by itself, with the way there, and what went live last', async () => {
    const page = await createPage(app, rita, 'advent', [headline('head-1', 'eins')])
    await page.publish(rita)
    const { body } = await rita.getJson<{ revision: number }>(`/de/pageeditor-api/pages/${page.id}`)
    await rita.send('PATCH', `/de/pageeditor-api/pages/${page.id}`, {
      revision: body.revision,
      publish_at: '2026-12-01T10:00:00+01:00',
      unpublish_at: '2026-12-24T18:00:00+01:00',
    })
    const update = { type: 'update', id: 'head-1', data: { content: 'EINS' } }
    await page.patch(rita, [update])
    await rita.send('POST', `/de/pageeditor-api/scheduled/page/${page.id}`, { at: '2026-12-01T08:30' })
    const alert = await rita.send<{ id: number }>('POST', '/api/admin/alert', { title: 'Warnstreik', isOnline: false })
    await rita.send('POST', `/api/admin/alert/${alert.body.id}/plans`, { isOnline: true, at: '2026-12-01T12:00' })
    const html = await calendar(rita)
    expect(html).toMatch(
      /Dienstag, 1\. Dezember.*08:30.*Eine Änderung auf „Seite advent“.*10:00.*Seite advent.*12:00.*Warnstreik.*Donnerstag, 24\. Dezember.*18:00/s,
    )
    expect(html).toContain('href="/de/advent?edit&amp;publish"')
    expect(html).toContain(`href="/cms-hub/alert/${alert.body.id}"`)
    expect(html).toContain('Rita Redaktion')
    expect(html).toMatch(/Zuletzt live gegangen.*Seite advent/s)
    // Somebody who only reads sees it as well; who may not edit pages sees no changes of pages.
    expect(await calendar(await app.editor('reader'))).toContain('Seite advent')
  })

  it('takes few statements, however much is planned', async () => {
    for (let n = 1; n <= 12; n++) {
      const { body } = await rita.send<{ id: number }>('POST', '/api/admin/alert', { title: `Streik ${n}`, isOnline: false })
      await rita.send('POST', `/api/admin/alert/${body.id}/plans`, { isOnline: true, at: '2027-01-01T12:00' })
    }
    await app.foyer.platform.jobs.stop()
    await calendar(rita)
    let statements = 0
    app.foyer.platform.database.onStatement(() => statements++)
    expect(await calendar(rita)).toContain('Streik 12')
    expect(statements).toBeLessThanOrEqual(STATEMENTS)
  })
})
