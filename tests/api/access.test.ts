import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../app/platform/auth/roles.ts'
import { rateLimits, sessions, users, verifications } from '../../app/platform/auth/tables.ts'
import { openTestHouse, type TestHouse } from '../support/house.ts'
import { oneTimeCode } from '../support/one-time-code.ts'
import type { Visitor } from '../support/visitor.ts'

const PASSWORD = 'ein langes Passwort'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())
// Attempts are counted for each address, and everybody here has the same.
beforeEach(() => house.foyer.platform.db.delete(rateLimits))

const passwordStep = (visitor: Visitor, email: string, password = PASSWORD) =>
  visitor.send<{ twoFactorRedirect?: boolean }>('POST', '/api/auth/sign-in/email', { email, password })
const codeStep = (visitor: Visitor, code: string, trustDevice = false) =>
  visitor.send<{ code?: string }>('POST', '/api/auth/two-factor/verify-totp', { code, trustDevice })
const worksIn = async (visitor: Visitor) => (await visitor.getJson('/de/pageeditor-api/user')).status === 200

async function somebody(role: Role = 'editor'): Promise<{ email: string; visitor: Visitor; id: string }> {
  const email = `${role}-${randomUUID()}@marienbrueck.example`
  await house.foyer.auth.createUser({ email, password: PASSWORD, firstName: 'Rita', lastName: 'Redaktion', role })
  const visitor = house.visitor()
  await passwordStep(visitor, email)
  const [user] = await house.foyer.platform.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return { email, visitor, id: user?.id ?? '' }
}

/** Sets up a second factor for somebody. */
async function setUp(visitor: Visitor): Promise<{ uri: string; codes: string[]; used: string }> {
  const enabled = await visitor.send<{ totpURI: string; backupCodes: string[] }>('POST', '/api/auth/two-factor/enable', {
    password: PASSWORD,
  })
  expect(enabled.status).toBe(200)
  const used = await oneTimeCode(enabled.body.totpURI)
  expect((await codeStep(visitor, used)).status).toBe(200)
  return { uri: enabled.body.totpURI, codes: enabled.body.backupCodes, used }
}

