import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, count, eq, gte } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import { deriveKey } from '../platform/config/secret.ts'
import type { Database } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { hashAddress } from '../platform/http/rate-limit.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { isSolved } from './proof-of-work.ts'
import { formAttempts } from './tables.ts'

const PURPOSE = 'forms'
const WINDOW_MINUTES = 10
/** Entries per source and window that need no challenge: a school class may share one address. */
const ENTRIES_WITHOUT_CHALLENGE = 5
const MAX_ENTRIES = 60
/** No person fills in a form faster. */
const MIN_FILL_TIME_MS = 2_000
const MAX_CHALLENGE_AGE_MS = 10 * 60 * 1000

/** The sender of an entry. */
export type Sender = {
  address: string
  /** the form token that came with the page: when the form was opened */
  formToken?: string | undefined
  /** `challenge.solution` */
  solvedChallenge?: string | undefined
  /** whether something that only programs do speaks against the sender */
  isTrapped?: boolean
}

/**
 * Issues a signed token with the time at which a form was opened.
 * @param kind `again` for a sender without JavaScript, who cannot solve a challenge and was asked to submit once more
 */
export function issueFormToken(platform: Platform, kind: 'page' | 'again' = 'page'): string {
  return signed(platform, kind, String(platform.clock.now().epochMilliseconds))
}

/** A keyed hash of the sender's address and the day. */
function senderHash(platform: Platform, address: string): string {
  return hashAddress(platform, PURPOSE, address)
}

/**
 * Requires a solved challenge (proof of work) of senders that behave like programs: a form filled in too fast, the hidden
 * field filled in, or many entries from one source. There is no CAPTCHA.
 * @throws Problem 429 `proof_required` with a `task`, or `too_many_entries`
 */
export async function assertHuman(platform: Platform, sender: Sender): Promise<void> {
  const now = platform.clock.now()
  const [recent] = await platform.db
    .select({ entries: count() })
    .from(formAttempts)
    .where(
      and(
        eq(formAttempts.source, senderHash(platform, sender.address)),
        gte(formAttempts.createdAt, toDate(now.subtract({ minutes: WINDOW_MINUTES }))),
      ),
    )
  const entries = recent?.entries ?? 0
  if (entries >= MAX_ENTRIES)
    throw new Problem(429, 'too_many_entries', t('Too many messages from your connection. Please try again later.'))
  const isOverLimit = entries >= ENTRIES_WITHOUT_CHALLENGE && !wasAskedToResend(platform, sender.formToken)
  const isFast = isTooFast(platform, sender.formToken)
  const isTrapped = sender.isTrapped === true && !wasAskedToResend(platform, sender.formToken)
  if ((isOverLimit || isFast || isTrapped) && !(await isValidSolution(platform, sender.solvedChallenge))) {
    const challenge = signed(platform, 'task', `${now.epochMilliseconds}-${randomBytes(9).toString('base64url')}`)
    const message = isTrapped
      ? t('Please check your details and send the form again.')
      : isFast
        ? t('That was very quick. Please check your details and send the form again.')
        : t('Several messages have just been sent from your connection. Please send yours again.')
    throw new Problem(429, 'proof_required', message, { task: challenge })
  }
}

/** Records that an entry was sent. @throws when its solution was used before */
export async function recordAttempt(platform: Platform, tx: Database, sender: Sender): Promise<void> {
  await tx.insert(formAttempts).values({
    source: senderHash(platform, sender.address),
    proof: sender.solvedChallenge ? challengeOf(sender.solvedChallenge) : null,
    createdAt: toDate(platform.clock.now()),
  })
}

/**
 * Whether the sender was just asked to submit once more, which replaces the challenge for senders without JavaScript. The
 * limit per source applies to them all the same.
 */
function wasAskedToResend(platform: Platform, formToken: string | undefined): boolean {
  const openedAt = Number((formToken && verified(platform, 'again', formToken)) || Number.NaN)
  return platform.clock.now().epochMilliseconds - openedAt <= MAX_CHALLENGE_AGE_MS
}

function isTooFast(platform: Platform, formToken: string | undefined): boolean {
  if (formToken === undefined || verified(platform, 'again', formToken)) return false
  const openedAt = Number(verified(platform, 'page', formToken))
  return !(platform.clock.now().epochMilliseconds - openedAt >= MIN_FILL_TIME_MS)
}

async function isValidSolution(platform: Platform, solvedChallenge: string | undefined): Promise<boolean> {
  if (!solvedChallenge) return false
  const challenge = challengeOf(solvedChallenge)
  const issuedAt = Number(verified(platform, 'task', challenge)?.split('-')[0])
  const isFresh = platform.clock.now().epochMilliseconds - issuedAt <= MAX_CHALLENGE_AGE_MS
  if (!isFresh || !(await isSolved(challenge, solvedChallenge.slice(challenge.length + 1)))) return false
  const [used] = await platform.db.select({ id: formAttempts.id }).from(formAttempts).where(eq(formAttempts.proof, challenge))
  return !used
}

function challengeOf(solvedChallenge: string): string {
  return solvedChallenge.slice(0, solvedChallenge.lastIndexOf('.'))
}

function signed(platform: Platform, kind: string, text: string): string {
  return `${text}.${signature(platform, kind, text)}`
}

/** The text of a signed token; undefined when the signature is invalid. */
function verified(platform: Platform, kind: string, token: string): string | undefined {
  const end = token.lastIndexOf('.')
  const text = token.slice(0, end)
  const actual = Buffer.from(token.slice(end + 1))
  const expected = Buffer.from(signature(platform, kind, text))
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? text : undefined
}

function signature(platform: Platform, kind: string, text: string): string {
  return createHmac('sha256', deriveKey(platform.config, PURPOSE)).update(`${kind} ${text}`).digest('base64url').slice(0, 32)
}
