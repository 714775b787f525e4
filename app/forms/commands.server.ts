import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { validationFailed } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'
import { isTrapped, valuesAsMeant } from './as-meant.ts'
import { newConfirmationLink } from './confirmation.server.ts'
import { notifyRecipients, sendConfirmationLink } from './entry-mails.server.ts'
import { CONFIRM_FIELD_SLUG } from './field-types.ts'
import type { Form } from './queries.server.ts'
import { isRepetition, isStored, readSent, submissionKey, uploadIds } from './same-entry.server.ts'
import { assertHuman, recordAttempt, type Sender } from './spam-protection.server.ts'
import { formEntries } from './tables.ts'
import type { Submission } from './thanks.server.ts'
import { inOriginalWords } from './translated-form.server.ts'
import { claimUploads } from './uploads.server.ts'
import { type FieldValues, validateEntry, valuesToStore } from './validate.ts'

/**
 * Stores an entry and queues its e-mails in one transaction, so that neither exists without the other. What the hidden field
 * doubts is kept and marked, once the sender has done a little work (`docs/specification/for-people.md`, FORM-19); the same
 * entry sent twice is one.
 * @throws Problem 400 with a message per field, 429 when the sender behaves like a machine or the address gets too many emails
 */
export async function submitEntry(platform: Platform, form: Form, submitted: FieldValues, sender: Sender): Promise<Submission> {
  const { [CONFIRM_FIELD_SLUG]: _hidden, ...shown } = submitted
  const entered = valuesAsMeant(form.fields, await inOriginalWords(platform, form, shown))
  const errors = validateEntry(form.fields, entered)
  if (Object.keys(errors).length > 0) throw validationFailed(Object.entries(errors).map(([slug, message]) => ({ path: [slug], message })))
  const values = valuesToStore(form.fields, entered)
  const sent = await readSent(platform.db, form, values)
  const received = { key: submissionKey(sent, sender.formToken), isDoubtful: isTrapped(submitted) }
  if (await isStored(platform.db, received.key)) return { isMailLeftOut: false }
  if (sender.formToken !== undefined && (await isRepetition(platform, sent))) return { isMailLeftOut: false }
  await assertHuman(platform, { ...sender, isTrapped: received.isDoubtful })
  return platform.write(async (tx) => {
    await recordAttempt(platform, tx, sender)
    return storeEntry(platform, tx, form, values, received)
  })
}

type Received = { key: string | null; isDoubtful: boolean }

async function storeEntry(
  platform: Platform,
  tx: Database,
  form: Form,
  values: FieldValues,
  { key, isDoubtful }: Received,
): Promise<Submission> {
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
      submissionKey: key,
      isDoubtful,
      createdAt: toDate(platform.clock.now()),
    })
    .onConflictDoNothing({ target: formEntries.submissionKey })
    .returning()
  // The other press of two has stored it.
  if (!entry) return { isMailLeftOut: false }
  const files = await claimUploads(tx, entry.id, uploadIds(form, values))
  if (!isOptIn) await notifyRecipients(platform, tx, form, entry, files)
  return { isMailLeftOut: confirmation !== undefined && !(await sendConfirmationLink(platform, tx, form, entry, confirmation.url)) }
}
