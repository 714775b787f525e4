import { readFileSync } from 'node:fs'

/** How the line to the mail server is encrypted: always, where the server offers it, or never. */
export const SMTP_TLS = ['required', 'opportunistic', 'off'] as const

/** A certificate the mail server may have: whatever a certificate authority or this file vouches for, or one with this fingerprint. */
type TrustedCertificate = { kind: 'public' } | { kind: 'any' } | { kind: 'file'; pem: string } | { kind: 'fingerprint'; sha256: string }

/** Where and how mails are handed over. */
export type SmtpSettings = {
  host: string
  port: number
  /** TLS from the first byte on, not after STARTTLS */
  isImplicitTls: boolean
  tls: (typeof SMTP_TLS)[number]
  certificate: TrustedCertificate
  login: { user: string; password: string } | undefined
}

type Environment = {
  SMTP_URL?: string | undefined
  SMTP_TLS?: (typeof SMTP_TLS)[number] | undefined
  SMTP_CERTIFICATE?: string | undefined
}

const IMPLICIT_TLS_PORT = 465
const SUBMISSION_PORT = 587
const FINGERPRINT = /^sha256:((?:[0-9a-f]{2}:?){32})$/i

/**
 * Reads the settings of the mail server.
 * @returns undefined where none is configured
 * @throws SmtpSettingsError with a sentence for the operator
 */
export function readSmtpSettings({ SMTP_URL, SMTP_TLS: tls, SMTP_CERTIFICATE }: Environment): SmtpSettings | undefined {
  if (!SMTP_URL) return undefined
  const url = new URL(SMTP_URL)
  if (url.search || url.hash || !['', '/'].includes(url.pathname)) {
    throw new SmtpSettingsError(
      'SMTP_URL ends with its port: what follows it is not understood. SMTP_TLS and SMTP_CERTIFICATE say how it is encrypted.',
    )
  }
  const isImplicitTls = url.protocol === 'smtps:'
  const user = decoded(url.username)
  const login = user ? { user, password: decoded(url.password) } : undefined
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isImplicitTls && tls && tls !== 'required')
    throw new SmtpSettingsError(`SMTP_TLS=${tls} contradicts smtps: in SMTP_URL, which always encrypts.`)
  if (tls === 'off' && login && !isLoopback(host)) {
    throw new SmtpSettingsError(
      'SMTP_TLS=off would send the password of SMTP_URL over an open line. It needs a server on this machine, or one without login.',
    )
  }
  return {
    host,
    port: Number(url.port) || (isImplicitTls ? IMPLICIT_TLS_PORT : SUBMISSION_PORT),
    isImplicitTls,
    tls: isImplicitTls ? 'required' : (tls ?? 'opportunistic'),
    certificate: certificateOf(SMTP_CERTIFICATE, host),
    login,
  }
}

/** A setting of the mail server that cannot be followed. The message is one sentence for the operator. */
export class SmtpSettingsError extends Error {}

/** What is set, in one sentence for the log and the command line. */
export function describeSmtp({ host, port, tls, isImplicitTls, certificate, login }: SmtpSettings): string {
  const line = isImplicitTls
    ? 'encrypted from the first byte on'
    : { required: 'encrypted always (STARTTLS)', opportunistic: 'encrypted where the server offers it (STARTTLS)', off: 'not encrypted' }[
        tls
      ]
  const trusted = {
    public: 'its certificate is checked',
    any: 'its certificate is not checked, since it runs on this machine',
    file: 'its certificate is checked against the file of SMTP_CERTIFICATE',
    fingerprint: 'its certificate must have the fingerprint of SMTP_CERTIFICATE',
  }[certificate.kind]
  const sentence = [`Mails go to ${host}:${port}`, login ? `with login as ${login.user}` : 'without login', line]
  return `${[...sentence, ...(tls === 'off' ? [] : [trusted])].join(', ')}.`
}

function certificateOf(value: string | undefined, host: string): TrustedCertificate {
  // A certificate proves nothing to whoever calls the own machine; Debian's Postfix brings one that nobody vouches for.
  if (!value) return isLoopback(host) ? { kind: 'any' } : { kind: 'public' }
  const [, sha256] = FINGERPRINT.exec(value) ?? []
  if (sha256) return { kind: 'fingerprint', sha256: sha256.replaceAll(':', '').toUpperCase() }
  if (/^sha/i.test(value)) throw new SmtpSettingsError('SMTP_CERTIFICATE must be a file or sha256: with 64 hexadecimal digits.')
  const pem = readPem(value)
  if (!pem.includes('-----BEGIN CERTIFICATE-----'))
    throw new SmtpSettingsError(`SMTP_CERTIFICATE names ${value}, which holds no certificate in PEM form.`)
  return { kind: 'file', pem }
}

function readPem(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new SmtpSettingsError(`SMTP_CERTIFICATE names ${path}, which cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new SmtpSettingsError('SMTP_URL holds a % that begins no character: in user and password a percent sign is written %25.')
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)
}
