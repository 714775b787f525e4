import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'
import type { Permissions } from './permissions.ts'
import type { LoginMethod } from './roles.ts'

// The tables of better-auth and its throttle, named and shaped as the library expects them; at the end those of our own.

/** The accounts that can log in. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  /** a built-in role, or the id of a row of `roles` */
  role: text().notNull().default('editor'),
  /** the productions that a role limited to some works with */
  productions: jsonb().$type<number[]>().notNull().default([]),
  /** whether the password alone does not let in; the key stands in `two_factors` */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: moment('created_at').notNull().default(sql`now()`),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
})

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** how the session was opened */
    method: text().$type<LoginMethod>().notNull().default('password'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** How a user proves who they are; the password hash stands here. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** URL of the identity provider; `local:credential` for a password. A column of our own: better-auth neither reads nor writes it. */
    issuer: text().notNull().default('local:credential'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [index('accounts_user').on(table.userId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

/** The secret of a user's one-time codes and their backup codes, both encrypted with the app secret. */
export const twoFactors = pgTable('two_factors', {
  id: text().primaryKey(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** false until a first code has shown that the phone has the key */
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
})

/** The public half of a passkey; the other never leaves the device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text('public_key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    /** kind of the authenticator, which often tells its name */
    aaguid: text(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Roles that have to show a second factor beside the password. */
export const secondFactorRoles = pgTable('second_factor_roles', { role: text().primaryKey() })

/** The roles that the theatre has made beside the built-in ones. */
export const roles = pgTable('roles', {
  id: text().primaryKey(),
  name: text().notNull().unique(),
  permissions: jsonb().$type<Permissions>().notNull(),
  /** counts the changes, so that nobody overwrites one they have not seen */
  revision: integer().notNull().default(0),
})

/** Attempts per address and path, shared by all nodes, so that login is throttled everywhere. */
export const rateLimits = pgTable('rate_limits', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
})
