import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gte, ne, or } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'
import { CONFIRM_PARAMETER, UNCONFIRMED_RETENTION_HOURS } from './constants.ts'
import { notifyRecipients, sendCopy } from './entry-mails.server.ts'
import type { Form } from './queries.server.ts'
import { formEntries, forms, formUploads } from './tables.ts'

const SECRET_BYTES = 24

type EntryState = typeof formEntries.$inferSelect.state

/** A new confirmation link of a form: its address, and the hash of its secret, which is all that is stored. */
export function newConfirmationLink({ config }: Pick<Platform, 'config'>, form: Pick<Form, 'id' | 'slug'>): { url: string; hash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const path = link('forms-slug-id', { slug: form.slug, id: form.id }, { [CONFIRM_PARAMETER]: secret })
  return { url: config.publicUrl + path, hash: hashSecret(secret) }
}

/** The state of the entry that a confirmation link belongs to; undefined when there is none. */
export async function findConfirmation(platform: Platform, formId: number, secret: string): Promise<EntryState | undefined> {
  const [entry] = await platform.db
    .select({ state: formEntries.state })
    .from(formEntries)
    .where(entryOfLink(platform, formId, secret))
  return entry?.state
}

/**
 * Confirms the address of an entry: one that waited for it goes to the recipients, of one that they have already the visitor
 * gets the copy. Idempotent. @returns whether there is such an entry
 */
export function confirmEntry(platform: Platform, formId: number, secret: string): Promise<boolean> {
  const isEntryOfLink = entryOfLink(platform, formId, secret)
  return platform.write(async (tx) => {
    const [entry] = await tx.select().from(formEntries).where(isEntryOfLink).for('update')
    if (!entry || entry.state === 'confirmed') return entry !== undefined
    await tx
      .update(formEntries)
      .set({ state: 'confirmed', confirmedAt: toDate(platform.clock.now()) })
      .where(eq(formEntries.id, entry.id))
    const [row] = await tx.select().from(forms).where(eq(forms.id, formId))
    if (!row) return true
    const form = { ...row, fields: entry.fields ?? row.fields }
    if (entry.state === 'received') await sendCopy(platform, tx, form, entry)
    else await notifyRecipients(platform, tx, form, entry, await tx.select().from(formUploads).where(eq(formUploads.entryId, entry.id)))
    return true
  })
}

/**
 * SQL condition: the entry of a confirmation link. The link of an entry that was not confirmed in time matches none, even before
 * the entry is deleted; the others work as long as there is the entry.
 */
function entryOfLink({ clock }: Pick<Platform, 'clock'>, formId: number, secret: string) {
  const oldest = toDate(clock.now().subtract({ hours: UNCONFIRMED_RETENTION_HOURS }))
  return and(
    eq(formEntries.formId, formId),
    eq(formEntries.confirmationHash, hashSecret(secret)),
    or(ne(formEntries.state, 'unconfirmed'), gte(formEntries.createdAt, oldest)),
  )
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
