import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pageLog } from '../../app/admin/index.server.ts'
import { runScheduledChanges } from '../../app/content/index.server.ts'
import { moduleRegistry } from '../../app/modules/module-registry.server.ts'
import { users } from '../../app/platform/auth/tables.ts'
import { mails } from '../../app/platform/mail/tables.ts'
import type { ReviewState } from '../../app/review/schema.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../support/test-app.ts'
import { createTestUser, type TestUser } from '../support/user.ts'

const update = (id: string, content: string) => ({ type: 'update', id, data: { content } })

describe('a review', () => {
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
    paul = await named('editor', 'Paul Presse')
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    page = await createPage(app, rita.visitor, `pruefen-${++number}`, [headline('head-1', 'alt'), headline('head-2', 'bleibt')])
    await page.patch(rita.visitor, [update('head-1', 'neu')])
  })

  async function named(role: Parameters<typeof createTestUser>[1], name: string): Promise<TestUser> {
    const user = await createTestUser(app, role)
    await app.foyer.platform.db.update(users).set({ name }).where(eq(users.id, user.id))
    return user
  }
  const path = () => `/api/review/requests/page/${page.id}`
  const ask = (who: TestUser, body: object = {}) => who.visitor.send<{ review: ReviewState }>('POST', path(), body)
  const read = async (who: TestUser) => (await who.visitor.getJson<{ review: ReviewState | null }>(path())).body.review
  const decide = (who: TestUser, id: number, decision: 'approve' | 'return', answer = '') =>
    who.visitor.send<{ version: number; code?: string }>('POST', `/api/review/requests/${id}/${decision}`, { answer })
  const live = async () => (await app.visitor().fetch(page.path)).text()
  async function mailsSince() {
    const [last] = await app.foyer.platform.db.select({ id: mails.id }).from(mails).orderBy(desc(mails.id)).limit(1)
    return async () =>
      (await app.foyer.platform.db.select().from(mails)).filter(({ id, kind }) => id > (last?.id ?? 0) && kind === 'review')
  }

  it('is asked of one colleague, who gets an email, finds it in the hub, and publishes it', async () => {
    const sent = await mailsSince()
    const { body } = await ask(rita, { reviewer: eva.id, message: 'Vor Freitag?' })
    expect(body.review).toMatchObject({ state: 'open', isMine: true, isAsked: false, reviewer: 'Eva Verwaltung' })
    const [mail] = await sent()
    expect([mail?.recipient, mail?.subject]).toEqual([eva.email, `Rita Redaktion bittet um Freigabe: „Seite pruefen-${number}“`])
    expect(mail?.letter?.button?.url).toBe(`${app.url}${page.path}?edit&compare=live..draft&review`)
    expect(await (await eva.visitor.fetch('/cms-hub')).text()).toContain(`Seite pruefen-${number} (Rita Redaktion)`)
    expect(await (await paul.visitor.fetch('/cms-hub')).text()).not.toContain(`Seite pruefen-${number} (Rita`)
    expect(await read(eva)).toMatchObject({ state: 'open', isAsked: true, message: 'Vor Freitag?' })
    expect((await decide(paul, body.review.id, 'approve')).status).toBe(403)
    const answered = await mailsSince()
    expect((await decide(eva, body.review.id, 'approve', 'Schön!')).status).toBe(200)
    expect(await live()).toContain('neu')
    expect([await read(rita), await read(eva)]).toEqual([null, null])
    expect((await answered()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [rita.email, `Eva Verwaltung hat „Seite pruefen-${number}“ freigegeben und veröffentlicht`],
    ])
    expect((await decide(eva, body.review.id, 'approve')).status).toBe(409)
  })

  it('is approved for a time: who asked is told when, and visitors see it then and not before', async () => {
    const { review } = (await ask(rita, { reviewer: eva.id })).body
    const approve = (at: string) =>
      eva.visitor.send<{ at: string; errors?: Record<string, string[]> }>('POST', `/api/review/requests/${review.id}/approve`, { at })
    const past = await approve('2026-11-20T10:00')
    expect([past.status, past.body.errors]).toEqual([400, { at: ['Dieser Zeitpunkt ist vorbei.'] }])
    expect(await read(eva)).toMatchObject({ state: 'open' })
    const sent = await mailsSince()
    expect((await approve('2026-11-23T10:00')).body).toEqual({ at: '2026-11-23T10:00:00+01:00' })
    const [mail] = await sent()
    expect(mail?.subject).toBe(`Eva Verwaltung hat „Seite pruefen-${number}“ freigegeben`)
    expect(JSON.stringify(mail?.letter)).toContain('geht am 23.11.2026, 10:00')
    expect([await read(rita), await read(eva)]).toEqual([null, null])
    const runDue = () => runScheduledChanges({ platform: app.foyer.platform, log: pageLog(app.foyer.platform) }, moduleRegistry)
    await runDue()
    expect(await live()).not.toContain('neu')
    app.clock.set('2026-11-23T10:00:00+01:00')
    await runDue()
    expect(await live()).toContain('neu')
    app.clock.set(TEST_NOW)
  })

  it('is asked of all who may publish, without who asks', async () => {
    const sent = await mailsSince()
    await ask(rita)
    const recipients = (await sent()).map(({ recipient }) => recipient)
    expect(recipients.toSorted()).toEqual([eva.email, paul.email].toSorted())
    expect(await read(paul)).toMatchObject({ isAsked: true })
  })

  it('is returned with a reason, which who asked reads until they have seen it', async () => {
    const { review } = (await ask(rita, { reviewer: eva.id })).body
    expect((await decide(eva, review.id, 'return')).status).toBe(400)
    expect((await decide(eva, review.id, 'return', 'Bitte das Datum prüfen')).status).toBe(204)
    expect(await read(rita)).toMatchObject({ state: 'returned', answer: 'Bitte das Datum prüfen', endedBy: 'Eva Verwaltung' })
    expect(await read(eva)).toBeNull()
    expect(await live()).not.toContain('neu')
    expect((await rita.visitor.send('DELETE', `/api/review/requests/${review.id}`)).status).toBe(204)
    expect(await read(rita)).toBeNull()
  })

  it('ends when somebody who is not asked changes the draft, and goes on when the change is undone', async () => {
    const { review } = (await ask(rita, { reviewer: eva.id })).body
    await page.patch(paul.visitor, [update('head-2', 'dazwischen')])
    expect(await read(eva)).toMatchObject({ state: 'changed', changedBy: ['Paul Presse'] })
    expect(await (await eva.visitor.fetch('/cms-hub')).text()).not.toContain(`Seite pruefen-${number} (Rita`)
    const refused = await decide(eva, review.id, 'approve')
    expect([refused.status, refused.body.code]).toEqual([409, 'review_changed'])
    expect(await live()).not.toContain('neu')
    await page.patch(paul.visitor, [update('head-2', 'bleibt')])
    expect(await read(eva)).toMatchObject({ state: 'open' })
    expect((await decide(eva, review.id, 'approve')).status).toBe(200)
  })

  it('lets the reviewer correct something and publish it', async () => {
    const { review } = (await ask(rita, { reviewer: eva.id })).body
    await page.patch(eva.visitor, [update('head-2', 'berichtigt')])
    expect(await read(eva)).toMatchObject({ state: 'open' })
    expect((await decide(eva, review.id, 'approve')).status).toBe(200)
    expect(await live()).toContain('berichtigt')
  })

  it('is over when everything is published otherwise, and can be taken back', async () => {
    await ask(rita, { reviewer: eva.id })
    await page.publish(rita.visitor)
    expect(await read(eva)).toBeNull()
    await page.patch(rita.visitor, [update('head-1', 'noch neuer')])
    const { review } = (await ask(rita, { reviewer: eva.id })).body
    expect((await eva.visitor.send('DELETE', `/api/review/requests/${review.id}`)).status).toBe(403)
    await rita.visitor.send('DELETE', `/api/review/requests/${review.id}`)
    expect([await read(rita), await read(eva)]).toEqual([null, null])
  })

  it('is asked only of those who may publish, and only when there is something to review', async () => {
    const reader = await createTestUser(app, 'reader')
    expect((await ask(rita, { reviewer: reader.id })).status).toBe(400)
    await page.publish(rita.visitor)
    expect((await ask(rita)).status).toBe(409)
  })
})
