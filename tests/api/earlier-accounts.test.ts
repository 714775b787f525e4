import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, rateLimits } from '../../app/platform/auth/tables.ts'
import { openDatabase } from '../../app/platform/database/open-database.ts'
import { freePort } from '../support/free-port.ts'
import { followProviderLogin, type IdentityProvider, startIdentityProvider } from '../support/identity-provider.ts'
import { CLIENT } from '../support/identity-provider-client.ts'
import { migrationsUpTo } from '../support/migrations-up-to.ts'
import { oneTimeCode } from '../support/one-time-code.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { canEdit, createTestUser, signInWithPassword } from '../support/user.ts'

/** The last migration before `accounts.issuer` had a default; better-auth 1.7.0 wrote the rows below. */
const BEFORE = '0034_premieres_are_marked'
const AUTH_SECRET = 'a key of the tests that guards nothing at all'

const WITH_CODE = {
  email: 'code@marienbrueck.example',
  uri: 'otpauth://totp/localhost:code?secret=KZJHCSTQL54HQRC7MFDF66TYPJXUY6BQJVXXQZCYGFXXGM2FNRGA',
  hash: 'c6087c04bd527078ddfe4762a7740d6a:92ad4b85821da28867d351475b17e40f6140dfbb34dc91595ae998f20d79d18c30f6553fa8c9a74eb65b2438c60e27eb193e02b9ad871479197f76f11dc849c3',
  secret:
    '218477d1dba8ae1bc51e8b784381164119b22cec1e5f7d4d7aad3dc39ee0390920ceebc21f139dab452583e23f68cf38f8d08c1849c5925c76b6587152a1e85a5c9bf1324043e6dd',
  backupCode: 'UiAtM-9ZGDB',
  backupCodes:
    '74ceff928c1063837d46a618a0cbe3355ade851c57148ea602727356972b4bb46c49e486fd36f9315230e8ea2f26eba715905aac1e25179dec18b5b6c2c6a1c4af955c617d620448135fc7454e7f8685b028ec9203aaaa42a00264a071be620ac499e93b5616acde9ecc5e724d062b7025c2fa451d1e45c0c1de4bc0d7b491c41065cc527aed43c8645997b009f8992e2fa746204f29a10430a59e21f08d1f33d26d11cb42fc03ec9b1da684c5e93f1c26d1613a1b',
}
const LINKED = {
  email: 'wort@marienbrueck.example',
  hash: '7ef9b1622de527cc61b987aba11bd1aa:d500e81ca96723d3642f5efccaf623cbb7fc3386b575811a7bd59a1522ecab0be202071cbab3a1b583cd582e80f3c95e6c238894f15dadef96732663ba3bcdde',
}

let app: TestApp
let provider: IdentityProvider

beforeAll(async () => {
  const issuer = `http://127.0.0.1:${await freePort()}`
  const folder = await earlierHouse(issuer)
  app = await createTestApp({
    template: { folder, database: undefined },
    hasRealPasswords: true,
    environment: { AUTH_SECRET, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
  })
  rmSync(folder, { recursive: true })
  provider = await startIdentityProvider(issuer, [app.url])
})
afterAll(async () => {
  await provider.close()
  await app.close()
})
beforeEach(() => app.foyer.platform.db.delete(rateLimits))

describe('accounts made before better-auth 1.7.6', () => {
  it('log in by password and one-time code, and by a backup code', async () => {
    const visitor = app.visitor()
    expect(await signInWithPassword(visitor, WITH_CODE.email)).toMatchObject({ status: 200, body: { twoFactorRedirect: true } })
    const verified = await visitor.send('POST', '/api/auth/two-factor/verify-totp', { code: await oneTimeCode(WITH_CODE.uri) })
    expect(verified.status).toBe(200)
    expect(await canEdit(visitor)).toBe(true)
    const other = app.visitor()
    await signInWithPassword(other, WITH_CODE.email)
    expect((await other.send('POST', '/api/auth/two-factor/verify-backup-code', { code: WITH_CODE.backupCode })).status).toBe(200)
  })

  it('log in by password and by the identity provider, whose link is found whatever the address says by now', async () => {
    const visitor = app.visitor()
    expect((await signInWithPassword(visitor, LINKED.email)).status).toBe(200)
    expect(await canEdit(visitor)).toBe(true)
    provider.user = { sub: 'w-1', claims: { email: 'neu@marienbrueck.example', email_verified: true } }
    const linked = app.visitor()
    expect((await linked.fetch(await followProviderLogin(linked))).headers.get('location')).toBe('/cms-hub')
    expect(await canEdit(linked)).toBe(true)
  })

  it('change their password, and new ones stand beside them in the same shape', async () => {
    const visitor = app.visitor()
    await signInWithPassword(visitor, LINKED.email)
    const changed = await visitor.send('POST', '/api/auth/change-password', {
      currentPassword: 'ein langes Passwort',
      newPassword: 'ein neues langes Passwort',
    })
    expect(changed.status).toBe(200)
    expect((await signInWithPassword(app.visitor(), LINKED.email, 'ein neues langes Passwort')).status).toBe(200)
    await createTestUser(app)
    const rows = await app.foyer.platform.db.select().from(accounts)
    expect(new Set(rows.filter((row) => row.providerId === 'credential').map((row) => row.issuer))).toEqual(new Set(['local:credential']))
  })
})

/** A data folder at the migration `BEFORE`, with the rows that better-auth 1.7.0 wrote. */
async function earlierHouse(issuer: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-earlier-'))
  const handle = await openDatabase({ url: undefined, folder })
  const migrations = migrationsUpTo(BEFORE)
  await handle.migrate(migrations)
  rmSync(migrations, { recursive: true })
  const { db } = handle
  for (const [id, { email, hash }] of Object.entries({ code: WITH_CODE, wort: LINKED })) {
    await db.execute(
      sql`INSERT INTO users (id, name, email, email_verified, two_factor_enabled) VALUES (${id}, ${id}, ${email}, true, ${id === 'code'})`,
    )
    await db.execute(
      sql`INSERT INTO accounts (id, account_id, provider_id, issuer, user_id, password) VALUES (${id}, ${id}, 'credential', 'local:credential', ${id}, ${hash})`,
    )
  }
  await db.execute(
    sql`INSERT INTO accounts (id, account_id, provider_id, issuer, user_id) VALUES ('linked', 'w-1', 'provider', ${issuer}, 'wort')`,
  )
  await db.execute(
    sql`INSERT INTO two_factors (id, secret, backup_codes, user_id) VALUES ('code', ${WITH_CODE.secret}, ${WITH_CODE.backupCodes}, 'code')`,
  )
  await handle.close()
  return folder
}
