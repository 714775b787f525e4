import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, roles, sessions, users } from '../../app/platform/auth/tables.ts'
import { freePort } from '../support/free-port.ts'
import { followProviderLogin, type Identity, type IdentityProvider, startIdentityProvider } from '../support/identity-provider.ts'
import { CLIENT } from '../support/identity-provider-client.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

/** Accepts only known users. */
let app: TestApp
/** Accepts users whom the provider has put into a group, and no passwords. */
let open: TestApp
let provider: IdentityProvider
let issuer: string

beforeAll(async () => {
  issuer = `http://127.0.0.1:${await freePort()}`
  const environment = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret }
  app = await createTestApp({ environment })
  const groups = {
    OIDC_ROLES: 'leitung=admin,redaktion=editor,spuk=Gibt es nicht,kasse=Abendkasse',
    OIDC_NEW_ROLE: 'reader',
    PASSWORD_LOGIN: 'off',
    OIDC_LABEL: 'Mit Hauspass',
  }
  open = await createTestApp({ environment: { ...environment, ...groups } })
})
afterAll(async () => {
  await provider?.close()
  await open.close()
  await app.close()
})

const worksIn = async (visitor: Visitor) => (await visitor.getJson('/de/pageeditor-api/user')).status === 200
const anna: Identity = { email: 'Anna@marienbrueck.example', email_verified: true, given_name: 'Anna', family_name: 'Amsel' }

/** Logs in at the provider. @returns where the site redirects the browser then */
async function logIn(visitor: Visitor, sub: string, claims: Identity): Promise<string | null> {
  provider.user = { sub, claims }
  const response = await visitor.fetch(await followProviderLogin(visitor))
  return response.headers.get('location')
}

