import { scryptSync } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BROWSER_COOKIE } from '../../app/platform/auth/known-browser.ts'
import { PASSWORD_MAILS, passwordLink } from '../../app/platform/auth/password-link.ts'
import { accounts, rateLimits, sessions, verifications } from '../../app/platform/auth/tables.ts'
import { WRONG_PASSWORDS } from '../../app/platform/auth/wrong-passwords.ts'
import { countAccountAttempt } from '../../app/platform/http/rate-limit.ts'
import { mails } from '../../app/platform/mail/tables.ts'
import { writeSettings } from '../../app/site/index.server.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { canEdit, createTestUser, PASSWORD, signInWithPassword, userIdOf } from '../support/user.ts'
import type { Visitor } from '../support/visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
// Rate limits count by address, and all requests of these tests come from the same one.
beforeEach(() => app.foyer.platform.db.delete(rateLimits))

const createUser = (role?: string) => createTestUser(app, role)

describe('logging in', () => {
  it('never goes on with a session that was there before', async () => {
    const { email } = await createUser()
    const visitor = app.visitor()
    visitor.cookies.set('sessionid', 'untergeschoben.abc')
    await signInWithPassword(visitor, email)
    const first = visitor.cookies.get('sessionid')
    expect(first).not.toContain('untergeschoben')
    await signInWithPassword(visitor, email)
    expect(visitor.cookies.get('sessionid')).not.toBe(first)
  })

  it('is refused to foreign sites', async () => {
    const { email, visitor } = await createUser()
    const from = (headers: Record<string, string>, who: Visitor) =>
      who.fetch('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ email, password: PASSWORD }),
      })
    expect((await from({ origin: 'https://boese.example' }, app.visitor())).status).toBe(403)
    expect((await from({ origin: 'https://boese.example' }, visitor)).status).toBe(403)
    expect((await from({ 'content-type': 'text/plain', origin: app.url }, app.visitor())).status).toBe(415)
    const change = { method: 'POST', headers: { 'content-type': 'application/json', origin: 'https://boese.example' }, body: '{}' }
    expect((await visitor.fetch('/api/auth/two-factor/disable', change)).status).toBe(403)
    for (const [method, path] of [
      ['PATCH', ''],
      ['DELETE', 'sessions'],
    ]) {
      expect((await visitor.fetch(`/api/account/${path}`, { ...change, method: method ?? '' })).status).toBe(403)
    }
  })

  it('never reveals whether an email address is known', async () => {
    const { email } = await createUser()
    const wrong = await signInWithPassword(app.visitor(), email, 'ein falsches Passwort')
    const unknown = await signInWithPassword(app.visitor(), 'niemand@marienbrueck.example', 'ein falsches Passwort')
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect(wrong.status).toBe(401)
  })

  it('is rate-limited by the address it comes from, not by what the caller claims', async () => {
    const attempt = (n: number) =>
      app.visitor().fetch('/api/auth/passkey/verify-authentication', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: app.url,
          'x-forwarded-for': `10.0.0.${n}`,
          'x-foyer-client-address': `10.0.1.${n}`,
        },
        body: '{"response":{}}',
      })
    const statuses = new Set<number>()
    for (let n = 0; n < 12; n++) statuses.add((await attempt(n)).status)
    expect([...statuses]).toEqual([400, 429])
  })

  it('answers no unused endpoint of the authentication library, and shows no session token', async () => {
    const { visitor } = await createUser()
    for (const path of ['get-session', 'list-sessions', 'list-accounts', 'error', 'ok', 'passkey/list-user-passkeys']) {
      expect((await visitor.fetch(`/api/auth/${path}`)).status, path).toBe(404)
    }
    for (const path of ['sign-up/email', 'update-user', 'change-email', 'delete-user', 'set-password', 'revoke-sessions']) {
      expect((await visitor.send('POST', `/api/auth/${path}`, {})).status, path).toBe(404)
    }
    const token = decodeURIComponent(visitor.cookies.get('sessionid') ?? '').split('.')[0] ?? ''
    expect(token).toHaveLength(32)
    expect(await (await visitor.fetch('/cms-hub/konto')).text()).not.toContain(token)
  })
})

