import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AUTHORITY, type Script, SELF_SIGNED, startScriptedMailServer } from '../../../tests/support/mail-server/scripted-mail-server.ts'
import { faultOf } from './mail-fault.ts'
import { readSmtpSettings, type SmtpSettings } from './smtp-settings.ts'
import { AnswerLostError, sendBySmtp } from './smtp-transport.ts'

const MESSAGE = {
  from: 'haus@haus.example',
  to: 'anna@haus.example',
  subject: 'Grüße',
  text: 'Schöne Grüße',
  messageId: '<1@haus.example>',
}
/** Waits of a test instead of minutes. */
const TIMES = { connectMs: 2_000, greetingMs: 400, answerMs: 400 }
/** A host that is this machine and that nobody takes for it, as a server elsewhere. */
const ELSEWHERE = '0.0.0.0'
const FINGERPRINT = new X509Certificate(readFileSync(SELF_SIGNED)).fingerprint256

type Outcome = { came: string; copies: number }

/** Sends one mail to a server with this script. @returns what the house makes of it, and how many copies the server has */
async function sendTo(script: Script, environment: Parameters<typeof readSmtpSettings>[0] = {}, host = '127.0.0.1'): Promise<Outcome> {
  const server = await startScriptedMailServer(script)
  try {
    const scheme = script.isImplicit ? 'smtps' : 'smtp'
    const login = script.asksForLogin ? 'haus:geheim@' : ''
    const settings = readSmtpSettings({ SMTP_URL: `${scheme}://${login}${host}:${server.port}`, ...environment }) as SmtpSettings
    const came = await sendBySmtp(settings, MESSAGE, async () => {}, TIMES).then(() => 'sent', outcomeOf)
    return { came, copies: server.kept.length }
  } finally {
    await server.close()
  }
}

function outcomeOf(error: unknown): string {
  if (error instanceof AnswerLostError) return 'unsure'
  const { fault, isFinal } = faultOf(error)
  return isFinal ? `given up: ${fault}` : `waits: ${fault}`
}

describe('a mail server that', () => {
  const cases: [string, Script, string, number][] = [
    ['takes the mail', {}, 'sent', 1],
    ['takes it late', { 'end of data': { late: '250 Kept', ms: 250 } }, 'sent', 1],
    ['greets late', { greeting: { late: '220 At last', ms: 250 } }, 'sent', 1],
    ['never greets', { greeting: 'silent' }, 'waits: connection', 0],
    ['hangs up before it greets', { greeting: 'hangs up' }, 'waits: connection', 0],
    ['greets with a refusal', { greeting: '554 5.3.2 No service' }, 'waits: connection', 0],
    ['has too many connections', { greeting: '421 4.7.0 Too many connections' }, 'waits: connection', 0],
    ['answers with what is no SMTP', { greeting: 'HTTP/1.1 400 Bad Request' }, 'waits: connection', 0],
    ['knows the old greeting alone', { EHLO: '502 5.5.1 Unknown command' }, 'sent', 1],
    ['closes down at EHLO', { EHLO: '421 4.3.2 Closing' }, 'waits: connection', 0],
    ['hangs up at EHLO', { EHLO: 'hangs up' }, 'waits: connection', 0],
    ['refuses the login', { asksForLogin: true, AUTH: '535 5.7.8 Authentication failed' }, 'waits: login', 0],
    ['cannot look the login up now', { asksForLogin: true, AUTH: '454 4.7.0 Temporary failure' }, 'waits: login', 0],
    ['wants a password for programs', { asksForLogin: true, AUTH: '534 5.7.9 Application-specific password required' }, 'waits: login', 0],
    ['wants a login first', { MAIL: '530 5.7.0 Authentication required' }, 'waits: login', 0],
    ['refuses the sender', { MAIL: '553 5.7.1 Sender address rejected: not owned by user' }, 'waits: sender', 0],
    ['refuses the sender without a code', { MAIL: '550 Sender unknown' }, 'waits: sender', 0],
    ['puts the sender off', { MAIL: '451 4.3.0 Try again later' }, 'waits: busy', 0],
    ['closes down at the sender', { MAIL: '421 4.3.2 Closing' }, 'waits: busy', 0],
    ['has no room for so large a mail', { MAIL: '552 5.3.4 Message size exceeds limit' }, 'given up: message', 0],
    ['puts the recipient off (greylisting)', { RCPT: '450 4.2.0 Greylisted' }, 'waits: busy', 0],
    ['forwards to another recipient', { RCPT: '251 2.1.5 Not local, will forward' }, 'sent', 1],
    ['closes down at the recipient', { RCPT: '421 4.3.2 Closing' }, 'waits: busy', 0],
    ['has a mailbox that is full for now', { RCPT: '452 4.2.2 Over quota' }, 'waits: busy', 0],
    ['takes no more mails this hour', { RCPT: '450 4.7.1 Rate limit exceeded' }, 'waits: busy', 0],
    ['does not know the recipient', { RCPT: '550 5.1.1 No such user' }, 'given up: recipient', 0],
    ['does not know the recipient and gives no code', { RCPT: '550 No such person' }, 'given up: recipient', 0],
    ['has a full mailbox there', { RCPT: '552 5.2.2 Mailbox full' }, 'given up: recipient', 0],
    ['relays for nobody', { RCPT: '554 5.7.1 Relay access denied' }, 'waits: sender', 0],
    ['relays for nobody and gives no code', { RCPT: '550 relay not permitted' }, 'waits: sender', 0],
    ['finds at the recipient that the sender is not there', { RCPT: '550 5.1.8 Sender domain not found' }, 'waits: sender', 0],
    ['hangs up at the recipient', { RCPT: 'hangs up' }, 'waits: connection', 0],
    ['falls silent at the recipient', { RCPT: 'silent' }, 'waits: connection', 0],
    ['takes no data now', { DATA: '451 4.3.0 Queue is full' }, 'waits: busy', 0],
    ['takes no data', { DATA: '554 No valid recipients' }, 'given up: message', 0],
    ['hangs up before the data', { DATA: 'hangs up' }, 'waits: connection', 0],
    ['puts the mail off once it has it', { 'end of data': '451 4.7.1 Scanner is busy' }, 'waits: busy', 1],
    ['closes down once it has the mail', { 'end of data': '421 4.3.2 Closing' }, 'waits: busy', 1],
    ['has no room once it has the mail', { 'end of data': '452 4.3.1 Insufficient storage' }, 'waits: busy', 1],
    ['takes the mail for spam', { 'end of data': '554 Looks like spam' }, 'given up: message', 1],
    ['takes the sender for forged', { 'end of data': '550 5.7.26 Unauthenticated email' }, 'waits: sender', 1],
    ['hangs up when it has all of it', { 'end of data': 'hangs up' }, 'unsure', 1],
    ['never answers when it has all of it', { 'end of data': 'silent' }, 'unsure', 1],
  ]
  it.each(cases)('%s', async (_, script, came, copies) => {
    expect(await sendTo(script)).toEqual({ came, copies })
  })

  it('has no other attempt’s mail: nothing goes where somebody else has it already', async () => {
    const server = await startScriptedMailServer({})
    const settings = readSmtpSettings({ SMTP_URL: `smtp://127.0.0.1:${server.port}` }) as SmtpSettings
    const taken = new Error('taken')
    await expect(sendBySmtp(settings, MESSAGE, () => Promise.reject(taken), TIMES)).rejects.toBe(taken)
    expect(server.kept).toEqual([])
    await server.close()
  })

  it('cannot be reached, or has no name', async () => {
    const server = await startScriptedMailServer({})
    await server.close()
    const at = (url: string) => sendBySmtp(readSmtpSettings({ SMTP_URL: url }) as SmtpSettings, MESSAGE, async () => {}, TIMES)
    expect(await at(`smtp://127.0.0.1:${server.port}`).catch(outcomeOf)).toBe('waits: connection')
    expect(await at('smtp://gibt-es-nicht.invalid:25').catch(outcomeOf)).toBe('waits: connection')
  })
})