describe('a site with an identity provider', () => {
  it('starts and allows the password while the provider is unavailable, and says so', async () => {
    const visitor = app.visitor()
    const response = await visitor.fetch('/api/auth/provider/start')
    expect(response.headers.get('location')).toBe('/cms-hub?failed=provider-away')
    const page = await (await visitor.fetch('/cms-hub?failed=provider-away')).text()
    expect(page).toContain('Der Anmeldedienst ist gerade nicht zu erreichen.')
    expect(page).toContain('Mit dem Hauskonto anmelden')
    expect(await worksIn(await app.editor())).toBe(true)
    provider = await startIdentityProvider(issuer, [app.url, open.url])
  })

  it('lets in users who have an account with the verified address, and links the two for good', async () => {
    await app.foyer.auth.createUser({
      email: 'anna@marienbrueck.example',
      password: 'ein langes Passwort',
      firstName: 'Anna',
      lastName: 'Amsel',
      role: 'editor',
    })
    const visitor = app.visitor()
    visitor.cookies.set('sessionid', 'untergeschoben.abc')
    expect(await logIn(visitor, 'a-1', anna)).toBe('/cms-hub')
    expect(visitor.cookies.get('sessionid')).not.toContain('untergeschoben')
    expect(await worksIn(visitor)).toBe(true)
    const account = await (await visitor.fetch('/cms-hub/konto')).text()
    expect(account).toContain('Anmeldedienst')
    expect(account).not.toContain('Passkey anlegen')
    expect((await visitor.getJson('/api/auth/passkey/generate-register-options')).body).toMatchObject({ code: 'PROVIDER_DECIDES' })
    expect(await logIn(app.visitor(), 'a-1', { ...anna, email: 'anna.neu@marienbrueck.example' }), 'another address later').toBe('/cms-hub')
    const [linked] = await app.foyer.platform.db.select().from(accounts).where(eq(accounts.providerId, 'provider'))
    expect(linked).toMatchObject({ accountId: 'a-1', issuer, accessToken: null, refreshToken: null, idToken: null })
  })

  it('rejects users whose email address is unknown or not verified', async () => {
    const visitor = app.visitor()
    expect(await logIn(visitor, 'x-1', { ...anna, email_verified: false })).toBe('/cms-hub?failed=provider-unknown')
    const { email_verified: _, ...unsaid } = anna
    expect(await logIn(visitor, 'x-2', unsaid)).toBe('/cms-hub?failed=provider-unknown')
    expect(await logIn(visitor, 'x-3', { ...anna, email: 'fremd@marienbrueck.example' })).toBe('/cms-hub?failed=provider-unknown')
    expect(await worksIn(visitor)).toBe(false)
    expect(await (await visitor.fetch('/cms-hub?failed=provider-unknown')).text()).toContain('Für Ihre Adresse gibt es hier kein Konto.')
  })

  it('takes an answer once, from the browser that began, to the question that was asked', async () => {
    provider.user = { sub: 'a-1', claims: anna }
    const visitor = app.visitor()
    const answer = await followProviderLogin(visitor)
    const victim = app.visitor()
    const to = async (who: Visitor, address: string) => (await who.fetch(address)).headers.get('location')
    expect(await to(victim, answer), 'in a browser that has not begun').toBe('/cms-hub?failed=provider-expired')
    const other = await followProviderLogin(victim)
    expect(await to(victim, answer), 'to another question').toBe('/cms-hub?failed=provider-invalid')
    expect(await to(victim, other), 'to a question that has been answered').toBe('/cms-hub?failed=provider-expired')
    const begun = visitor.cookies.get('foyer.provider') ?? ''
    expect(await to(visitor, answer)).toBe('/cms-hub')
    visitor.cookies.set('foyer.provider', begun)
    expect(await to(visitor, answer), 'a second time').toBe('/cms-hub?failed=provider-expired')
    expect(await worksIn(victim)).toBe(false)
    const forged = app.visitor()
    const address = new URL(await followProviderLogin(forged))
    address.searchParams.set('iss', 'https://boese.example')
    expect(await to(forged, address.href), 'in the name of another provider').toBe('/cms-hub?failed=provider-invalid')
  })

  it('takes no ID token that another key has signed', async () => {
    provider.isForged = true
    const visitor = app.visitor()
    expect(await logIn(visitor, 'a-1', anna)).toBe('/cms-hub?failed=provider-invalid')
    provider.isForged = false
    expect(await worksIn(visitor)).toBe(false)
    expect(await logIn(visitor, 'a-1', anna)).toBe('/cms-hub')
  })

  it('leads to the requested screen afterwards and nowhere else, and says so when the user cancels', async () => {
    provider.user = { sub: 'a-1', claims: anna }
    const visitor = app.visitor()
    await (await visitor.fetch('/api/auth/provider/start?callbackURL=https://boese.example&next=//boese.example')).arrayBuffer()
    const answer = `${await followProviderLogin(visitor)}&next=https://boese.example`
    expect((await visitor.fetch(answer)).headers.get('location')).toBe('/cms-hub')
    const asking = app.visitor()
    const landsAt = async (to: string) =>
      (await asking.fetch(await followProviderLogin(asking, `?${new URLSearchParams({ to })}`))).headers.get('location')
    expect(await landsAt('/cms-hub/event?isOnline=false')).toBe('/cms-hub/event?isOnline=false')
    expect(await landsAt('https://boese.example/cms-hub')).toBe('/cms-hub')
    const door = await (await app.visitor().fetch('/cms-hub/event?isOnline=false')).text()
    expect(door).toContain('href="/api/auth/provider/start?to=%2Fcms-hub%2Fevent%3FisOnline%3Dfalse"')
    provider.user = null
    const other = app.visitor()
    expect((await other.fetch(await followProviderLogin(other))).headers.get('location')).toBe('/cms-hub?failed=provider-refused')
  })

  it('asks the provider again after twelve hours', async () => {
    const visitor = app.visitor()
    await logIn(visitor, 'a-1', anna)
    const { db } = app.foyer.platform
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await db
      .update(sessions)
      .set({ createdAt: hoursAgo(11.9) })
      .where(eq(sessions.method, 'provider'))
    expect(await worksIn(visitor)).toBe(true)
    await db
      .update(sessions)
      .set({ createdAt: hoursAgo(12.1) })
      .where(eq(sessions.method, 'provider'))
    expect(await worksIn(visitor)).toBe(false)
  })
})

