import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFirstPage, repairSystemPages } from '../../app/content/index.server.ts'
import { callEvents } from '../../app/platform/i18n/i18n.ts'
import { readSettingsRecord, writeSettings } from '../../app/site/index.server.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { textsOfPage } from '../support/texts-of-page.ts'
import type { Visitor } from '../support/visitor.ts'

const PAGES = ['/de', '/de/spielplan', '/de/suche?q=abend', '/de/kontakt', '/en', '/en/schedule', '/en/search?q=evening']

describe('a museum', () => {
  let app: TestApp
  let admin: Visitor
  beforeAll(async () => {
    app = await createTestApp({ environment: { LOCALES: 'de,en' } })
    admin = await app.editor('admin')
    await makeFirstPage(app.foyer.platform, '')
    await repairSystemPages(app.foyer.platform)
    expect((await admin.send('POST', '/api/admin/first-day/starter', { starter: 'museum' })).status).toBe(204)
  })
  afterAll(async () => {
    // The texts are those of the process, in which other files follow.
    await writeSettings(app.foyer.platform, { design: { eventWord: 'performance' } })
    callEvents('performance')
    await app.close()
  })

  const textOf = async (path: string, visitor = app.visitor()) => {
    const html = await (await visitor.fetch(path)).text()
    return textsOfPage(html)
      .map(({ text }) => text)
      .join('\n')
  }

  it('has no performances, on no page and in neither language', async () => {
    for (const path of PAGES) expect(await textOf(path), path).not.toMatch(/vorstellung|performance/i)
    expect(await textOf('/de/spielplan')).toContain('0 Veranstaltungen zeigen')
    expect(await textOf('/cms-hub/events', admin)).not.toMatch(/vorstellung/i)
  })

  it('tells the browser its word, and a page follows the setting at once', async () => {
    const opening = async () => /<html[^>]*>/.exec(await (await app.visitor().fetch('/de')).text())?.[0]
    expect(await opening()).toContain('data-event-word="event"')
    const { revision } = await readSettingsRecord(app.foyer.platform)
    const changed = await admin.send('PATCH', '/api/admin/settings/1', { base: revision, values: { eventWord: 'performance' } })
    expect(changed.status).toBe(200)
    expect(await opening()).not.toContain('data-event-word')
    expect(await textOf('/de/spielplan')).toContain('0 Vorstellungen zeigen')
  })
})