describe('a second factor', () => {
  it('leaves a password alone without any session, and opens one with a code, once', async () => {
    const { email, visitor } = await somebody()
    const elsewhere = house.visitor()
    await passwordStep(elsewhere, email)
    const { uri, used } = await setUp(visitor)
    expect(await worksIn(visitor)).toBe(true)
    expect(await worksIn(elsewhere), 'a session from before the second factor').toBe(false)

    const other = house.visitor()
    const [before] = await house.foyer.platform.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, await idOf(email)))
    expect((await passwordStep(other, email)).body.twoFactorRedirect).toBe(true)
    expect(other.cookies.get('sessionid') ?? '', 'the cookie after the password').toBe('')
    expect(await worksIn(other)).toBe(false)
    expect(
      await house.foyer.platform.db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, await idOf(email))),
    ).toEqual([before])

    expect(await codeStep(other, '000000')).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } })
    expect((await codeStep(other, used)).status, 'the code of the set-up').toBe(401)
    const code = await oneTimeCode(uri, 1)
    const challenge = other.cookies.get('foyer.two_factor') ?? ''
    expect((await codeStep(other, code)).status).toBe(200)
    expect(await worksIn(other)).toBe(true)

    const thief = house.visitor()
    await passwordStep(thief, email)
    expect((await codeStep(thief, code)).status, 'the same code again').toBe(401)
    thief.cookies.set('foyer.two_factor', challenge)
    expect((await codeStep(thief, await oneTimeCode(uri, -1))).status, 'the same challenge again').toBe(401)
    expect(await worksIn(thief)).toBe(false)
  })

  it('takes a backup code in the place of the phone, each once', async () => {
    const { email, visitor } = await somebody()
    const { codes } = await setUp(visitor)
    expect(codes).toHaveLength(10)
    const use = async (code: string | undefined) => {
      const other = house.visitor()
      await passwordStep(other, email)
      return (await other.send('POST', '/api/auth/two-factor/verify-backup-code', { code })).status
    }
    expect(await use(codes[3])).toBe(200)
    expect(await use(codes[3])).toBe(401)
    expect(await use(codes[4])).toBe(200)
  })

  it('is asked for once on a device that is trusted, until all other sessions are ended', async () => {
    const { email, visitor } = await somebody()
    const { uri } = await setUp(visitor)
    const phone = house.visitor()
    await passwordStep(phone, email)
    expect((await codeStep(phone, await oneTimeCode(uri, 1), true)).status).toBe(200)
    phone.cookies.delete('sessionid')
    expect((await passwordStep(phone, email)).body.twoFactorRedirect).toBeUndefined()
    expect(await worksIn(phone)).toBe(true)
    expect((await visitor.send('DELETE', '/api/account/sessions')).status).toBe(204)
    expect(await worksIn(phone)).toBe(false)
    expect((await passwordStep(phone, email)).body.twoFactorRedirect).toBe(true)
  })

  it('is guessed at five times for a password and ten times for an account, and then no more for a while', async () => {
    const { email, visitor } = await somebody()
    const { uri } = await setUp(visitor)
    const thief = house.visitor()
    for (let round = 0; round < 2; round++) {
      await house.foyer.platform.db.delete(rateLimits)
      await passwordStep(thief, email)
      for (let guess = 0; guess < 5; guess++) expect((await codeStep(thief, `00000${guess}`)).status).toBe(401)
    }
    await house.foyer.platform.db.delete(rateLimits)
    await passwordStep(thief, email)
    expect((await codeStep(thief, await oneTimeCode(uri, 1))).status).toBe(429)
  })

  it('is switched off with the password alone, and not set up anew over one that works', async () => {
    const { email, visitor } = await somebody()
    await setUp(visitor)
    const disable = (password: string) => visitor.send<{ code: string }>('POST', '/api/auth/two-factor/disable', { password })
    expect((await disable('geraten, nicht gewusst')).body.code).toBe('INVALID_PASSWORD')
    expect((await visitor.send('POST', '/api/auth/two-factor/enable', { password: PASSWORD })).status).toBe(409)
    expect((await disable(PASSWORD)).status).toBe(200)
    expect((await passwordStep(house.visitor(), email)).body.twoFactorRedirect).toBeUndefined()
  })

  it('can be required of a role: until it is set up, nothing but the own account is open', async () => {
    const admin = (await somebody('admin')).visitor
    const { email, visitor } = await somebody('magazine')
    const require = (roles: Role[]) => admin.send('PUT', '/api/people/second-factor-roles', { roles })
    expect((await visitor.send('PUT', '/api/people/second-factor-roles', { roles: [] })).status).toBe(403)
    expect((await require(['magazine'])).status).toBe(204)
    expect(await worksIn(visitor)).toBe(false)
    expect((await visitor.send('POST', '/api/admin/article', {})).body).toMatchObject({ code: 'second_factor_required' })
    expect((await visitor.fetch('/cms-hub/article')).headers.get('location')).toBe('/cms-hub/konto')
    expect((await visitor.getJson<object>('/api/account/')).body).toMatchObject({ mustSetUpSecondFactor: true })
    expect(await (await visitor.fetch('/cms-hub/konto')).text()).toContain('Für Ihre Rolle ist ein zweiter Faktor Pflicht')
    await setUp(visitor)
    expect(await worksIn(visitor)).toBe(true)
    expect((await visitor.send('POST', '/api/auth/two-factor/disable', { password: PASSWORD })).body).toMatchObject({
      code: 'SECOND_FACTOR_IS_REQUIRED',
    })
    expect((await require([])).status).toBe(204)
    expect((await passwordStep(house.visitor(), email)).body.twoFactorRedirect).toBe(true)
  })

  it('is reset by an administrator for whoever has lost the phone, and the log knows of all of it', async () => {
    const admin = await somebody('admin')
    const { email, visitor, id } = await somebody('programme')
    await setUp(visitor)
    expect((await visitor.send('DELETE', `/api/people/${id}/second-factor`)).status).toBe(403)
    expect((await admin.visitor.send('DELETE', `/api/people/${admin.id}/second-factor`)).status).toBe(409)
    expect((await admin.visitor.send('DELETE', `/api/people/${id}/second-factor`)).status).toBe(204)
    expect(await worksIn(visitor)).toBe(false)
    const again = house.visitor()
    expect((await passwordStep(again, email)).body.twoFactorRedirect).toBeUndefined()
    const log = await (await admin.visitor.fetch('/cms-hub/log?type=account')).text()
    expect(log).toContain('geändert: Passkeys, Zweiter Faktor')
    expect(await (await again.fetch('/cms-hub/log')).text()).not.toContain('Zweiter Faktor')
  })
})

