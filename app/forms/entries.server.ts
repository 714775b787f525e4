import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, type SQL } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import { mails } from '../platform/mail/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { emailIn, labelledValues } from './emails.server.ts'
import { logEntryChange } from './entry-log.server.ts'
import type { EntryState } from './entry-schema.ts'
import { type EntryFilters, holdsWords } from './entry-search.server.ts'
import { formAnswers, formEntries, forms, formUploads } from './tables.ts'
import type { UploadStore } from './uploads.server.ts'

/** An answer that was sent to who wrote; `delivery` is how its email went, null where that is not known any more. */
export type EntryAnswer = {
  id: number
  text: string
  recipient: string
  by: string
  at: string
  delivery: (typeof mails.$inferSelect)['state'] | null
}

/** An entry of a form as staff read it. */
export type EntrySummary = {
  id: number
  form: { id: number; title: string }
  state: EntryState
  /** with double opt-in, whether the sender has confirmed it */
  isConfirmed: boolean
  /** whether it may be a program's */
  isDoubtful: boolean
  createdAt: string
  facts: { label: string; value: string }[]
  files: { id: string; filename: string }[]
  /** who was done with it, and when */
  done: { by: string; at: string } | null
  note: { text: string; version: number }
  /** the address to which it can be answered; null where it has none, or none that is confirmed */
  replyTo: string | null
  answers: EntryAnswer[]
}

type EntryQuery = Partial<EntryFilters> & { id?: number; before?: number | undefined; limit: number }

/**
 * Entries, the latest first. Three statements.
 * @param query.before id of the last one on the page before
 */
export async function listEntries({ db }: Pick<Platform, 'db'>, query: EntryQuery): Promise<EntrySummary[]> {
  const rows = await db
    .select({ entry: formEntries, form: { id: forms.id, title: forms.title, fields: forms.fields } })
    .from(formEntries)
    .innerJoin(forms, eq(formEntries.formId, forms.id))
    .where(
      and(
        query.id ? eq(formEntries.id, query.id) : undefined,
        query.formId ? eq(formEntries.formId, query.formId) : undefined,
        query.state ? isInState(query.state) : undefined,
        query.before ? lt(formEntries.id, query.before) : undefined,
        ...holdsWords(query.q ?? ''),
      ),
    )
    .orderBy(desc(formEntries.id))
    .limit(query.limit)
  const ids = rows.map(({ entry }) => entry.id)
  const [files, answers] = ids.length > 0 ? await Promise.all([readFiles(db, ids), readAnswers(db, ids)]) : [[], []]
  return rows.map(({ entry, form }) => ({
    ...summaryOf(entry, form),
    files: files.filter(({ entryId }) => entryId === entry.id).map(({ id, filename }) => ({ id, filename })),
    answers: answers
      .filter(({ answer }) => answer.entryId === entry.id)
      .map(({ answer: { id, text, recipient, userName, createdAt }, delivery }) => ({
        ...{ id, text, recipient, by: userName, delivery },
        at: isoWithOffset(toInstant(createdAt)),
      })),
  }))
}

type Entry = typeof formEntries.$inferSelect

function summaryOf(entry: Entry, { fields, ...form }: Pick<typeof forms.$inferSelect, 'id' | 'title' | 'fields'>) {
  const asked = { fields: entry.fields ?? fields }
  const state: EntryState = entry.state === 'unconfirmed' ? 'unconfirmed' : entry.doneAt ? 'done' : 'open'
  return {
    ...{ id: entry.id, form, state, isConfirmed: entry.state === 'confirmed', isDoubtful: entry.isDoubtful },
    createdAt: isoWithOffset(toInstant(entry.createdAt)),
    facts: labelledValues(asked, entry.fieldValues),
    done: entry.doneAt ? { by: entry.doneBy, at: isoWithOffset(toInstant(entry.doneAt)) } : null,
    note: { text: entry.note, version: entry.noteVersion },
    replyTo: state === 'unconfirmed' ? null : (emailIn(asked, entry.fieldValues) ?? null),
  }
}

function readFiles(db: Platform['db'], ids: number[]) {
  return db.select().from(formUploads).where(inArray(formUploads.entryId, ids)).orderBy(asc(formUploads.id))
}

function readAnswers(db: Platform['db'], ids: number[]) {
  return db
    .select({ answer: formAnswers, delivery: mails.state })
    .from(formAnswers)
    .leftJoin(mails, eq(formAnswers.mailId, mails.id))
    .where(inArray(formAnswers.entryId, ids))
    .orderBy(asc(formAnswers.id))
}

/** SQL condition: the entries in a state. */
function isInState(state: EntryState): SQL | undefined {
  if (state === 'unconfirmed') return eq(formEntries.state, 'unconfirmed')
  return and(state === 'open' ? isNull(formEntries.doneAt) : isNotNull(formEntries.doneAt), ne(formEntries.state, 'unconfirmed'))
}

/** How many entries wait for somebody. One statement. */
export function countOpenEntries({ db }: Pick<Platform, 'db'>): Promise<number> {
  return db.$count(formEntries, isInState('open'))
}

/** Deletes an entry with its files and answers, permanently, as data protection law may require. @returns whether there was one */
export function deleteEntry(
  platform: Pick<Platform, 'write' | 'clock'>,
  uploads: UploadStore,
  viewer: Viewer,
  id: number,
): Promise<boolean> {
  return platform.write(async (tx) => {
    await uploads.sweep(tx, [id])
    await tx.delete(formAnswers).where(eq(formAnswers.entryId, id))
    const [deleted] = await tx.delete(formEntries).where(eq(formEntries.id, id)).returning()
    if (!deleted) return false
    await logEntryChange(platform, tx, viewer, deleted, { action: 'deleted', before: null, after: null })
    return true
  })
}
