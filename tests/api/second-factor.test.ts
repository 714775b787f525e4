import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { countLockedFactors } from '../../app/platform/auth/locked-factors.ts'
import { rateLimits, sessions, twoFactors } from '../../app/platform/auth/tables.ts'
import { oneTimeCode } from '../support/one-time-code.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../support/test-app.ts'
import { canEdit, createTestUser, PASSWORD, signInWithPassword, userIdOf } from '../support/user.ts'
import type { Visitor } from '../support/visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
// Rate limits count by address, and all requests of these tests come from the same one.
beforeEach(() => app.foyer.platform.db.delete(rateLimits))

const somebody = (role?: string) => createTestUser(app, role)
const codeStep = (visitor: Visitor, code: string, trustDevice = false) =>
  visitor.send<{ code?: string }>('POST', '/api/auth/two-factor/verify-totp', { code, trustDevice })

/** Sets up a second factor for a user. */
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
    const elsewhere = app.visitor()
    await signInWithPassword(elsewhere, email)
    const { uri, used } = await setUp(visitor)
    expect(await canEdit(visitor)).toBe(true)
    expect(await canEdit(elsewhere), 'a session from before the second factor').toBe(false)

    const secondVisitor = app.visitor()
    const [before] = await app.foyer.platform.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, await userIdOf(app, email)))
    expect((await signInWithPassword(secondVisitor, email)).body.twoFactorRedirect).toBe(true)
    expect(secondVisitor.cookies.get('sessionid') ?? '', 'the cookie after the password').toBe('')
    expect(await canEdit(secondVisitor)).toBe(false)
    expect(
      await app.foyer.platform.db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, await userIdOf(app, email))),
    ).toEqual([before])

    expect(await codeStep(secondVisitor, '000000')).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } })
    expect((await codeStep(secondVisitor, used)).status, 'the code of the set-up').toBe(401)
    const code = await oneTimeCode(uri, 1)
    const challenge = secondVisitor.cookies.get('foyer.two_factor') ?? ''
    expect((await codeStep(secondVisitor, code)).status).toBe(200)
    expect(await canEdit(secondVisitor)).toBe(true)

    const thief = app.visitor()
    await signInWithPassword(thief, email)
    expect((await codeStep(thief, code)).status, 'the same code again').toBe(401)
    thief.cookies.set('foyer.two_factor', challenge)
    expect((await codeStep(thief, await oneTimeCode(uri, -1))).status, 'the same challenge again').toBe(401)
    expect(await canEdit(thief)).toBe(false)
  })

  it('names the clock of a phone that is minutes off, and takes no code of the future when its time comes', async () => {
    const { email, visitor } = await somebody()
    app.clock.set(new Date().toISOString())
    onTestFinished(() => app.clock.set(TEST_NOW))
    const { uri } = await setUp(visitor)
    const late = app.visitor()
    await signInWithPassword(late, email)
    expect(await codeStep(late, await oneTimeCode(uri, -6))).toMatchObject({
      status: 401,
      body: { code: 'CLOCK_IS_OFF', drift_seconds: -180 },
    })
    const early = await oneTimeCode(uri, 6)
    expect(await codeStep(late, early)).toMatchObject({ status: 401, body: { code: 'CLOCK_IS_OFF', drift_seconds: 180 } })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 180_000 })
    onTestFinished(() => void vi.useRealTimers())
    app.clock.advance({ minutes: 3 })
    expect(await codeStep(late, early)).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } })
  })

  it('takes a backup code in the place of the phone, each once', async () => {
    const { email, visitor } = await somebody()
    const { codes } = await setUp(visitor)
    expect(codes).toHaveLength(10)
    const use = async (code: string | undefined) => {
      const secondVisitor = app.visitor()
      await signInWithPassword(secondVisitor, email)
      return (await secondVisitor.send('POST', '/api/auth/two-factor/verify-backup-code', { code })).status
    }
    expect(await use(codes[3])).toBe(200)
    expect(await use(codes[3])).toBe(401)
    expect(await use(codes[4])).toBe(200)
  })

  it('is asked for once on a device that is trusted, until all other sessions are ended', async () => {
    const { email, visitor } = await somebody()
    const { uri } = await setUp(visitor)
    const phone = app.visitor()
    await signInWithPassword(phone, email)
    expect((await codeStep(phone, await oneTimeCode(uri, 1), true)).status).toBe(200)
    phone.cookies.delete('sessionid')
    expect((await signInWithPassword(phone, email)).body.twoFactorRedirect).toBeUndefined()
    expect(await canEdit(phone)).toBe(true)
    expect((await visitor.send('DELETE', '/api/account/sessions')).status).toBe(204)
    expect(await canEdit(phone)).toBe(false)
    expect((await signInWithPassword(phone, email)).body.twoFactorRedirect).toBe(true)
  })

  it('is guessed at five times for a password and ten times for an account, and then no more for a while', async () => {
    const { email, visitor } = await somebody()
    const { uri } = await setUp(visitor)
    const thief = app.visitor()
    for (let round = 0; round < 2; round++) {
      await app.foyer.platform.db.delete(rateLimits)
      await signInWithPassword(thief, email)
      for (let guess = 0; guess < 5; guess++) expect((await codeStep(thief, `00000${guess}`)).status).toBe(401)
    }
    await app.foyer.platform.db.delete(rateLimits)
    await signInWithPassword(thief, email)
    expect((await codeStep(thief, await oneTimeCode(uri, 1))).status).toBe(429)
  })

  it('is switched off with the password alone, and not set up anew over one that works', async () => {
    const { email, visitor } = await somebody()
    await setUp(visitor)
    const disable = (password: string) => visitor.send<{ code: string }>('POST', '/api/auth/two-factor/disable', { password })
    expect((await disable('geraten, nicht gewusst')).body.code).toBe('INVALID_PASSWORD')
    expect((await visitor.send('POST', '/api/auth/two-factor/enable', { password: PASSWORD })).status).toBe(409)
    expect((await disable(PASSWORD)).status).toBe(200)
    expect((await signInWithPassword(app.visitor(), email)).body.twoFactorRedirect).toBeUndefined()
  })

  it('can be required of a role: until it is set up, nothing but the own account is open', async () => {
    const admin = (await somebody('admin')).visitor
    const { email, visitor } = await somebody('magazine')
    const require = (roles: string[]) => admin.send('PUT', '/api/people/second-factor-roles', { roles })
    expect((await visitor.send('PUT', '/api/people/second-factor-roles', { roles: [] })).status).toBe(403)
    expect((await require(['magazine'])).status).toBe(204)
    expect(await canEdit(visitor)).toBe(false)
    expect((await visitor.send('POST', '/api/admin/article', {})).body).toMatchObject({ code: 'second_factor_required' })
    expect((await visitor.fetch('/cms-hub/article')).headers.get('location')).toBe('/cms-hub/konto')
    expect((await visitor.getJson<object>('/api/account/')).body).toMatchObject({ mustSetUpSecondFactor: true })
    expect(await (await visitor.fetch('/cms-hub/konto')).text()).toContain('Für Ihre Rolle ist ein zweiter Faktor Pflicht')
    await setUp(visitor)
    expect(await canEdit(visitor)).toBe(true)
    expect((await visitor.send('POST', '/api/auth/two-factor/disable', { password: PASSWORD })).body).toMatchObject({
      code: 'SECOND_FACTOR_IS_REQUIRED',
    })
    expect((await require([])).status).toBe(204)
    expect((await signInWithPassword(app.visitor(), email)).body.twoFactorRedirect).toBe(true)
  })

  it('is reset by an administrator for a user who has lost the phone, and the log has all of it', async () => {
    const admin = await somebody('admin')
    const { email, visitor, id } = await somebody('programme')
    await setUp(visitor)
    expect((await visitor.send('DELETE', `/api/people/${id}/second-factor`)).status).toBe(403)
    expect((await admin.visitor.send('DELETE', `/api/people/${admin.id}/second-factor`)).status).toBe(409)
    expect((await admin.visitor.send('DELETE', `/api/people/${id}/second-factor`)).status).toBe(204)
    expect(await canEdit(visitor)).toBe(false)
    const again = app.visitor()
    expect((await signInWithPassword(again, email)).body.twoFactorRedirect).toBeUndefined()
    const log = await (await admin.visitor.fetch('/cms-hub/log?type=account')).text()
    expect(log).toContain('geändert: Passkeys, Zweiter Faktor')
    expect(await (await again.fetch('/cms-hub/log')).text()).not.toContain('Zweiter Faktor')
  })
})