describe('a password', () => {
  it('is stored as a salted scrypt hash that takes 32 MB to compute, in every house whose test does not replace it', async () => {
    const house = await createTestApp({ hasRealPasswords: true })
    try {
      const { id } = await createTestUser(house)
      const [account] = await house.foyer.platform.db.select().from(accounts).where(eq(accounts.userId, id))
      const [salt = '', key] = account?.password?.split(':') ?? []
      const cost = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 27 }
      expect(Buffer.from(salt, 'hex')).toHaveLength(16)
      expect(key).toBe(scryptSync(PASSWORD, salt, 64, cost).toString('hex'))
    } finally {
      await house.close()
    }
  })

  /** Requests that many links for a new password. @returns their tokens, in no order */
  async function linksOf(email: string, id: string, wanted: number): Promise<string[]> {
    for (let n = 0; n < wanted; n++) await app.visitor().send('POST', '/api/auth/request-password-reset', { email })
    const { db } = app.foyer.platform
    const held = () =>
      db
        .select()
        .from(verifications)
        .where(and(eq(verifications.value, id), like(verifications.identifier, 'reset-%')))
    await expect.poll(async () => (await held()).length, { timeout: 10_000 }).toBe(wanted)
    return (await held()).map(({ identifier }) => identifier.replace('reset-password:', ''))
  }
  const choose = (token: string | undefined, newPassword: string, by = app.visitor()) =>
    by.send('POST', '/api/auth/reset-password', { token, newPassword })

  it('that is new ends every link to another, whether it was chosen by a link or in the account', async () => {
    const { email, visitor, id } = await createUser()
    const [first, second] = await linksOf(email, id, 2)
    expect((await choose(second, 'ein neues Passwort')).status).toBe(200)
    expect((await choose(first, 'noch ein Passwort')).status).toBe(400)
    const [third] = await linksOf(email, id, 1)
    await visitor.logIn(email, 'ein neues Passwort')
    const changed = { currentPassword: 'ein neues Passwort', newPassword: 'selbst gewechselt' }
    expect((await visitor.send('POST', '/api/auth/change-password', changed)).status).toBe(200)
    expect((await choose(third, 'noch ein Passwort')).status).toBe(400)
  })

  it('is noted in the log for its owner, no matter who is logged in where the link is used', async () => {
    const [owner, other] = [await createUser(), await createUser()]
    const [token] = await linksOf(owner.email, owner.id, 1)
    const stays = (await linksOf(other.email, other.id, 1))[0]
    expect((await choose(token, 'ein neues Passwort', other.visitor)).status).toBe(200)
    // The link of the user who is logged in there is not touched.
    expect((await choose(stays, 'ein neues Passwort')).status).toBe(200)
  })

  it('is sent by mail a few times an hour for one account, whatever the sender’s address, without revealing whether the account exists', async () => {
    const { email, id } = await createUser()
    const requestReset = async (to: string) => (await app.visitor().send('POST', '/api/auth/request-password-reset', { email: to })).body
    expect(await requestReset(email)).toEqual(await requestReset('niemand@marienbrueck.example'))
    const { platform } = app.foyer
    for (let n = 0; n < 6; n++) await platform.write((tx) => platform.jobs.enqueue(tx, passwordLink, { email: email.toUpperCase() }))
    await expect
      .poll(async () => (await platform.jobs.counts()).queues.find(({ queue }) => queue === passwordLink.name)?.waiting ?? 0, {
        timeout: 15_000,
      })
      .toBe(0)
    await expect
      .poll(async () => (await platform.jobs.counts()).queues.find(({ queue }) => queue === passwordLink.name)?.active ?? 0)
      .toBe(0)
    expect(await platform.db.select().from(verifications).where(eq(verifications.value, id))).toHaveLength(PASSWORD_MAILS.max)
  })

  it('is not guessed from many addresses: after many wrong ones none is taken, its owner gets an email, and logs in with a new one', async () => {
    const { email, id } = await createUser()
    const { platform } = app.foyer
    const letters = () =>
      platform.db
        .select()
        .from(mails)
        .where(and(eq(mails.recipient, email), eq(mails.kind, 'wrong-passwords')))
    for (let n = 1; n < WRONG_PASSWORDS.max; n++) await countAccountAttempt(platform, WRONG_PASSWORDS, email)
    expect((await signInWithPassword(app.visitor(), email.toUpperCase(), 'ein falsches Passwort')).status).toBe(401)
    expect(await letters()).toHaveLength(1)
    // A browser without scripts sends it as a form.
    expect((await signInWithPassword(app.visitor(), email)).status).toBe(429)
    const typed = await app
      .visitor()
      .fetch('/cms-hub', { method: 'POST', headers: { origin: app.url }, body: new URLSearchParams({ email, password: PASSWORD }) })
    expect(typed.headers.get('location')).toBe('/cms-hub?failed=locked')
    expect(await letters()).toHaveLength(1)
    const [token] = await linksOf(email, id, 1)
    expect((await choose(token, 'ein neues Passwort')).status).toBe(200)
    expect((await signInWithPassword(app.visitor(), email, 'ein neues Passwort')).status).toBe(200)
    // Correct passwords are not counted, nor are wrong ones of an earlier hour.
    for (let n = 1; n < WRONG_PASSWORDS.max; n++) await countAccountAttempt(platform, WRONG_PASSWORDS, email)
    expect((await signInWithPassword(app.visitor(), email, 'ein neues Passwort')).status).toBe(200)
    expect(await countAccountAttempt(platform, WRONG_PASSWORDS, email)).toBe(1)
  })

  it('that strangers guess locks no browser that has logged in before, which has a count of its own', async () => {
    const { email, visitor } = await createUser()
    const { platform } = app.foyer
    const other = (await createUser()).visitor
    for (let n = 0; n < WRONG_PASSWORDS.max; n++) await countAccountAttempt(platform, WRONG_PASSWORDS, email)
    expect((await signInWithPassword(app.visitor(), email)).body).toMatchObject({
      code: 'too_many_attempts',
      detail: expect.stringContaining('nehmen Sie einen Browser, in dem Sie schon einmal angemeldet waren'),
    })
    expect((await signInWithPassword(other, email)).status, 'known by another account').toBe(429)
    await visitor.send('POST', '/api/user-logout/')
    expect((await signInWithPassword(visitor, email)).status).toBe(200)
    expect((await signInWithPassword(app.visitor(), email)).status, 'strangers get no new tries by it').toBe(429)
    const browser = visitor.cookies.get(BROWSER_COOKIE)?.split('.')[0]
    for (let n = 0; n < WRONG_PASSWORDS.max; n++) await countAccountAttempt(platform, WRONG_PASSWORDS, `${email} ${browser}`)
    expect((await signInWithPassword(visitor, email)).status).toBe(429)
  })

  it('that is typed wrongly within a session is counted, whatever asks for it, apart from what strangers try', async () => {
    const { email, visitor } = await createUser()
    const { platform } = app.foyer
    const change = (currentPassword: string) =>
      visitor.send('POST', '/api/auth/change-password', { currentPassword, newPassword: 'ein ganz neues Passwort' })
    for (let n = 0; n < WRONG_PASSWORDS.max; n++) await countAccountAttempt(platform, WRONG_PASSWORDS, email)
    for (let n = 2; n < WRONG_PASSWORDS.max; n++) await countAccountAttempt(platform, WRONG_PASSWORDS, `${email} session`)
    expect((await change('ein falsches Passwort')).status).toBe(400)
    expect((await visitor.send('POST', '/api/auth/two-factor/enable', { password: 'ein falsches Passwort' })).status).toBe(400)
    for (const path of ['two-factor/enable', 'two-factor/disable', 'two-factor/generate-backup-codes'])
      expect((await visitor.send('POST', `/api/auth/${path}`, { password: PASSWORD })).status, path).toBe(429)
    const refused = await change(PASSWORD)
    expect([refused.status, refused.body]).toMatchObject([
      429,
      { code: 'too_many_attempts', detail: expect.stringMatching(/^Das waren zu viele falsche Passwörter\./) },
    ])
    expect(await canEdit(visitor)).toBe(true)
  })

  it('that is common or names its owner or house is refused with a sentence, by link and in the account', async () => {
    const { email, visitor, id } = await createUser()
    const [token] = await linksOf(email, id, 1)
    const sentence = {
      code: 'password_easily_guessed',
      detail: expect.stringMatching(/^Dieses Passwort ist leicht zu erraten: .* etwa vier Wörter/),
    }
    const byLink = await choose(token, 'passwordpassword')
    expect([byLink.status, byLink.body]).toMatchObject([400, sentence])
    await writeSettings(app.foyer.platform, { design: { houseName: 'Marienbrück' } })
    for (const newPassword of [email, 'Marienbrück2026']) {
      const changed = await visitor.send('POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword })
      expect([changed.status, changed.body], newPassword).toMatchObject([400, sentence])
    }
    expect((await choose(token, 'vier Wörter für ein Schloss')).status, 'the link still works').toBe(200)
  })
})