describe('the plain login form', () => {
  const post = (visitor: Visitor, fields: Record<string, string>) =>
    visitor.fetch('/cms-hub', { method: 'POST', body: new URLSearchParams(fields), headers: { origin: house.url } })

  it('asks for the code without JavaScript, too', async () => {
    const { email, visitor } = await somebody()
    const { uri } = await setUp(visitor)
    const other = house.visitor()
    const first = await post(other, { email, password: PASSWORD })
    expect([first.status, first.headers.get('location')]).toEqual([303, '/cms-hub?step=code'])
    expect(await (await other.fetch('/cms-hub?step=code')).text()).toContain('autoComplete="one-time-code"')
    expect((await post(other, { code: '123 456' })).headers.get('location')).toBe('/cms-hub?failed=wrong-code')
    expect((await post(other, { code: await oneTimeCode(uri, 1) })).headers.get('location')).toBe('/cms-hub')
    expect(await worksIn(other)).toBe(true)
  })

  it('leads to the screen that was asked for, by whatever detours', async () => {
    const { email, visitor } = await somebody()
    const { uri } = await setUp(visitor)
    const other = house.visitor()
    const to = '/cms-hub/event?isOnline=false'
    const lands = async (fields: Record<string, string>) => (await post(other, { to, ...fields })).headers.get('location')
    expect(await lands({ email, password: 'geraten' })).toBe(`${to}&failed=wrong`)
    const form = await (await other.fetch(`${to}&failed=wrong`)).text()
    expect(form).toContain('<input type="hidden" name="to" value="/cms-hub/event?isOnline=false"/>')
    expect(await lands({ email, password: PASSWORD })).toBe(`${to}&step=code`)
    expect(await lands({ code: await oneTimeCode(uri, 1) })).toBe(to)
  })

  it('goes nowhere else, whatever it is told', async () => {
    const { email } = await somebody()
    const answer = await post(house.visitor(), {
      email,
      password: PASSWORD,
      next: 'https://boese.example',
      to: '//boese.example/cms-hub',
      callbackURL: 'https://boese.example',
    })
    expect(answer.headers.get('location')).toBe('/cms-hub')
  })
})

