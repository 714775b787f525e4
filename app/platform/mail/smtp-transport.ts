import { Readable } from 'node:stream'
import type { ConnectionOptions } from 'node:tls'
import type { SendMailOptions } from 'nodemailer'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { certificateWithFingerprint } from './server-certificate.ts'
import type { SmtpSettings } from './smtp-settings.ts'

const CONNECT_MS = 30_000
/** RFC 5321 4.5.3.2.1: servers may take five minutes to greet. */
const GREETING_MS = 5 * 60_000
/** RFC 5321 4.5.3.2.6: a server may take ten minutes to say that it has kept a mail; whoever hangs up before sends it twice. */
const ANSWER_MS = 10 * 60_000

export type SmtpTimes = { connectMs: number; greetingMs: number; answerMs: number }
const TIMES: SmtpTimes = { connectMs: CONNECT_MS, greetingMs: GREETING_MS, answerMs: ANSWER_MS }

/** The server may have kept the mail: all of it was sent, and no answer came. */
export class AnswerLostError extends Error {}

/**
 * Hands one mail to the mail server, over a connection of its own: what is slow holds up nobody else.
 * @param onDataBegins called when sender and recipient have been accepted and the first byte of the mail is to go; when it
 *   throws, nothing of the mail is sent
 * @throws AnswerLostError where it is unknown whether the server has it; else the error of `onDataBegins`, of the line, or of
 *   the server, the last with its `responseCode`
 */
export async function sendBySmtp(
  settings: SmtpSettings,
  message: SendMailOptions,
  onDataBegins: () => Promise<void>,
  times: SmtpTimes = TIMES,
): Promise<void> {
  const [{ default: Connection }, mail] = await Promise.all([import('nodemailer/lib/smtp-connection'), composed(message)])
  const connection = new Connection({
    host: settings.host,
    port: settings.port,
    secure: settings.isImplicitTls,
    requireTLS: settings.tls === 'required' && !settings.isImplicitTls,
    ignoreTLS: settings.tls === 'off',
    tls: await tlsOptions(settings),
    connectionTimeout: times.connectMs,
    greetingTimeout: times.greetingMs,
    socketTimeout: times.answerMs,
  })
  // What comes after a step has failed already must not end the process.
  connection.on('error', () => {})
  try {
    await settled((done) => connection.connect(done), connection)
    const { login } = settings
    if (login) await settled((done) => connection.login({ user: login.user, pass: login.password }, done), connection)
    await handOver(connection, mail, onDataBegins)
    connection.quit()
  } catch (error) {
    connection.close()
    throw error
  }
}

type ComposedMail = { envelope: { from: string | false; to: string[] }; bytes: Buffer }

async function composed(message: SendMailOptions): Promise<ComposedMail> {
  const { createTransport } = await import('nodemailer')
  // Content comes from visitors and must not make the server read files or URLs.
  const info = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    ...message,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { envelope: info.envelope as ComposedMail['envelope'], bytes: info.message as Buffer }
}

async function handOver(connection: SMTPConnection, { envelope, bytes }: ComposedMail, onDataBegins: () => Promise<void>): Promise<void> {
  let isSent = false
  let refused: unknown
  // Read only once the server waits for the mail.
  async function* content() {
    try {
      await onDataBegins()
    } catch (error) {
      refused = error
      throw error
    }
    yield bytes
    isSent = true
  }
  try {
    await settled((done) => connection.send({ ...envelope, size: bytes.length }, Readable.from(content()), done), connection)
  } catch (error) {
    if (refused) throw refused
    const isAnswered = (error as { responseCode?: number }).responseCode !== undefined
    throw isSent && !isAnswered ? new AnswerLostError((error as Error).message) : error
  }
}

/** Waits for a step of a connection, which fails by its callback or by an event. */
function settled(step: (done: (error?: Error | null) => void) => void, connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject)
    step((error) => {
      connection.off('error', reject)
      if (error) reject(error)
      else resolve()
    })
  })
}

async function tlsOptions(settings: SmtpSettings): Promise<ConnectionOptions> {
  const { certificate } = settings
  if (certificate.kind === 'public') return {}
  if (certificate.kind === 'any') return { rejectUnauthorized: false }
  const ca = certificate.kind === 'file' ? certificate.pem : await certificateWithFingerprint(settings, certificate.sha256)
  // A certificate that was named by hand counts by itself, whatever name stands in it.
  return { ca, allowPartialTrustChain: true, checkServerIdentity: () => undefined } as ConnectionOptions
}
