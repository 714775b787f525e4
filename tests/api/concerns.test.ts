import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scheduledChanges } from '../../app/content/tables.ts'
import { users } from '../../app/platform/auth/tables.ts'
import type { Concern } from '../../app/review/concerns.server.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { createTestUser, type TestUser } from '../support/user.ts'

describe('what concerns somebody', () => {
  let app: TestApp
  let rita: TestUser
  let eva: TestUser
  let paul: TestUser
  let page: TestPage
  let number = 0
  beforeAll(async () => {
    app = await createTestApp()
    rita = await named('editor', 'Rita Redaktion')
    eva = await named('admin', 'Eva Verwaltung')
    paul = await named('magazine', 'Paul Presse')
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    page = await createPage(app, rita.visitor, `betrifft-${++number}`, [headline('head-1', 'alt')])
  })

  async function named(role: Parameters<typeof createTestUser>[1], name: string): Promise<TestUser> {
    const user = await createTestUser(app, role)
    await app.foyer.platform.db.update(users).set({ name }).where(eq(users.id, user.id))
    return user
  }
  async function concernsOf({ visitor }: TestUser): Promise<Concern[]> {
    const { body } = await visitor.getJson<{ results: Concern[] }>('/api/review/concerns')
    return body.results.filter(({ to }) => to.includes(page.path) || to === '/cms-hub/changes')
  }

  it('is a review they are asked for, until it is answered, and then what was given back, to who asked', async () => {
    await page.patch(rita.visitor, [{ type: 'update', id: 'head-1', data: { content: 'neu' } }])
    const asked = await rita.visitor.send<{ review: { id: number } }>('POST', `/api/review/requests/page/${page.id}`, {
      message: 'Bitte bald',
    })
    expect(asked.status).toBe(201)
    expect(await concernsOf(eva)).toMatchObject([
      { kind: 'review', by: 'Rita Redaktion', words: 'Bitte bald', to: `${page.path}?edit&compare=live..draft&review` },
    ])
    expect(await concernsOf(rita)).toEqual([])
    // Who may not publish a page is not asked.
    expect(await concernsOf(paul)).toEqual([])
    await eva.visitor.send('POST', `/api/review/requests/${asked.body.review.id}/return`, { answer: 'Datum fehlt' })
    expect(await concernsOf(eva)).toEqual([])
    expect(await concernsOf(rita)).toMatchObject([
      { kind: 'returned', by: 'Eva Verwaltung', words: 'Datum fehlt', to: `${page.path}?edit` },
    ])
  })

  it('is a comment in which they are named, until they answer or it is resolved; the bar counts it', async () => {
    const begun = await rita.visitor.send<{ thread: number }>('POST', `/api/review/comments/page/${page.id}`, {
      ...{ key: crypto.randomUUID(), text: '@Eva Verwaltung, stimmt das?', mentions: [eva.id] },
      anchor: { node: 'head-1', nodeType: 'headline', nodeWords: 'alt', field: null, quote: '', offset: 0 },
    })
    expect(begun.status).toBe(201)
    const to = `${page.path}?edit=head-1&comment=${begun.body.thread}`
    expect(await concernsOf(eva)).toMatchObject([{ kind: 'comment', by: 'Rita Redaktion', to }])
    expect(await concernsOf(rita)).toEqual([])
    expect(await (await eva.visitor.fetch('/cms-hub')).text()).toContain('aria-label="Was mich betrifft: 1 offen"')
    const reply = (who: TestUser, text: string) =>
      who.visitor.send('POST', `/api/review/threads/${begun.body.thread}/replies`, { key: crypto.randomUUID(), text, mentions: [] })
    await reply(eva, 'Ja.')
    expect(await concernsOf(eva)).toEqual([])
    expect(await concernsOf(rita)).toMatchObject([{ kind: 'comment', by: 'Eva Verwaltung', words: 'Ja.' }])
    await rita.visitor.send('PATCH', `/api/review/threads/${begun.body.thread}`, { isResolved: true })
    expect(await concernsOf(rita)).toEqual([])
  })

  it('is a plan of theirs that failed, and nobody else’s', async () => {
    await app.foyer.platform.db.insert(scheduledChanges).values({
      ...{ contentType: 'page', objectId: page.id, at: new Date(), containers: {}, failure: 'Die Seite ist gelöscht.' },
      ...{ userId: rita.id, userName: 'Rita Redaktion', createdAt: new Date() },
    })
    expect(await concernsOf(rita)).toMatchObject([{ kind: 'failed', words: 'Die Seite ist gelöscht.', to: '/cms-hub/changes' }])
    expect(await concernsOf(eva)).toEqual([])
    expect((await app.visitor().fetch('/api/review/concerns')).status).toBe(401)
  })
})
