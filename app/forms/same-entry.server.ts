import { createHash } from 'node:crypto'
import { and, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { emailIn } from './emails.server.ts'
import { FIELD_TYPES } from './field-types.ts'
import type { Form } from './queries.server.ts'
import { formEntries, formUploads } from './tables.ts'
import { type FieldValues, textsOf } from './validate.ts'

/** How long the same, sent once more, is the same entry: longer than any train is without a line. */
const REPETITION_MINUTES = 60

/** What somebody sends: the texts, and of each file what stays when it is uploaded again, which gives it another number. */
type Sent = { form: Form; values: FieldValues; fileSlugs: string[]; files: string[] }

/** Reads what makes an entry the same as another: its texts, and the names and sizes of its files. */
export async function readSent(db: Database, form: Form, values: FieldValues): Promise<Sent> {
  const ids = uploadIds(form, values)
  return { form, values, fileSlugs: [...ids.keys()], files: await describeFiles(db, [...ids.values()]) }
}

/** What makes a second press, or a second try after a lost answer, the same entry: the form's token and what was entered. */
export function submissionKey({ form, values, fileSlugs, files }: Sent, formToken: string | undefined): string | null {
  if (!formToken) return null
  const texts = Object.entries(values).filter(([slug]) => !fileSlugs.includes(slug))
  return createHash('sha256')
    .update(JSON.stringify([form.id, formToken, texts, files]))
    .digest('base64url')
}

/** Whether an entry with this key is stored. */
export async function isStored(db: Database, key: string | null): Promise<boolean> {
  return key !== null && (await db.$count(formEntries, eq(formEntries.submissionKey, key))) > 0
}

/**
 * Whether the same person has just sent the same, from another showing of the form: after an answer that was lost they reload the
 * page, or go back to it, and the page has another token. Two who give no address may well say the same, so theirs are two
 * entries. What waits for a confirmation does not count: who sends it again may not have got the link.
 */
export async function isRepetition({ db, clock }: Platform, { form, values, fileSlugs, files }: Sent): Promise<boolean> {
  if (!emailIn(form, values)) return false
  const withoutFiles = (written: SQL) => fileSlugs.reduce((rest, slug) => sql`${rest} - ${slug}::text`, written)
  const alike = await db
    .select({ id: formEntries.id })
    .from(formEntries)
    .where(
      and(
        eq(formEntries.formId, form.id),
        ne(formEntries.state, 'unconfirmed'),
        gte(formEntries.createdAt, toDate(clock.now().subtract({ minutes: REPETITION_MINUTES }))),
        sql`${withoutFiles(sql`${formEntries.fieldValues}`)} = ${withoutFiles(sql`${JSON.stringify(values)}::jsonb`)}`,
      ),
    )
  for (const { id } of alike) if (String(await describeFilesOf(db, id)) === String(files)) return true
  return false
}

/** The numbers of the uploads of an entry, by the slug of their field. */
export function uploadIds(form: Form, values: FieldValues): Map<string, string> {
  const fields = form.fields.filter(({ field_type }) => FIELD_TYPES[field_type]?.control === 'file')
  return new Map(fields.flatMap(({ slug }) => textsOf(values[slug]).map((id): [string, string] => [slug, id])))
}

async function describeFiles(db: Database, ids: string[]): Promise<string[]> {
  return ids.length === 0 ? [] : described(db, inArray(formUploads.id, ids))
}

function describeFilesOf(db: Database, entryId: number): Promise<string[]> {
  return described(db, eq(formUploads.entryId, entryId))
}

async function described(db: Database, condition: SQL): Promise<string[]> {
  const rows = await db.select({ name: formUploads.filename, bytes: formUploads.bytes }).from(formUploads).where(condition)
  return rows.map(({ name, bytes }) => `${bytes} ${name}`).sort()
}
