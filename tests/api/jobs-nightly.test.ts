import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanUpContent } from '../../app/content/index.server.ts'
import { cleanUpAuth } from '../../app/platform/auth/jobs.ts'
import { sessions, users, verifications } from '../../app/platform/auth/tables.ts'
import { createPage, headline } from '../support/page.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'

describe.each(DATABASES)('the nightly clean-up on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ database })
  })
  afterAll(() => app.close())

  it('deletes drafts unchanged for half a year, with their logs', async () => {
    const editor = await app.editor()
    const page = await createPage(app, editor, 'vergessen', [headline('head-1', 'Live')])
    await page.patch(editor, [{ type: 'update', id: 'head-1', data: { content: 'Vergessen' } }])
    const draft = async () => (await editor.getJson(`/de/pageeditor-api/draft/${page.containerId}`)).body
    app.clock.advance({ hours: 24 * 170 })
    await cleanUpContent(app.foyer.platform)
    expect(JSON.stringify(await draft())).toContain('Vergessen')
    app.clock.advance({ hours: 24 * 20 })
    await cleanUpContent(app.foyer.platform)
    expect(JSON.stringify(await draft())).toContain('Live')
  })

  it('deletes expired sessions and links, and keeps the others', async () => {
    const { platform } = app.foyer
    const day = (days: number) => new Date(platform.clock.now().add({ hours: 24 * days }).epochMilliseconds)
    await platform.db.insert(users).values({ id: 'nachts', name: 'Nachts', email: 'nachts@marienbrueck.example' })
    for (const [id, expiresAt] of [
      ['vorbei', day(-1)],
      ['gilt', day(1)],
    ] as const) {
      await platform.db.insert(sessions).values({ id, token: id, userId: 'nachts', expiresAt })
      await platform.db.insert(verifications).values({ id, identifier: id, value: id, expiresAt })
    }
    await cleanUpAuth(platform)
    const ids = async (table: typeof sessions | typeof verifications) =>
      (await platform.db.select({ id: table.id }).from(table)).map(({ id }) => id)
    expect(await ids(sessions)).toContain('gilt')
    expect(await ids(sessions)).not.toContain('vorbei')
    expect(await ids(verifications)).toEqual(['gilt'])
  })
})