describe('sessions', () => {
  it('end when the same browser logs in again, and logging out takes the hint with it', async () => {
    const { email, visitor } = await createUser()
    const replaced = app.visitor()
    for (const [name, value] of visitor.cookies) replaced.cookies.set(name, value)
    expect((await replaced.getJson('/de/pageeditor-api/user')).status).toBe(200)
    await signInWithPassword(visitor, email)
    expect((await replaced.getJson('/de/pageeditor-api/user')).status).toBe(401)
    expect((await visitor.getJson('/de/pageeditor-api/user')).status).toBe(200)
    expect(visitor.cookies.get('staff')).toBe('1')
    await visitor.send('POST', '/api/user-logout/')
    expect([...visitor.cookies.keys()].sort()).toEqual(['csrftoken', BROWSER_COOKIE])
  })

  it('are listed to their owner, ended one by one or all but this, and those of others by administrators alone', async () => {
    const { email, visitor, id } = await createUser()
    const [second, third] = [app.visitor(), app.visitor()]
    await second.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: app.url,
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:152.0) Gecko/20100101 Firefox/152.0',
      },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    await signInWithPassword(third, email)
    const page = await (await visitor.fetch('/cms-hub/konto')).text()
    expect(page).toContain('Firefox auf Windows')
    expect(page).toContain('Dieses Gerät, jetzt')

    const admin = (await createUser('admin')).visitor
    const stranger = (await createUser()).visitor
    expect((await stranger.getJson(`/api/people/${id}/sessions`)).status).toBe(403)
    const { body: open } = await admin.getJson<{ id: string; browser: string }[]>(`/api/people/${id}/sessions`)
    expect(open).toHaveLength(3)
    const firefox = open.find(({ browser }) => browser === 'Firefox')?.id
    expect((await stranger.send('DELETE', `/api/account/sessions/${firefox}`)).status).toBe(404)
    expect((await stranger.send('DELETE', `/api/people/${id}/sessions/${firefox}`)).status).toBe(403)
    expect((await visitor.send('DELETE', `/api/account/sessions/${firefox}`)).status).toBe(204)
    expect([await canEdit(second), await canEdit(third)]).toEqual([false, true])
    expect((await visitor.send('DELETE', '/api/account/sessions')).status).toBe(204)
    expect([await canEdit(visitor), await canEdit(third)]).toEqual([true, false])
    expect((await admin.send('DELETE', `/api/people/${id}/sessions`)).status).toBe(204)
    expect(await canEdit(visitor)).toBe(false)
  })

  it('end elsewhere with a new password, whatever the browser asks for', async () => {
    const { email, visitor } = await createUser()
    const elsewhere = app.visitor()
    await signInWithPassword(elsewhere, email)
    const body = { currentPassword: PASSWORD, newPassword: 'ein ganz neues Passwort', revokeOtherSessions: false }
    expect((await visitor.send('POST', '/api/auth/change-password', { ...body, currentPassword: 'geraten' })).status).toBe(400)
    expect((await visitor.send('POST', '/api/auth/change-password', body)).status).toBe(200)
    expect([await canEdit(visitor), await canEdit(elsewhere)]).toEqual([true, false])
  })

  it('end after seven days without use', async () => {
    const { visitor, id } = await createUser()
    const { db } = app.foyer.platform
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, id))
    expect(daysUntil(session?.expiresAt)).toBeCloseTo(7, 2)
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, id))
    expect(await canEdit(visitor)).toBe(false)
  })

  it('know the name that their owner has given themselves', async () => {
    const { visitor } = await createUser('reader')
    expect((await visitor.send('PATCH', '/api/account/', { firstName: ' ', lastName: 'x' })).status).toBe(400)
    expect((await visitor.send('PATCH', '/api/account/', { firstName: 'A', lastName: 'B', role: 'admin' })).status).toBe(400)
    expect((await visitor.send('PATCH', '/api/account/', { firstName: 'Änne', lastName: 'Born' })).status).toBe(204)
    expect((await visitor.getJson('/api/account/')).body).toMatchObject({ name: 'Änne Born' })
  })
})

