import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { labelledValues } from './emails.server.ts'
import { formEntries, forms, formUploads } from './tables.ts'
import type { UploadStore } from './uploads.server.ts'

/** An entry of a form as staff read it. */
export type EntrySummary = {
  id: number
  form: { id: number; title: string }
  state: 'received' | 'unconfirmed' | 'confirmed'
  createdAt: string
  facts: { label: string; value: string }[]
  files: { id: string; filename: string }[]
}

/**
 * Entries, the latest first. Two statements.
 * @param options.before id of the last one on the page before
 */
export async function listEntries(
  { db }: Pick<Platform, 'db'>,
  { formId, before, limit }: { formId: number | undefined; before?: number | undefined; limit: number },
): Promise<EntrySummary[]> {
  const rows = await db
    .select({ entry: formEntries, form: { id: forms.id, title: forms.title, fields: forms.fields } })
    .from(formEntries)
    .innerJoin(forms, eq(formEntries.formId, forms.id))
    .where(and(formId ? eq(formEntries.formId, formId) : undefined, before ? lt(formEntries.id, before) : undefined))
    .orderBy(desc(formEntries.id))
    .limit(limit)
  const ids = rows.map(({ entry }) => entry.id)
  const files =
    ids.length > 0 ? await db.select().from(formUploads).where(inArray(formUploads.entryId, ids)).orderBy(asc(formUploads.id)) : []
  return rows.map(({ entry, form: { fields, ...form } }) => ({
    id: entry.id,
    form,
    state: entry.state,
    createdAt: isoWithOffset(toInstant(entry.createdAt)),
    facts: labelledValues({ fields: entry.fields ?? fields }, entry.fieldValues),
    files: files.filter(({ entryId }) => entryId === entry.id).map(({ id, filename }) => ({ id, filename })),
  }))
}

/** Deletes an entry with its files, permanently, as data protection law may require. @returns whether there was one */
export function deleteEntry(platform: Pick<Platform, 'write'>, uploads: UploadStore, id: number): Promise<boolean> {
  return platform.write(async (tx) => {
    await uploads.sweep(tx, [id])
    const deleted = await tx.delete(formEntries).where(eq(formEntries.id, id)).returning({ id: formEntries.id })
    return deleted.length > 0
  })
}
