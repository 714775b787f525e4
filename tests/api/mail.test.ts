import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { purgeOldBodies, queueEmail } from '../../app/platform/mail/mailer.ts'
import { mails } from '../../app/platform/mail/tables.ts'
import { DATABASES, openTestHouse, type TestHouse } from '../support/house.ts'
import { type SmtpReceiver, startSmtpReceiver } from '../support/smtp-receiver.ts'

const POLL = { timeout: 15_000, interval: 25 }
const letter = { subject: 'Ein\r\nBcc: alle@marienbrueck.example', title: 'Guten Tag', paragraphs: ['Schöne Grüße'] }

/** Posts a mail in a transaction of its own. */
function post({ foyer }: TestHouse, to: string) {
  return foyer.platform.write((tx) => queueEmail(foyer.platform, tx, { kind: 'test', to, content: letter }))
}

async function stateOf({ foyer }: TestHouse, recipient: string) {
  const [row] = await foyer.platform.db.select().from(mails).where(eq(mails.recipient, recipient))
  return row
}

describe.each(DATABASES)('mail on %s', (database) => {
  let house: TestHouse
  let smtp: SmtpReceiver
  beforeAll(async () => {
    smtp = await startSmtpReceiver()
    house = await openTestHouse({ database, environment: { SMTP_URL: smtp.url, MAIL_FROM: 'haus@marienbrueck.example' } })
  })
  afterEach(() => {
    smtp.answerTo = () => '250 OK'
  })
  afterAll(async () => {
    await house.close()
    await smtp.close()
  })
  const received = (to: string) => smtp.mails.filter((mail) => mail.to.includes(to))

  it('is sent by the mail server as text and HTML, once what caused it has been written', async () => {
    const lost = house.foyer.platform.write(async (tx) => {
      await queueEmail(house.foyer.platform, tx, { kind: 'test', to: 'nie@marienbrueck.example', content: letter })
      throw new Error('the write failed')
    })
    await expect(lost).rejects.toThrow()
    await post(house, 'eins@marienbrueck.example')
    await expect.poll(() => received('eins@marienbrueck.example').length, POLL).toBe(1)
    const [mail] = received('eins@marienbrueck.example')
    expect(mail?.from).toBe('haus@marienbrueck.example')
    expect(mail?.text).toContain('Schöne Grüße')
    expect(mail?.html).toContain('<h1')
    await expect.poll(async () => (await stateOf(house, 'eins@marienbrueck.example'))?.state, POLL).toBe('sent')
    expect(received('nie@marienbrueck.example')).toEqual([])
  })

  it('lets nobody write headers through a subject', async () => {
    await post(house, 'kopf@marienbrueck.example')
    await expect.poll(() => received('kopf@marienbrueck.example').length, POLL).toBe(1)
    const [mail] = received('kopf@marienbrueck.example')
    expect(mail?.headers.has('bcc')).toBe(false)
    expect(mail?.headers.get('subject')).toBe('Ein Bcc: alle@marienbrueck.example')
  })

  it('is tried again when the server has no time, and not when it refuses for good', async () => {
    smtp.answerTo = (recipient) => (recipient.startsWith('spaeter') ? '451 Try again later' : '550 No such person')
    await post(house, 'spaeter@marienbrueck.example')
    await post(house, 'niemand@marienbrueck.example')
    await expect
      .poll(() => stateOf(house, 'spaeter@marienbrueck.example'), POLL)
      .toMatchObject({ state: 'queued', attempts: 1, lastError: expect.stringContaining('451') })
    await expect
      .poll(() => stateOf(house, 'niemand@marienbrueck.example'), POLL)
      .toMatchObject({ state: 'failed', attempts: 1, lastError: expect.stringContaining('550') })
  })

  it('keeps its line and forgets its words after thirty days', async () => {
    await post(house, 'alt@marienbrueck.example')
    await expect.poll(async () => (await stateOf(house, 'alt@marienbrueck.example'))?.state, POLL).toBe('sent')
    house.clock.advance({ hours: 24 * 31 })
    await purgeOldBodies(house.foyer.platform)
    expect(await stateOf(house, 'alt@marienbrueck.example')).toMatchObject({ letter: null, state: 'sent' })
    expect((await stateOf(house, 'spaeter@marienbrueck.example'))?.letter).not.toBeNull()
  })

  it('brings whoever forgot the password a link that works once and ends other sessions', async () => {
    const email = 'vergesslich@marienbrueck.example'
    await house.foyer.auth.createUser({ email, password: 'das alte Passwort', firstName: 'Vera', lastName: 'Gesslich', role: 'editor' })
    const elsewhere = house.visitor()
    await elsewhere.logIn(email, 'das alte Passwort')
    const visitor = house.visitor()
    const asked = await visitor.send('POST', '/api/auth/request-password-reset', { email })
    const unknown = await visitor.send('POST', '/api/auth/request-password-reset', { email: 'fremd@marienbrueck.example' })
    expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body])
    await expect.poll(() => received(email).length, POLL).toBe(1)
    const token = /passwort\?token=([\w-]+)/.exec(received(email)[0]?.text ?? '')?.[1]
    expect((await visitor.fetch(`/cms-hub/passwort?token=${token}`)).status).toBe(200)
    const set = () => visitor.send('POST', '/api/auth/reset-password', { newPassword: 'das neue Passwort', token })
    expect((await set()).status).toBe(200)
    expect(await set()).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } })
    await visitor.logIn(email, 'das neue Passwort')
    expect((await elsewhere.getJson('/de/pageeditor-api/user')).status).not.toBe(200)
    expect(received('fremd@marienbrueck.example')).toEqual([])
  })

  it('invites colleagues of administrators, who choose their password themselves', async () => {
    const invitation = { email: 'Neu@marienbrueck.example', firstName: 'Nele', lastName: 'Neumann', role: 'editor' }
    const editor = await house.editor()
    expect((await editor.send('POST', '/api/invitations/', invitation)).status).toBe(403)
    const admin = await house.editor('admin')
    expect((await admin.send('POST', '/api/invitations/', { ...invitation, rights: 'all' })).status).toBe(400)
    expect((await admin.send('POST', '/api/invitations/', invitation)).status).toBe(201)
    expect((await admin.send('POST', '/api/invitations/', invitation)).body).toMatchObject({ code: 'user_exists' })
    await expect.poll(() => received('neu@marienbrueck.example').length, POLL).toBe(1)
    const token = /token=([\w-]+)/.exec(received('neu@marienbrueck.example')[0]?.text ?? '')?.[1]
    const invited = house.visitor()
    await invited.send('POST', '/api/auth/reset-password', { newPassword: 'ein eigenes Passwort', token })
    await invited.logIn('neu@marienbrueck.example', 'ein eigenes Passwort')
    expect(invited.cookies.has('sessionid')).toBe(true)
  })
})

it('without a mail server mails lie in the outbox, which lists them, and none is said to be sent', async () => {
  const house = await openTestHouse()
  try {
    await post(house, 'liegt@marienbrueck.example')
    await expect.poll(async () => await stateOf(house, 'liegt@marienbrueck.example'), POLL).toMatchObject({ state: 'kept', sentAt: null })
    const outbox = join(house.foyer.platform.config.DATA_DIR, 'outbox')
    const index = JSON.parse(readFileSync(join(outbox, 'index.json'), 'utf8'))
    expect(index).toMatchObject([{ to: 'liegt@marienbrueck.example', subject: 'Ein Bcc: alle@marienbrueck.example' }])
    expect(readFileSync(join(outbox, index[0].file), 'utf8')).toContain('To: liegt@marienbrueck.example')
  } finally {
    await house.close()
  }
})
