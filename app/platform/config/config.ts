import { z } from 'zod'
import { en } from 'zod/locales'
import { ROLES } from '../auth/roles.ts'
import { PURGE_STYLES } from '../cache/purge-styles.ts'
import { DEFAULT_LOCALE, LOCALES } from '../i18n/i18n.ts'
import { readSmtpSettings, SMTP_TLS, SmtpSettingsError } from '../mail/smtp-settings.ts'
import { STARTER_NAMES } from '../starter-names.ts'

const port = z.coerce.number().int().min(1).max(65535)
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const flag = z.enum(['on', 'off'])

/**
 * The environment variables that an operator can set. `docs/operators.md` lists the same names, which a test ensures.
 */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development').describe('Betriebsart'),
  PORT: port.default(3000).describe('TCP port of the site'),
  HOST: z.string().min(1).default('0.0.0.0').describe('address the server listens on'),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe('how many proxies before the house name the visitor in X-Forwarded-For'),
  PUBLIC_URL: httpUrl.optional().describe('address under which visitors reach the site; default http://localhost:PORT'),
  LOCALES: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim().toLowerCase()))
    .pipe(
      z
        .array(z.enum(LOCALES, `languages of ${LOCALES.join(', ')}, with commas between`))
        .refine(([first]) => first === DEFAULT_LOCALE, `the first must be ${DEFAULT_LOCALE}`)
        .refine((list) => new Set(list).size === list.length, 'each language once'),
    )
    .default([DEFAULT_LOCALE])
    .describe('languages that visitors can choose, the first of which everything is written in'),
  DATA_DIR: z.string().min(1).default('./data').describe('folder for the embedded database, pictures and outgoing mail'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL ≥ 15; without it the embedded PGlite in DATA_DIR'),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('where DATABASE_URL leads to a pooler: the same database past it, or by a pooler in session mode'),
  SHOP_URL: httpUrl.optional().describe('address of the ticket shop; without it nothing can be booked'),
  SHOP_KIND: z.enum(['sandbox', 'pretix']).default('sandbox').describe('which shop that is'),
  SHOP_ACCOUNT_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('pretix alone: where the organiser’s customers find their account'),
  SHOP_API_URL: httpUrl.optional().describe('pretix alone: address of the organiser in its REST API'),
  TAG_MANAGER_URL: httpUrl
    .optional()
    .describe('address on a host of the house under which its tag manager is served; without it none is loaded'),
  SHOP_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{12,200}$/, 'at least 12 printable characters without spaces')
    .optional()
    .describe('key with which the house identifies itself to the ticket shop'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('mail server; without it mails are kept in DATA_DIR/outbox'),
  SMTP_TLS: z
    .enum(SMTP_TLS)
    .optional()
    .describe('how the line to the mail server is encrypted; opportunistic, the default: where the server offers it; smtps always is'),
  SMTP_CERTIFICATE: z
    .string()
    .min(1)
    .optional()
    .describe('PEM file with the certificate of the mail server or of who has signed it, or its fingerprint as sha256:…'),
  MAIL_FROM: z.email().optional().describe('sender of mails; default noreply@ the host of PUBLIC_URL'),
  SECURITY_CONTACT: z
    .union([z.email(), httpUrl])
    .optional()
    .describe('mail address or page for whoever finds a weakness; without it there is no security.txt'),
  S3_ENDPOINT: httpUrl.optional().describe('S3-compatible store for pictures and files; without it DATA_DIR/files'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('eu-central-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_BUCKET: z
    .string()
    .min(1)
    .optional()
    .describe('bucket of an S3-compatible store for a backup each night; without it none is taken'),
  BACKUP_ENDPOINT: httpUrl.optional(),
  BACKUP_REGION: z.string().min(1).default('eu-central-1'),
  BACKUP_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(30)
    .describe('how long backups stay in that bucket; the last one stays'),
  BACKUP_NIGHTLY: flag
    .default('on')
    .describe('off: a house with the embedded database takes no backup of itself into DATA_DIR/backups, by night and before migrations'),
  PAGE_CACHE_MB: z.coerce
    .number()
    .min(0)
    .max(16_384)
    .default(128)
    .describe('memory for rendered pages in MiB; 0 keeps none, so that every request is rendered'),
  PAGE_STALE_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(3)
    .describe('how long visitors may get the old page after a change of wording, while it is rendered; 0 lets them wait'),
  SHARED_CACHE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(86_400)
    .default(0)
    .describe('how long a CDN or proxy of yours may keep pages, which are purged by key when they change; 0 for none'),
  PURGE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('address at which that cache is told to drop pages'),
  PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{8,500}$/, 'at least 8 printable characters without spaces')
    .optional()
    .describe('key with which the house identifies itself there'),
  PURGE_STYLE: z.enum(PURGE_STYLES).default('surrogate-key').describe('how that cache is told'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(0.5)
    .describe('how long after SIGTERM requests are still accepted while /readyz says 503'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'at least 16 printable characters without spaces')
    .optional()
    .describe('key with which Prometheus may read /metrics; without it nobody can'),
  SENTRY_DSN: z.url().optional().describe('where errors are reported; without it they are only logged'),
  CHROMIUM_PATH: z.string().min(1).optional().describe('executable of Chromium that makes PDFs of papers; without it browsers print them'),
  ADMIN_EMAIL: z.email().optional().describe('first administrator, read at the first start only'),
  ADMIN_NAME: z.string().trim().min(1).max(200).optional().describe('name of the first administrator, the family name last'),
  ADMIN_PASSWORD: z.string().min(12).max(128).optional().describe('password of the first administrator, at least 12 characters'),
  AUTH_SECRET: z.string().min(32).optional().describe('key of the session signatures; default: made once and kept in DATA_DIR'),
  OIDC_ISSUER: httpUrl.optional().describe('the house’s own identity provider (OpenID Connect); its address as it names itself'),
  OIDC_CLIENT_ID: z.string().min(1).max(300).optional().describe('how the provider knows this site'),
  OIDC_CLIENT_SECRET: z.string().min(1).max(500).optional().describe('key with which this site identifies itself to the provider'),
  OIDC_LABEL: z.string().min(1).max(60).default('Mit dem Hauskonto anmelden').describe('words of the button on the login'),
  OIDC_SCOPES: z
    .string()
    .regex(/^openid( [\x21-\x7e]+)*$/, 'openid and what else is wanted, with spaces between')
    .default('openid email profile')
    .describe('what the provider is asked for'),
  OIDC_ROLE_CLAIM: z.string().min(1).max(100).default('groups').describe('where the provider says in which groups somebody is'),
  OIDC_ROLES: z
    .string()
    .regex(
      /^[^=,]*[^=,\s][^=,]*=[^=,]*[^=,\s][^=,]*(,[^=,]*[^=,\s][^=,]*=[^=,]*[^=,\s][^=,]*)*$/,
      'pairs such as leitung=admin,kasse=Abendkasse',
    )
    .optional()
    .describe('which group has which role here, built in or of the theatre; groups then decide at every login'),
  OIDC_NEW_ROLE: z.enum(ROLES).optional().describe('makes accounts at the first login, with this role where no group gives another'),
  OIDC_TRUST_EMAIL: flag.default('off').describe('on: the provider verifies addresses even though it does not say so'),
  PASSWORD_LOGIN: flag.default('on').describe('off: only the identity provider lets in, and passkeys made before'),
  DEMO_HOUSE: flag.default('off').describe('on: fill an empty database with the demo house and keep its programme ahead of today'),
  FOYER_STARTER: z
    .enum(STARTER_NAMES, `one of ${STARTER_NAMES.join(', ')}`)
    .optional()
    .describe('writes the starter site of this kind of house into one without pages'),
  SEARCH_ENGINES: flag.default('off').describe('on: search engines may list the site; off as on a staging instance'),
  OUTSIDE_LINKS: flag.default('on').describe('off: the nightly check asks no other site whether what is linked to is still there'),
  PRIVATE_FEED_HOSTS: z
    .string()
    .regex(/^[^\s,/]+(\s*,\s*[^\s,/]+)*$/, 'hosts such as planung.intern:8080, with commas between')
    .transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase()))
    .default([])
    .describe('planning systems, and sites to be moved in, in the own network that may be read'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  FOYER_NOW: z
    .string()
    .regex(
      /^([+-]P.+|\d{4}-\d{2}-\d{2}T.+|file:\/\/\/.+)$/,
      'a moment such as 2026-11-21T18:00:00+01:00, a shift such as +P2D, or a file that holds one',
    )
    .optional()
    .describe('a fixed or shifted clock for tests and demos; refused in production'),
})