describe('the line to a mail server', () => {
  const selfSigned: Script = { certificate: 'self-signed' }
  const cases: [string, Script, Parameters<typeof readSmtpSettings>[0], string, string][] = [
    ['is encrypted on this machine by a certificate that nobody vouches for', selfSigned, {}, '127.0.0.1', 'sent'],
    ['is not trusted elsewhere with such a certificate', selfSigned, {}, ELSEWHERE, 'waits: encryption'],
    ['is trusted with the certificate of a file', selfSigned, { SMTP_CERTIFICATE: SELF_SIGNED }, ELSEWHERE, 'sent'],
    [
      'is trusted with a certificate that one of a file has signed',
      { certificate: 'signed' },
      { SMTP_CERTIFICATE: AUTHORITY },
      ELSEWHERE,
      'sent',
    ],
    ['is not trusted with another than that of the file', selfSigned, { SMTP_CERTIFICATE: AUTHORITY }, '127.0.0.1', 'waits: encryption'],
    ['is trusted with the fingerprint', selfSigned, { SMTP_CERTIFICATE: `sha256:${FINGERPRINT}` }, ELSEWHERE, 'sent'],
    [
      'is not trusted with another fingerprint',
      { certificate: 'signed' },
      { SMTP_CERTIFICATE: `sha256:${FINGERPRINT}` },
      '127.0.0.1',
      'waits: encryption',
    ],
    ['is encrypted from the first byte on', { ...selfSigned, isImplicit: true }, {}, '127.0.0.1', 'sent'],
    ['is so with a fingerprint', { ...selfSigned, isImplicit: true }, { SMTP_CERTIFICATE: `sha256:${FINGERPRINT}` }, ELSEWHERE, 'sent'],
    ['stays open where the server offers nothing', {}, {}, ELSEWHERE, 'sent'],
    ['carries nothing where encryption is required and not offered', {}, { SMTP_TLS: 'required' }, ELSEWHERE, 'waits: encryption'],
    [
      'carries nothing where it is required and refused',
      { ...selfSigned, STARTTLS: '454 TLS not available' },
      { SMTP_TLS: 'required' },
      '127.0.0.1',
      'waits: encryption',
    ],
    ['is left open where that is set', selfSigned, { SMTP_TLS: 'off' }, ELSEWHERE, 'sent'],
  ]
  it.each(cases)('%s', async (_, script, environment, host, came) => {
    expect(await sendTo(script, environment, host)).toMatchObject({ came, copies: came === 'sent' ? 1 : 0 })
  })
})
