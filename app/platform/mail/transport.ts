import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config/config.ts'
import { putIntoOutbox } from './outbox.ts'

const CONNECT_TIMEOUT_MS = 15_000
const SOCKET_TIMEOUT_MS = 60_000
const MAX_CONNECTIONS = 2

export type MailTransport = {
  /** whether emails are delivered; without a mail server they are written to the outbox */
  deliversExternally: boolean
  /** @throws the error of the connection or of the mail server, the latter with its `responseCode` */
  send(message: SendMailOptions): Promise<void>
  close(): void
}

/** A transport that sends by SMTP if `SMTP_URL` is set, else writes into the folder `outbox` of the data folder. */
export async function openMailTransport(config: Config): Promise<MailTransport> {
  if (!config.SMTP_URL) return { deliversExternally: false, send: (message) => putIntoOutbox(config.DATA_DIR, message), close: () => {} }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    ...smtpOptions(config.SMTP_URL),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // Content comes from visitors and must not make the server read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    deliversExternally: true,
    async send(message) {
      await transport.sendMail(message)
    },
    close: () => transport.close(),
  }
}

function smtpOptions(address: string) {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(user ? { auth: { user, pass: decodeURIComponent(url.password) } } : {}),
  }
}

/** Whether the mail server has rejected this email permanently (5xx), so that a retry is pointless. */
export function isPermanentRejection(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
