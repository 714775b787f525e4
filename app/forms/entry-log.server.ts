import { eq } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { Platform } from '../platform/platform.ts'
import type { ChangeAction } from '../records/tables.ts'
import { recordChange } from '../records/write.server.ts'
import { type formEntries, forms } from './tables.ts'

type EntryRow = Pick<typeof formEntries.$inferSelect, 'id' | 'formId'>
type EntryChangeLog = { action: ChangeAction; before: Record<string, unknown> | null; after: Record<string, unknown> | null }

const text = (label: Label) => ({ label })

/** How the audit log lists what staff do with entries. */
export const entryKind = {
  name: 'form-entry',
  area: 'entries',
  label: 'Form entry',
  plural: 'Form entries',
  fields: { isDone: text('Done|entry'), note: text('Internal note'), answers: text('Answer') },
} as const

/**
 * Writes to the log what was done with an entry, in the transaction that does it. It names the form and the number alone: the log
 * cannot be changed, and an entry that is deleted leaves nothing of what a visitor wrote.
 */
export async function logEntryChange(
  platform: Pick<Platform, 'clock'>,
  tx: Database,
  viewer: Pick<Viewer, 'id' | 'name'>,
  entry: EntryRow,
  change: EntryChangeLog,
): Promise<void> {
  const [form] = await tx.select({ title: forms.title }).from(forms).where(eq(forms.id, entry.formId))
  const title = `${form?.title ?? ''} (${entry.id})`
  await recordChange(platform, tx, viewer, { contentType: entryKind.name, objectId: entry.id, title, ...change })
}
