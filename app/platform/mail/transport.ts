import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config/config.ts'
import { putIntoOutbox } from './outbox.ts'
import { readSmtpSettings } from './smtp-settings.ts'
import { sendBySmtp } from './smtp-transport.ts'

export type MailTransport = {
  /** whether emails are delivered; without a mail server they are written to the outbox */
  deliversExternally: boolean
  /**
   * @param onDataBegins called before the first byte of the mail goes; when it throws, none does
   * @throws AnswerLostError where it is unknown whether the server has it; else the error of the connection or of the mail
   *   server, the latter with its `responseCode`
   */
  send(message: SendMailOptions, onDataBegins: () => Promise<void>): Promise<void>
}

/** A transport that sends by SMTP if `SMTP_URL` is set, else writes into the folder `outbox` of the data folder. */
export function openMailTransport(config: Config): MailTransport {
  const settings = readSmtpSettings(config)
  if (settings) return { deliversExternally: true, send: (message, onDataBegins) => sendBySmtp(settings, message, onDataBegins) }
  return {
    deliversExternally: false,
    async send(message, onDataBegins) {
      await onDataBegins()
      await putIntoOutbox(config.DATA_DIR, message)
    },
  }
}
