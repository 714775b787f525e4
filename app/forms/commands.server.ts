import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { validationFailed } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'
import { newConfirmationLink } from './confirmation.server.ts'
import { notifyRecipients, sendConfirmationLink } from './entry-mails.server.ts'
import { CONFIRM_FIELD_SLUG, FIELD_TYPES } from './field-types.ts'
import type { Form } from './queries.server.ts'
import { assertHuman, recordAttempt, type Sender } from './spam-protection.server.ts'
import { formEntries } from './tables.ts'
import type { Submission } from './thanks.server.ts'
import { inOriginalWords } from './translated-form.server.ts'
import { claimUploads } from './uploads.server.ts'
import { type FieldValues, textsOf, validateEntry, valuesToStore } from './validate.ts'

/**
 * Stores an entry and queues its e-mails in one transaction, so that neither exists without the other.
 * @throws Problem 400 with a message per field, 429 when the sender behaves like a machine or the address gets too many emails
 */
export async function submitEntry(platform: Platform, form: Form, submitted: FieldValues, sender: Sender): Promise<Submission> {
  const { [CONFIRM_FIELD_SLUG]: honeypot, ...shown } = submitted
  const entered = await inOriginalWords(platform, form, shown)
  const errors = validateEntry(form.fields, entered)
  if (Object.keys(errors).length > 0) throw validationFailed(Object.entries(errors).map(([slug, message]) => ({ path: [slug], message })))
  await assertHuman(platform, sender)
  return platform.write(async (tx) => {
    await recordAttempt(platform, tx, sender)
    // Only programs fill in the honeypot; they get the usual response, and nothing is stored (AMB-31).
    return honeypot ? { isMailLeftOut: false } : storeEntry(platform, tx, form, valuesToStore(form.fields, entered))
  })
}

async function storeEntry(platform: Platform, tx: Database, form: Form, values: FieldValues): Promise<Submission> {
  const isOptIn = form.confirmation === 'opt-in'
  const confirmation = form.confirmation === 'none' ? undefined : newConfirmationLink(platform, form)
  const [entry] = await tx
    .insert(formEntries)
    .values({
      formId: form.id,
      fieldValues: values,
      fields: form.fields,
      state: isOptIn ? 'unconfirmed' : 'received',
      confirmationHash: confirmation?.hash ?? null,
      createdAt: toDate(platform.clock.now()),
    })
    .returning()
  if (!entry) throw new Error('entry was not written')
  const files = await claimUploads(tx, entry.id, uploadIds(form, values))
  if (!isOptIn) await notifyRecipients(platform, tx, form, entry, files)
  return { isMailLeftOut: confirmation !== undefined && !(await sendConfirmationLink(platform, tx, form, entry, confirmation.url)) }
}

function uploadIds(form: Form, values: FieldValues): Map<string, string> {
  const fields = form.fields.filter(({ field_type }) => FIELD_TYPES[field_type]?.control === 'file')
  return new Map(fields.flatMap(({ slug }) => textsOf(values[slug]).map((id): [string, string] => [slug, id])))
}
