import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gte, or } from 'drizzle-orm'
import { toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { validationFailed } from '../platform/http/problem.ts'
import { queueEmail } from '../platform/mail/mailer.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'
import { readSettingsInTx } from '../site/index.server.ts'
import { CONFIRM_PARAMETER, UNCONFIRMED_RETENTION_HOURS } from './constants.ts'
import { copyEmail, emailIn, entryEmail, optInEmail } from './emails.server.ts'
import { CONFIRM_FIELD_SLUG, FIELD_TYPES } from './field-types.ts'
import type { Form } from './queries.server.ts'
import { assertHuman, recordAttempt, type Sender } from './spam-protection.server.ts'
import { formEntries, forms, formUploads } from './tables.ts'
import { inOriginalWords } from './translated-form.server.ts'
import { claimUploads, type Upload } from './uploads.server.ts'
import { type FieldValues, textsOf, validateEntry, valuesToStore } from './validate.ts'

const SECRET_BYTES = 24

/**
 * Stores an entry and queues its e-mails in one transaction, so that neither exists without the other.
 * @throws Problem 400 with a message per field, 429 when the sender behaves like a machine
 */
export async function submitEntry(platform: Platform, form: Form, submitted: FieldValues, sender: Sender): Promise<void> {
  const { [CONFIRM_FIELD_SLUG]: honeypot, ...shown } = submitted
  const entered = await inOriginalWords(platform, form, shown)
  const errors = validateEntry(form.fields, entered)
  if (Object.keys(errors).length > 0) throw validationFailed(Object.entries(errors).map(([slug, message]) => ({ path: [slug], message })))
  await assertHuman(platform, sender)
  await platform.write(async (tx) => {
    await recordAttempt(platform, tx, sender)
    // Only programs fill in the honeypot; they get the usual response, and nothing is stored (AMB-31).
    if (!honeypot) await storeEntry(platform, tx, form, valuesToStore(form.fields, entered))
  })
}

async function storeEntry(platform: Platform, tx: Database, form: Form, values: FieldValues): Promise<void> {
  const isOptIn = form.confirmation === 'opt-in'
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const [entry] = await tx
    .insert(formEntries)
    .values({
      formId: form.id,
      fieldValues: values,
      fields: form.fields,
      state: isOptIn ? 'unconfirmed' : 'received',
      confirmationHash: isOptIn ? hashSecret(secret) : null,
      createdAt: toDate(platform.clock.now()),
    })
    .returning()
  if (!entry) throw new Error('entry was not written')
  const files = await claimUploads(tx, entry.id, uploadIds(form, values))
  const email = emailIn(form, values)
  if (isOptIn) {
    const path = link('forms-slug-id', { slug: form.slug, id: form.id }, { [CONFIRM_PARAMETER]: secret })
    if (email)
      await queueEmail(platform, tx, { kind: 'form-opt-in', to: email, content: optInEmail(form, platform.config.publicUrl + path) })
    return
  }
  await notifyRecipients(platform, tx, form, entry, files)
  if (form.confirmation === 'copy' && email)
    await queueEmail(platform, tx, { kind: 'form-copy', to: email, content: copyEmail(form, values) })
}

type EntryRow = typeof formEntries.$inferSelect

async function notifyRecipients(platform: Platform, tx: Database, form: Form, entry: EntryRow, files: Upload[]): Promise<void> {
  const content = entryEmail(
    form,
    { id: entry.id, values: entry.fieldValues, receivedAt: toInstant(entry.createdAt), files },
    { publicUrl: platform.config.publicUrl, notation: (await readSettingsInTx(tx)).design },
  )
  for (const to of form.recipients)
    await queueEmail(platform, tx, { kind: 'form-entry', to, replyTo: emailIn(form, entry.fieldValues), content: content })
}

function uploadIds(form: Form, values: FieldValues): Map<string, string> {
  const fields = form.fields.filter(({ field_type }) => FIELD_TYPES[field_type]?.control === 'file')
  return new Map(fields.flatMap(({ slug }) => textsOf(values[slug]).map((id): [string, string] => [slug, id])))
}

/** The state of the entry that a confirmation link belongs to; undefined when there is none. */
export async function findConfirmation(platform: Platform, formId: number, secret: string): Promise<EntryRow['state'] | undefined> {
  const [entry] = await platform.db
    .select({ state: formEntries.state })
    .from(formEntries)
    .where(entryOfLink(platform, formId, secret))
  return entry?.state
}

/** Confirms an entry and notifies the recipients. Idempotent. @returns whether there is such an entry */
export function confirmEntry(platform: Platform, formId: number, secret: string): Promise<boolean> {
  const isEntryOfLink = entryOfLink(platform, formId, secret)
  return platform.write(async (tx) => {
    const [entry] = await tx
      .update(formEntries)
      .set({ state: 'confirmed', confirmedAt: toDate(platform.clock.now()) })
      .where(and(isEntryOfLink, eq(formEntries.state, 'unconfirmed')))
      .returning()
    if (!entry) return (await tx.select({ id: formEntries.id }).from(formEntries).where(isEntryOfLink)).length > 0
    const [form] = await tx.select().from(forms).where(eq(forms.id, formId))
    const files = await tx.select().from(formUploads).where(eq(formUploads.entryId, entry.id))
    if (form) await notifyRecipients(platform, tx, { ...form, fields: entry.fields ?? form.fields }, entry, files)
    return true
  })
}

/** SQL condition: the entry of a confirmation link. An expired link matches none, even before the entry is deleted. */
function entryOfLink({ clock }: Pick<Platform, 'clock'>, formId: number, secret: string) {
  const oldest = toDate(clock.now().subtract({ hours: UNCONFIRMED_RETENTION_HOURS }))
  return and(
    eq(formEntries.formId, formId),
    eq(formEntries.confirmationHash, hashSecret(secret)),
    or(eq(formEntries.state, 'confirmed'), gte(formEntries.createdAt, oldest)),
  )
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
