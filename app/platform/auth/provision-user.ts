import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Platform } from '../platform.ts'
import type { LogAccessChange } from './access-change.ts'
import { MAX_NAME_LENGTH } from './account-limits.ts'
import { lockAdministrators } from './administrators.ts'
import type { Claims, ProvisionResult } from './provider-claims.ts'
import { type ProviderSettings, rolesByGroups } from './provider-settings.ts'
import { ROLES } from './roles.ts'
import { accounts, roles, users } from './tables.ts'
import { insertUser } from './users.ts'

/** The `providerId` of accounts linked to the identity provider. */
const PROVIDER_ID = 'provider'

type Found = { id: string; name: string; role: string }
/**
 * Finds or creates the account for a login by the identity provider: the linked account, else the one with the same verified
 * email address, else a new one if the settings allow it. Where groups decide the role, they do so at every login, except that
 * the last administrator stays one.
 */
export async function provisionUser(
  platform: Platform,
  settings: ProviderSettings,
  claims: Claims,
  logChange: LogAccessChange,
): Promise<ProvisionResult> {
  const groupsDecide = settings.roles.length > 0
  return platform.write(async (tx) => {
    const administrators = groupsDecide ? await lockAdministrators(tx) : []
    const role = await firstExisting(platform, tx, rolesByGroups(settings, claims))
    if (groupsDecide && !role && !settings.newRole) return { refused: 'provider-no-role' }
    const linked = await findLinked(tx, claims)
    const email = verifiedEmailOf(settings, claims)
    const known = linked ?? (email ? await findByEmail(tx, email) : undefined)
    if (!known && !(email && settings.newRole)) return { refused: 'provider-unknown' }
    const person = known ?? (await insertUserFromClaims(tx, String(email), claims, String(role ?? settings.newRole)))
    if (!linked) await link(tx, person.id, claims)
    if (!known) await logChange(tx, { user: person, action: 'created', before: {}, after: { role: person.role } })
    else if (!linked) await logChange(tx, { user: person, before: { provider: false }, after: { provider: true } })
    const next = role ?? settings.newRole
    if (known && groupsDecide && next && next !== known.role) {
      const isLastAdministrator = administrators.length === 1 && administrators[0] === known.id
      await (isLastAdministrator ? keepRole(platform, tx, known, next, logChange) : changeRole(tx, known, next, logChange))
    }
    return { userId: person.id }
  })
}

async function changeRole(tx: Database, person: Found, role: string, logChange: LogAccessChange): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, person.id))
  await logChange(tx, { user: person, before: { role: person.role }, after: { role } })
}

/** Says in both logs that groups would have taken the role of the last administrator. */
async function keepRole({ log }: Platform, tx: Database, person: Found, refused: string, logChange: LogAccessChange): Promise<void> {
  log.warn({ role: refused }, 'the groups of the identity provider would take away the last administrator, who stays')
  await logChange(tx, { user: person, before: { keptAdministrator: false }, after: { keptAdministrator: true } })
}

/** The id of the first of these roles that exists; a name that no role has may be a renamed or deleted one, and is logged. */
async function firstExisting({ log }: Platform, tx: Database, names: string[]): Promise<string | undefined> {
  for (const name of names) {
    if (ROLES.some((role) => role === name)) return name
    const [own] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.name, name))
    if (own) return own.id
    log.warn({ role: name }, 'OIDC_ROLES names a role that does not exist')
  }
  return undefined
}

/** The email address, if the provider has verified it or the settings trust it. */
function verifiedEmailOf({ trustsEmail }: ProviderSettings, { email, email_verified: isVerified }: Claims): string | undefined {
  if (typeof email !== 'string' || email.length > 254) return undefined
  return isVerified === true || (trustsEmail && isVerified === undefined) ? email.toLowerCase() : undefined
}

const columns = { id: users.id, name: users.name, role: users.role }

async function findLinked(tx: Database, { iss, sub }: Claims): Promise<Found | undefined> {
  const isTheirs = and(eq(accounts.issuer, iss), eq(accounts.accountId, sub), eq(accounts.providerId, PROVIDER_ID))
  const [found] = await tx.select(columns).from(users).innerJoin(accounts, eq(accounts.userId, users.id)).where(isTheirs)
  return found
}

async function findByEmail(tx: Database, email: string): Promise<Found | undefined> {
  const [found] = await tx.select(columns).from(users).where(eq(users.email, email)).for('update')
  return found
}

async function insertUserFromClaims(tx: Database, email: string, claims: Claims, role: string): Promise<Found> {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, MAX_NAME_LENGTH) : '')
  const firstName = text(claims.given_name)
  const lastName = text(claims.family_name) || (firstName ? '' : text(claims.name) || email)
  const id = await insertUser(tx, { email, firstName, lastName, role })
  return { id, name: `${firstName} ${lastName}`.trim(), role }
}

async function link(tx: Database, userId: string, { iss, sub }: Claims): Promise<void> {
  await tx.insert(accounts).values({ id: randomUUID(), userId, providerId: PROVIDER_ID, issuer: iss, accountId: sub })
}