describe('an invitation', () => {
  it('is listed, sent again with another link, withdrawn, and works for seven days', async () => {
    const admin = (await createUser('admin')).visitor
    const { db } = app.foyer.platform
    const email = 'gast@marienbrueck.example'
    expect((await admin.send('POST', '/api/invitations/', { email, firstName: 'Gisa', lastName: 'Gast', role: 'reader' })).status).toBe(201)
    const id = await userIdOf(app, email)
    const link = async () => (await db.select().from(verifications).where(eq(verifications.value, id)))[0]
    const first = await link()
    expect(daysUntil(first?.expiresAt)).toBeCloseTo(7, 2)
    expect(await (await admin.fetch('/cms-hub/people')).text()).toMatch(/Einladungen, die noch offen sind.*Gisa Gast.*Erneut senden/s)
    const stranger = (await createUser()).visitor
    expect((await stranger.send('POST', `/api/people/${id}/invitation`)).status).toBe(403)
    expect((await admin.send('POST', `/api/people/${id}/invitation`)).status).toBe(204)
    const choose = (identifier = '') =>
      app.visitor().send('POST', '/api/auth/reset-password', { newPassword: PASSWORD, token: identifier.replace('reset-password:', '') })
    expect((await choose(first?.identifier)).status, 'the link sent first').toBe(400)
    await db
      .update(verifications)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(verifications.value, id))
    expect((await choose((await link())?.identifier)).status, 'a link that has run out').toBe(400)
    await admin.send('POST', `/api/people/${id}/invitation`)
    const third = await link()
    expect((await choose(third?.identifier)).status).toBe(200)
    expect((await admin.send('POST', `/api/people/${id}/invitation`)).body).toMatchObject({ code: 'not_invited' })
    expect((await admin.send('DELETE', `/api/people/${id}`)).status).toBe(204)
    expect((await signInWithPassword(app.visitor(), email)).status).toBe(401)
  })
})

function daysUntil(moment: Date | undefined): number {
  return ((moment?.getTime() ?? 0) - Date.now()) / 86_400_000
}