describe('logging in', () => {
  it('never goes on with a session that was there before', async () => {
    const { email } = await somebody()
    const visitor = house.visitor()
    visitor.cookies.set('sessionid', 'untergeschoben.abc')
    await passwordStep(visitor, email)
    const first = visitor.cookies.get('sessionid')
    expect(first).not.toContain('untergeschoben')
    await passwordStep(visitor, email)
    expect(visitor.cookies.get('sessionid')).not.toBe(first)
  })

  it('is refused to foreign sites', async () => {
    const { email, visitor } = await somebody()
    const from = (headers: Record<string, string>, who: Visitor) =>
      who.fetch('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ email, password: PASSWORD }),
      })
    expect((await from({ origin: 'https://boese.example' }, house.visitor())).status).toBe(403)
    expect((await from({ origin: 'https://boese.example' }, visitor)).status).toBe(403)
    expect((await from({ 'content-type': 'text/plain', origin: house.url }, house.visitor())).status).toBe(415)
    const change = { method: 'POST', headers: { 'content-type': 'application/json', origin: 'https://boese.example' }, body: '{}' }
    expect((await visitor.fetch('/api/auth/two-factor/disable', change)).status).toBe(403)
    for (const [method, path] of [
      ['PATCH', ''],
      ['DELETE', 'sessions'],
    ]) {
      expect((await visitor.fetch(`/api/account/${path}`, { ...change, method: method ?? '' })).status).toBe(403)
    }
  })

  it('tells nobody whether an address is known', async () => {
    const { email } = await somebody()
    const wrong = await passwordStep(house.visitor(), email, 'ein falsches Passwort')
    const unknown = await passwordStep(house.visitor(), 'niemand@marienbrueck.example', 'ein falsches Passwort')
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect(wrong.status).toBe(401)
  })

  it('is throttled by where it comes from, not by what the caller says about that', async () => {
    const attempt = (n: number) =>
      house.visitor().fetch('/api/auth/passkey/verify-authentication', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: house.url,
          'x-forwarded-for': `10.0.0.${n}`,
          'x-foyer-client-address': `10.0.1.${n}`,
        },
        body: '{"response":{}}',
      })
    const statuses = new Set<number>()
    for (let n = 0; n < 12; n++) statuses.add((await attempt(n)).status)
    expect([...statuses]).toEqual([400, 429])
  })

  it('answers no call of the library that the house does not use, and shows no token of a session', async () => {
    const { visitor } = await somebody()
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

describe('sessions', () => {
  it('are listed to their owner, ended one by one or all but this, and those of others by administrators alone', async () => {
    const { email, visitor, id } = await somebody()
    const [second, third] = [house.visitor(), house.visitor()]
    await second.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: house.url,
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:152.0) Gecko/20100101 Firefox/152.0',
      },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    await passwordStep(third, email)
    const page = await (await visitor.fetch('/cms-hub/konto')).text()
    expect(page).toContain('Firefox auf Windows')
    expect(page).toContain('Dieses Gerät, jetzt')

    const admin = (await somebody('admin')).visitor
    const stranger = (await somebody()).visitor
    expect((await stranger.getJson(`/api/people/${id}/sessions`)).status).toBe(403)
    const { body: open } = await admin.getJson<{ id: string; browser: string }[]>(`/api/people/${id}/sessions`)
    expect(open).toHaveLength(3)
    const firefox = open.find(({ browser }) => browser === 'Firefox')?.id
    expect((await stranger.send('DELETE', `/api/account/sessions/${firefox}`)).status).toBe(404)
    expect((await stranger.send('DELETE', `/api/people/${id}/sessions/${firefox}`)).status).toBe(403)
    expect((await visitor.send('DELETE', `/api/account/sessions/${firefox}`)).status).toBe(204)
    expect([await worksIn(second), await worksIn(third)]).toEqual([false, true])
    expect((await visitor.send('DELETE', '/api/account/sessions')).status).toBe(204)
    expect([await worksIn(visitor), await worksIn(third)]).toEqual([true, false])
    expect((await admin.send('DELETE', `/api/people/${id}/sessions`)).status).toBe(204)
    expect(await worksIn(visitor)).toBe(false)
  })

  it('end elsewhere with a new password, whatever the browser asks for', async () => {
    const { email, visitor } = await somebody()
    const elsewhere = house.visitor()
    await passwordStep(elsewhere, email)
    const body = { currentPassword: PASSWORD, newPassword: 'ein ganz neues Passwort', revokeOtherSessions: false }
    expect((await visitor.send('POST', '/api/auth/change-password', { ...body, currentPassword: 'geraten' })).status).toBe(400)
    expect((await visitor.send('POST', '/api/auth/change-password', body)).status).toBe(200)
    expect([await worksIn(visitor), await worksIn(elsewhere)]).toEqual([true, false])
  })

  it('end after seven days without use', async () => {
    const { visitor, id } = await somebody()
    const { db } = house.foyer.platform
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, id))
    expect(daysUntil(session?.expiresAt)).toBeCloseTo(7, 2)
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, id))
    expect(await worksIn(visitor)).toBe(false)
  })

  it('know the name that their owner has given themselves', async () => {
    const { visitor } = await somebody('reader')
    expect((await visitor.send('PATCH', '/api/account/', { firstName: ' ', lastName: 'x' })).status).toBe(400)
    expect((await visitor.send('PATCH', '/api/account/', { firstName: 'A', lastName: 'B', role: 'admin' })).status).toBe(400)
    expect((await visitor.send('PATCH', '/api/account/', { firstName: 'Änne', lastName: 'Born' })).status).toBe(204)
    expect((await visitor.getJson('/api/account/')).body).toMatchObject({ name: 'Änne Born' })
  })
})

describe('an invitation', () => {
  it('is listed, sent again with another link, withdrawn, and works for seven days', async () => {
    const admin = (await somebody('admin')).visitor
    const { db } = house.foyer.platform
    const email = 'gast@marienbrueck.example'
    expect((await admin.send('POST', '/api/invitations/', { email, firstName: 'Gisa', lastName: 'Gast', role: 'reader' })).status).toBe(201)
    const id = await idOf(email)
    const link = async () => (await db.select().from(verifications).where(eq(verifications.value, id)))[0]
    const first = await link()
    expect(daysUntil(first?.expiresAt)).toBeCloseTo(7, 2)
    expect(await (await admin.fetch('/cms-hub/people')).text()).toMatch(/Einladungen, die noch offen sind.*Gisa Gast.*Erneut senden/s)
    const stranger = (await somebody()).visitor
    expect((await stranger.send('POST', `/api/people/${id}/invitation`)).status).toBe(403)
    expect((await admin.send('POST', `/api/people/${id}/invitation`)).status).toBe(204)
    const choose = (identifier = '') =>
      house.visitor().send('POST', '/api/auth/reset-password', { newPassword: PASSWORD, token: identifier.replace('reset-password:', '') })
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
    expect((await passwordStep(house.visitor(), email)).status).toBe(401)
  })
})

function daysUntil(moment: Date | undefined): number {
  return ((moment?.getTime() ?? 0) - Date.now()) / 86_400_000
}

async function idOf(email: string): Promise<string> {
  const [user] = await house.foyer.platform.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id ?? ''
}
