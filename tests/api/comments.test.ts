import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../app/platform/auth/tables.ts'
import { mails } from '../../app/platform/mail/tables.ts'
import type { Colleague, CommentThread } from '../../app/review/schema.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { createTestUser, type TestUser } from '../support/user.ts'
import type { Visitor } from '../support/visitor.ts'

const anchor = { node: 'head-1', nodeType: 'headline', nodeWords: 'Anreise', field: null, quote: '', offset: 0 }
const quoting = { ...anchor, field: 'content', quote: 'Anreise', offset: 0 }

type Writing = { text: string; mentions?: string[]; anchor?: object; key?: string }

describe('comments', () => {
  let app: TestApp
  let rita: TestUser
  let eva: TestUser
  let lena: TestUser
  let page: TestPage
  beforeAll(async () => {
    app = await createTestApp()
    rita = await named('editor', 'Rita Redaktion')
    eva = await named('admin', 'Eva Verwaltung')
    lena = await named('reader', 'Lena Leser')
    page = await createPage(app, rita.visitor, 'besprochen', [headline('head-1', 'Anreise')])
  })
  afterAll(() => app.close())

  async function named(role: Parameters<typeof createTestUser>[1], name: string): Promise<TestUser> {
    const user = await createTestUser(app, role)
    await app.foyer.platform.db.update(users).set({ name }).where(eq(users.id, user.id))
    return user
  }
  const path = (id = page.id) => `/api/review/comments/page/${id}`
  const threads = async (who: Visitor, id = page.id) => (await who.getJson<CommentThread[]>(path(id))).body
  const begin = ({ visitor }: TestUser, { key = crypto.randomUUID(), ...rest }: Writing) =>
    visitor.send<{ thread: number }>('POST', path(), { key, anchor, ...rest })
  const answer = ({ visitor }: TestUser, thread: number, { key = crypto.randomUUID(), ...rest }: Writing) =>
    visitor.send('POST', `/api/review/threads/${thread}/replies`, { key, ...rest })
  /** The emails since a call of it. */
  async function mailsSince() {
    const [last] = await app.foyer.platform.db.select({ id: mails.id }).from(mails).orderBy(desc(mails.id)).limit(1)
    return async () => {
      const rows = await app.foyer.platform.db.select().from(mails).orderBy(mails.id)
      return rows.filter(({ id, kind }) => id > (last?.id ?? 0) && kind === 'comment')
    }
  }

  it('are seen by all staff with what they are about, and by nobody else', async () => {
    const { status, body } = await begin(rita, { text: '  Stimmt das noch?\r\n', anchor: quoting })
    expect(status).toBe(201)
    const [thread] = (await threads(eva.visitor)).filter(({ id }) => id === body.thread)
    expect(thread).toMatchObject({
      anchor: quoting,
      resolved: null,
      comments: [{ author: 'Rita Redaktion', isMine: false, text: 'Stimmt das noch?', editedAt: null }],
    })
    expect((await app.visitor().fetch(path())).status).toBe(401)
    const html = await (await app.visitor().fetch(page.path)).text()
    expect(html).not.toContain('Stimmt das noch')
    const shape = await app.visitor().fetch(`/de/pageeditor-api/container/by-slug/page-${page.id}`)
    expect(await shape.text()).not.toContain('Stimmt das noch')
  })

  it('may be written by those who may only read, and sent twice are one', async () => {
    const key = crypto.randomUUID()
    const [first, again] = [
      await begin(lena, { key, text: 'Fehlt hier ein Komma?' }),
      await begin(lena, { key, text: 'Fehlt hier ein Komma?' }),
    ]
    expect(again.body).toEqual(first.body)
    expect((await threads(lena.visitor)).filter(({ id }) => id === first.body.thread)).toHaveLength(1)
  })

  it('are mailed once to each who is mentioned or has written in the thread, with a link that opens them', async () => {
    const sent = await mailsSince()
    const text = '@Eva Verwaltung und @Lena Leser, bitte ansehen. Nochmals: @Eva Verwaltung'
    const { body } = await begin(rita, { text, mentions: [eva.id, lena.id, rita.id], anchor: quoting })
    expect((await sent()).map(({ recipient }) => recipient).toSorted()).toEqual([eva.email, lena.email].toSorted())
    const [mail] = await sent()
    expect(mail?.subject).toBe('Rita Redaktion hat Sie auf „Seite besprochen“ erwähnt')
    expect(mail?.letter).toMatchObject({
      paragraphs: [text],
      facts: [{ value: '„Anreise“' }],
      button: { url: `${app.url}${page.path}?edit=head-1&comment=${body.thread}` },
    })
    const replied = await mailsSince()
    await answer(eva, body.thread, { text: 'Ist so.' })
    expect((await replied()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [rita.email, 'Eva Verwaltung hat auf „Seite besprochen“ geantwortet'],
    ])
  })

  it('mention nobody whose name is not in the text', async () => {
    const sent = await mailsSince()
    await begin(rita, { text: 'Ohne Namen', mentions: [eva.id] })
    expect(await sent()).toEqual([])
  })

  it('are edited and deleted by their authors alone; the last one takes the thread with it', async () => {
    const { body } = await begin(rita, { text: 'Erster Satz' })
    await answer(eva, body.thread, { text: 'Zweiter Satz' })
    const read = async () => (await threads(rita.visitor)).find(({ id }) => id === body.thread)
    const [mine, hers] = (await read())?.comments ?? []
    const edit = (id = 0, text = '') => rita.visitor.send('PATCH', `/api/review/comments/${id}`, { text })
    const remove = (who: TestUser, id = 0) => who.visitor.send('DELETE', `/api/review/comments/${id}`)
    expect([(await edit(hers?.id, 'Fremd')).status, (await remove(rita, hers?.id)).status]).toEqual([403, 403])
    expect((await edit(mine?.id, 'Erster Satz, besser')).status).toBe(204)
    expect((await read())?.comments[0]).toMatchObject({ text: 'Erster Satz, besser', editedAt: expect.any(String) })
    expect((await remove(rita, mine?.id)).status).toBe(204)
    expect((await read())?.comments.map(({ text }) => text)).toEqual(['Zweiter Satz'])
    expect((await remove(eva, hers?.id)).status).toBe(204)
    expect(await read()).toBeUndefined()
  })

  it('are resolved and opened again, an answer opens too; all of it is in the audit log', async () => {
    const { body } = await begin(rita, { text: 'Zu klären' })
    const set = (isResolved: boolean) => eva.visitor.send('PATCH', `/api/review/threads/${body.thread}`, { isResolved })
    const read = async () => (await threads(rita.visitor)).find(({ id }) => id === body.thread)
    expect((await set(true)).status).toBe(204)
    expect((await read())?.resolved).toMatchObject({ by: 'Eva Verwaltung' })
    await set(false)
    expect((await read())?.resolved).toBeNull()
    await set(true)
    await answer(rita, body.thread, { text: 'Doch noch nicht' })
    expect((await read())?.resolved).toBeNull()
    const log = await (await eva.visitor.fetch('/cms-hub/log?type=comment')).text()
    expect(log).toContain('Kommentar')
    expect(log).toContain('Seite besprochen')
  })

  it('change what the stream of the page tells, so that others see them at once', async () => {
    const visit = crypto.randomUUID()
    const review = async () =>
      (await eva.visitor.send<{ review: string }>('POST', `/de/pageeditor-api/presence/page/${page.id}`, { visit, node: null })).body.review
    const seen = [await review()]
    const { body } = await begin(rita, { text: 'Neu' })
    seen.push(await review())
    await answer(rita, body.thread, { text: 'Dazu' })
    seen.push(await review())
    await rita.visitor.send('PATCH', `/api/review/threads/${body.thread}`, { isResolved: true })
    seen.push(await review())
    const [first, second] = (await threads(rita.visitor)).find(({ id }) => id === body.thread)?.comments ?? []
    await rita.visitor.send('DELETE', `/api/review/comments/${first?.id}`)
    seen.push(await review())
    await rita.visitor.send('DELETE', `/api/review/comments/${second?.id}`)
    seen.push(await review())
    expect(new Set(seen.slice(0, 5)).size).toBe(5)
    expect(seen[5]).not.toBe(seen[4])
  })

  it('are told to open windows by the database', async () => {
    const leave = new AbortController()
    const response = await eva.visitor.fetch(`/de/pageeditor-api/presence/page/${page.id}?visit=${crypto.randomUUID()}`, {
      signal: leave.signal,
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const next = async () => /"review":"([^"]*)"/.exec((await reader?.read())?.value ?? '')?.[1]
    const before = await next()
    await begin(rita, { text: 'Wird gesehen' })
    expect(await next()).not.toBe(before)
    leave.abort()
  })

  it('name only colleagues who may see the page, and tell no address of theirs', async () => {
    const { body } = await lena.visitor.getJson<Colleague[]>('/api/review/colleagues/page')
    expect(body.find(({ id }) => id === lena.id)).toEqual({ id: lena.id, name: 'Lena Leser', isMe: true, mayPublish: false })
    expect(body.find(({ id }) => id === eva.id)).toMatchObject({ isMe: false, mayPublish: true })
    expect(JSON.stringify(body)).not.toContain('@')
  })

  it('need a text of some length and a page that there is', async () => {
    const refused = await Promise.all([
      begin(rita, { text: '   ' }),
      begin(rita, { text: 'x'.repeat(4001) }),
      rita.visitor.send('POST', path(999_999), { key: crypto.randomUUID(), text: 'Wo?', anchor }),
      answer(rita, 999_999, { text: 'Wo?' }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 404, 404])
  })
})