describe('a site whose users are managed by its identity provider', () => {
  const roleOf = async (email: string) => (await open.foyer.platform.db.select().from(users).where(eq(users.email, email)))[0]?.role

  it('makes accounts at the first login, and follows the groups at each', async () => {
    const email = 'bea@marienbrueck.example'
    const bea: Identity = { email, email_verified: true, given_name: 'Bea', family_name: 'Blau', groups: ['kantine', 'redaktion'] }
    const visitor = open.visitor()
    expect(await logIn(visitor, 'b-1', bea)).toBe('/cms-hub')
    expect((await visitor.getJson('/api/account/')).body).toMatchObject({ name: 'Bea Blau' })
    expect(await roleOf(email)).toBe('editor')
    await logIn(open.visitor(), 'b-1', { ...bea, groups: ['leitung'] })
    expect(await roleOf(email)).toBe('admin')
    const admin = { email: 'amt@marienbrueck.example', firstName: 'Noch', lastName: 'Eine', role: 'admin' }
    await open.foyer.auth.createUser({ ...admin, password: 'ein langes Passwort' })
    await logIn(open.visitor(), 'b-1', { ...bea, groups: [] })
    expect(await roleOf(email)).toBe('reader')
    await open.foyer.platform.db.delete(users).where(eq(users.email, admin.email))
  })

  it('keeps the last administrator, whatever the groups say, and says so in the log', async () => {
    const email = 'dora@marienbrueck.example'
    const dora: Identity = { email, email_verified: true, given_name: 'Dora', family_name: 'Direktion' }
    await logIn(open.visitor(), 'd-1', { ...dora, groups: ['leitung'] })
    const visitor = open.visitor()
    expect(await logIn(visitor, 'd-1', { ...dora, groups: ['kasse'] })).toBe('/cms-hub')
    expect(await roleOf(email)).toBe('admin')
    expect((await visitor.fetch('/cms-hub/people')).status).toBe(200)
    expect(await (await visitor.fetch('/cms-hub/log')).text()).toContain('Bleibt letzte Administration, anders als der Anmeldedienst sagt')
    const other = { email: 'emil@marienbrueck.example', email_verified: true, given_name: 'Emil', family_name: 'Eins' }
    await logIn(open.visitor(), 'e-1', { ...other, groups: ['leitung'] })
    await logIn(open.visitor(), 'd-1', { ...dora, groups: ['kasse'] })
    expect(await roleOf(email)).not.toBe('admin')
  })

  it("gives the theatre's own roles to groups by their names, and no rights for a name that no role has", async () => {
    const email = 'kai@marienbrueck.example'
    const kai: Identity = { email, email_verified: true, given_name: 'Kai', family_name: 'Kass' }
    const { db } = open.foyer.platform
    const [boxOffice] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, 'Abendkasse'))
    await logIn(open.visitor(), 'k-1', { ...kai, groups: ['redaktion', 'kasse'] })
    expect(await roleOf(email)).toBe(boxOffice?.id)
    await logIn(open.visitor(), 'k-1', { ...kai, groups: ['spuk'] })
    expect(await roleOf(email)).toBe('reader')
    await logIn(open.visitor(), 'k-1', { ...kai, groups: ['spuk', 'redaktion'] })
    expect(await roleOf(email)).toBe('editor')
  })

  it('allows no password', async () => {
    await open.foyer.auth.createUser({
      email: 'c@marienbrueck.example',
      password: 'ein langes Passwort',
      firstName: 'C',
      lastName: 'D',
      role: 'admin',
    })
    const visitor = open.visitor()
    for (const [path, body] of [
      ['sign-in/email', { email: 'c@marienbrueck.example', password: 'ein langes Passwort' }],
      ['request-password-reset', { email: 'c@marienbrueck.example' }],
      ['reset-password', { token: 'x', newPassword: 'ein langes Passwort' }],
    ] as const) {
      expect((await visitor.send('POST', `/api/auth/${path}`, body)).status, path).toBe(404)
    }
    expect((await visitor.getJson('/api/login-ways/')).body).toEqual({ hasPassword: false, provider: 'Mit Hauspass' })
    const page = await (await visitor.fetch('/cms-hub')).text()
    expect(page).toContain('Mit Hauspass')
    expect(page).not.toContain('type="password"')
  })
})
