import { count, eq } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { conflict, orNotFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { queueEmail } from '../platform/mail/mailer.ts'
import type { Platform } from '../platform/platform.ts'
import { answerEmail, emailIn } from './emails.server.ts'
import { logEntryChange } from './entry-log.server.ts'
import type { EntryChange, NewAnswer } from './entry-schema.ts'
import { formAnswers, formEntries, forms } from './tables.ts'

const MAX_ANSWERS = 50

type Writing = Pick<Platform, 'write' | 'clock' | 'jobs'>
type EntryRow = typeof formEntries.$inferSelect

/**
 * Marks an entry as done or open, and writes its note.
 * @throws Problem 404, or 409 `conflict` with the note as `theirs` where somebody has changed it since it was read
 */
export function changeEntry(platform: Writing, viewer: Viewer, id: number, { isDone, note }: EntryChange): Promise<void> {
  return platform.write(async (tx) => {
    const entry = await lockEntry(tx, id)
    if (note) await writeNote(platform, tx, viewer, entry, note)
    if (isDone !== undefined) await setDone(platform, tx, viewer, entry, isDone)
  })
}

/**
 * Answers an entry by email, and marks it as done if that is wished. Idempotent by `key`.
 * @throws Problem 404, 409 `no_address`, `too_many`, or `conflict` where somebody has answered since the entry was read
 */
export function answerEntry(platform: Writing, viewer: Viewer, id: number, answer: NewAnswer): Promise<void> {
  return platform.write(async (tx) => {
    const entry = await lockEntry(tx, id)
    const [known] = await tx.select({ id: formAnswers.id }).from(formAnswers).where(eq(formAnswers.key, answer.key))
    if (known) return
    const [form] = await tx.select().from(forms).where(eq(forms.id, entry.formId))
    const asked = { title: orNotFound(form).title, fields: entry.fields ?? orNotFound(form).fields }
    const recipient = addressOf(asked, entry)
    const number = await requireSeen(tx, id, answer.seen)
    const content = answerEmail(asked, entry.fieldValues, answer.text)
    const mailId = await queueEmail(platform, tx, { kind: 'form-answer', to: recipient, replyTo: viewer.email, content })
    const { key, text } = answer
    const createdAt = toDate(platform.clock.now())
    await tx.insert(formAnswers).values({ entryId: id, key, text, recipient, mailId, userName: viewer.name, createdAt })
    await logEntryChange(platform, tx, viewer, entry, {
      ...{ action: 'changed', before: { answers: number }, after: { answers: number + 1 } },
    })
    if (answer.isDone) await setDone(platform, tx, viewer, entry, true)
  })
}

/** Reads an entry for a change: whoever comes second waits, and then sees what the first has done. */
async function lockEntry(tx: Database, id: number): Promise<EntryRow> {
  const [entry] = await tx.select().from(formEntries).where(eq(formEntries.id, id)).for('update')
  return orNotFound(entry)
}

async function writeNote(
  platform: Writing,
  tx: Database,
  viewer: Viewer,
  { id, formId, note, noteVersion }: EntryRow,
  { text, base }: NonNullable<EntryChange['note']>,
): Promise<void> {
  if (text === note) return
  if (base !== noteVersion)
    throw conflict(t('The note has been changed meanwhile. Please read what it says now; saving again puts your text in its place.'), {
      theirs: { text: note, version: noteVersion },
    })
  const version = noteVersion + 1
  await tx.update(formEntries).set({ note: text, noteVersion: version }).where(eq(formEntries.id, id))
  // The log cannot be changed, so it says that the note was changed and not its words.
  await logEntryChange(
    platform,
    tx,
    viewer,
    { id, formId },
    {
      ...{ action: 'changed', before: { note: noteVersion }, after: { note: version } },
    },
  )
}

async function setDone(platform: Writing, tx: Database, viewer: Viewer, entry: EntryRow, isDone: boolean): Promise<void> {
  const wasDone = entry.doneAt !== null
  if (wasDone === isDone) return
  const now = toDate(platform.clock.now())
  const change = isDone ? { doneAt: now, doneBy: viewer.name } : { doneAt: null, doneBy: '' }
  await tx.update(formEntries).set(change).where(eq(formEntries.id, entry.id))
  await logEntryChange(platform, tx, viewer, entry, { action: 'changed', before: { isDone: wasDone }, after: { isDone } })
}

function addressOf(form: Parameters<typeof emailIn>[0], { state, fieldValues }: EntryRow): string {
  if (state === 'unconfirmed') throw noAddress(t('This entry is not confirmed: the address may be somebody else’s.'))
  const address = emailIn(form, fieldValues)
  if (!address) throw noAddress(t('This entry contains no email address.'))
  return address
}

function noAddress(detail: string): Problem {
  return new Problem(409, 'no_address', detail)
}

/** @returns how many answers there are @throws Problem 409 where there are others than those that were seen, or too many */
async function requireSeen(tx: Database, entryId: number, seen: number): Promise<number> {
  const [{ number } = { number: 0 }] = await tx.select({ number: count() }).from(formAnswers).where(eq(formAnswers.entryId, entryId))
  if (number >= MAX_ANSWERS) throw new Problem(409, 'too_many', t('There are already many answers to this entry.'))
  if (number === seen) return number
  throw conflict(
    t('Somebody has answered meanwhile. Please read the answer below; your text is still here, and sending again sends it too.'),
    { theirs: { answers: number } },
  )
}
