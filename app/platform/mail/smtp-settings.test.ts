import { describe, expect, it } from 'vitest'
import { describeSmtp, readSmtpSettings, type SmtpSettings } from './smtp-settings.ts'

const read = (environment: Parameters<typeof readSmtpSettings>[0]) => readSmtpSettings(environment) as SmtpSettings
const HERE = new URL('smtp-settings.test.ts', import.meta.url).pathname

describe('the settings of the mail server', () => {
  it('are told in one sentence, without the password', () => {
    expect(describeSmtp(read({ SMTP_URL: 'smtp://haus%40x.example:geh%2Feim@mail.x.example' }))).toBe(
      'Mails go to mail.x.example:587, with login as haus@x.example, encrypted where the server offers it (STARTTLS), its certificate is checked.',
    )
    expect(describeSmtp(read({ SMTP_URL: 'smtps://mail.x.example' }))).toContain(
      'mail.x.example:465, without login, encrypted from the first byte on',
    )
    expect(describeSmtp(read({ SMTP_URL: 'smtp://[::1]:25' }))).toContain('not checked, since it runs on this machine')
    expect(describeSmtp(read({ SMTP_URL: 'smtp://127.0.0.1:25', SMTP_TLS: 'off' }))).toMatch(/not encrypted\.$/)
  })

  it.each([
    ['smtp://mail.x.example:25?ignoreTLS=true', {}, /SMTP_URL ends with its port/],
    ['smtp://mail.x.example/pfad', {}, /SMTP_URL ends with its port/],
    ['smtp://haus:50%@mail.x.example', {}, /percent sign is written %25/],
    ['smtps://mail.x.example', { SMTP_TLS: 'off' }, /contradicts smtps/],
    ['smtp://haus:geheim@mail.x.example', { SMTP_TLS: 'off' }, /over an open line/],
    ['smtp://mail.x.example', { SMTP_CERTIFICATE: '/gibt/es/nicht.pem' }, /cannot be read \(ENOENT\)/],
    ['smtp://mail.x.example', { SMTP_CERTIFICATE: HERE }, /holds no certificate/],
    ['smtp://mail.x.example', { SMTP_CERTIFICATE: 'sha256:AB' }, /64 hexadecimal digits/],
  ] as const)('refuse %s with %j', (SMTP_URL, environment, sentence) => {
    expect(() => readSmtpSettings({ SMTP_URL, ...environment })).toThrow(sentence)
  })

  it('are none without an address', () => {
    expect(readSmtpSettings({ SMTP_TLS: 'required' })).toBeUndefined()
  })
})
