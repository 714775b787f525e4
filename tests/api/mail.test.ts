import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { executeCommand } from '../../app/command-line/run.ts'
import { readWarnings } from '../../app/operations/warnings.server.ts'
import type { Viewer } from '../../app/platform/auth/auth.ts'
import { builtInRole } from '../../app/platform/auth/built-in-roles.ts'
import { toDate } from '../../app/platform/clock/clock.ts'
import { queryRows } from '../../app/platform/database/query-rows.ts'
import { deliverMail } from '../../app/platform/mail/deliver-mail.ts'
import { enqueueSending } from '../../app/platform/mail/mail-queues.ts'
import { purgeOldBodies, queueEmail } from '../../app/platform/mail/mailer.ts'
import { mails } from '../../app/platform/mail/tables.ts'
import type { MailTransport } from '../../app/platform/mail/transport.ts'
import { type SmtpReceiver, startSmtpReceiver } from '../support/smtp-receiver.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const POLL = { timeout: 15_000, interval: 25 }
const letter = { subject: 'Ein\r\nBcc: alle@marienbrueck.example', title: 'Guten Tag', paragraphs: ['Schöne Grüße'] }

/** Queues an email in a transaction of its own. */
function post({ foyer }: TestApp, to: string, kind = 'test') {
  return foyer.platform.write((tx) => queueEmail(foyer.platform, tx, { kind, to, content: letter }))
}

/** How long the next attempt at a mail is away. */
async function minutesToNextTry({ foyer }: TestApp, recipient: string): Promise<number> {
  const rows = await queryRows<{ minutes: number }>(
    foyer.platform.db,
    sql`SELECT extract(epoch FROM start_after - now())::int / 60 AS minutes FROM jobs.job
      WHERE state = 'created' AND data->>'mail' = (SELECT id::text FROM mails WHERE recipient = ${recipient})`,
  )
  return rows[0]?.minutes ?? 0
}

async function stateOf({ foyer }: TestApp, recipient: string) {
  const [row] = await foyer.platform.db.select().from(mails).where(eq(mails.recipient, recipient))
  return row
}

