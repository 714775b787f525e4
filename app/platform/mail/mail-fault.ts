/**
 * Why a mail did not go out. `connection`, `encryption`, `login` and `sender` are the house's own to mend and keep no mail
 * from going out afterwards; `busy` says that the server is there and has put it off; `recipient` and `message` concern one
 * mail alone.
 */
export const MAIL_FAULTS = ['connection', 'encryption', 'login', 'sender', 'busy', 'recipient', 'message'] as const
export type MailFault = (typeof MAIL_FAULTS)[number]

/** What everything waits for until somebody has mended it. */
export const HOUSE_FAULTS = ['connection', 'encryption', 'login', 'sender'] as const satisfies MailFault[]

/** What the connection to a mail server throws, with the command it was at and the server's answer. */
type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string; message?: string }

/** The codes with which servers ask for a login or refuse it (RFC 4954). */
const LOGIN_CODES = [530, 534, 535, 538]
/** Answers of servers that give no enhanced code, by which they mean the sender. */
const ABOUT_THE_SENDER = /relay|authenticat|not (?:permitted|allowed|authorized)|sender/i
const ABOUT_THE_CERTIFICATE = /certificate|self-signed|altname|unable to verify|fingerprint/i

/**
 * What an error of a mail server or of the line to it means.
 * @returns the fault, and whether a further try is pointless
 */
export function faultOf(error: unknown): { fault: MailFault; isFinal: boolean } {
  const { code = '', command = '', responseCode = 0, response = '', message = '' } = error as SmtpError
  if (responseCode === 0) {
    if (code === 'EAUTH' || code === 'ENOAUTH') return waiting('login')
    if (code === 'EMESSAGE') return { fault: 'message', isFinal: true }
    // An address that cannot be put into the command is refused before anybody is asked.
    if (code === 'EENVELOPE') return /sender/i.test(message) ? waiting('sender') : { fault: 'recipient', isFinal: true }
    return waiting(code === 'ETLS' || ABOUT_THE_CERTIFICATE.test(message) ? 'encryption' : 'connection')
  }
  if (code === 'EAUTH') return waiting('login')
  if (code === 'ETLS') return waiting('encryption')
  const isOfMail = command === 'MAIL FROM' || command === 'RCPT TO' || command === 'DATA'
  if (!isOfMail) return waiting('connection')
  if (responseCode < 500) return waiting('busy')
  if (LOGIN_CODES.includes(responseCode)) return waiting('login')
  return refusal(command, response)
}

/** A refusal for good (5xx), by its enhanced code (RFC 3463) where the server gives one, else by the command and the words. */
function refusal(command: string, response: string): { fault: MailFault; isFinal: boolean } {
  const [, enhanced = ''] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})/.exec(response) ?? []
  if (/^552(?![ -]5)/.test(response) || ['5.2.3', '5.3.4'].includes(enhanced) || enhanced.startsWith('5.6.'))
    return { fault: 'message', isFinal: true }
  if (/^5\.7\.|^5\.1\.[78]$/.test(enhanced)) return waiting('sender')
  if (enhanced.startsWith('5.3.')) return waiting('connection')
  if (command === 'MAIL FROM') return waiting('sender')
  if (command === 'DATA') return { fault: 'message', isFinal: true }
  if (!enhanced && ABOUT_THE_SENDER.test(response)) return waiting('sender')
  return { fault: 'recipient', isFinal: true }
}

function waiting(fault: MailFault): { fault: MailFault; isFinal: boolean } {
  return { fault, isFinal: false }
}
