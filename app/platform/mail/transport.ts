import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config/config.ts'
import { putIntoOutbox } from './outbox.ts'

const CONNECT_TIMEOUT_MS = 15_000
const SOCKET_TIMEOUT_MS = 60_000
const MAX_CONNECTIONS = 2

/** How mails leave the house. */
export type MailTransport = {
  /** whether what is sent leaves the house; without a mail server it is kept in the outbox */
  deliversExternally: boolean
  /** @throws whatever the mail server answers, with its `responseCode` */
  send(message: SendMailOptions): Promise<void>
  close(): void
}

/** By SMTP when an address is configured, else into the folder `outbox` beside the data. */
export function openMailTransport(config: Config): MailTransport {
  if (!config.SMTP_URL) return { deliversExternally: false, send: (message) => putIntoOutbox(config.DATA_DIR, message), close: () => {} }
  const transport = createTransport({
    ...smtpOptions(config.SMTP_URL),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // A mail holds what somebody wrote; it must not make the program read files or addresses.
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

/** Whether the server has refused this very mail for good, so that another try would be the same. */
export function isPermanentRejection(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