it('second factors that were set up with another secret of the house are counted, which refuses their codes', async () => {
  const { visitor } = await somebody()
  await setUp(visitor)
  const { db, config } = app.foyer.platform
  expect(await countLockedFactors({ db, config })).toBe(0)
  const other = { ...config, AUTH_SECRET: 'ein anderes Geheimnis, lang genug dafür' }
  expect(await countLockedFactors({ db, config: other })).toBe(await db.$count(twoFactors))
})

describe('the plain login form', () => {
  const post = (visitor: Visitor, fields: Record<string, string>) =>
    visitor.fetch('/cms-hub', { method: 'POST', body: new URLSearchParams(fields), headers: { origin: app.url } })

  it('asks for the code without JavaScript, too', async () => {
    const { email, visitor } = await somebody()
    const { uri } = await setUp(visitor)
    const secondVisitor = app.visitor()
    const first = await post(secondVisitor, { email, password: PASSWORD })
    expect([first.status, first.headers.get('location')]).toEqual([303, '/cms-hub?step=code'])
    expect(await (await secondVisitor.fetch('/cms-hub?step=code')).text()).toContain('autoComplete="one-time-code"')
    expect((await post(secondVisitor, { code: '123 456' })).headers.get('location')).toBe('/cms-hub?failed=wrong-code')
    expect((await post(secondVisitor, { code: await oneTimeCode(uri, 1) })).headers.get('location')).toBe('/cms-hub')
    expect(await canEdit(secondVisitor)).toBe(true)
  })

  it('leads to the requested screen, also after detours', async () => {
    const { email, visitor } = await somebody()
    const { uri } = await setUp(visitor)
    const secondVisitor = app.visitor()
    const to = '/cms-hub/event?isOnline=false'
    const lands = async (fields: Record<string, string>) => (await post(secondVisitor, { to, ...fields })).headers.get('location')
    expect(await lands({ email, password: 'geraten' })).toBe(`${to}&failed=wrong`)
    const form = await (await secondVisitor.fetch(`${to}&failed=wrong`)).text()
    expect(form).toContain('<input type="hidden" name="to" value="/cms-hub/event?isOnline=false"/>')
    expect(await lands({ email, password: PASSWORD })).toBe(`${to}&step=code`)
    expect(await lands({ code: await oneTimeCode(uri, 1) })).toBe(to)
  })

  it('redirects nowhere else, whatever the parameter', async () => {
    const { email } = await somebody()
    const answer = await post(app.visitor(), {
      email,
      password: PASSWORD,
      next: 'https://boese.example',
      to: '//boese.example/cms-hub',
      callbackURL: 'https://boese.example',
    })
    expect(answer.headers.get('location')).toBe('/cms-hub')
  })
})
