import { and, eq, inArray, lt } from 'drizzle-orm'
import { isoWithOffset, toDate, toInstant } from '../clock/clock.ts'
import type { Platform } from '../platform.ts'
import { type EmailContent, renderHtml, renderText } from './email-content.ts'
import { faultOf, HOUSE_FAULTS } from './mail-fault.ts'
import { enqueueSending } from './mail-queues.ts'
import { senderAddress } from './sender-address.ts'
import { AnswerLostError } from './smtp-transport.ts'
import { type MailState, mails } from './tables.ts'
import type { MailTransport } from './transport.ts'

const MAX_ERROR_LENGTH = 500
/** Attempts whose failure is kept. */
const MAX_FAILURES = 25
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 60 * 60
/** After so many attempts about a day has passed, and the wait grows once more. */
const ATTEMPTS_OF_FIRST_DAY = 31
const LATER_WAIT_SECONDS = 4 * 60 * 60
/** Some five days, as RFC 5321 4.5.4.1 advises. */
const MAX_ATTEMPTS = ATTEMPTS_OF_FIRST_DAY + 24
/** Whoever does not know whether a mail has arrived does not send it often: after some hours, and after a day. */
const UNSURE_WAITS_HOURS = [4, 24]
/** Longer than a mail server may take to answer: what has been sending since then was cut off. */
const SENDING_MINUTES = 15
/** Mails that waited for the same mend go out at once, so many with one that got through. */
const MAX_WOKEN = 200
/** Mails tried more recently have a short wait of their own. */
const WOKEN_AFTER_MINUTES = 10

type Mail = typeof mails.$inferSelect
type Addressed = Pick<Mail, 'id' | 'recipient' | 'replyTo' | 'subject' | 'createdAt'> & { letter: EmailContent }
type Sending = { transport: MailTransport; readHouseName: () => Promise<string> }

/** Another attempt has the mail. */
class TakenError extends Error {}

/**
 * Makes one attempt at an email and plans the next where it fails. It is marked before its first byte goes, so that neither
 * two attempts at once nor a process killed meanwhile send it twice without a word (decision 0181).
 */
export async function deliverMail(platform: Platform, sending: Sending, id: number): Promise<void> {
  const [row] = await platform.db.select().from(mails).where(eq(mails.id, id))
  if (!row?.letter) return
  if (row.state === 'sending') return followUpCutOff(platform, row)
  if (row.state !== 'queued' && row.state !== 'unsure') return
  const message = messageOf(platform, { ...row, letter: row.letter }, await sending.readHouseName())
  // What this attempt has made of the row, which is another's once it says anything else.
  let held: MailState = row.state
  try {
    await sending.transport.send(message, async () => {
      await begin(platform, row)
      held = 'sending'
    })
  } catch (error) {
    if (error instanceof TakenError) return
    return recordFailure(platform, row, error, held)
  }
  const outcome: Partial<Mail> = sending.transport.deliversExternally
    ? { state: 'sent', sentAt: toDate(platform.clock.now()) }
    : { state: 'kept', sentAt: null }
  await updateMail(platform, row, { ...outcome, attempts: row.attempts + 1, fault: '', lastError: '' }, held)
  await wakeWaiting(platform)
}

