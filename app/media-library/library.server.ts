import { and, desc, eq, gte, ilike, inArray, like, lt, lte, ne, or, type SQL } from 'drizzle-orm'
import { dayOf } from '../platform/clock/clock.ts'
import { likePattern } from '../platform/database/like-pattern.ts'
import { FILE_KINDS, type FileKind, mimeTypesOf } from '../platform/media/file-kinds.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { idIn } from '../records/id-param.ts'

const SHOWN = 48
/** Usage rights that end within so many days are marked. */
const SOON_DAYS = 60

/** The filters of the library, from the address of its screen. */
export type MediaQuery = { q: string; kind: string; state: string; collection: string; before: number | undefined }

/** Parses the filters in an address. */
export function parseMediaQuery(parameters: URLSearchParams): MediaQuery {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, 100)
  return { q: text('q'), kind: text('kind'), state: text('state'), collection: text('collection'), before: idIn(parameters.get('before')) }
}

/** A page of the library, newest first. One statement. @param only which files there are for whoever asks */
export async function readLibrary({ db, clock }: Pick<Platform, 'db' | 'clock'>, query: MediaQuery, only: SQL | undefined) {
  const today = dayOf(clock.now())
  const rows = await db
    .select()
    .from(media)
    .where(and(only, ...libraryConditions({ clock }, query), query.before ? lt(media.id, query.before) : undefined))
    .orderBy(desc(media.id))
    .limit(SHOWN + 1)
  const files = rows.slice(0, SHOWN).map((row) => ({
    id: row.id,
    /** changes when the file is replaced, to bypass browser caches */
    version: row.key,
    filename: row.filename,
    alt: row.alt,
    credit: row.credit,
    type: row.mimeType.split(';')[0] ?? '',
    lacksWords: row.width !== null && row.alt === '' && !row.isDecorative,
    isPicture: row.width !== null,
    position: `${row.focalX * 100}% ${row.focalY * 100}%`,
    rightsUntil: row.rightsUntil,
    isWithdrawn: row.isWithdrawn,
    isEnding: row.rightsUntil !== null && row.rightsUntil <= today.add({ days: SOON_DAYS }).toString(),
  }))
  return { files, next: rows.length > SHOWN ? (files.at(-1)?.id ?? null) : null }
}

/** The collections that have files, by name. One statement. @param only which files there are for whoever asks */
export async function readCollections({ db }: Pick<Platform, 'db'>, only: SQL | undefined): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: media.collection })
    .from(media)
    .where(and(only, ne(media.collection, '')))
  return rows.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'de', { numeric: true }))
}

/** SQL condition: files whose usage rights end soon. */
export function rightsEndSoon(today: Temporal.PlainDate): SQL | undefined {
  return and(gte(media.rightsUntil, today.toString()), lte(media.rightsUntil, today.add({ days: SOON_DAYS }).toString()))
}

/** The SQL conditions of the library's filters. */
export function libraryConditions(
  { clock }: Pick<Platform, 'clock'>,
  { q, kind, state, collection }: Omit<MediaQuery, 'before'>,
): (SQL | undefined)[] {
  const pattern = likePattern(q)
  return [
    q
      ? or(ilike(media.filename, pattern), ilike(media.alt, pattern), ilike(media.credit, pattern), ilike(media.collection, pattern))
      : undefined,
    collection ? eq(media.collection, collection) : undefined,
    kind === 'picture' ? like(media.mimeType, 'image/%') : undefined,
    FILE_KINDS.includes(kind as FileKind) ? inArray(media.mimeType, mimeTypesOf(kind as FileKind)) : undefined,
    state === 'expired' ? eq(media.isWithdrawn, true) : undefined,
    state === 'expiring' ? rightsEndSoon(dayOf(clock.now())) : undefined,
    state === 'undescribed' ? and(eq(media.alt, ''), eq(media.isDecorative, false), like(media.mimeType, 'image/%')) : undefined,
  ]
}