export type Config = z.output<typeof environmentSchema> & {
  /** the public URL of the site, without a trailing slash */
  publicUrl: string
}

/** An invalid setting. The message is one sentence for the operator that names the variable. */
export class ConfigError extends Error {}

/**
 * Reads and validates the environment. Empty values count as absent.
 * @throws ConfigError for the first invalid variable
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  // Operators read English, in messages as in the log.
  const parsed = environmentSchema.safeParse(values, { error: en().localeError })
  if (!parsed.success) throw new ConfigError(issueSentence(parsed.error.issues[0], values))
  const config = parsed.data
  if (config.FOYER_NOW && config.NODE_ENV === 'production') {
    throw new ConfigError('FOYER_NOW must not be set in production: the clock of a live house cannot be moved.')
  }
  if (config.FOYER_STARTER && config.DEMO_HOUSE === 'on') {
    throw new ConfigError('FOYER_STARTER and DEMO_HOUSE=on exclude each other: a house starts with one of them.')
  }
  if (config.S3_ENDPOINT && !(config.S3_BUCKET && config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY)) {
    throw new ConfigError('S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.')
  }
  if (config.BACKUP_BUCKET && !(config.BACKUP_ENDPOINT && config.BACKUP_ACCESS_KEY_ID && config.BACKUP_SECRET_ACCESS_KEY)) {
    throw new ConfigError('BACKUP_BUCKET needs BACKUP_ENDPOINT, BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY beside it.')
  }
  if (config.BACKUP_BUCKET && config.BACKUP_BUCKET === config.S3_BUCKET && config.BACKUP_ENDPOINT === config.S3_ENDPOINT) {
    throw new ConfigError('BACKUP_BUCKET must not be S3_BUCKET: a backup would be lost with what it is a backup of.')
  }
  try {
    readSmtpSettings(config)
  } catch (error) {
    throw error instanceof SmtpSettingsError ? new ConfigError(error.message) : error
  }
  if (config.SHARED_CACHE_SECONDS > 0 && !config.PURGE_URL) {
    throw new ConfigError('SHARED_CACHE_SECONDS needs PURGE_URL beside it: pages that must vanish would stay in the cache.')
  }
  if (config.SHOP_KIND === 'pretix' && !(config.SHOP_URL && config.SHOP_API_URL && config.SHOP_TOKEN)) {
    throw new ConfigError('SHOP_KIND=pretix needs SHOP_URL, SHOP_API_URL and SHOP_TOKEN beside it.')
  }
  if (config.OIDC_ISSUER && !(config.OIDC_CLIENT_ID && config.OIDC_CLIENT_SECRET)) {
    throw new ConfigError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET beside it.')
  }
  if (config.OIDC_ISSUER && !isEncryptedOrLocal(config.OIDC_ISSUER)) {
    throw new ConfigError('OIDC_ISSUER must begin with https: who is let in must not be told over an open line.')
  }
  if (config.PASSWORD_LOGIN === 'off' && !config.OIDC_ISSUER) {
    throw new ConfigError('PASSWORD_LOGIN=off needs OIDC_ISSUER beside it: nobody could log in.')
  }
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  if (config.TAG_MANAGER_URL && !isOwnHost(config.TAG_MANAGER_URL, publicUrl)) {
    throw new ConfigError(`TAG_MANAGER_URL must name a host under the domain of ${publicUrl}: the tag manager comes from the house itself.`)
  }
  return { ...config, publicUrl }
}

/** Whether a connection to this URL cannot be intercepted: it is encrypted or stays on this machine. */
function isEncryptedOrLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** Whether a URL is on the site's host or a subdomain of it (`www.` aside). */
function isOwnHost(url: string, publicUrl: string): boolean {
  const domain = new URL(publicUrl).hostname.replace(/^www\./, '')
  const { hostname } = new URL(url)
  return hostname === domain || hostname.endsWith(`.${domain}`)
}

function issueSentence(issue: z.core.$ZodIssue | undefined, values: Record<string, unknown>): string {
  if (!issue) return 'The configuration is not valid.'
  const name = String(issue.path[0])
  const secret = /PASSWORD|SECRET|TOKEN|_URL$|DSN/.test(name)
  const value = secret ? 'The value' : `"${String(values[name])}"`
  return `${name} is not valid: ${value} was refused (${issue.message}).`
}