describe('mail', () => {
  let app: TestApp
  let smtp: SmtpReceiver
  beforeAll(async () => {
    smtp = await startSmtpReceiver()
    app = await createTestApp({ environment: { SMTP_URL: smtp.url, MAIL_FROM: 'haus@marienbrueck.example' } })
  })
  afterEach(() => {
    smtp.answerTo = () => '250 OK'
    smtp.answerToSender = () => '250 OK'
    smtp.answerToMail = () => '250 Kept'
  })
  afterAll(async () => {
    await app.close()
    await smtp.close()
  })
  const received = (to: string) => smtp.mails.filter((mail) => mail.to.includes(to))

  it('is sent by the mail server as text and HTML, once what caused it has been written', async () => {
    const lost = app.foyer.platform.write(async (tx) => {
      await queueEmail(app.foyer.platform, tx, { kind: 'test', to: 'nie@marienbrueck.example', content: letter })
      throw new Error('the write failed')
    })
    await expect(lost).rejects.toThrow()
    await post(app, 'eins@marienbrueck.example')
    await expect.poll(() => received('eins@marienbrueck.example').length, POLL).toBe(1)
    const [mail] = received('eins@marienbrueck.example')
    expect(mail?.from).toBe('haus@marienbrueck.example')
    expect(mail?.text).toContain('Schöne Grüße')
    expect(mail?.html).toContain('<h1')
    await expect.poll(async () => (await stateOf(app, 'eins@marienbrueck.example'))?.state, POLL).toBe('sent')
    expect(received('nie@marienbrueck.example')).toEqual([])
  })

  it('allows no header injection through a subject', async () => {
    await post(app, 'kopf@marienbrueck.example')
    await expect.poll(() => received('kopf@marienbrueck.example').length, POLL).toBe(1)
    const [mail] = received('kopf@marienbrueck.example')
    expect(mail?.headers.has('bcc')).toBe(false)
    expect(mail?.headers.get('subject')).toBe('Ein Bcc: alle@marienbrueck.example')
  })

  it('is tried again when the server has no time, and not when it refuses for good', async () => {
    smtp.answerTo = (recipient) => (recipient.startsWith('spaeter') ? '451 Try again later' : '550 No such person')
    await post(app, 'spaeter@marienbrueck.example')
    await post(app, 'niemand@marienbrueck.example')
    await expect
      .poll(() => stateOf(app, 'spaeter@marienbrueck.example'), POLL)
      .toMatchObject({ state: 'queued', attempts: 1, failures: [{ at: expect.any(String), reason: expect.stringContaining('451') }] })
    await expect
      .poll(() => stateOf(app, 'niemand@marienbrueck.example'), POLL)
      .toMatchObject({ state: 'failed', attempts: 1, failures: [{ reason: expect.stringContaining('550') }] })
  })

  it('whose taking the server never confirmed is unsure, and is not sent again each minute', async () => {
    smtp.answerToMail = () => null
    await post(app, 'ungewiss@marienbrueck.example')
    await expect.poll(async () => (await stateOf(app, 'ungewiss@marienbrueck.example'))?.state, POLL).toBe('unsure')
    expect(received('ungewiss@marienbrueck.example')).toHaveLength(1)
    expect(await minutesToNextTry(app, 'ungewiss@marienbrueck.example')).toBeGreaterThan(200)
    const screen = await (await app.editor('admin')).fetch('/cms-hub/mails?state=unsure')
    expect(await screen.text()).toContain('Ungewiss, ob sie ankam')
  })

  it('that was cut off while its bytes went is not sent twice: nobody knows whether it arrived', async () => {
    await app.foyer.platform.write(async (tx) => {
      const row = { kind: 'test', recipient: 'abgerissen@marienbrueck.example', subject: 'x', letter, state: 'sending' as const }
      const [made] = await tx
        .insert(mails)
        .values({ ...row, triedAt: toDate(app.clock.now().subtract({ minutes: 16 })) })
        .returning()
      await enqueueSending(app.foyer.platform, tx, made as typeof mails.$inferSelect, 0)
    })
    await expect.poll(async () => (await stateOf(app, 'abgerissen@marienbrueck.example'))?.state, POLL).toBe('unsure')
    expect(received('abgerissen@marienbrueck.example')).toEqual([])
  })

  it('of which two attempts begin at once goes out once', async () => {
    smtp.answerTo = () => '451 Not yet'
    await post(app, 'zweimal@marienbrueck.example')
    await expect.poll(async () => (await stateOf(app, 'zweimal@marienbrueck.example'))?.attempts, POLL).toBe(1)
    smtp.answerTo = () => '250 OK'
    const row = (await stateOf(app, 'zweimal@marienbrueck.example')) as typeof mails.$inferSelect
    await app.foyer.platform.write(async (tx) => {
      for (let times = 0; times < 4; times++) await enqueueSending(app.foyer.platform, tx, row, 0)
    })
    await expect.poll(async () => (await stateOf(app, 'zweimal@marienbrueck.example'))?.state, POLL).toBe('sent')
    expect(received('zweimal@marienbrueck.example')).toHaveLength(1)
  })

  it('stays with the attempt that sends it, whatever becomes of another', async () => {
    const { platform } = app.foyer
    const [row] = await platform.db
      .insert(mails)
      .values({ kind: 'test', recipient: 'nur-einer@marienbrueck.example', subject: 'x', letter })
      .returning()
    const [sends, fails] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const begun = Promise.withResolvers<void>()
    const readHouseName = async () => 'Haus'
    const failing: MailTransport = {
      deliversExternally: true,
      async send() {
        await fails.promise
        throw new Error('connect ECONNREFUSED')
      },
    }
    const slow: MailTransport = {
      deliversExternally: true,
      async send(_message, onDataBegins) {
        await onDataBegins()
        begun.resolve()
        await sends.promise
      },
    }
    const other = deliverMail(platform, { transport: failing, readHouseName }, row?.id ?? 0)
    const own = deliverMail(platform, { transport: slow, readHouseName }, row?.id ?? 0)
    await begun.promise
    fails.resolve()
    await other
    expect(await stateOf(app, 'nur-einer@marienbrueck.example')).toMatchObject({ state: 'sending', attempts: 0 })
    sends.resolve()
    await own
    expect(await stateOf(app, 'nur-einer@marienbrueck.example')).toMatchObject({ state: 'sent', attempts: 1, failures: [] })
  })

  it('waits where the house’s sender is refused, says so on Heute, and goes out once that is mended', async () => {
    const admin = await app.editor('admin')
    const stuck = async () =>
      (await readWarnings(app.foyer.platform, { role: builtInRole('admin') } as Viewer)).find(({ kind }) => kind === 'mail-stuck')
    smtp.answerToSender = () => '553 5.7.1 Sender address rejected: not owned by user'
    await post(app, 'absender@marienbrueck.example')
    await expect
      .poll(() => stateOf(app, 'absender@marienbrueck.example'), POLL)
      .toMatchObject({ state: 'queued', attempts: 1, fault: 'sender', lastError: expect.stringContaining('553') })
    expect(await stuck()).toBeUndefined()
    app.clock.advance({ minutes: 11 })
    expect(await stuck()).toMatchObject({ number: 1, where: 'Der Mailserver nimmt Mails mit diesem Absender nicht an.' })
    smtp.answerToSender = () => '250 OK'
    await post(app, 'der-naechste@marienbrueck.example')
    await expect.poll(async () => (await stateOf(app, 'absender@marienbrueck.example'))?.state, POLL).toBe('sent')
    expect(await stuck()).toBeUndefined()
    expect(received('absender@marienbrueck.example')).toHaveLength(1)
    // One button for all that were given up.
    smtp.answerTo = () => '550 5.1.1 No such user'
    await post(app, 'weg@marienbrueck.example')
    await expect.poll(async () => (await stateOf(app, 'weg@marienbrueck.example'))?.state, POLL).toBe('failed')
    smtp.answerTo = () => '250 OK'
    expect((await admin.send<{ number: number }>('POST', '/api/admin/mails/again')).body.number).toBeGreaterThanOrEqual(1)
    await expect.poll(async () => (await stateOf(app, 'weg@marienbrueck.example'))?.state, POLL).toBe('sent')
  })

  it('with a link to an account waits behind no others that a slow server holds up', async () => {
    const held = Promise.withResolvers<string>()
    smtp.answerToMail = (to) => (to.startsWith('langsam') ? held.promise : '250 Kept')
    const slow = Array.from({ length: 12 }, (_, index) => `langsam-${index}@marienbrueck.example`)
    for (const to of slow) await post(app, to)
    await expect.poll(() => smtp.mails.filter(({ to }) => to[0]?.startsWith('langsam')).length, POLL).toBe(4)
    expect(await stateOf(app, 'langsam-0@marienbrueck.example')).toMatchObject({ state: 'sending' })
    await post(app, 'passwort@marienbrueck.example', 'password-reset')
    await expect.poll(async () => (await stateOf(app, 'passwort@marienbrueck.example'))?.state, POLL).toBe('sent')
    held.resolve('250 Kept')
    for (const to of slow) await expect.poll(async () => (await stateOf(app, to))?.state, POLL).toBe('sent')
    expect(smtp.mails.filter(({ to }) => to[0]?.startsWith('langsam'))).toHaveLength(slow.length)
  })

  it('is tried by the command line, which says what the mail server says', async () => {
    const printed: string[] = []
    const check = (to: string) =>
      executeCommand(app.foyer, { name: 'check', argument: to, flags: { mail: true } }, (line) => printed.push(line))
    expect(await check('probe@marienbrueck.example')).toBe(0)
    expect(received('probe@marienbrueck.example')).toHaveLength(1)
    smtp.answerToSender = () => '553 5.7.1 Not owned by user'
    expect(await check('probe@marienbrueck.example')).toBe(1)
    expect(printed.join('\n')).toContain('553 5.7.1')
    expect(printed.join('\n')).toContain('mit diesem Absender nicht an')
  })

  it('keeps its line and forgets its words after thirty days', async () => {
    await post(app, 'alt@marienbrueck.example')
    await expect.poll(async () => (await stateOf(app, 'alt@marienbrueck.example'))?.state, POLL).toBe('sent')
    app.clock.advance({ hours: 24 * 31 })
    await purgeOldBodies(app.foyer.platform)
    expect(await stateOf(app, 'alt@marienbrueck.example')).toMatchObject({ letter: null, state: 'sent' })
    expect((await stateOf(app, 'spaeter@marienbrueck.example'))?.letter).not.toBeNull()
  })

  it('brings users who forgot the password a link that works once and ends other sessions', async () => {
    const email = 'vergesslich@marienbrueck.example'
    await app.foyer.auth.createUser({ email, password: 'das alte Passwort', firstName: 'Vera', lastName: 'Gesslich', role: 'editor' })
    const elsewhere = app.visitor()
    await elsewhere.logIn(email, 'das alte Passwort')
    const visitor = app.visitor()
    const requested = await visitor.send('POST', '/api/auth/request-password-reset', { email })
    const unknown = await visitor.send('POST', '/api/auth/request-password-reset', { email: 'fremd@marienbrueck.example' })
    expect([requested.status, requested.body]).toEqual([unknown.status, unknown.body])
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
    const editor = await app.editor()
    expect((await editor.send('POST', '/api/invitations/', invitation)).status).toBe(403)
    const admin = await app.editor('admin')
    expect((await admin.send('POST', '/api/invitations/', { ...invitation, rights: 'all' })).status).toBe(400)
    expect((await admin.send('POST', '/api/invitations/', invitation)).status).toBe(201)
    expect((await admin.send('POST', '/api/invitations/', invitation)).body).toMatchObject({ code: 'user_exists' })
    await expect.poll(() => received('neu@marienbrueck.example').length, POLL).toBe(1)
    const token = /token=([\w-]+)/.exec(received('neu@marienbrueck.example')[0]?.text ?? '')?.[1]
    const invited = app.visitor()
    await invited.send('POST', '/api/auth/reset-password', { newPassword: 'ein eigenes Passwort', token })
    await invited.logIn('neu@marienbrueck.example', 'ein eigenes Passwort')
    expect(invited.cookies.has('sessionid')).toBe(true)
  })
})

it('without a mail server mails lie in the outbox, which lists them, and none is said to be sent', async () => {
  const app = await createTestApp()
  try {
    await post(app, 'liegt@marienbrueck.example')
    await expect.poll(async () => await stateOf(app, 'liegt@marienbrueck.example'), POLL).toMatchObject({ state: 'kept', sentAt: null })
    const outbox = join(app.foyer.platform.config.DATA_DIR, 'outbox')
    const index = JSON.parse(readFileSync(join(outbox, 'index.json'), 'utf8'))
    expect(index).toMatchObject([{ to: 'liegt@marienbrueck.example', subject: 'Ein Bcc: alle@marienbrueck.example' }])
    expect(readFileSync(join(outbox, index[0].file), 'utf8')).toContain('To: liegt@marienbrueck.example')
  } finally {
    await app.close()
  }
})
