import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../app/platform/auth/roles.ts'
import { rateLimits, sessions, verifications } from '../../app/platform/auth/tables.ts'
import { idOf, PASSWORD, passwordStep, somebodyOf, worksIn } from '../support/account.ts'
import { openTestHouse, type TestHouse } from '../support/house.ts'
import type { Visitor } from '../support/visitor.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())
// Attempts are counted for each address, and everybody here has the same.
beforeEach(() => house.foyer.platform.db.delete(rateLimits))

const somebody = (role?: Role) => somebodyOf(house, role)

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
    const id = await idOf(house, email)
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