/** An email as it is handed over: layout, sender and headers around what its row holds. */
export function messageOf({ config }: Pick<Platform, 'config'>, row: Addressed, houseName: string) {
  const host = new URL(config.publicUrl).hostname
  return {
    from: { name: houseName, address: senderAddress(config) },
    to: row.recipient,
    ...(row.replyTo ? { replyTo: row.replyTo } : {}),
    subject: row.subject,
    text: renderText(row.letter, houseName),
    html: renderHtml(row.letter, houseName),
    // The same for every attempt: mail clients show a second copy once.
    messageId: `<mail-${row.id}-${row.createdAt.getTime()}@${host}>`,
    date: row.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** @throws TakenError where another attempt has begun */
async function begin(platform: Platform, { id, state }: Mail): Promise<void> {
  const taken = await platform.write((tx) =>
    tx
      .update(mails)
      .set({ state: 'sending', triedAt: toDate(platform.clock.now()) })
      .where(and(eq(mails.id, id), eq(mails.state, state)))
      .returning({ id: mails.id }),
  )
  if (taken.length === 0) throw new TakenError()
}

async function recordFailure(platform: Platform, row: Mail, error: unknown, held: MailState): Promise<void> {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH)
  const attempts = row.attempts + 1
  const failure = { ...failed(platform, row, reason), attempts }
  if (error instanceof AnswerLostError) {
    platform.log.warn({ mail: row.id, kind: row.kind, err: error }, 'the mail server did not say whether it has an email')
    return planUnsure(platform, row, failure)
  }
  const { fault, isFinal } = faultOf(error)
  platform.log.warn({ mail: row.id, kind: row.kind, fault, err: error }, isFinal ? 'email refused for good' : 'email not accepted yet')
  if (isFinal || attempts >= MAX_ATTEMPTS) return updateMail(platform, row, { ...failure, fault, state: 'failed' }, held)
  // A mail that may have arrived stays unsure, whatever came of the next attempt.
  await updateMail(platform, row, { ...failure, fault, state: row.state === 'unsure' ? 'unsure' : 'queued' }, held, waitAfter(attempts))
}

function failed(platform: Platform, row: Mail, reason: string) {
  const failures = [...row.failures, { at: isoWithOffset(platform.clock.now()), reason }].slice(-MAX_FAILURES)
  return { lastError: reason, failures, triedAt: toDate(platform.clock.now()) }
}

async function planUnsure(platform: Platform, row: Mail, failure: Partial<Mail>): Promise<void> {
  const hours = UNSURE_WAITS_HOURS[row.failures.filter(({ isUnsure }) => isUnsure).length]
  const failures = failure.failures?.map((one, index, all) => (index === all.length - 1 ? { ...one, isUnsure: true as const } : one))
  const changes = { ...failure, ...(failures ? { failures } : {}), state: 'unsure' as const, fault: '' as const }
  await updateMail(platform, row, changes, 'sending', hours === undefined ? undefined : hours * 60 * 60)
}

/** An attempt that was cut off while it sent: once no answer can come any more, nobody knows whether the server has the mail. */
async function followUpCutOff(platform: Platform, row: Mail): Promise<void> {
  const begun = row.triedAt ? toInstant(row.triedAt) : platform.clock.now()
  const left = SENDING_MINUTES * 60 - Math.floor(platform.clock.now().since(begun).total('seconds'))
  if (left > 0) return platform.write((tx) => enqueueSending(platform, tx, row, left))
  await planUnsure(platform, row, {
    ...failed(platform, row, 'The program ended while the mail was being sent.'),
    attempts: row.attempts + 1,
  })
}

/**
 * Writes how an attempt ended, unless the email is another attempt's by now.
 * @param held the state in which this attempt has left it
 * @param waitSeconds until the next attempt; undefined where none is planned
 */
function updateMail(platform: Platform, { id }: Mail, changes: Partial<Mail>, held: MailState, waitSeconds?: number): Promise<void> {
  return platform.write(async (tx) => {
    const isHeld = and(eq(mails.id, id), eq(mails.state, held))
    const [row] = await tx.update(mails).set(changes).where(isHeld).returning()
    if (row && waitSeconds !== undefined) await enqueueSending(platform, tx, row, waitSeconds)
  })
}

function waitAfter(attempts: number): number {
  if (attempts > ATTEMPTS_OF_FIRST_DAY) return LATER_WAIT_SECONDS
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS)
}

/** One mail got through: those that waited for the server or for a setting of the house need not wait longer. */
async function wakeWaiting(platform: Platform): Promise<void> {
  const before = toDate(platform.clock.now().subtract({ minutes: WOKEN_AFTER_MINUTES }))
  const isWaiting = and(eq(mails.state, 'queued'), inArray(mails.fault, [...HOUSE_FAULTS]), lt(mails.triedAt, before))
  const waiting = await platform.db.select().from(mails).where(isWaiting).limit(MAX_WOKEN)
  if (waiting.length === 0) return
  await platform.write(async (tx) => {
    const ids = waiting.map(({ id }) => id)
    await tx.update(mails).set({ fault: '' }).where(inArray(mails.id, ids))
    for (const mail of waiting) await enqueueSending(platform, tx, mail, 0)
  })
}
